//! What one is told, by which way: a table of switches.

use super::Kept;
use crate::api::club;
use crate::pages::club::parts::{Again, Asking, Trouble, day};
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use leptos::prelude::*;
use protocol::{ChannelKind, ChannelSummary, NoticeKind, PasswordAgain};

/// What can be chosen together: the key of its name, and the kinds of notices that it stands for.
struct Event {
    key: &'static str,
    /// What else there is to say about it.
    hint: Option<&'static str>,
    kinds: &'static [NoticeKind],
}

const EVENTS: [Event; 5] = [
    Event { key: "club-told-turn", hint: Some("club-told-turn-hint"), kinds: &[NoticeKind::Turn] },
    Event {
        key: "club-told-reminder",
        hint: Some("club-told-reminder-hint"),
        kinds: &[NoticeKind::Reminder, NoticeKind::Missed],
    },
    Event { key: "club-told-request", hint: None, kinds: &[NoticeKind::Request] },
    Event { key: "club-told-table", hint: None, kinds: &[NoticeKind::Begun, NoticeKind::Over] },
    Event {
        key: "club-told-sat-in",
        hint: Some("club-told-sat-in-hint"),
        kinds: &[NoticeKind::SatIn],
    },
];

#[component]
pub(super) fn Wishes(kept: Kept) -> impl IntoView {
    let say = Say::here();
    // A switch changes no way: its column stays, and keeps the focus.
    let states = Memo::new(move |_| kept.known.with(|known| states_of(known)));
    let ways = move || {
        states.get();
        kept.known.get_untracked()
    };
    let heads = move || ways().into_iter().map(|way| view! { <Head way/> }).collect_view();
    let rows = EVENTS.iter().map(|event| {
        let name = say.the(event.key);
        let hint = event.hint.map(|key| say.the(key));
        let label = name.clone();
        let switches = move || {
            let label = label.clone();
            let switch = move |way| view! { <Wish way event label=label.clone() kept/> };
            ways().into_iter().map(switch).collect_view()
        };
        view! {
            <tr>
                <th scope="row" class="two">
                    <strong>{name}</strong>
                    {hint.map(|hint| view! { <span class="quiet">{hint}</span> })}
                </th>
                {switches}
            </tr>
        }
    });
    let ending = RwSignal::new(None);
    let foot = move |way| view! { <Foot way kept ending/> };
    let feet = move || ways().into_iter().map(foot).collect_view();
    view! {
        <div class="told-frame">
            <table class="told">
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
                <tfoot><tr><td></td>{feet}</tr></tfoot>
            </table>
        </div>
        {move || ending.get().map(|way| view! { <EndByPassword way kept ending/> })}
        {move || ways().into_iter().filter(|way| 0 < way.n_failures).map(|way| view! { <Broken way/> }).collect_view()}
    }
}

/// Which ways there are, and how they work.
fn states_of(known: &[ChannelSummary]) -> Vec<(i64, Option<i64>, u32)> {
    known.iter().map(|way| (way.id, way.worked_at, way.n_failures)).collect()
}

/// The name of a way among the others.
fn name(way: &ChannelSummary, say: Say) -> String {
    say.the(&format!("club-way-{}", way.kind))
}

fn sign(kind: ChannelKind) -> &'static str {
    match kind {
        ChannelKind::Push => "M3 4h14v9H3zM7.5 16.5h5M10 13v3.5",
        ChannelKind::Mail => "M3 5h14v10H3zM3 5.5l7 5.500l7-5.5",
        ChannelKind::Webhook => {
            "M7.5 8.500a3 3 0 1 1 4.4-2.600M8.5 13.500a3 3 0 1 1-3-3.800M12.5 10.500a3 3 0 1 1-.6 5.400M10 6l-2.6 5M11 6.300l2.6 4.600M8.5 13.500h5"
        }
    }
}

/// A way: what it is, where it leads, and whether it works.
#[component]
fn Head(way: ChannelSummary) -> impl IntoView {
    let say = Say::here();
    let has_failed = 0 < way.n_failures;
    let state = match (way.n_failures, way.worked_at) {
        (0, None) => say.the("club-way-new"),
        (0, Some(at)) => say.with("club-way-worked", &[("day", day(at).into())]),
        (count, _) => say.with("club-way-failed", &[("count", count.into())]),
    };
    view! {
        <th scope="col">
            <svg class="way-sign" viewBox="0 0 20 20" aria-hidden="true"><path d=sign(way.kind)/></svg>
            <span>{name(&way, say)}</span>
            <small class="quiet way-target">{way.target}</small>
            <small class:bad=has_failed class:quiet=!has_failed>{state}</small>
        </th>
    }
}

/// Whether something is told by a way.
#[component]
fn Wish(way: ChannelSummary, event: &'static Event, label: String, kept: Kept) -> impl IntoView {
    let say = Say::here();
    let id = way.id;
    let label = format!("{label}: {}, {}", name(&way, say), way.target);
    let is_told = move || {
        let terms = kept.terms(id);
        terms.is_some_and(|terms| !event.kinds.iter().any(|kind| terms.silent.contains(kind)))
    };
    let choose = move |change| {
        let Some(mut terms) = untrack(|| kept.terms(id)) else { return };
        terms.silent.retain(|kind| !event.kinds.contains(kind));
        if !event_target_checked(&change) {
            terms.silent.extend(event.kinds);
        }
        kept.keep(id, terms);
    };
    let name = format!("wished-{}-{id}", event.kinds[0]);
    view! {
        <td>
            <input type="checkbox" role="switch" class="toggle" id=name aria-label=label prop:checked=is_told on:change=choose/>
        </td>
    }
}

/// Tries a way, or ends it.
#[component]
fn Foot(
    way: ChannelSummary,
    kept: Kept,
    /// What is ended once the password is known.
    ending: RwSignal<Option<ChannelSummary>>,
) -> impl IntoView {
    let say = Say::here();
    let id = way.id;
    let is_sent = RwSignal::new(false);
    let test = move |_| {
        is_sent.set(false);
        kept.asking.ask(async move { club::test_channel(id).await }, move |()| {
            is_sent.try_set(true);
        });
    };
    let asks_password = way.kind == ChannelKind::Mail && kept.has_password;
    let asked = asks_password.then(|| way.clone());
    let end = move |_| match &asked {
        Some(way) => ending.set(Some(way.clone())),
        None => {
            let ended = async move { club::end_channel(id, &PasswordAgain::default()).await };
            kept.asking.ask(ended, move |()| kept.look.run(()));
        }
    };
    let of = format!("{}, {}", name(&way, say), way.target);
    let (to_test, to_end) = (say.the("club-way-test"), say.the("club-way-end"));
    let (test_label, end_label) = (format!("{to_test}: {of}"), format!("{to_end}: {of}"));
    view! {
        <td>
            <button class="button small way-test" aria-label=test_label on:click=test>{to_test}</button>
            <button class="button small way-end" aria-label=end_label on:click=end>{to_end}</button>
            <small role="status">{move || is_sent.get().then(|| say.the("club-way-sent"))}</small>
        </td>
    }
}

/// Ends an address, by which one comes in again: so the password is asked once more.
#[component]
fn EndByPassword(
    way: ChannelSummary,
    kept: Kept,
    ending: RwSignal<Option<ChannelSummary>>,
) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let password = RwSignal::new(String::new());
    let id = way.id;
    let end = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let again = PasswordAgain { password: password.get_untracked() };
        asking.ask(async move { club::end_channel(id, &again).await }, move |()| {
            ending.set(None);
            kept.look.run(());
        });
    };
    let to_end = format!("{}: {}, {}", say.the("club-way-end"), name(&way, say), way.target);
    view! {
        <form class="club-line" on:submit=end>
            <Again id="end-password" has_password=true password/>
            <button class="button" id="end-mail" prop:disabled=move || asking.is_busy.get()>{to_end}</button>
        </form>
        <Trouble asking/>
    }
}

/// A way that does not work.
#[component]
fn Broken(way: ChannelSummary) -> impl IntoView {
    let say = Say::here();
    let told = [
        ("way", name(&way, say).into()),
        ("target", way.target.into()),
        ("count", way.n_failures.into()),
    ];
    view! { <p class="note">{say.with("club-way-broken", &told)}</p> }
}
