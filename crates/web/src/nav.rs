//! The ways between the pages of the club: in the bar where there is room, at the thumb where there is
//! not.

use crate::arms::shield;
use crate::face::OFFERS;
use crate::feed::Feed;
use crate::parts::Drawing;
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Guest, Role};

/// A way: its address, the key of its name and its sign.
type Way = (&'static str, &'static str, &'static str);

const TABLES: Way = ("/", "nav-tables", "M12 3l8 4.5v9L12 21l-8-4.5v-9zM8 16v-5l4-3l4 3v5z");
const NEW: Way = ("/new", "nav-new", "M12 5v14M5 12h14");
const RULES: Way =
    ("/rules", "nav-rules", "M12 6c-3-2-6-2-8-1v13c2-1 5-1 8 1c3-2 6-2 8-1V5c-2-1-5-1-8 1zv13");
const PEOPLE: Way = (
    "/people",
    "nav-people",
    "M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM3 20c0-4 3-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2 .5 3.5 2.5 3.5 5.5",
);
const ME: Way = (
    "/me",
    "nav-me",
    "M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4.5 20.5c0-4 3.5-6.5 7.5-6.5s7.5 2.5 7.5 6.5",
);

/// Where a way leads; rules are those of some game, first those of the one for beginners.
fn address(href: &str) -> String {
    match (href, OFFERS.first()) {
        ("/rules", Some(offer)) => format!("/rules/{}", offer.game),
        _ => href.to_owned(),
    }
}

/// Whether a way leads to where one is, or to what that is a part of.
fn leads_here(href: &str, here: &str) -> bool {
    here == href || (href != "/" && here.starts_with(&format!("{href}/")))
}

/// The ways in the bar.
#[component]
pub(crate) fn BarWays() -> impl IntoView {
    let say = Say::here();
    let here = window().location().pathname().unwrap_or_default();
    let way = |(href, key, _): Way| {
        let is_here = leads_here(href, &here);
        let href = address(href);
        view! { <a href=href aria-current=is_here.then_some("page")>{say.the(key)}</a> }
    };
    let ways = [TABLES, RULES, PEOPLE].map(way);
    view! { <nav class="bar-ways" aria-label=say.the("nav-main")>{ways.collect_view()}</nav> }
}

/// The ways at the thumb.
#[component]
pub(crate) fn Dock() -> impl IntoView {
    let say = Say::here();
    let n_turns = Feed::here().n_turns();
    let here = window().location().pathname().unwrap_or_default();
    let way = |(href, key, sign): Way| {
        let is_here = leads_here(href, &here);
        let href = address(href);
        let count = (href == "/").then_some(move || match n_turns.get() {
            0 => None,
            n_turns => Some(view! { <b class="thumb-count">{n_turns}</b> }),
        });
        view! {
            <a href=href aria-current=is_here.then_some("page")>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=sign/></svg>
                {count}
                <span>{say.the(key)}</span>
            </a>
        }
    };
    let ways = [TABLES, NEW, RULES, PEOPLE, ME].map(way);
    view! { <nav class="thumb-ways" aria-label=say.the("nav-main")>{ways.collect_view()}</nav> }
}

/// Oneself in the bar: a member with arms, a guest with the way in.
#[component]
pub(crate) fn Oneself(known: RwSignal<Option<Guest>>) -> impl IntoView {
    let say = Say::here();
    move || match known.get().and_then(|guest| Some((guest.name, guest.membership?))) {
        Some((name, membership)) => view! {
            <a href="/new" class="button ink bar-new">{say.the("lobby-new-game")}</a>
            {(membership.role != Role::Member).then(|| view! {
                <a href="/host" id="to-host" class="bar-host">{say.the("lobby-host")}</a>
            })}
            <a href="/me" id="member" class="oneself" title=say.the("lobby-me")>
                <span class="arms"><Drawing svg=shield(&name)/></span>
                <strong>{name}</strong>
            </a>
        }
        .into_any(),
        None => view! {
            <a href="/sign-in" id="to-sign-in" class="button">{say.the("lobby-sign-in")}</a>
        }
        .into_any(),
    }
}
