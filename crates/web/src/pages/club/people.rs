//! The members.

use super::parts::{Asking, ClubMain, Trouble, day};
use crate::api::club;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{MemberSummary, Members, Role};

pub(super) fn page() -> AnyView {
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
        <ClubMain title=say.the("club-people")>
            <Trouble asking/>
            <ul class="club-rows sheet" id="people">{rows}</ul>
            {move || next.get().is_some_and(|next| !next.is_empty()).then(|| view! {
                <button class="button" id="more-people" on:click=move |_| more()>{say.the("club-more")}</button>
            })}
        </ClubMain>
    }
    .into_any()
}

/// A member in a row, with whatever can be done about them.
#[component]
pub(super) fn Person(
    member: MemberSummary,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let say = Say::here();
    let role = match member.membership.role {
        Role::Member => None,
        role => Some(say.the(&format!("club-role-{role}"))),
    };
    let since = say.with("club-since", &[("day", day(member.joined_at).into())]);
    let here = member.is_here.then(|| say.the("club-here"));
    let detail = [role, Some(since), here].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    view! {
        <li class="club-row" class:here=member.is_here>
            <span><strong>{member.name}</strong><br/><span class="quiet">{detail}</span></span>
            {children.map(|children| view! { <span class="club-buttons">{children()}</span> })}
        </li>
    }
}
