//! Word when it is one's turn: to this browser, by mail, or to a program or chat room.

use super::parts::{Asking, Field, Trouble, day};
use super::push;
use crate::api::club;
use crate::say::Say;
use crate::settings::Settings;
use leptos::prelude::*;
use protocol::{ChannelAnswer, ChannelKind, ChannelSummary, ChannelWish, Channels};

/// How long one has not looked before a mail is sent, in seconds; the other ways tell at once.
const MAIL_DELAY: u32 = 15 * 60;

/// How long one has not acted before a browser or a chat room is told.
const SHORT_DELAY: u32 = 30;

#[component]
pub(super) fn Ways() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let told = RwSignal::new(None::<Channels>);
    let look =
        Callback::new(move |()| asking.ask(club::channels(), move |found| told.set(Some(found))));
    look.run(());
    view! {
        <section class="sheet" id="channels">
            <h2>{say.the("club-ways")}</h2>
            <p class="quiet">{say.the("club-ways-hint")}</p>
            {move || told.get().map(|told| view! {
                <ul class="club-rows">
                    {told.channels.into_iter().map(|channel| view! { <Way channel look/> }).collect_view()}
                </ul>
                {push::can_subscribe().then(|| view! { <ByPush key=told.push_key look/> })}
                {told.has_mail.then(|| view! { <ByMail look/> })}
                <ByWebhook look/>
            })}
            <Trouble asking/>
        </section>
    }
}

/// What is wished, with quiet hours from ten at night to seven in the morning where one is.
fn wish(kind: ChannelKind, target: String, code: Option<String>) -> ChannelWish {
    let offset = js_sys::Date::new_0().get_timezone_offset() as i32;
    let in_utc = |hour: i32| (hour * 60 + offset).rem_euclid(24 * 60) as u32;
    ChannelWish {
        kind,
        target,
        language: Settings::here().language.get_untracked().tag().to_owned(),
        delay: if kind == ChannelKind::Mail { MAIL_DELAY } else { SHORT_DELAY },
        quiet_from: Some(in_utc(22)),
        quiet_to: Some(in_utc(7)),
        code,
    }
}

#[component]
fn Way(channel: ChannelSummary, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let ChannelSummary { id, kind, target, worked_at, n_failures } = channel;
    let name = say.the(&format!("club-way-{kind}"));
    let state = match (n_failures, worked_at) {
        (0, None) => say.the("club-way-new"),
        (0, Some(at)) => say.with("club-way-worked", &[("day", day(at).into())]),
        (count, _) => say.with("club-way-failed", &[("count", count.into())]),
    };
    let end =
        move |_| asking.ask(async move { club::end_channel(id).await }, move |()| look.run(()));
    let label = format!("{}: {name}, {target}", say.the("club-way-end"));
    let detail = [target, state].join(" · ");
    view! {
        <li class="club-row">
            <span><strong>{name}</strong><br/><span class="quiet">{detail}</span></span>
            <button class="button" aria-label=label on:click=end>{say.the("club-way-end")}</button>
            <Trouble asking/>
        </li>
    }
}

#[component]
fn ByPush(key: String, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let add = move |_| {
        let key = key.clone();
        let plain = wish(ChannelKind::Push, String::new(), None);
        let added = async move {
            let target = push::subscribe(&key).await?;
            club::add_channel(&ChannelWish { target, ..plain }).await
        };
        asking.ask(added, move |_| look.run(()));
    };
    view! {
        <button class="button" id="add-push" on:click=add>{say.the("club-add-push")}</button>
        <Trouble asking/>
    }
}

#[component]
fn ByMail(look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let (address, code) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let wants_code = RwSignal::new(false);
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let code = wants_code.get_untracked().then(|| code.get_untracked());
        let wish = wish(ChannelKind::Mail, address.get_untracked().trim().to_owned(), code);
        asking.ask(async move { club::add_channel(&wish).await }, move |answer: ChannelAnswer| {
            wants_code.set(answer.wants_code);
            if !answer.wants_code {
                look.run(());
            }
        });
    };
    view! {
        <form class="club-line" on:submit=add>
            <Field id="mail-address" label=say.the("club-way-mail") value=address kind="email" autocomplete="email"/>
            {move || wants_code.get().then(|| view! {
                <Field id="mail-code" label=say.the("club-mail-code") value=code autocomplete="one-time-code"/>
            })}
            <button class="button" id="add-mail">{say.the("club-way-add")}</button>
        </form>
        <Trouble asking/>
    }
}

#[component]
fn ByWebhook(look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let url = RwSignal::new(String::new());
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = wish(ChannelKind::Webhook, url.get_untracked().trim().to_owned(), None);
        asking.ask(async move { club::add_channel(&wish).await }, move |_| {
            url.set(String::new());
            look.run(());
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
