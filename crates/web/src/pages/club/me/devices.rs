//! How one comes in, and where one is signed in.

use crate::api::club;
use crate::pages::club::elsewhere::ElsewhereButton;
use crate::pages::club::key;
use crate::pages::club::parts::{Again, Asking, Codes, Field, Trouble, day};
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{
    Device, ErrandWish, Me, NewPassword, PasskeySummary, PasswordAgain, SignsInElsewhere,
};

/// Password, codes, keys and devices.
#[component]
pub(super) fn ComingIn(me: Me, look: Callback<()>) -> impl IntoView {
    view! {
        <Keys keys=me.passkeys has_password=me.has_password look/>
        <ElsewhereWay known=me.elsewhere has_password=me.has_password look/>
        <Password has_one=me.has_password look/>
        <Recovery n_codes=me.n_recovery_codes has_password=me.has_password/>
        <Devices devices=me.devices look/>
    }
}

#[component]
fn Password(has_one: bool, look: Callback<()>) -> impl IntoView {
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
            if !has_one {
                look.run(());
            }
        });
    };
    view! {
        <form class="sheet" on:submit=submit>
            <h2>{say.the("club-password")}</h2>
            {has_one.then(|| view! {
                <Field
                    id="old-password"
                    label=say.the("club-old-password")
                    value=old
                    kind="password"
                    autocomplete="current-password"
                />
            })}
            <Field
                id="new-password"
                label=say.the("club-new-password")
                value=new
                kind="password"
                autocomplete="new-password"
                hint=say.the("club-password-hint")
            />
            <button class="button" id="set-password" prop:disabled=move || asking.is_busy.get()>
                {say.the(if has_one { "club-set-password" } else { "club-first-password" })}
            </button>
            <Trouble asking/>
            <p role="status">{move || is_done.get().then(|| say.the("club-password-set"))}</p>
        </form>
    }
}

#[component]
fn Recovery(n_codes: usize, has_password: bool) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let codes = RwSignal::new(None::<Vec<String>>);
    let password = RwSignal::new(String::new());
    let renew = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let again = PasswordAgain { password: password.get_untracked() };
        asking.ask(async move { club::renew_codes(&again).await }, move |new| {
            password.set(String::new());
            codes.set(Some(new.recovery_codes));
        });
    };
    view! {
        <form class="sheet" on:submit=renew>
            <h2>{say.the("club-codes")}</h2>
            {move || match codes.get() {
                None => view! { <p>{say.with("club-codes-left", &[("count", n_codes.into())])}</p> }.into_any(),
                Some(codes) => view! {
                    <p>{say.the("club-codes-hint")}</p>
                    <Codes codes/>
                }
                .into_any(),
            }}
            <Again id="codes-password" has_password password/>
            <button class="button" id="renew-codes" prop:disabled=move || asking.is_busy.get()>
                {say.the("club-codes-renew")}
            </button>
            <Trouble asking/>
        </form>
    }
}

/// Keys that devices hold, by which one comes in without a password.
#[component]
fn Keys(keys: Vec<PasskeySummary>, has_password: bool, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let password = RwSignal::new(String::new());
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let label = say.with("club-key-of", &[("day", day(crate::local::now()).into())]);
        let again = PasswordAgain { password: password.get_untracked() };
        let made = async move {
            let question = club::ask_new_key(&again).await?;
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
                <form on:submit=add>
                    <Again id="key-password" has_password password/>
                    <button class="button" id="add-key" prop:disabled=move || asking.is_busy.get()>
                        {say.the("club-key-add")}
                    </button>
                </form>
            })}
            <Trouble asking/>
        </section>
    }
}

/// Signing in elsewhere, where that is possible.
#[component]
fn ElsewhereWay(
    known: Option<SignsInElsewhere>,
    has_password: bool,
    look: Callback<()>,
) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let Some(known) = known else {
        let password = RwSignal::new(String::new());
        let wish = move |()| ErrandWish {
            adds: true,
            password: password.get_untracked(),
            ..ErrandWish::default()
        };
        return view! {
            <ElsewhereButton wish=Callback::new(wish)>
                <Again id="elsewhere-password" has_password password/>
            </ElsewhereButton>
        }
        .into_any();
    };
    let end = move |_| asking.ask(club::end_elsewhere(), move |()| look.run(()));
    let seen = known.used_at.unwrap_or(known.since);
    let seen = say.with("club-device-seen", &[("day", day(seen).into())]);
    view! {
        <section class="sheet" id="elsewhere">
            <h2>{say.the("club-elsewhere")}</h2>
            <p class="club-row">
                <span class="quiet">{seen}</span>
                <button class="button" id="end-elsewhere" on:click=end>{say.the("club-key-remove")}</button>
            </p>
            <Trouble asking/>
        </section>
    }
    .into_any()
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
