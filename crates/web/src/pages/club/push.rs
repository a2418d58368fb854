//! Word to this browser, also while it is closed: as far as the browser has to do with it.

use super::reflect::{Answer, arrived, call, get, has, object};
use js_sys::JSON;
use leptos::prelude::window;
use protocol::{Code, Problem};
use wasm_bindgen::JsValue;

/// Whether this browser can be told anything while it is closed.
pub(super) fn can_subscribe() -> bool {
    let window = window();
    has(&window, "PushManager") && has(&window, "Notification") && !service_worker().is_undefined()
}

/// Where this browser can be reached from now on.
pub(super) async fn subscribe(key: &str) -> Result<String, Problem> {
    asked(key)
        .await
        .map_err(|_| Problem::new(Code::Unavailable, "this browser does not want to be told"))
}

fn service_worker() -> JsValue {
    get(&window().navigator(), "serviceWorker").unwrap_or(JsValue::UNDEFINED)
}

async fn asked(key: &str) -> Answer<String> {
    let registration = arrived(get(&service_worker(), "ready")?).await?;
    let manager = get(&registration, "pushManager")?;
    let wish = object([("userVisibleOnly", true.into()), ("applicationServerKey", key.into())])?;
    let subscription = arrived(call(&manager, "subscribe", [&wish])?).await?;
    // It writes itself as JSON.
    Ok(JSON::stringify(&subscription)?.into())
}
