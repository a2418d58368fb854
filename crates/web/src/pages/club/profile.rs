//! A member: how strong, what was played, what pays, and against whom.

use super::faces::Face;
use super::history::History;
use super::parts::{Asking, Trouble, day};
use super::ratings::Ratings;
use super::statistics::Statistics;
use crate::api::club;
use crate::nav::Dock;
use crate::parts::TopBar;
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use crate::title::Title;
use leptos::prelude::*;
use protocol::{Code, Profile, Regard, Role};

/// Shows the member with this name, as it stands in the address.
pub(super) fn page(name: String) -> AnyView {
    let say = Say::here();
    let asking = Asking::new();
    let found = RwSignal::new(None::<Profile>);
    asking.ask(async move { club::profile(&name).await }, move |told| found.set(Some(told)));
    let trouble = move || {
        asking.problem.get().map(|problem| match problem.code {
            Code::Unknown => say.the("club-no-such-member"),
            _ => say.problem(&problem),
        })
    };
    let name = move || found.with(|found| found.as_ref().map(|found| found.name.clone()));
    Title::say(name);
    let title = Signal::derive(move || name().unwrap_or_default());
    view! {
        <TopBar title has_ways=true/>
        <main class="page club">
            {move || trouble().map(|told| view! {
                <h1>{say.the("club-people")}</h1>
                <p class="problem" role="alert">{told}</p>
                <p><a class="button" href="/people">{say.the("club-people")}</a></p>
            })}
            {move || found.get().map(|profile| view! { <Shown profile/> })}
        </main>
        <Dock/>
    }
    .into_any()
}

#[component]
fn Shown(profile: Profile) -> impl IntoView {
    let Profile { name, games, matches, is_me, .. } = profile.clone();
    view! {
        <Head profile/>
        <div class="club-two">
            <div class="club-stack">
                <Ratings games=games.clone()/>
                <History name=name.clone() games=games.clone() first=matches is_me/>
            </div>
            <Statistics name games/>
        </div>
    }
}

#[component]
fn Head(profile: Profile) -> impl IntoView {
    let say = Say::here();
    let Profile { name, membership, joined_at, is_here, is_me, regard, games, .. } = profile;
    let role = match membership.role {
        Role::Member => None,
        role => Some(say.the(&format!("club-role-{role}"))),
    };
    let since = say.with("club-since", &[("day", day(joined_at).into())]);
    let n_matches: u64 = games.iter().map(|game| game.n_matches).sum();
    let n_matches = say.with("club-matches", &[("count", n_matches.into())]);
    let here = is_here.then(|| say.the("club-here"));
    let detail = [role, Some(since), Some(n_matches), here].into_iter().flatten();
    let detail = detail.collect::<Vec<_>>().join(" · ");
    let called = name.clone();
    view! {
        <header class="profile-head">
            <Face name=name.clone() is_here/>
            <div class="profile-words">
                <h1>{name}</h1>
                <p class="quiet">{detail}</p>
            </div>
            {match is_me {
                true => view! {
                    <a class="button" href="/me" id="to-settings">{say.the("club-me")}</a>
                }
                .into_any(),
                false => view! { <Regarding name=called regard/> }.into_any(),
            }}
        </header>
    }
}

/// What one thinks of somebody, which nobody else is told.
#[component]
fn Regarding(name: String, regard: Option<Regard>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let name = StoredValue::new(name);
    let regard = RwSignal::new(regard);
    let toggle = move |which: Regard| {
        let is_on = move || regard.get() == Some(which);
        let change = move |_| {
            let (name, wish) = (name.get_value(), (!is_on()).then_some(which));
            let asked = async move { club::set_regard(&name, wish).await };
            asking.ask(asked, move |()| regard.set(wish));
        };
        view! {
            <button class="button" id=which.name() aria-pressed=move || is_on().to_string() on:click=change>
                {say.the(&format!("club-regard-{which}"))}
            </button>
        }
    };
    view! {
        <div class="club-buttons">
            {toggle(Regard::Friend)}
            {toggle(Regard::Blocked)}
            <Trouble asking/>
        </div>
        {move || (regard.get() == Some(Regard::Blocked)).then(|| view! {
            <p class="note" role="status">{say.the("club-blocked-hint")}</p>
        })}
    }
}
