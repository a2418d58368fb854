//! The host's page: how the club is doing, who waits, who is in, invitations, settings, and what was done.

use super::host_backups::Backups;
use super::host_tables::Tables;
use super::parts::{Asking, ClubMain, Field, Trouble, day};
use super::people::Person;
use crate::api::club;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{
    Admission, ChangedMember, Club, ClubInvitation, Limit, MadeInvitation, Measure, MemberSummary,
    NewInvitation, Overview, Report, Role, Said, Standing,
};

pub(super) fn page() -> AnyView {
    let say = Say::here();
    let asking = Asking::new();
    let overview = RwSignal::new(None::<Overview>);
    asking.ask(club::overview(), move |told| overview.set(Some(told)));
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
                    <People standing=Standing::Waiting/>
                    <People standing=Standing::Welcome/>
                    <Invitations/>
                    <Settings/>
                    <Tables/>
                    <Backups/>
                    <Limits limits=overview_limits/>
                    <People standing=Standing::Banned/>
                    <Log/>
                </div>
            }})}
        </ClubMain>
    }
    .into_any()
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

/// Remarks that somebody wants looked at.
#[component]
fn Reports() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let found = RwSignal::new(Vec::<Report>::new());
    let look = move || asking.ask(club::reports(), move |reports| found.set(reports));
    look();
    let row = move |report: Report| {
        let words = match &report.remark.said {
            Said::Text(text) => text.clone(),
            Said::Phrase(phrase) => phrase.to_string(),
        };
        let told = [("name", (&report.remark.name).into()), ("words", words.into())];
        let by = [("name", (&report.reported_by).into()), ("day", day(report.at).into())];
        let (table, number) = (report.table.to_string(), report.remark.number);
        let href = format!("/table/{table}");
        let settle = move |_| {
            let table = table.clone();
            asking.ask(async move { club::settle_report(&table, number).await }, move |()| look());
        };
        view! {
            <li class="club-row">
                <span>
                    <strong>{say.with("club-report", &told)}</strong><br/>
                    <a class="quiet" href=href>{say.with("club-reported-by", &by)}</a>
                </span>
                <button class="button" on:click=settle>{say.the("club-report-settle")}</button>
            </li>
        }
    };
    move || {
        let reports = found.get();
        (!reports.is_empty()).then(|| {
            view! {
                <section class="sheet" id="reports">
                    <h2>{say.the("club-reports")}</h2>
                    <ul class="club-rows">{reports.into_iter().map(row).collect_view()}</ul>
                    <Trouble asking/>
                </section>
            }
        })
    }
}

/// The members of one standing, and what a host does about them.
#[component]
fn People(standing: Standing) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let found = RwSignal::new(None::<Vec<MemberSummary>>);
    let look = move || {
        asking.ask(club::host_people(standing), move |page| found.set(Some(page.members)));
    };
    look();
    let (measures, id) = match standing {
        Standing::Waiting => {
            (&[("welcome", Standing::Welcome), ("ban", Standing::Banned)][..], "waiting")
        }
        Standing::Welcome => (&[("ban", Standing::Banned)][..], "welcome"),
        Standing::Banned => (&[("welcome", Standing::Welcome)][..], "banned"),
    };
    let row = move |member: MemberSummary| {
        let is_plain = member.membership.role == Role::Member;
        let name = StoredValue::new(member.name.clone());
        let measures = measures.iter().filter(|_| is_plain).map(move |(key, standing)| {
            let change = ChangedMember { standing: Some(*standing), role: None };
            let press = move |_| {
                let name = name.get_value();
                asking
                    .ask(async move { club::change_member(&name, &change).await }, move |_| look());
            };
            let text = say.the(&format!("club-do-{key}"));
            let label = format!("{text}: {}", name.get_value());
            view! { <button class="button" aria-label=label on:click=press>{text}</button> }
        });
        let measures = measures.collect_view();
        view! { <Person member>{measures}</Person> }
    };
    let rows = move || {
        let found = found.get()?;
        if found.is_empty() {
            return Some(view! { <p class="quiet">{say.the("club-nobody")}</p> }.into_any());
        }
        let rows = found.into_iter().map(row).collect_view();
        Some(view! { <ul class="club-rows">{rows}</ul> }.into_any())
    };
    view! {
        <section class="sheet" id=format!("people-{id}")>
            <h2>{say.the(&format!("club-standing-{id}"))}</h2>
            {rows}
            <Trouble asking/>
        </section>
    }
}

#[component]
fn Invitations() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let found = RwSignal::new(Vec::<ClubInvitation>::new());
    let made = RwSignal::new(None::<MadeInvitation>);
    let note = RwSignal::new(String::new());
    let look = move || asking.ask(club::invitations(), move |told| found.set(told));
    look();
    let invite = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = NewInvitation { note: note.get_untracked(), role: Role::Member, days: 7 };
        asking.ask(async move { club::invite(&wish).await }, move |told| {
            note.set(String::new());
            made.set(Some(told));
            look();
        });
    };
    let row = move |invitation: ClubInvitation| {
        let ClubInvitation { id, note, expires_at, used_by, .. } = invitation;
        let is_used = used_by.is_some();
        let state = match used_by {
            Some(name) => say.with("club-invitation-used", &[("name", name.into())]),
            None => say.with("club-invitation-until", &[("day", day(expires_at).into())]),
        };
        let take_back = move |_| {
            let id = id.clone();
            asking.ask(async move { club::take_back(&id).await }, move |()| look());
        };
        view! {
            <li class="club-row">
                <span><strong>{note}</strong><br/><span class="quiet">{state}</span></span>
                {(!is_used).then(|| view! {
                    <button class="button" on:click=take_back>{say.the("club-take-back")}</button>
                })}
            </li>
        }
    };
    view! {
        <section class="sheet" id="invitations">
            <h2>{say.the("club-invitations")}</h2>
            <form class="club-line" on:submit=invite>
                <Field id="invitation-note" label=say.the("club-invitation-for") value=note/>
                <button class="button" id="invite" prop:disabled=move || asking.is_busy.get()>
                    {say.the("club-invite")}
                </button>
            </form>
            {move || made.get().map(|made| view! {
                <label class="field">
                    {say.the("club-invitation-link")}
                    <input type="text" readonly id="invitation-link" prop:value=made.link/>
                </label>
            })}
            <ul class="club-rows">{move || found.get().into_iter().map(row).collect_view()}</ul>
            <Trouble asking/>
        </section>
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

/// What hosts did; stewards do not read it.
#[component]
fn Log() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let found = RwSignal::new(Vec::<Measure>::new());
    asking.ask(club::host_log(), move |told| found.set(told));
    let row = move |measure: Measure| {
        let by = measure.by.unwrap_or_else(|| say.the("club-operator"));
        let text =
            say.known(&format!("club-measure-{}", measure.measure)).unwrap_or(measure.measure);
        let line = format!("{by}: {text}");
        view! {
            <li class="club-row">
                <span>{line}<br/><span class="quiet">{measure.about}</span></span>
                <span class="quiet">{day(measure.at)}</span>
            </li>
        }
    };
    move || {
        let found = found.get();
        (!found.is_empty()).then(|| {
            view! {
                <section class="sheet" id="host-log">
                    <h2>{say.the("club-log")}</h2>
                    <ul class="club-rows">{found.into_iter().map(row).collect_view()}</ul>
                </section>
            }
        })
    }
}
