//! What browsers have and the bindings do not name: asked for by its name.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

pub(super) type Answer<T> = Result<T, JsValue>;

pub(super) fn has(of: &JsValue, name: &str) -> bool {
    Reflect::has(of, &name.into()).unwrap_or(false)
}

pub(super) fn get(of: &JsValue, name: &str) -> Answer<JsValue> {
    Reflect::get(of, &name.into())
}

pub(super) fn text(of: &JsValue, name: &str) -> Answer<String> {
    get(of, name)?.as_string().ok_or(JsValue::NULL)
}

pub(super) fn set(of: &JsValue, name: &str, value: &JsValue) -> Answer<bool> {
    Reflect::set(of, &name.into(), value)
}

/// An object with these fields.
pub(super) fn object<const N: usize>(fields: [(&str, JsValue); N]) -> Answer<JsValue> {
    let object = JsValue::from(Object::new());
    for (name, value) in fields {
        set(&object, name, &value)?;
    }
    Ok(object)
}

pub(super) fn has_function(of: &JsValue, name: &str) -> bool {
    get(of, name).is_ok_and(|found| found.is_function())
}

/// Calls a function of an object.
pub(super) fn call<const N: usize>(
    of: &JsValue,
    name: &str,
    with: [&JsValue; N],
) -> Answer<JsValue> {
    let function: Function = get(of, name)?.dyn_into()?;
    function.apply(of, &with.into_iter().collect::<Array>())
}

/// What was promised, once it is there.
pub(super) async fn arrived(promise: JsValue) -> Answer<JsValue> {
    JsFuture::from(promise.dyn_into::<Promise>()?).await
}
