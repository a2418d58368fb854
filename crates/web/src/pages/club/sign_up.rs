//! Becoming a member.

use super::elsewhere::ElsewhereButton;
use super::parts::{Asking, ClubMain, Codes, Field, Trouble};
use crate::api::club;
use crate::pages::fragment;
use crate::parts::{my_name, remember_name};
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Admission, Club, ErrandWish, SignUp, SignedUp, Standing};

pub(super) fn page() -> AnyView {
    let say = Say::here();
    let invitation = StoredValue::new(fragment::take());
    let signed_up = RwSignal::new(None::<SignedUp>);
    let about = RwSignal::new(None::<Club>);
    spawn_local(async move {
        // Without an answer the form says less; and the page may be gone by now.
        if let Ok(told) = club::club().await {
            about.try_set(Some(told));
        }
    });
    let hint = move || {
        let has_invitation = invitation.with_value(Option::is_some);
        let admission = about.get()?.admission;
        let key = match (has_invitation, admission) {
            (true, _) => "club-invited",
            (false, Admission::Open) => return None,
            (false, Admission::Invitation) => "club-by-invitation",
            (false, Admission::Approval) => "club-by-approval",
        };
        Some(view! { <p class="note">{say.the(key)}</p> })
    };
    view! {
        <ClubMain title=say.the("club-sign-up") is_narrow=true>
            {move || match signed_up.get() {
                None => view! {
                    <p>{say.the("club-sign-up-why")}</p>
                    {hint}
                    <Form invitation signed_up/>
                    <p><a class="button plain" href="/sign-in" id="to-sign-in">{say.the("club-sign-in-instead")}</a></p>
                }
                .into_any(),
                Some(done) => view! { <Welcome done/> }.into_any(),
            }}
        </ClubMain>
    }
    .into_any()
}

#[component]
fn Form(
    invitation: StoredValue<Option<String>>,
    signed_up: RwSignal<Option<SignedUp>>,
) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let (name, password) = (RwSignal::new(my_name()), RwSignal::new(String::new()));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = SignUp {
            name: name.get_untracked(),
            password: password.get_untracked(),
            invitation: invitation.get_value(),
        };
        let called = wish.name.trim().to_owned();
        asking.ask(async move { club::sign_up(&wish).await }, move |done| {
            remember_name(&called);
            signed_up.set(Some(done));
        });
    };
    view! {
        <form class="sheet" on:submit=submit>
            <Field
                id="member-name"
                label=say.the("club-name")
                value=name
                autocomplete="username"
                hint=say.the("club-name-hint")
            />
            <Field
                id="password"
                label=say.the("club-password")
                value=password
                kind="password"
                autocomplete="new-password"
                hint=say.the("club-password-hint")
            />
            <button class="button primary large" id="sign-up" prop:disabled=move || asking.is_busy.get()>
                {say.the("club-sign-up-go")}
            </button>
            <ElsewhereButton wish=Callback::new(move |()| ErrandWish {
                invitation: invitation.get_value(),
                ..ErrandWish::default()
            })/>
            <Trouble asking/>
        </form>
    }
}

/// What a new member has to know.
#[component]
pub(super) fn Welcome(done: SignedUp) -> impl IntoView {
    let say = Say::here();
    let is_waiting = done.membership.standing == Standing::Waiting;
    view! {
        <section class="sheet" id="signed-up">
            <h2>{say.the(if is_waiting { "club-waiting-title" } else { "club-welcome" })}</h2>
            {is_waiting.then(|| view! { <p>{say.the("club-waiting")}</p> })}
            <p>{say.the("club-codes-hint")}</p>
            <Codes codes=done.recovery_codes/>
            <a class="button primary large" href="/" id="go-on">{say.the("club-go-on")}</a>
        </section>
    }
}
