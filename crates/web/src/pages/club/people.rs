//! The members: who is here, who there is, and who is how strong.

use super::archive::Archive;
use super::faces::{Face, NameLink};
use super::members::{MemberList, MembersByName};
use super::parts::{Asking, ClubMain, day};
use super::rankings::Rankings;
use crate::api::club;
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{MemberSummary, Role};

pub(super) fn page() -> AnyView {
    let say = Say::here();
    view! {
        <ClubMain title=say.the("club-people")>
            <div class="club-two">
                <div class="club-stack">
                    <Here/>
                    <All/>
                </div>
                <div class="club-stack"><Rankings/><Archive/></div>
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
    let list = MemberList::new(|start| async move { club::people(&start).await });
    let row = Callback::new(|member| view! { <Person member/> }.into_any());
    view! {
        <section class="sheet">
            <h2>{say.the("club-standing-welcome")}</h2>
            <MembersByName list id="people" row/>
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
