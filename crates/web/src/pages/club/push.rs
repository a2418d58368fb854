//! Word to this browser, also while it is closed: as far as the browser has to do with it.

use js_sys::{Function, JSON, Object, Promise, Reflect};
use leptos::prelude::window;
use protocol::{Code, Problem};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

type Answer<T> = Result<T, JsValue>;

/// Whether this browser can be told anything while it is closed.
pub(super) fn can_subscribe() -> bool {
    let has = |name: &str| Reflect::has(&window(), &name.into()).unwrap_or(false);
    has("PushManager") && has("Notification") && !service_worker().is_undefined()
}

/// Where this browser can be reached from now on.
pub(super) async fn subscribe(key: &str) -> Result<String, Problem> {
    asked(key)
        .await
        .map_err(|_| Problem::new(Code::Unavailable, "this browser does not want to be told"))
}

fn service_worker() -> JsValue {
    Reflect::get(&window().navigator(), &"serviceWorker".into()).unwrap_or(JsValue::UNDEFINED)
}

async fn asked(key: &str) -> Answer<String> {
    let ready: Promise = Reflect::get(&service_worker(), &"ready".into())?.dyn_into()?;
    let registration = JsFuture::from(ready).await?;
    let manager = Reflect::get(&registration, &"pushManager".into())?;
    let wish = Object::new();
    Reflect::set(&wish, &"userVisibleOnly".into(), &true.into())?;
    Reflect::set(&wish, &"applicationServerKey".into(), &key.into())?;
    let subscribe: Function = Reflect::get(&manager, &"subscribe".into())?.dyn_into()?;
    let asked: Promise = subscribe.call1(&manager, &wish)?.dyn_into()?;
    let subscription = JsFuture::from(asked).await?;
    // It writes itself as JSON.
    let text = JSON::stringify(&subscription)?;
    Ok(text.into())
}
