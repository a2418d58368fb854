//! Ways out of the lobby: a table one was asked to, and a saved record.

use crate::pages::replay::keep_opened;
use crate::reactive::RwSignal;
use crate::router::Router;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

#[component]
pub(super) fn JoinDoor() -> impl IntoView {
    let say = Say::here();
    let link = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<String>);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match door_of(&link.get_untracked()) {
            // Loaded anew: the secret behind the `#` must not enter the page's history.
            Some(address) => {
                let is_gone = window().location().set_href(&address).is_ok();
                problem.set((!is_gone).then(|| say.the("error-unknown")));
            }
            None => problem.set(Some(say.the("error-unknown-table"))),
        }
    };
    view! {
        <form class="door" on:submit=join>
            <label class="label" for="link">{say.the("home-code-label")}</label>
            <div class="door-line">
                <input
                    type="text"
                    id="link"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder=say.the("home-code-example")
                    prop:value=move || link.get()
                    on:input=move |event| link.set(event_target_value(&event))
                />
                <button class="button" id="join" prop:disabled=move || link.get().trim().is_empty()>
                    {say.the("lobby-join-go")}
                </button>
            </div>
            <p class="problem" role="alert">{move || problem.get()}</p>
        </form>
    }
}

/// Where a pasted link or code leads, within this site.
fn door_of(pasted: &str) -> Option<String> {
    let pasted = pasted.trim();
    let known = ["/join/", "/table/", "/replay/", "/local/"];
    if let Some(start) = known.iter().find_map(|part| pasted.find(part)) {
        return Some(pasted[start..].to_owned());
    }
    let (table, secret) = pasted.split_once('#').unwrap_or((pasted, ""));
    let is_code = |text: &str| {
        text.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter))
    };
    if let Some(code) = short_code(pasted) {
        return Some(format!("/join/{code}"));
    }
    match (table, secret) {
        ("", _) => None,
        _ if !is_code(table) || !is_code(secret) => None,
        (table, "") => Some(format!("/table/{table}")),
        (table, secret) => Some(format!("/join/{table}#{secret}")),
    }
}

/// A short code such as FERN-42, however it is written.
pub(crate) fn short_code(text: &str) -> Option<String> {
    let word = text.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = &text[word.len()..];
    let word = word.trim_end_matches(['-', ' ']);
    let is_code = (4..=8).contains(&word.len())
        && word.chars().all(|letter| letter.is_ascii_alphabetic())
        && number.len() == 2;
    is_code.then(|| format!("{}-{number}", word.to_ascii_uppercase()))
}

/// Opens a record from a file.
#[component]
pub(super) fn RecordDoor() -> impl IntoView {
    let say = Say::here();
    let router = Router::here();
    let problem = RwSignal::new(None::<String>);
    let open = move |event: leptos::ev::Event| {
        let Some(file) = chosen_file(&event) else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            let told = match text {
                None => say.the("replay-bad-file"),
                // The page that shows it reads it, and says what is wrong with it.
                Some(text) if keep_opened(&text) => return router.go("/replay/file"),
                Some(_) => say.the("error-storage"),
            };
            problem.try_set(Some(told));
        });
    };
    view! {
        <section class="door">
            <label class="field" for="record-file">
                {say.the("lobby-replay-open-file")}
                <input type="file" id="record-file" accept=".txt,.record,text/plain" on:change=open/>
            </label>
            <p class="problem" role="alert">{move || problem.get()}</p>
        </section>
    }
}

/// The file somebody chose.
fn chosen_file(event: &leptos::ev::Event) -> Option<web_sys::Blob> {
    let files = js_sys::Reflect::get(&event.target()?.into(), &JsValue::from_str("files")).ok()?;
    let file = js_sys::Reflect::get_u32(&files, 0).ok()?;
    file.dyn_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_codes_lead_to_their_table() {
        let door = |pasted: &str| door_of(pasted);
        assert_eq!(door(" https://x.org/join/ab12#s3 ").as_deref(), Some("/join/ab12#s3"));
        assert_eq!(door("http://x.org/table/ab12").as_deref(), Some("/table/ab12"));
        assert_eq!(door("ab12#s3").as_deref(), Some("/join/ab12#s3"));
        assert_eq!(door("ab12").as_deref(), Some("/table/ab12"));
        for code in ["FERN-42", "fern42", "Fern 42"] {
            assert_eq!(door(code).as_deref(), Some("/join/FERN-42"));
        }
        assert_eq!(door("k3w7mx2c8dhs5tna").as_deref(), Some("/table/k3w7mx2c8dhs5tna"));
        assert_eq!(door(""), None);
        assert_eq!(door("javascript:alert(1)"), None);
    }
}
