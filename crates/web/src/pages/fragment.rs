//! What stands behind the `#` of an address: secrets, which no server and no log ever sees.

use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// The secret of the link that led here. It is taken out of the address, where others could read it
/// over one's shoulder.
pub(super) fn take() -> Option<String> {
    let location = window().location();
    let hash = location.hash().unwrap_or_default();
    let given = hash.trim_start_matches('#');
    if given.is_empty() {
        return None;
    }
    let path = location.pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        // An address that cannot be changed is no reason to stay outside.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
    Some(given.to_owned())
}
