//! Handing a link to other programs of the device, where the browser has a way to.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Whether the browser can hand a link on.
pub(super) fn is_possible() -> bool {
    way().is_some()
}

/// Hands a link on. Whoever thinks better of it has shared nothing, and that is no fault.
pub(super) async fn by_device(link: &str) {
    let Some(way) = way() else { return };
    let what = Object::new();
    let is_set = Reflect::set(&what, &JsValue::from_str("url"), &JsValue::from_str(link));
    let sharing = is_set.and_then(|_| way.call1(&window().navigator(), &what));
    if let Ok(sharing) = sharing.and_then(|sharing| sharing.dyn_into::<Promise>()) {
        let _ = JsFuture::from(sharing).await;
    }
}

fn way() -> Option<Function> {
    Reflect::get(&window().navigator(), &JsValue::from_str("share")).ok()?.dyn_into().ok()
}
