//! What all will agree to, chosen for a new table: time, who stays away, watchers, ratings.

use super::agreed::{away_told, pace_told};
use crate::levels::{LevelSelect, USUAL_LEVEL};
use crate::parts::ask_in_club;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Away, Pace};

/// What was chosen so far.
#[derive(Clone, Copy)]
pub(crate) struct TermsForm {
    pub(crate) pace: RwSignal<Option<Pace>>,
    pub(crate) away: RwSignal<Away>,
    pub(crate) watchers: RwSignal<bool>,
    pub(crate) rated: RwSignal<bool>,
    /// Whether people alone sit here, each at one seat: else a match says little about them.
    pub(crate) can_be_rated: Signal<bool>,
}

const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;

/// The paces to choose from: for a sitting, and for days.
const PACES: [Pace; 6] = [
    Pace { turn: MINUTE, reserve: 10 * MINUTE },
    Pace { turn: 2 * MINUTE, reserve: 20 * MINUTE },
    Pace { turn: DAY / 2, reserve: DAY },
    Pace { turn: DAY, reserve: 2 * DAY },
    Pace { turn: 3 * DAY, reserve: 6 * DAY },
    Pace { turn: 7 * DAY, reserve: 7 * DAY },
];

pub(super) fn shown(form: TermsForm) -> AnyView {
    let say = Say::here();
    let is_in_club = ask_in_club();
    let paces = std::iter::once(None).chain(PACES.map(Some)).enumerate();
    let paces = paces.map(|(number, pace)| {
        view! {
            <option value=number.to_string() selected=move || form.pace.get() == pace>
                {pace_told(pace, say)}
            </option>
        }
    });
    let choose_pace = move |event| {
        let number: usize = event_target_value(&event).parse().unwrap_or_default();
        form.pace.set(number.checked_sub(1).and_then(|number| PACES.get(number).copied()));
    };
    let level = Memo::new(move |_| match form.away.get() {
        Away::Computer { level } => level,
        Away::Others | Away::Wait => USUAL_LEVEL.to_owned(),
    });
    let sits_in = Memo::new(move |_| matches!(form.away.get(), Away::Computer { .. }));
    let choices = (0..N_AWAYS).map(|number| {
        let away = move || aways(level.get())[number].clone();
        view! {
            <option value=number.to_string() selected=move || form.away.get() == away()>
                {move || away_told(&away(), say)}
            </option>
        }
    });
    let choose_away = move |event| {
        let number: usize = event_target_value(&event).parse().unwrap_or_default();
        form.away.set(aways(level.get_untracked()).into_iter().nth(number).unwrap_or_default());
    };
    let choose_level = Callback::new(move |level| form.away.set(Away::Computer { level }));
    view! {
        <div class="part narrow-field">
            <label class="field" for="pace">
                {say.the("create-pace")}
                <select id="pace" on:change=choose_pace>{paces.collect_view()}</select>
            </label>
            <label class="field" for="away">
                {say.the("create-away")}
                <select id="away" on:change=choose_away>{choices.collect_view()}</select>
            </label>
            {move || sits_in.get().then(|| view! {
                <label class="field" for="away-level">
                    {say.the("create-away-level")}
                    <LevelSelect id="away-level" level choose=choose_level/>
                </label>
            })}
            <Tick id="watchers" label=say.the("agreed-watchers") is_on=form.watchers/>
            {move || (is_in_club.get() == Some(true) && form.can_be_rated.get()).then(|| view! {
                <Tick id="rated" label=say.the("agreed-rated") is_on=form.rated/>
            })}
        </div>
    }
    .into_any()
}

const N_AWAYS: usize = 3;

/// What may happen when somebody stays away, with a computer of this level.
fn aways(level: String) -> [Away; N_AWAYS] {
    [Away::Others, Away::Computer { level }, Away::Wait]
}

/// Something that is on or off.
#[component]
fn Tick(id: &'static str, label: String, is_on: RwSignal<bool>) -> impl IntoView {
    view! {
        <label class="tick" for=id>
            <input type="checkbox" id=id prop:checked=move || is_on.get()
                on:change=move |event| is_on.set(event_target_checked(&event))/>
            <span>{label}</span>
        </label>
    }
}
