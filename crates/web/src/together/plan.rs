//! A turn planned ahead: what one would do is chosen while others think, in an imagined course of the
//! match, and done by itself when the turn comes.

use crate::face::{Sight, brain_of};
use crate::line::Line;
use crate::random;
use crate::reactive::{LocalValue, Memo, RwSignal};
use crate::say::Say;
use crate::table::{Place, Table};
use games::{AnyGame, AnyState};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Plan, PlannedStep, Problem, ToServer, mark};
use std::sync::Arc;
use table::{QuickChance, Seat, Viewer};

/// So many actions of others are imagined before it is one's turn.
const MAX_IMAGINED: usize = 400;

/// What is imagined: how the match might stand when one is asked.
struct Imagined {
    state: Box<dyn AnyState>,
    chance: QuickChance,
    /// How the states before looked, to go back to.
    before: Vec<Box<dyn AnyState>>,
}

/// A step of the plan that is being made, and what it is called.
#[derive(Clone, PartialEq)]
struct Chosen {
    step: PlannedStep,
    label: String,
}

#[component]
pub(super) fn PlanAhead(line: Line) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let mine = Memo::new(move |_| {
        let eyes = table.moment(|moment| moment.eyes).flatten()?;
        let is_mine = line.table.with(|info| {
            let seats = info.as_ref().map(|info| &info.seats[..]).unwrap_or_default();
            seats.get(eyes.index()).is_some_and(|seat| seat.is_mine)
        });
        is_mine.then_some(eyes)
    });
    let is_waiting = Memo::new(move |_| {
        table.moment(|moment| !moment.is_over() && !moment.is_my_turn()).unwrap_or(false)
    });
    let is_planning = RwSignal::new(false);
    // Whoever is asked has no time for plans.
    Effect::new(move || {
        if !is_waiting.get() {
            is_planning.set(false);
        }
    });
    let told = move || {
        let told = line.plan.get()?;
        let n_steps = told.plan.as_ref().map_or(0, |plan| plan.steps.len());
        match (n_steps, told.is_dropped) {
            (0, true) => Some(say.the("plan-dropped")),
            (0, false) => None,
            _ => Some(say.with("plan-kept", &[("count", n_steps.into())])),
        }
    };
    let has_plan = Memo::new(move |_| line.plan.with(|it| it.as_ref()?.plan.as_ref().map(|_| ())));
    let forget = move |seat: Seat| line.send(&ToServer::Plan { seat, plan: None });
    view! {
        <section class="plan-ahead" aria-labelledby="plan-ahead-title">
            <h3 id="plan-ahead-title" class="visually-hidden">{say.the("plan-title")}</h3>
            <p class="plan-told" role="status">{told}</p>
            {move || mine.get().filter(|_| is_waiting.get() && table.place == Place::Server).map(|seat| view! {
                <div class="plan-buttons">
                    <button
                        class="button small"
                        id="plan-turn"
                        aria-expanded=move || is_planning.get().to_string()
                        on:click=move |_| is_planning.update(|it| *it = !*it)
                    >
                        {say.the("plan-turn")}
                    </button>
                    {move || has_plan.get().map(|()| view! {
                        <button class="button small plain" id="forget-plan" on:click=move |_| forget(seat)>
                            {say.the("plan-forget")}
                        </button>
                    })}
                </div>
                {move || is_planning.get().then(|| view! { <Planner line seat is_planning/> })}
            })}
        </section>
    }
}

/// Chooses what one would do, step by step.
#[component]
fn Planner(line: Line, seat: Seat, is_planning: RwSignal<bool>) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let imagined = LocalValue::new_local(None::<Imagined>);
    let sight = RwSignal::new(None::<Arc<dyn Sight>>);
    let chosen = RwSignal::new(Vec::<Chosen>::new());
    let is_strict = RwSignal::new(false);
    let problem = RwSignal::new(None::<Problem>);
    let look = move || {
        let update =
            imagined.try_with_value(|it| it.as_ref().map(|it| as_update(&*it.state, seat)));
        let shown = update.flatten().and_then(|update| table.sight_of(&update));
        sight.try_set(shown);
    };
    spawn_local(async move {
        let Some(info) = line.table.get_untracked() else { return };
        let engine = match brain_of(info.game.clone()).await {
            Ok(Some(brain)) => brain.game(),
            Ok(None) => return,
            Err(missing) => return drop(problem.try_set(Some(missing.into()))),
        };
        let began = table.latest_view().and_then(|view| imagine(engine, table, &view, seat));
        if imagined.try_update_value(|it| *it = began).is_some() {
            look();
        }
    });
    let choose = move |index: usize| {
        let found = sight.with_untracked(|sight| {
            let sight = sight.as_ref()?;
            let action = sight.moment().choices.get(index)?.action.clone();
            let label = untrack(|| table.tell(|teller| sight.label(index, teller)));
            Some((action, label))
        });
        let Some((act, label)) = found else { return };
        imagined.update_value(|it| {
            let Some(imagined) = it else { return };
            let legal = imagined.state.legal_texts();
            let among = mark(legal.iter().map(String::as_str));
            let Some(place) = legal.iter().position(|text| *text == act) else { return };
            let before = imagined.state.copy();
            if imagined.state.choose(place, &mut imagined.chance).is_ok() {
                imagined.before.push(before);
                chosen.update(|it| it.push(Chosen { step: PlannedStep { act, among }, label }));
            }
        });
        look();
    };
    let take_back = move |_| {
        imagined.update_value(|it| {
            if let Some(imagined) = it
                && let Some(before) = imagined.before.pop()
            {
                imagined.state = before;
                chosen.update(|it| drop(it.pop()));
            }
        });
        look();
    };
    let keep = move |_| {
        let steps = chosen.get_untracked().into_iter().map(|it| it.step).collect();
        let plan = Some(Plan { steps, is_strict: is_strict.get_untracked() });
        line.send(&ToServer::Plan { seat, plan });
        is_planning.set(false);
    };
    let choices = move || {
        let sight = sight.get()?;
        let mine = sight.moment().choices.len();
        let rows = (0..mine).map(|index| {
            let label = table.tell(|teller| sight.label(index, teller));
            let action = sight.moment().choices[index].action.clone();
            view! {
                <li>
                    <button class="button small plan-choice" data-action=action on:click=move |_| choose(index)>
                        {label}
                    </button>
                </li>
            }
        });
        Some(view! { <ul class="plan-choices">{rows.collect_view()}</ul> })
    };
    view! {
        <div class="planner">
            <p class="quiet">{say.the("plan-lead")}</p>
            <ol class="plan-steps">
                {move || chosen.get().into_iter().map(|it| view! { <li>{it.label}</li> }).collect_view()}
            </ol>
            {choices}
            <label class="tick" for="plan-strict">
                <input type="checkbox" id="plan-strict" prop:checked=move || is_strict.get()
                    on:change=move |event| is_strict.set(event_target_checked(&event))/>
                <span>{say.the("plan-strict")}</span>
            </label>
            <div class="plan-buttons">
                <button class="button small" id="keep-plan" prop:disabled=move || chosen.with(Vec::is_empty) on:click=keep>
                    {say.the("plan-keep")}
                </button>
                <button class="button small plain" id="plan-take-back" prop:disabled=move || chosen.with(Vec::is_empty) on:click=take_back>
                    {say.the("plan-take-back")}
                </button>
            </div>
            <p class="problem" role="alert">{move || problem.get().map(|problem| say.problem(&problem))}</p>
        </div>
    }
}

/// Imagines from what one knows how the others hand the turn on, until one is asked.
fn imagine(engine: &dyn AnyGame, table: Table, view: &str, seat: Seat) -> Option<Imagined> {
    let rules = table.line.table.with_untracked(|info| info.as_ref().map(|info| info.rules))?;
    let view = table.with_set(|set| engine.read_view(view, rules, set)).ok()?;
    let [a, b, c, d, e, f, g, h, ..] = random::seed().0;
    let mut chance = QuickChance::new(u64::from_le_bytes([a, b, c, d, e, f, g, h]));
    let mut state = view.guess(&mut chance);
    for _ in 0..MAX_IMAGINED {
        match state.to_act()? {
            asked if asked == seat => return Some(Imagined { state, chance, before: Vec::new() }),
            asked => {
                let place = shortest(&*state, asked, &mut chance);
                state.choose(place, &mut chance).ok()?;
            }
        }
    }
    None
}

/// The choice that hands the turn on, or else the last one.
fn shortest(state: &dyn AnyState, asked: Seat, chance: &mut QuickChance) -> usize {
    let hands_on = |place: &usize| {
        let mut then = state.copy();
        then.choose(*place, chance).is_ok() && then.to_act() != Some(asked)
    };
    (0..state.n_legal()).rev().find(hands_on).unwrap_or_else(|| state.n_legal().saturating_sub(1))
}

/// What is imagined, as a table would tell it.
fn as_update(state: &dyn AnyState, seat: Seat) -> protocol::Update {
    let is_asked = state.to_act() == Some(seat);
    protocol::Update {
        number: 0,
        eyes: Some(seat),
        to_act: state.to_act(),
        n_plies: 0,
        undoable: 0,
        legal: if is_asked { state.legal_texts() } else { Vec::new() },
        view: state.view(Viewer::Seat(seat)).json(),
        since: None,
        events: Vec::new(),
    }
}
