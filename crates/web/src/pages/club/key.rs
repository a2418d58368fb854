//! Passkeys, as far as the browser has to do with them: it is handed a question and gives what the key
//! says. Browsers read and write both as JSON themselves.

use js_sys::{Function, JSON, Object, Promise, Reflect};
use leptos::prelude::window;
use protocol::{Code, NewPasskey, Problem, SignedByKey};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

type Answer<T> = Result<T, JsValue>;

/// Whether this browser can ask keys.
pub(super) fn can_ask() -> bool {
    class().and_then(|class| function(&class, "parseCreationOptionsFromJSON")).is_ok()
}

/// Makes a new key.
pub(super) async fn make(options: &str, label: String) -> Result<NewPasskey, Problem> {
    let made = async {
        let said = ask("create", "parseCreationOptionsFromJSON", options).await?;
        Ok(NewPasskey {
            label,
            client_data: text(&said, "clientDataJSON")?,
            attestation: text(&said, "attestationObject")?,
        })
    };
    made.await.map_err(refused)
}

/// Lets a key sign.
pub(super) async fn sign(options: &str, bring_tables: bool) -> Result<SignedByKey, Problem> {
    let signed = async {
        let said = ask("get", "parseRequestOptionsFromJSON", options).await?;
        Ok(SignedByKey {
            credential: text(&said, "id")?,
            client_data: text(&said, "clientDataJSON")?,
            device_data: text(&said, "authenticatorData")?,
            signature: text(&said, "signature")?,
            bring_tables,
        })
    };
    signed.await.map_err(refused)
}

/// Somebody changed their mind, or has no key here.
fn refused(_: JsValue) -> Problem {
    Problem::new(Code::NotRecognised, "no key has answered")
}

fn class() -> Answer<JsValue> {
    Reflect::get(&window(), &"PublicKeyCredential".into())
}

fn function(of: &JsValue, name: &str) -> Answer<Function> {
    Reflect::get(of, &name.into())?.dyn_into()
}

/// Asks a key, and gives its answer with its name in it.
async fn ask(how: &str, parse: &str, options: &str) -> Answer<JsValue> {
    let class = class()?;
    let question = function(&class, parse)?.call1(&class, &JSON::parse(options)?)?;
    let wish = Object::new();
    Reflect::set(&wish, &"publicKey".into(), &question)?;
    let keys = Reflect::get(&window().navigator(), &"credentials".into())?;
    let asked: Promise = function(&keys, how)?.call1(&keys, &wish)?.dyn_into()?;
    let credential = JsFuture::from(asked).await?;
    let told = function(&credential, "toJSON")?.call0(&credential)?;
    let said = Reflect::get(&told, &"response".into())?;
    Reflect::set(&said, &"id".into(), &Reflect::get(&told, &"id".into())?)?;
    Ok(said)
}

fn text(of: &JsValue, name: &str) -> Answer<String> {
    Reflect::get(of, &name.into())?.as_string().ok_or(JsValue::NULL)
}
