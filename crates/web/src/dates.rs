//! Days and times, as people write them.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The language of the page, as browsers name it: the reader's own kind of it, if there is one.
pub(crate) fn page_language() -> String {
    let root = document().document_element();
    let language = root.and_then(|root| root.get_attribute("lang")).unwrap_or_default();
    let read = window().navigator().languages();
    let own = read.iter().filter_map(|it| it.as_string()).find(|it| it.starts_with(&language));
    own.unwrap_or(language)
}

/// A day, as people of this language write it.
pub(crate) fn day(seconds: i64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(seconds as f64 * 1_000.0));
    date.to_locale_date_string(&page_language(), &js_sys::Object::new()).into()
}

/// A day and the time of it, as people of this language write it.
pub(crate) fn moment(seconds: i64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(seconds as f64 * 1_000.0));
    date.to_locale_string(&page_language(), &js_sys::Object::new()).into()
}
