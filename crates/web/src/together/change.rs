//! Changing what all agree to, while one waits for the others.

use super::agreed::undo_key;
use super::terms::{self, TermsForm};
use crate::api;
use crate::choices::{Grace, Visibility};
use crate::face::{self, SetUp};
use crate::line::Line;
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Holder, SeatInfo, TableInfo, Term, Terms, USUAL_GRACE, UndoRule, is_plain_level};

/// What all agree to at a table.
pub(super) fn terms_of(info: &TableInfo) -> Terms {
    Terms {
        options: None,
        pace: info.pace,
        away: info.away.clone(),
        undo: info.undo,
        watchers: info.watchers,
        rated: info.rated,
        listed: info.listed,
        members_only: Some(info.members_only),
        grace: Some(info.grace),
    }
}

/// What was changed, in a sentence; whoever was ready is asked again.
pub(super) fn changed_told(info: &TableInfo, say: Say) -> Option<String> {
    let changed = &info.room.as_ref()?.changed;
    if changed.is_empty() {
        return None;
    }
    let names: Vec<String> = changed.iter().map(|term| say.the(term_key(*term))).collect();
    let terms = say.ask(|words| words.list(&names));
    let is_asked = info.seats.iter().any(|seat| seat.is_mine && !seat.is_ready);
    let key = if is_asked { "room-changed-asks" } else { "room-changed" };
    Some(say.with(key, &[("terms", terms.into())]))
}

fn term_key(term: Term) -> &'static str {
    match term {
        Term::Options => "term-options",
        Term::Pace => "term-pace",
        Term::Away => "term-away",
        Term::Undo => "term-undo",
        Term::Watchers => "term-watchers",
        Term::Rated => "term-rated",
        Term::Listed => "term-listed",
        Term::MembersOnly => "term-members-only",
        Term::Grace => "term-grace",
    }
}

/// The form by which whoever made the table changes what all agree to.
#[component]
pub(super) fn Change(line: Line, terms: Terms) -> impl IntoView {
    let say = Say::here();
    let can_be_rated = Signal::derive(move || {
        line.table.with(|info| {
            let seats = info.as_ref().map(|info| &info.seats[..]).unwrap_or_default();
            let is_rated = |seat: &SeatInfo| match &seat.holder {
                Holder::Computer { level } => is_plain_level(level),
                Holder::Open | Holder::Person { .. } => true,
            };
            seats.iter().all(is_rated)
        })
    });
    let form = TermsForm {
        pace: RwSignal::new(terms.pace),
        away: RwSignal::new(terms.away),
        watchers: RwSignal::new(terms.watchers),
        rated: RwSignal::new(terms.rated),
        can_be_rated,
    };
    let undo = RwSignal::new(terms.undo);
    let is_listed = RwSignal::new(terms.listed);
    let is_for_members = RwSignal::new(terms.members_only == Some(true));
    let grace = RwSignal::new(terms.grace.unwrap_or(USUAL_GRACE));
    let undos = UndoRule::ALL.iter().map(|rule| {
        view! {
            <option value=rule.name() selected=move || undo.get() == *rule>{say.the(undo_key(*rule))}</option>
        }
    });
    let choose_undo = move |event| {
        if let Ok(rule) = event_target_value(&event).parse() {
            undo.set(rule);
        }
    };
    let change = move |_| {
        let terms = Terms {
            options: None,
            pace: form.pace.get_untracked(),
            away: form.away.get_untracked(),
            undo: undo.get_untracked(),
            watchers: form.watchers.get_untracked(),
            rated: form.rated.get_untracked() && form.can_be_rated.get_untracked(),
            listed: is_listed.get_untracked(),
            members_only: Some(is_for_members.get_untracked()),
            grace: Some(grace.get_untracked()),
        };
        ask_for(line, terms);
    };
    view! {
        <details class="change-terms">
            <summary class="button small" id="change">{say.the("room-change")}</summary>
            {terms::shown(form)}
            <div class="part narrow-field">
                <label class="field" for="undo-rule">
                    {say.the("term-undo")}
                    <select id="undo-rule" on:change=choose_undo>{undos.collect_view()}</select>
                </label>
            </div>
            {move || form.pace.get().is_none().then(|| view! { <Grace grace/> })}
            <Visibility is_listed is_for_members/>
            <div class="part">
                <p class="quiet">{say.the("room-change-hint")}</p>
                <button class="button" id="change-terms" on:click=change>{say.the("room-change-go")}</button>
            </div>
        </details>
    }
}

fn ask_for(line: Line, terms: Terms) {
    let id = line.table.with_untracked(|info| info.as_ref().map(|info| info.id.to_string()));
    let Some(id) = id else { return };
    spawn_local(async move {
        if let Err(problem) = api::together::change_terms(&id, &terms).await {
            line.problem.try_set(Some(problem));
        }
    });
}

/// The form by which whoever made the table sets its game up anew, for those who have a seat.
#[component]
pub(super) fn SetUpAnew(line: Line) -> impl IntoView {
    let say = Say::here();
    let is_open = RwSignal::new(false);
    let info = line.table.get_untracked();
    let n_seats = info.as_ref().map(|info| info.seats.len()).unwrap_or_default();
    let (game, options) = info.map(|info| (info.game, info.options)).unwrap_or_default();
    let game = StoredValue::new(game);
    let set_up = SetUp {
        n_players: RwSignal::new(n_seats),
        first: StoredValue::new(options),
        options: RwSignal::default(),
        own_set: RwSignal::default(),
    };
    let change = move |_| {
        let agreed = line.table.with_untracked(|info| info.as_ref().map(terms_of));
        if let Some(agreed) = agreed {
            let options = Some(set_up.options.get_untracked());
            ask_for(line, Terms { options, ..agreed });
        }
    };
    view! {
        <details class="change-terms" on:toggle=move |_| is_open.set(true)>
            <summary class="button small" id="set-up-anew">{say.the("room-set-up")}</summary>
            <p class="quiet">{say.the("room-set-up-hint")}</p>
            {move || is_open.get().then(|| face::with_set_up(game.get_value(), move |(face, _)| view! {
                <div class="symbols" inner_html=face.symbols()></div>
                {face.set_up(set_up)}
                <p><button class="button" id="set-up-like-this" on:click=change>
                    {say.the("room-set-up-go")}
                </button></p>
            }
            .into_any()))}
        </details>
    }
}

/// Once the game is set up anew, everything about it is another: the page begins anew with it.
pub(super) fn begin_anew_with_set_up(line: Line) {
    let options =
        Memo::new(move |_| line.table.with(|info| info.as_ref().map(|info| info.options.clone())));
    Effect::new(move |before: Option<Option<String>>| {
        let now = options.get();
        if before.flatten().is_some_and(|before| now.as_ref() != Some(&before)) {
            // Where that fails, the page is a little out of date.
            drop(window().location().reload());
        }
        now
    });
}
