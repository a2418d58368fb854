//! Another way to be told.

use super::{Kept, terms_of_another};
use crate::api::club;
use crate::pages::club::parts::{Again, Asking, Field, Trouble};
use crate::pages::club::push;
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{ChannelAnswer, ChannelKind, ChannelWish};

fn wish(kind: ChannelKind, target: String, code: Option<String>, kept: Kept) -> ChannelWish {
    let terms = terms_of_another(kind, kept);
    ChannelWish { kind, target, terms, code, password: String::new() }
}

#[component]
pub(super) fn ByPush(key: String, kept: Kept) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let add = move |_| {
        let key = key.clone();
        let plain = wish(ChannelKind::Push, String::new(), None, kept);
        let added = async move {
            let target = push::subscribe(&key).await?;
            club::add_channel(&ChannelWish { target, ..plain }).await
        };
        asking.ask(added, move |_| kept.look.run(()));
    };
    view! {
        <button class="button" id="add-push" on:click=add>{say.the("club-add-push")}</button>
        <Trouble asking/>
    }
}

#[component]
pub(super) fn ByMail(kept: Kept) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let (address, code) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let password = RwSignal::new(String::new());
    let wants_code = RwSignal::new(false);
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let code = wants_code.get_untracked().then(|| code.get_untracked());
        let address = address.get_untracked().trim().to_owned();
        let wish = wish(ChannelKind::Mail, address, code, kept);
        let wish = ChannelWish { password: password.get_untracked(), ..wish };
        asking.ask(async move { club::add_channel(&wish).await }, move |answer: ChannelAnswer| {
            wants_code.set(answer.wants_code);
            if !answer.wants_code {
                kept.look.run(());
            }
        });
    };
    view! {
        <form class="club-line" on:submit=add>
            <Field id="mail-address" label=say.the("club-way-mail") value=address kind="email" autocomplete="email"/>
            <Again id="mail-password" has_password=kept.has_password password/>
            {move || wants_code.get().then(|| view! {
                <Field id="mail-code" label=say.the("club-mail-code") value=code autocomplete="one-time-code"/>
            })}
            <button class="button" id="add-mail">{say.the("club-way-add")}</button>
        </form>
        <Trouble asking/>
    }
}

#[component]
pub(super) fn ByWebhook(kept: Kept) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let url = RwSignal::new(String::new());
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let url_now = url.get_untracked().trim().to_owned();
        let wish = wish(ChannelKind::Webhook, url_now, None, kept);
        asking.ask(async move { club::add_channel(&wish).await }, move |_| {
            url.set(String::new());
            kept.look.run(());
        });
    };
    view! {
        <form class="club-line" on:submit=add>
            <Field id="webhook" label=say.the("club-webhook") value=url kind="url" hint=say.the("club-webhook-hint")/>
            <button class="button" id="add-webhook">{say.the("club-way-add")}</button>
        </form>
        <Trouble asking/>
    }
}
