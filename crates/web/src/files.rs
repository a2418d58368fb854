//! Files that belong to this version of the page: texts, pictures, the worker.

use crate::lazy::NotArrived;
use leptos::prelude::window;
use std::cell::RefCell;
use std::future::Future;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

thread_local! {
    static FOLDER: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Says where the files of this version lie.
pub(crate) fn lie_in(folder: String) {
    FOLDER.set(folder);
}

/// The address of a file.
pub(crate) fn address(name: &str) -> String {
    FOLDER.with_borrow(|folder| format!("{folder}{name}"))
}

/// Asks for a file at once; whoever waits gets its text.
pub(crate) fn text(name: &str) -> impl Future<Output = Result<String, NotArrived>> + use<> {
    // Waited for from now on: a failure that nobody asks about any more is no fault of the page.
    let asked = JsFuture::from(window().fetch_with_str(&address(name)));
    let answer = async move {
        let answer: Response = asked.await?.unchecked_into();
        if !answer.ok() {
            return Err(JsValue::NULL);
        }
        JsFuture::from(answer.text()?).await
    };
    async move { answer.await.ok().and_then(|text| text.as_string()).ok_or(NotArrived) }
}
