//! Coming in, by password or by a recovery code.

use super::elsewhere::ElsewhereButton;
use super::key;
use super::parts::{Asking, ClubMain, Field, Trouble};
use crate::api::club;
use crate::parts::remember_name;
use crate::reactive::RwSignal;
use crate::router::Router;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{ErrandWish, Guest, Recover, SignIn};

pub(super) fn page() -> AnyView {
    let say = Say::here();
    let has_lost = RwSignal::new(false);
    view! {
        <ClubMain title=say.the("club-sign-in") is_narrow=true>
            {move || match has_lost.get() {
                false => view! { <ByPassword/> }.into_any(),
                true => view! { <ByCode/> }.into_any(),
            }}
            <p class="row">
                <button
                    class="button plain"
                    type="button"
                    id="lost-password"
                    on:click=move |_| has_lost.update(|it| *it = !*it)
                >
                    {move || say.the(if has_lost.get() { "club-not-lost" } else { "club-lost" })}
                </button>
                <a class="button plain" href="/sign-up" id="to-sign-up">{say.the("club-sign-up-instead")}</a>
            </p>
        </ClubMain>
    }
    .into_any()
}

fn come_in(router: Router, guest: &Guest) {
    remember_name(&guest.name);
    router.go("/");
}

#[component]
fn ByPassword() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let bring_tables = RwSignal::new(true);
    let router = Router::here();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = SignIn {
            name: name.get_untracked(),
            password: password.get_untracked(),
            bring_tables: bring_tables.get_untracked(),
        };
        asking.ask(async move { club::sign_in(&wish).await }, move |guest| come_in(router, &guest));
    };
    let by_key = move |_| {
        let bring_tables = bring_tables.get_untracked();
        let signed = async move {
            let question = club::ask_key().await?;
            club::sign_in_by_key(&key::sign(&question.options, bring_tables).await?).await
        };
        asking.ask(signed, move |guest| come_in(router, &guest));
    };
    view! {
        <form class="sheet" on:submit=submit>
            <Field id="member-name" label=say.the("club-name") value=name autocomplete="username"/>
            <Field
                id="password"
                label=say.the("club-password")
                value=password
                kind="password"
                autocomplete="current-password"
            />
            <crate::parts::Switch on=bring_tables label=say.the("club-bring-tables") id="bring-tables"/>
            <button class="button primary large" id="sign-in" prop:disabled=move || asking.is_busy.get()>
                {say.the("club-sign-in")}
            </button>
            {key::can_ask().then(|| view! {
                <button class="button" type="button" id="sign-in-by-key" on:click=by_key>
                    {say.the("club-sign-in-by-key")}
                </button>
            })}
            <ElsewhereButton wish=Callback::new(move |()| ErrandWish {
                bring_tables: bring_tables.get_untracked(),
                ..ErrandWish::default()
            })/>
            <Trouble asking/>
        </form>
    }
}

#[component]
fn ByCode() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let [name, code, password] = [(); 3].map(|()| RwSignal::new(String::new()));
    let router = Router::here();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = Recover {
            name: name.get_untracked(),
            code: code.get_untracked(),
            password: password.get_untracked(),
        };
        asking.ask(async move { club::recover(&wish).await }, move |guest| come_in(router, &guest));
    };
    view! {
        <form class="sheet" on:submit=submit>
            <p>{say.the("club-recover-hint")}</p>
            <Field id="member-name" label=say.the("club-name") value=name autocomplete="username"/>
            <CodeByMail name/>
            <Field id="code" label=say.the("club-code") value=code/>
            <Field
                id="new-password"
                label=say.the("club-new-password")
                value=password
                kind="password"
                autocomplete="new-password"
                hint=say.the("club-password-hint")
            />
            <button class="button primary large" id="recover" prop:disabled=move || asking.is_busy.get()>
                {say.the("club-recover")}
            </button>
            <Trouble asking/>
        </form>
    }
}

/// A code by mail, where the club sends mails. Whether one comes is told by the mail alone: nothing here
/// says whether there is such a member.
#[component]
fn CodeByMail(name: RwSignal<String>) -> impl IntoView {
    let say = Say::here();
    let (looking, asking) = (Asking::new(), Asking::new());
    let (has_mail, is_asked) = (RwSignal::new(false), RwSignal::new(false));
    // Where that cannot be told, the codes on paper still work.
    looking.look(club::club(), move |told| has_mail.set(told.has_mail));
    let send = move |_| {
        is_asked.set(false);
        let name = name.get_untracked().trim().to_owned();
        asking.ask(async move { club::mail_code(&name).await }, move |()| is_asked.set(true));
    };
    let is_off = move || asking.is_busy.get() || name.with(|name| name.trim().is_empty());
    let button = move || {
        view! {
            <p>
                <button class="button" type="button" id="mail-me-a-code" prop:disabled=is_off on:click=send>
                    {say.the("club-mail-me-a-code")}
                </button>
            </p>
            <p class="quiet" id="code-on-its-way" role="status">
                {move || is_asked.get().then(|| say.the("club-code-on-its-way"))}
            </p>
            <Trouble asking/>
        }
    };
    move || has_mail.get().then(button)
}
