//! The host's page: how the club is doing, who waits, who is in, invitations, settings, and what was done.

use super::host_backups::Backups;
use super::host_invitations::Invitations;
use super::host_log::Log;
use super::host_people::People;
use super::host_reports::Reports;
use super::host_tables::Tables;
use super::parts::{Asking, ClubMain, Field, Trouble, day};
use crate::api::{self, club};
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Admission, Club, Limit, Overview, Role, Standing};

pub(super) fn page() -> AnyView {
    let say = Say::here();
    let asking = Asking::new();
    let overview = RwSignal::new(None::<Overview>);
    asking.ask(club::overview(), move |told| overview.set(Some(told)));
    let is_host = ask_is_host();
    view! {
        <ClubMain title=say.the("club-host")>
            <Trouble asking/>
            {move || overview.get().map(|overview| {
                let overview_limits = overview.limits.clone();
                view! {
                <Health overview=overview.clone()/>
                <Numbers overview/>
                <div class="club-columns">
                    <Reports/>
                    <People standing=Standing::Waiting is_host/>
                    <People standing=Standing::Welcome is_host/>
                    <Invitations is_host/>
                    {move || is_host.get().then(|| view! { <Settings/> })}
                    <Tables/>
                    <Backups/>
                    <Limits limits=overview_limits/>
                    {move || is_host.get().then(|| view! { <Season/> })}
                    <People standing=Standing::Banned is_host/>
                    <Log/>
                </div>
            }})}
        </ClubMain>
    }
    .into_any()
}

/// Whether one is the host; stewards see this page too, and do a part of it.
fn ask_is_host() -> RwSignal<bool> {
    let is_host = RwSignal::new(false);
    spawn_local(async move {
        // Without an answer one is offered what every steward may do.
        if let Ok(Some(guest)) = api::guest().await {
            is_host.try_set(guest.membership.is_some_and(|it| it.role == Role::Host));
        }
    });
    is_host
}

/// Begins a season of ratings; that cannot be undone, so it is folded away.
#[component]
fn Season() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let has_begun = RwSignal::new(false);
    let begin = move |_| asking.ask(club::begin_season(), move |()| has_begun.set(true));
    view! {
        <details class="sheet" id="season">
            <summary><h2>{say.the("club-season")}</h2></summary>
            <p class="quiet">{say.the("club-season-hint")}</p>
            <button
                class="button"
                id="begin-season"
                prop:disabled=move || asking.is_busy.get() || has_begun.get()
                on:click=begin
            >
                {say.the("club-season-begin")}
            </button>
            <Trouble asking/>
            <p role="status">{move || has_begun.get().then(|| say.the("club-season-begun"))}</p>
        </details>
    }
}

#[component]
fn Numbers(overview: Overview) -> impl IntoView {
    let say = Say::here();
    let megabytes = overview.n_bytes.div_ceil(1_000_000);
    let numbers = [
        ("members", overview.n_members),
        ("here", overview.n_here as u64),
        ("running", overview.n_running),
        ("finished", overview.n_finished),
        ("megabytes", megabytes),
    ];
    let numbers = numbers.map(|(key, number)| {
        let label = say.the(&format!("club-number-{key}"));
        view! { <li><strong>{number}</strong><span class="quiet">{label}</span></li> }
    });
    view! { <ul class="club-numbers" id="numbers">{numbers.collect_view()}</ul> }
}

/// Whether all is well, which version runs, and since when.
#[component]
fn Health(overview: Overview) -> impl IntoView {
    let say = Say::here();
    let is_well = overview.health == "ready";
    let told = match is_well {
        true => say.the("club-well"),
        false => say.with("club-unwell", &[("reason", overview.health.into())]),
    };
    let since = [("version", overview.version.into()), ("day", day(overview.started_at).into())];
    view! {
        <p class="club-health" id="health">
            <span class="health-told" class:unwell={!is_well}>{told}</span>
            <span class="quiet">{say.with("club-version", &since)}</span>
        </p>
    }
}

/// What one client may use up, and the flags that say so.
#[component]
fn Limits(limits: Vec<Limit>) -> impl IntoView {
    let say = Say::here();
    let rows = limits.into_iter().map(|limit| {
        let text = say.known(&format!("club-limit-{}", limit.flag.trim_start_matches('-')));
        view! {
            <li class="club-row">
                <span>{text}<br/><code class="quiet">{limit.flag}</code></span>
                <strong>{limit.most}</strong>
            </li>
        }
    });
    view! {
        <details class="sheet" id="limits">
            <summary><h2>{say.the("club-limits")}</h2></summary>
            <p class="quiet">{say.the("club-limits-hint")}</p>
            <ul class="club-rows">{rows.collect_view()}</ul>
        </details>
    }
}

#[component]
fn Settings() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let is_kept = RwSignal::new(false);
    let (name, news) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let admission = RwSignal::new(Admission::Open);
    asking.ask(club::club(), move |told: Club| {
        name.set(told.name);
        news.set(told.news);
        admission.set(told.admission);
    });
    let keep = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        is_kept.set(false);
        let wish = Club {
            name: name.get_untracked(),
            news: news.get_untracked(),
            admission: admission.get_untracked(),
            ..Club::default()
        };
        asking.ask(async move { club::set_club(&wish).await }, move |_| is_kept.set(true));
    };
    let choices = Admission::ALL.iter().map(|choice| {
        let id = format!("admission-{choice}");
        let text = say.the(&format!("club-{id}"));
        view! {
            <label class="pill">
                <input
                    type="radio"
                    name="admission"
                    id=id
                    prop:checked=move || admission.get() == *choice
                    on:change=move |_| admission.set(*choice)
                />
                <span>{text}</span>
            </label>
        }
    });
    view! {
        <form class="sheet" id="club-settings" on:submit=keep>
            <h2>{say.the("club-settings")}</h2>
            <Field id="club-name" label=say.the("club-club-name") value=name/>
            <Field id="club-news" label=say.the("club-news") value=news hint=say.the("club-news-hint")/>
            <fieldset class="pills">
                <legend>{say.the("club-admission")}</legend>
                {choices.collect_view()}
            </fieldset>
            <button class="button" id="keep-club" prop:disabled=move || asking.is_busy.get()>
                {say.the("club-keep")}
            </button>
            <Trouble asking/>
            <p role="status">{move || is_kept.get().then(|| say.the("club-kept"))}</p>
        </form>
    }
}
