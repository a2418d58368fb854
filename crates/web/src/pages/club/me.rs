//! One's own affairs: name, password, codes, devices, and being forgotten.

use super::channels::Ways;
use super::key;
use super::parts::{Asking, ClubMain, Codes, Field, Trouble, day};
use crate::api::club;
use crate::parts::remember_name;
use crate::router::Router;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Device, Farewell, Me, NewPassword, PasskeySummary, Role, Standing};

pub(super) fn page() -> AnyView {
    let say = Say::here();
    let asking = Asking::new();
    let me = RwSignal::new(None::<Me>);
    let look = Callback::new(move |()| asking.ask(club::me(), move |told| me.set(Some(told))));
    look.run(());
    view! {
        <ClubMain title=say.the("club-me")>
            <Trouble asking/>
            {move || me.get().map(|me| view! { <Affairs me look/> })}
            {move || asking.problem.get().is_some().then(|| view! {
                <p><a class="button primary" href="/sign-in">{say.the("club-sign-in")}</a></p>
            })}
        </ClubMain>
    }
    .into_any()
}

#[component]
fn Affairs(me: Me, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let is_waiting = me.membership.standing == Standing::Waiting;
    let is_host = me.membership.role != Role::Member;
    let since = say.with("club-since", &[("day", day(me.joined_at).into())]);
    view! {
        {is_waiting.then(|| view! { <p class="note">{say.the("club-waiting")}</p> })}
        {me.leaves_at.map(|at| view! { <Leaving at look/> })}
        <p class="quiet">{since}</p>
        <div class="club-columns">
            <Name name=me.name.clone() look/>
            <Password/>
            <Ways/>
            <Recovery n_codes=me.n_recovery_codes/>
            <Keys keys=me.passkeys look/>
            <Devices devices=me.devices look/>
            <Goodbye name=me.name look/>
            <section class="sheet">
                <h2>{say.the("club-elsewhere")}</h2>
                <a class="button" href="/people">{say.the("club-people")}</a>
                {is_host.then(|| view! { <a class="button" href="/host" id="to-host">{say.the("club-host")}</a> })}
                <SignOut/>
            </section>
        </div>
    }
}

#[component]
fn Name(name: String, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let name = RwSignal::new(name);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = name.get_untracked().trim().to_owned();
        let called = wish.clone();
        asking.ask(async move { club::rename(&wish).await }, move |()| {
            remember_name(&called);
            look.run(());
        });
    };
    view! {
        <form class="sheet" on:submit=submit>
            <h2>{say.the("club-name")}</h2>
            <Field id="member-name" label=say.the("club-name") value=name autocomplete="username"/>
            <button class="button" id="rename" prop:disabled=move || asking.is_busy.get()>
                {say.the("club-rename")}
            </button>
            <Trouble asking/>
        </form>
    }
}

#[component]
fn Password() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let is_done = RwSignal::new(false);
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        is_done.set(false);
        let wish = NewPassword { old: old.get_untracked(), new: new.get_untracked() };
        asking.ask(async move { club::set_password(&wish).await }, move |()| {
            old.set(String::new());
            new.set(String::new());
            is_done.set(true);
        });
    };
    view! {
        <form class="sheet" on:submit=submit>
            <h2>{say.the("club-password")}</h2>
            <Field
                id="old-password"
                label=say.the("club-old-password")
                value=old
                kind="password"
                autocomplete="current-password"
            />
            <Field
                id="new-password"
                label=say.the("club-new-password")
                value=new
                kind="password"
                autocomplete="new-password"
                hint=say.the("club-password-hint")
            />
            <button class="button" id="set-password" prop:disabled=move || asking.is_busy.get()>
                {say.the("club-set-password")}
            </button>
            <Trouble asking/>
            <p role="status">{move || is_done.get().then(|| say.the("club-password-set"))}</p>
        </form>
    }
}

#[component]
fn Recovery(n_codes: usize) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let codes = RwSignal::new(None::<Vec<String>>);
    let renew =
        move |_| asking.ask(club::renew_codes(), move |new| codes.set(Some(new.recovery_codes)));
    view! {
        <section class="sheet">
            <h2>{say.the("club-codes")}</h2>
            {move || match codes.get() {
                None => view! { <p>{say.with("club-codes-left", &[("count", n_codes.into())])}</p> }.into_any(),
                Some(codes) => view! {
                    <p>{say.the("club-codes-hint")}</p>
                    <Codes codes/>
                }
                .into_any(),
            }}
            <button class="button" id="renew-codes" on:click=renew prop:disabled=move || asking.is_busy.get()>
                {say.the("club-codes-renew")}
            </button>
            <Trouble asking/>
        </section>
    }
}

/// Keys that devices hold, by which one comes in without a password.
#[component]
fn Keys(keys: Vec<PasskeySummary>, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let add = move |_| {
        let label = say.with("club-key-of", &[("day", day(crate::local::now()).into())]);
        let made = async move {
            let question = club::ask_new_key().await?;
            club::add_key(&key::make(&question.options, label).await?).await
        };
        asking.ask(made, move |_| look.run(()));
    };
    let rows = keys.into_iter().map(|key| {
        let PasskeySummary { id, label, used_at } = key;
        let used = used_at.map(|at| say.with("club-device-seen", &[("day", day(at).into())]));
        let remove = move |_| {
            let id = id.clone();
            asking.ask(async move { club::remove_key(&id).await }, move |()| look.run(()));
        };
        view! {
            <li class="club-row">
                <span><strong>{label}</strong><br/><span class="quiet">{used}</span></span>
                <button class="button" on:click=remove>{say.the("club-key-remove")}</button>
            </li>
        }
    });
    view! {
        <section class="sheet" id="keys">
            <h2>{say.the("club-keys")}</h2>
            <p class="quiet">{say.the("club-keys-hint")}</p>
            <ul class="club-rows">{rows.collect_view()}</ul>
            {key::can_ask().then(|| view! {
                <button class="button" id="add-key" on:click=add>{say.the("club-key-add")}</button>
            })}
            <Trouble asking/>
        </section>
    }
}

#[component]
fn Devices(devices: Vec<Device>, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let rows = devices.into_iter().map(|device| {
        let Device { id, kind, seen_at, is_this, .. } = device;
        let kind = if kind.is_empty() { say.the("club-device-unknown") } else { kind };
        let seen = match is_this {
            true => say.the("club-device-this"),
            false => say.with("club-device-seen", &[("day", day(seen_at).into())]),
        };
        let label = say.with("club-sign-device-out", &[("device", kind.clone().into())]);
        let sign_out = move |_| {
            let id = id.clone();
            asking.ask(async move { club::sign_device_out(&id).await }, move |()| look.run(()));
        };
        view! {
            <li class="club-row">
                <span><strong>{kind}</strong><br/><span class="quiet">{seen}</span></span>
                {(!is_this).then(|| view! {
                    <button class="button" aria-label=label on:click=sign_out>{say.the("club-sign-out")}</button>
                })}
            </li>
        }
    });
    view! {
        <section class="sheet" id="devices">
            <h2>{say.the("club-devices")}</h2>
            <ul class="club-rows">{rows.collect_view()}</ul>
            <Trouble asking/>
        </section>
    }
}

#[component]
fn SignOut() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let router = Router::here();
    let leave = move |_| asking.ask(club::sign_out(), move |()| router.go("/"));
    view! {
        <button class="button" id="sign-out" on:click=leave>{say.the("club-sign-out")}</button>
        <Trouble asking/>
    }
}

#[component]
fn Goodbye(name: String, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let typed = RwSignal::new(String::new());
    let hint = say.with("club-farewell-hint", &[("name", name.into())]);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = Farewell { name: typed.get_untracked() };
        asking.ask(async move { club::say_farewell(&wish).await }, move |_| look.run(()));
    };
    view! {
        <form class="sheet" on:submit=submit>
            <h2>{say.the("club-farewell")}</h2>
            <Field id="farewell-name" label=say.the("club-farewell-name") value=typed hint/>
            <button class="button danger" id="say-farewell" prop:disabled=move || asking.is_busy.get()>
                {say.the("club-farewell-go")}
            </button>
            <Trouble asking/>
        </form>
    }
}

/// A member who wants to be forgotten may still stay.
#[component]
fn Leaving(at: i64, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let stay = move |_| asking.ask(club::stay(), move |()| look.run(()));
    view! {
        <div class="note" id="leaving">
            <p>{say.with("club-leaving", &[("day", day(at).into())])}</p>
            <button class="button" id="stay" on:click=stay>{say.the("club-stay")}</button>
            <Trouble asking/>
        </div>
    }
}
