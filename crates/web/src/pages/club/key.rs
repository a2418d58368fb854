//! Passkeys, as far as the browser has to do with them: it is handed a question and gives what the key
//! says. Browsers read and write both as JSON themselves.

use super::reflect::{Answer, arrived, call, get, has_function, object, set, text};
use js_sys::JSON;
use leptos::prelude::window;
use protocol::{Code, NewPasskey, Problem, SignedByKey};
use wasm_bindgen::JsValue;

/// Whether this browser can ask keys.
pub(super) fn can_ask() -> bool {
    class().is_ok_and(|class| has_function(&class, "parseCreationOptionsFromJSON"))
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
    get(&window(), "PublicKeyCredential")
}

/// Asks a key, and gives its answer with its name in it.
async fn ask(how: &str, parse: &str, options: &str) -> Answer<JsValue> {
    let question = call(&class()?, parse, [&JSON::parse(options)?])?;
    let wish = object([("publicKey", question)])?;
    let keys = get(&window().navigator(), "credentials")?;
    let credential = arrived(call(&keys, how, [&wish])?).await?;
    let told = call(&credential, "toJSON", [])?;
    let said = get(&told, "response")?;
    set(&said, "id", &get(&told, "id")?)?;
    Ok(said)
}
