//! Files that belong to this version of the page: texts, pictures, style sheets, the worker.

use crate::lazy::NotArrived;
use js_sys::{Function, Promise};
use leptos::prelude::{document, window};
use std::cell::RefCell;
use std::future::Future;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, Response};

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

/// Asks for a style sheet at once, unless it is there already; whoever waits knows that it holds.
pub(crate) fn style(name: &str) -> impl Future<Output = Result<(), NotArrived>> + use<> {
    let asked = asked_style(name);
    async move {
        let Some((sheet, loading)) = asked? else { return Ok(()) };
        match JsFuture::from(loading).await {
            Ok(_) => sheet.set_attribute(LOADED, "").map_err(|_| NotArrived),
            Err(_) => {
                sheet.remove();
                Err(NotArrived)
            }
        }
    }
}

/// Says of a style sheet that it arrived.
const LOADED: &str = "data-loaded";

/// A style sheet on its way, or nothing if it arrived before.
fn asked_style(name: &str) -> Result<Option<(Element, Promise)>, NotArrived> {
    let document = document();
    if document.get_element_by_id(name).is_some_and(|sheet| sheet.has_attribute(LOADED)) {
        return Ok(None);
    }
    let asked = || -> Result<(Element, Promise), JsValue> {
        let sheet = document.create_element("link")?;
        sheet.set_attribute("rel", "stylesheet")?;
        sheet.set_attribute("href", &address(name))?;
        sheet.set_id(name);
        let loading = Promise::new(&mut |loaded, failed| {
            let on = |event, then: &Function| sheet.add_event_listener_with_callback(event, then);
            on("load", &loaded).and(on("error", &failed)).expect("a new element can be listened to");
        });
        document.head().ok_or(JsValue::NULL)?.append_child(&sheet)?;
        Ok((sheet, loading))
    };
    asked().map(Some).map_err(|_| NotArrived)
}
