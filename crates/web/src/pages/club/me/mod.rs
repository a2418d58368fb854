//! One's own affairs, part by part. Whatever is changed is kept at once.

mod data;
mod devices;
mod holiday;
mod name;

use super::channels::Ways;
use super::parts::{Asking, ClubMain, Trouble, day};
use crate::api::club;
use crate::menu;
use crate::reactive::RwSignal;
use crate::router::{MyPart, Router};
use crate::say::Say;
use data::{Archive, Export, Goodbye, Leaving};
use devices::ComingIn;
use holiday::HolidayOf;
use leptos::prelude::*;
use name::NameAndFriends;
use protocol::{Me, Role, Standing};

pub(super) fn page(part: MyPart) -> AnyView {
    let say = Say::here();
    let asking = Asking::new();
    let me = RwSignal::new(None::<Me>);
    let look = Callback::new(move |()| asking.ask(club::me(), move |told| me.set(Some(told))));
    look.run(());
    view! {
        <ClubMain title=say.the("club-me")>
            <Trouble asking/>
            {move || me.get().map(|me| view! { <Affairs me part look/> })}
            {move || asking.problem.get().is_some().then(|| view! {
                <p><a class="button primary" href="/sign-in">{say.the("club-sign-in")}</a></p>
            })}
        </ClubMain>
    }
    .into_any()
}

#[component]
fn Affairs(me: Me, part: MyPart, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let is_waiting = me.membership.standing == Standing::Waiting;
    let shown = match part {
        MyPart::Name => view! { <NameAndFriends me=me.clone() look/> }.into_any(),
        MyPart::Notifications => view! {
            <Ways has_password=me.has_password/>
            <HolidayOf until=me.holiday_until look/>
        }
        .into_any(),
        MyPart::Devices => view! { <ComingIn me=me.clone() look/> }.into_any(),
        MyPart::Look => view! {
            <section class="sheet">
                <h2>{say.the("club-part-look")}</h2>
                {menu::choices()}
            </section>
        }
        .into_any(),
        MyPart::Data => view! {
            <Export/>
            <Archive/>
            <Goodbye name=me.name.clone() look/>
        }
        .into_any(),
    };
    view! {
        {is_waiting.then(|| view! { <p class="note">{say.the("club-waiting")}</p> })}
        {me.leaves_at.map(|at| view! { <Leaving at look/> })}
        <div class="my-affairs">
            <Parts part me/>
            <div class="my-part">{shown}</div>
        </div>
    }
}

fn sign(part: MyPart) -> &'static str {
    match part {
        MyPart::Name => "M10 9.5a3 3 0 1 0 0-6a3 3 0 0 0 0 6zM4 17c0-3.500 2.700-5 6-5s6 1.500 6 5",
        MyPart::Notifications => "M5 14V9a5 5 0 0 1 10 0v5l1.500 1.500h-13zM8.500 17.500h3",
        MyPart::Devices => {
            "M6.500 7.500a3.200 3.200 0 1 1 0 6.400a3.200 3.200 0 1 1 0-6.400M9 8.700L16 4M13 6l1.500 2.300M10.800 7.500l1 1.600"
        }
        MyPart::Look => {
            "M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM3 10h14M10 3c-5 4.500-5 9.500 0 14c5-4.500 5-9.500 0-14"
        }
        MyPart::Data => "M10 3.500v9M6.500 9.300L10 12.800l3.500-3.500M4 16.500h12",
    }
}

/// The ways from part to part, and elsewhere.
#[component]
fn Parts(part: MyPart, me: Me) -> impl IntoView {
    let say = Say::here();
    let links = MyPart::ALL.iter().map(|&other| {
        let current = (other == part).then_some("page");
        view! {
            <a href=format!("/me/{other}") aria-current=current>
                <svg viewBox="0 0 20 20" aria-hidden="true"><path d=sign(other)/></svg>
                {say.the(&format!("club-part-{other}"))}
            </a>
        }
    });
    let is_host = me.membership.role != Role::Member;
    let since = say.with("club-since", &[("day", day(me.joined_at).into())]);
    view! {
        <div class="my-side">
            <nav class="my-parts" aria-label=say.the("club-me")>{links.collect_view()}</nav>
            <p class="quiet">{since}</p>
            <p class="club-buttons">
                <a class="button small" href=club::profile_address(&me.name) id="to-profile">
                    {say.the("club-profile")}
                </a>
                {is_host.then(|| view! {
                    <a class="button small" href="/host">{say.the("club-host")}</a>
                })}
                <SignOut/>
            </p>
        </div>
    }
}

#[component]
fn SignOut() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let router = Router::here();
    let leave = move |_| asking.ask(club::sign_out(), move |()| router.go("/"));
    view! {
        <button class="button small" id="sign-out" on:click=leave>{say.the("club-sign-out")}</button>
        <Trouble asking/>
    }
}
