//! Word when it is one's turn: to this browser, by mail, or to a program or chat room.

use super::parts::{Asking, Field, Trouble, day};
use super::push;
use crate::api::club;
use crate::say::Say;
use crate::settings::Settings;
use leptos::prelude::*;
use protocol::{ChannelAnswer, ChannelKind, ChannelSummary, ChannelWish, Channels};

/// When one is told.
struct Delay {
    /// How long one has not looked before that, in seconds.
    seconds: u32,
    /// At which hours where one is everything comes in one message; if at none, each by itself.
    digest: &'static [u32],
    key: &'static str,
}

/// What there is to choose from.
const DELAYS: [Delay; 6] = [
    Delay { seconds: 30, digest: &[], key: "club-delay-now" },
    Delay { seconds: 15 * 60, digest: &[], key: "club-delay-quarter" },
    Delay { seconds: 2 * 60 * 60, digest: &[], key: "club-delay-hours" },
    Delay { seconds: 0, digest: &[8], key: "club-digest-morning" },
    Delay { seconds: 0, digest: &[18], key: "club-digest-evening" },
    Delay { seconds: 0, digest: &[8, 18], key: "club-digest-both" },
];

/// The one that is usual: if one has not looked for a quarter of an hour.
const USUAL_DELAY: usize = 1;

/// From when to when nothing is sent, in hours where one is, to choose from.
const QUIET: [(Option<(u32, u32)>, &str); 4] = [
    (Some((22, 7)), "club-quiet-night"),
    (Some((20, 9)), "club-quiet-evening"),
    (Some((8, 18)), "club-quiet-work"),
    (None, "club-quiet-never"),
];

/// When one wants to be told.
#[derive(Clone, Copy)]
struct Timing {
    /// Which of [`DELAYS`].
    delay: RwSignal<usize>,
    quiet: RwSignal<Option<(u32, u32)>>,
}

#[component]
pub(super) fn Ways() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let told = RwSignal::new(None::<Channels>);
    let look =
        Callback::new(move |()| asking.ask(club::channels(), move |found| told.set(Some(found))));
    look.run(());
    let timing = Timing { delay: RwSignal::new(USUAL_DELAY), quiet: RwSignal::new(QUIET[0].0) };
    view! {
        <section class="sheet" id="channels">
            <h2>{say.the("club-ways")}</h2>
            <p class="quiet">{say.the("club-ways-hint")}</p>
            {move || told.get().map(|told| view! {
                <ul class="club-rows">
                    {told.channels.into_iter().map(|channel| view! { <Way channel look/> }).collect_view()}
                </ul>
                <When timing/>
                {push::can_subscribe().then(|| view! { <ByPush key=told.push_key look timing/> })}
                {told.has_mail.then(|| view! { <ByMail look timing/> })}
                <ByWebhook look timing/>
            })}
            <Trouble asking/>
        </section>
    }
}

/// Chooses when one is told by the ways that are added from now on.
#[component]
fn When(timing: Timing) -> impl IntoView {
    let say = Say::here();
    let delays = DELAYS.iter().enumerate().map(|(number, delay)| {
        let is_chosen = move || timing.delay.get() == number;
        view! { <option value=number.to_string() selected=is_chosen>{say.the(delay.key)}</option> }
    });
    let quiet = QUIET.iter().enumerate().map(|(number, &(hours, key))| {
        let is_chosen = move || timing.quiet.get() == hours;
        view! { <option value=number.to_string() selected=is_chosen>{say.the(key)}</option> }
    });
    let choose_delay = move |event| {
        timing.delay.set(event_target_value(&event).parse().unwrap_or(USUAL_DELAY));
    };
    let choose_quiet = move |event| {
        let number: usize = event_target_value(&event).parse().unwrap_or_default();
        timing.quiet.set(QUIET.get(number).and_then(|(hours, _)| *hours));
    };
    view! {
        <div class="club-line">
            <label class="field" for="delay">
                {say.the("club-delay")}
                <select id="delay" on:change=choose_delay>{delays.collect_view()}</select>
            </label>
            <label class="field" for="quiet">
                {say.the("club-quiet")}
                <select id="quiet" on:change=choose_quiet>{quiet.collect_view()}</select>
            </label>
        </div>
    }
}

/// A minute of a day that is ahead of UTC by so many minutes, as a time here.
fn time_here(minute: u32, utc_offset: i32) -> String {
    let here = (minute as i32 - utc_offset + club::utc_offset()).rem_euclid(24 * 60);
    format!("{}:{:02}", here / 60, here % 60)
}

/// What is wished, by the clocks here.
fn wish(kind: ChannelKind, target: String, code: Option<String>, timing: Timing) -> ChannelWish {
    let quiet = timing.quiet.get_untracked();
    let delay = DELAYS.get(timing.delay.get_untracked()).unwrap_or(&DELAYS[USUAL_DELAY]);
    ChannelWish {
        kind,
        target,
        language: Settings::here().language.get_untracked().tag().to_owned(),
        delay: delay.seconds,
        quiet_from: quiet.map(|(from, _)| from * 60),
        quiet_to: quiet.map(|(_, to)| to * 60),
        digest: delay.digest.iter().map(|&hour| hour * 60).collect(),
        utc_offset: Some(club::utc_offset()),
        code,
    }
}

#[component]
fn Way(channel: ChannelSummary, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let ChannelSummary { id, kind, target, worked_at, n_failures, digest, utc_offset } = channel;
    let name = say.the(&format!("club-way-{kind}"));
    let state = match (n_failures, worked_at) {
        (0, None) => say.the("club-way-new"),
        (0, Some(at)) => say.with("club-way-worked", &[("day", day(at).into())]),
        (count, _) => say.with("club-way-failed", &[("count", count.into())]),
    };
    let end =
        move |_| asking.ask(async move { club::end_channel(id).await }, move |()| look.run(()));
    let label = format!("{}: {name}, {target}", say.the("club-way-end"));
    let times: Vec<String> = digest
        .into_iter()
        .map(|minute| time_here(minute, utc_offset.unwrap_or_default()))
        .collect();
    let gathered = (!times.is_empty())
        .then(|| say.with("club-way-digest", &[("times", times.join(", ").into())]));
    let details: Vec<String> = [target, state].into_iter().chain(gathered).collect();
    let detail = details.join(" · ");
    view! {
        <li class="club-row">
            <span><strong>{name}</strong><br/><span class="quiet">{detail}</span></span>
            <button class="button" aria-label=label on:click=end>{say.the("club-way-end")}</button>
            <Trouble asking/>
        </li>
    }
}

#[component]
fn ByPush(key: String, look: Callback<()>, timing: Timing) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let add = move |_| {
        let key = key.clone();
        let plain = wish(ChannelKind::Push, String::new(), None, timing);
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
fn ByMail(look: Callback<()>, timing: Timing) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let (address, code) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let wants_code = RwSignal::new(false);
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let code = wants_code.get_untracked().then(|| code.get_untracked());
        let address = address.get_untracked().trim().to_owned();
        let wish = wish(ChannelKind::Mail, address, code, timing);
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
fn ByWebhook(look: Callback<()>, timing: Timing) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let url = RwSignal::new(String::new());
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let url_now = url.get_untracked().trim().to_owned();
        let wish = wish(ChannelKind::Webhook, url_now, None, timing);
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
