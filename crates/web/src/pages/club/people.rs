//! The members: who is here, who there is, and who is how strong.

use super::faces::{Face, NameLink};
use super::parts::{Asking, ClubMain, Trouble, day};
use super::rankings::Rankings;
use crate::api::club;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{MemberSummary, Members, Role};

pub(super) fn page() -> AnyView {
    let say = Say::here();
    view! {
        <ClubMain title=say.the("club-people")>
            <div class="club-two">
                <div class="club-stack">
                    <Here/>
                    <All/>
                </div>
                <div class="club-stack"><Rankings/></div>
            </div>
        </ClubMain>
    }
    .into_any()
}

/// Who is here, friends first.
#[component]
fn Here() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let found = RwSignal::new(Vec::<MemberSummary>::new());
    // Who may not know is told so by the list of all.
    asking.ask(club::here(), move |told| found.set(told.members));
    let rows =
        move || found.get().into_iter().map(|member| view! { <Person member/> }).collect_view();
    move || {
        (!found.with(Vec::is_empty)).then(|| {
            view! {
                <section class="sheet" id="here-now">
                    <h2>{say.the("club-here-now")}</h2>
                    <ul class="club-rows">{rows}</ul>
                </section>
            }
        })
    }
}

/// Everybody, by name.
#[component]
fn All() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let found = RwSignal::new(Vec::<MemberSummary>::new());
    let next = RwSignal::new(Some(String::new()));
    let more = move || {
        let Some(after) = next.get_untracked() else { return };
        asking.ask(async move { club::people(&after).await }, move |page: Members| {
            found.update(|found| found.extend(page.members));
            next.set(page.next);
        });
    };
    more();
    let rows =
        move || found.get().into_iter().map(|member| view! { <Person member/> }).collect_view();
    view! {
        <section class="sheet">
            <h2>{say.the("club-standing-welcome")}</h2>
            <Trouble asking/>
            <ul class="club-rows" id="people">{rows}</ul>
            {move || next.get().is_some_and(|next| !next.is_empty()).then(|| view! {
                <button class="button" id="more-people" on:click=move |_| more()>{say.the("club-more")}</button>
            })}
        </section>
    }
}

/// A member in a row, with whatever can be done about them.
#[component]
pub(super) fn Person(
    member: MemberSummary,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let say = Say::here();
    let MemberSummary { name, membership, joined_at, is_here, is_friend } = member;
    let role = match membership.role {
        Role::Member => None,
        role => Some(say.the(&format!("club-role-{role}"))),
    };
    let friend = is_friend.then(|| say.the("club-friend"));
    let since = say.with("club-since", &[("day", day(joined_at).into())]);
    let here = is_here.then(|| say.the("club-here"));
    let detail = [friend, role, Some(since), here].into_iter().flatten();
    let detail = detail.collect::<Vec<_>>().join(" · ");
    view! {
        <li class="club-row">
            <Face name=name.clone() is_here/>
            <span class="who"><NameLink name/><span class="quiet">{detail}</span></span>
            {children.map(|children| view! { <span class="club-buttons">{children()}</span> })}
        </li>
    }
}
