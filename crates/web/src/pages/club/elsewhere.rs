//! Signing in elsewhere: the way there, and what happens when one is back.

use super::parts::{Asking, ClubMain, Field, Trouble};
use super::sign_up::Welcome;
use crate::api::club;
use crate::parts::{my_name, remember_name};
use crate::reactive::RwSignal;
use crate::router::Router;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{CameBack, ErrandAnswer, ErrandWish, SignedUp};
use wasm_bindgen::JsValue;

/// A button that leads there, where that is possible.
#[component]
pub(super) fn ElsewhereButton(
    /// What is wanted there.
    wish: Callback<(), ErrandWish>,
    /// What is asked before it.
    #[prop(optional)]
    children: Option<ChildrenFn>,
) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let name = RwSignal::new(None::<String>);
    spawn_local(async move {
        // Without an answer there is no such button; and the page may be gone by now.
        if let Ok(Some(elsewhere)) = club::elsewhere().await {
            name.try_set(Some(elsewhere.name));
        }
    });
    let go = move |_| {
        let wish = wish.run(());
        asking.ask(async move { club::go_elsewhere(&wish).await }, |found| {
            // Where the browser does not go, the button stays.
            drop(window().location().set_href(&found.address));
        });
    };
    move || {
        name.get().map(|name| {
            view! {
                {children.as_ref().map(|asked| asked())}
                <button
                    class="button"
                    type="button"
                    id="sign-in-elsewhere"
                    prop:disabled=move || asking.is_busy.get()
                    on:click=go
                >
                    {say.with("club-sign-in-elsewhere", &[("name", name.into())])}
                </button>
                <Trouble asking/>
            }
        })
    }
}

/// With what one comes back.
enum Returned {
    Answer(ErrandAnswer),
    /// One did not want to, or was not let.
    Refused,
    /// Nobody was sent anywhere.
    Nothing,
}

/// What stands behind the `?` of the address, which is taken out of it: it is of use once, to whoever
/// reads it first.
fn returned() -> Returned {
    let location = window().location();
    let search = location.search().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        // An address that cannot be changed is no reason to stay outside.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
    let value = |name: &str| {
        let fields = search.trim_start_matches('?').split('&');
        let mut pairs = fields.filter_map(|field| field.split_once('='));
        let (_, value) = pairs.find(|(found, _)| *found == name)?;
        js_sys::decode_uri_component(&value.replace('+', " ")).ok().map(String::from)
    };
    match (value("code"), value("state"), value("error")) {
        (_, _, Some(_)) => Returned::Refused,
        (Some(code), Some(state), None) => {
            Returned::Answer(ErrandAnswer { code, state, iss: value("iss") })
        }
        _ => Returned::Nothing,
    }
}

pub(super) fn page() -> AnyView {
    let say = Say::here();
    let asking = Asking::new();
    let router = Router::here();
    // The name that somebody new is called by there.
    let suggested = RwSignal::new(None::<String>);
    let note = RwSignal::new(None::<&'static str>);
    match returned() {
        Returned::Answer(answer) => {
            note.set(Some("club-elsewhere-asking"));
            let came_back = async move { club::come_back(&answer).await };
            asking.ask(came_back, move |came_back| match came_back {
                CameBack::CameIn(guest) => {
                    remember_name(&guest.name);
                    router.go("/");
                }
                CameBack::Added => router.go("/me/devices"),
                CameBack::WantsName { name } => {
                    let name = if name.is_empty() { my_name() } else { name };
                    note.set(None);
                    suggested.set(Some(name));
                }
            });
        }
        Returned::Refused => note.set(Some("club-elsewhere-refused")),
        Returned::Nothing => note.set(Some("error-errand-over")),
    }
    let is_stuck = move || asking.problem.with(Option::is_some) || !asking.is_busy.get();
    view! {
        <ClubMain title=say.the("club-elsewhere") is_narrow=true>
            {move || match suggested.get() {
                Some(name) => view! { <NewMember name/> }.into_any(),
                None => view! {
                    <p role="status" id="elsewhere-note">
                        {move || {
                            let has_trouble = asking.problem.with(Option::is_some);
                            note.get().filter(|_| !has_trouble).map(|key| say.the(key))
                        }}
                    </p>
                    <Trouble asking/>
                    {move || is_stuck().then(|| view! {
                        <p><a class="button primary" href="/sign-in" id="try-again">{say.the("club-try-again")}</a></p>
                    })}
                }
                .into_any(),
            }}
        </ClubMain>
    }
    .into_any()
}

/// Somebody who is not a member yet chooses a name.
#[component]
fn NewMember(name: String) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let name = RwSignal::new(name);
    let signed_up = RwSignal::new(None::<SignedUp>);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let called = name.get_untracked().trim().to_owned();
        let wanted = called.clone();
        asking.ask(async move { club::sign_up_elsewhere(&wanted).await }, move |done| {
            remember_name(&called);
            signed_up.set(Some(done));
        });
    };
    move || {
        match signed_up.get() {
        Some(done) => view! { <Welcome done/> }.into_any(),
        None => view! {
            <form class="sheet" on:submit=submit>
                <p>{say.the("club-elsewhere-new")}</p>
                <Field
                    id="member-name"
                    label=say.the("club-name")
                    value=name
                    autocomplete="username"
                    hint=say.the("club-name-hint")
                />
                <button class="button primary large" id="sign-up" prop:disabled=move || asking.is_busy.get()>
                    {say.the("club-sign-up-go")}
                </button>
                <Trouble asking/>
            </form>
        }
        .into_any(),
    }
    }
}
