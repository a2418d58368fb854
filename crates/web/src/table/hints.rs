//! What the strongest computer would do, on request. It knows what the one who asks knows.
//!
//! It is offered where nobody is wronged by it: at tables of one's own, and on a server where all
//! others are computers.

use super::{Place, Table, later};
use crate::face::Spot;
use crate::hint::{Advice, Asked};
use crate::lazy::part;
use crate::parts::computer_name;
use crate::reactive::{LocalValue, Memo, RwSignal, StoredValue};
use crate::say::Say;
use crate::worker;
use games::ComponentSet;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Holder, Problem};

/// What becomes of a question for a hint.
#[derive(Clone, PartialEq)]
enum Answer {
    Thinking,
    Told(Advice),
    Failed(Problem),
}

/// Asking for hints, as all parts of the table share it.
#[derive(Clone, Copy)]
pub(crate) struct Hints {
    answer: RwSignal<Option<Answer>>,
    /// Whether the answer is shown; one that was put aside is not thought about again.
    is_shown: RwSignal<bool>,
    /// Whether the answer is about the lower half of the board, and so stands above.
    is_above: RwSignal<bool>,
    /// Where the best of what is advised would be done, among other places that are told of.
    highlighted: RwSignal<Vec<Spot>>,
    set: StoredValue<ComponentSet>,
    /// The latest view, as it was sent, and how many actions led to it.
    latest: StoredValue<Option<(String, usize)>>,
    /// Thinks, until it is dropped.
    thinker: LocalValue<Option<worker::Thinker>>,
}

/// Who is asked: the strongest.
fn adviser() -> &'static str {
    bots::LEVELS.last().expect("there are levels").name
}

impl Hints {
    pub(super) fn new(set: ComponentSet, highlighted: RwSignal<Vec<Spot>>) -> Hints {
        Hints {
            highlighted,
            answer: RwSignal::new(None),
            is_shown: RwSignal::new(false),
            is_above: RwSignal::new(false),
            set: StoredValue::new(set),
            latest: StoredValue::new(None),
            thinker: LocalValue::new_local(None),
        }
    }

    /// Another moment is shown, of which nothing is advised yet.
    pub(super) fn see(self, view: &str, n_plies: usize) {
        self.latest.set_value(Some((view.to_owned(), n_plies)));
        self.forget();
    }

    /// The latest view, as it was sent.
    pub(super) fn latest_view(self) -> Option<String> {
        self.latest.try_get_value().flatten().map(|(view, _)| view)
    }

    /// Asks something of the components that are played with.
    pub(super) fn with_set<T>(self, ask: impl FnOnce(&ComponentSet) -> T) -> T {
        self.set.with_value(ask)
    }

    fn forget(self) {
        self.thinker.set_value(None);
        if self.answer.get_untracked().is_some() {
            self.answer.set(None);
            self.highlighted.set(Vec::new());
        }
    }

    /// Puts the answer aside, if one is shown.
    pub(super) fn close(self, table: Table) {
        if !self.is_shown.get_untracked() || self.answer.with_untracked(Option::is_none) {
            return;
        }
        self.is_shown.set(false);
        if self.answer.with_untracked(|answer| !matches!(answer, Some(Answer::Told(_)))) {
            self.forget();
        }
        self.highlighted.set(Vec::new());
        table.focus_ask();
    }

    /// Asks for a hint, if there is something to choose and it may be asked for.
    pub(super) fn ask(self, table: Table) {
        let is_asked = untrack(|| table.moment(|moment| moment.is_my_turn())) == Some(true);
        let may = untrack(|| is_offered(table));
        if !is_asked || !may {
            return;
        }
        self.is_shown.set(true);
        match self.answer.get_untracked() {
            Some(Answer::Thinking) => return,
            Some(Answer::Told(advice)) => return table.highlight_advised(&advice),
            Some(Answer::Failed(_)) | None => {}
        }
        self.is_above.set(false);
        self.answer.set(Some(Answer::Thinking));
        spawn_local(async move {
            match later::ask_for_hint().await {
                Ok(ask) => ask(table),
                // The page may be gone by now.
                Err(problem) => drop(self.answer.try_set(Some(Answer::Failed(problem.into())))),
            }
        });
    }
}

/// Lets the strongest computer think about the latest view.
pub(super) fn ask(table: Table) {
    let hints = table.hints;
    let latest = hints.latest.try_get_value().flatten();
    let info = table.line.table.try_get_untracked().flatten();
    // The page may be gone by now, or show another moment.
    let (Some((view, n_plies)), Some(info)) = (latest, info) else { return };
    if hints.answer.get_untracked() != Some(Answer::Thinking) {
        return;
    }
    let texts = hints.set.with_value(|set| set.texts().clone().into());
    let asked = Asked {
        game: info.game,
        rules: info.rules,
        components: info.components,
        texts,
        view,
        n_plies,
        level: adviser().to_owned(),
    };
    let thinker = worker::Thinker::start(&asked, move |told| match told {
        Ok(advice) => {
            table.highlight_advised(&advice);
            hints.answer.set(Some(Answer::Told(advice)));
        }
        Err(problem) => hints.answer.set(Some(Answer::Failed(problem))),
    });
    match thinker {
        Ok(thinker) => hints.thinker.set_value(Some(thinker)),
        Err(problem) => hints.answer.set(Some(Answer::Failed(problem))),
    }
}

/// Whether hints are offered at a table.
fn is_offered(table: Table) -> bool {
    match table.place {
        Place::Browser => true,
        Place::Server => table.line.table.with(|table| {
            let seats = table.as_ref().map(|table| table.seats.iter());
            let seats = seats
                .into_iter()
                .flatten()
                .map(|seat| (seat.is_mine, matches!(seat.holder, Holder::Computer { .. })));
            is_against_computers(seats)
        }),
        Place::Replay => false,
    }
}

/// Whether one plays, and all others are computers: of each seat, whether it is one's own and whether
/// a computer holds it.
fn is_against_computers(seats: impl Iterator<Item = (bool, bool)> + Clone) -> bool {
    seats.clone().any(|(is_mine, _)| is_mine)
        && seats.clone().all(|(is_mine, is_computer)| is_mine || is_computer)
}

impl Table {
    /// Lights up where the best of what is advised would be done.
    fn highlight_advised(self, advice: &Advice) {
        let Some(sight) = self.sight.get_untracked() else { return };
        let best = advice.lines.first().map(|line| &line.action);
        let choices = &sight.moment().choices;
        let choice = choices.iter().find(|choice| Some(&choice.action) == best);
        let spot = choice.and_then(|choice| choice.spot());
        self.hints.is_above.set(spot.is_some_and(|spot| self.stage.is_low(spot)));
        self.highlighted.set(spot.into_iter().collect());
    }
}

/// The button to ask for a hint.
#[component]
pub(crate) fn HintButton() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let name = computer_name(adviser(), say);
    let title = say.with("table-hint-title", &[("name", name.into())]);
    let is_asked = move || table.moment(|moment| moment.is_my_turn()).unwrap_or(false);
    let offered = Memo::new(move |_| is_offered(table));
    view! {
        <Show when=move || offered.get()>
            <button
                class="button"
                id="hint"
                title=title.clone()
                disabled=move || !is_asked()
                on:click=move |_| table.hints.ask(table)
            >
                {say.the("table-hint")}
            </button>
        </Show>
    }
}

/// What is advised, as a note over the board.
#[component]
pub(crate) fn HintNote() -> impl IntoView {
    let table = Table::here();
    let hints = table.hints;
    let is_shown = Memo::new(move |_| hints.is_shown.get() && hints.answer.with(Option::is_some));
    view! {
        <div
            class="board-note hint-note"
            class:shown=move || is_shown.get()
            class:above=move || hints.is_above.get()
            id="hint-note"
        >
            <Show when=move || is_shown.get()>{part(later::hint, |told| told())}</Show>
        </div>
    }
}

/// What is advised.
pub(super) fn told() -> AnyView {
    let say = Say::here();
    let table = Table::here();
    let told = move || match table.hints.answer.get()? {
        Answer::Thinking => {
            let name = computer_name(adviser(), say);
            Some(vec![say.with("table-hint-thinking", &[("name", name.into())])])
        }
        Answer::Told(advice) => Some(in_words(table, say, &advice)),
        Answer::Failed(problem) => Some(vec![say.problem(&problem)]),
    };
    let close = move |_| table.hints.close(table);
    view! {
        <div role="status" aria-live="polite">
            {move || told().map(|lines| lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view())}
        </div>
        <button class="note-close" aria-label=say.the("common-close") on:click=close>"×"</button>
    }
    .into_any()
}

/// What is advised, with its numbers.
fn in_words(table: Table, say: Say, advice: &Advice) -> Vec<String> {
    let Some(sight) = table.sight.get() else { return Vec::new() };
    let choices = &sight.moment().choices;
    let choice = |action: &str| choices.iter().position(|choice| choice.action == action);
    let label = |index: usize| {
        let what = table.tell(|teller| sight.label(index, teller));
        let spot = sight.moment().choices[index].spot();
        let place = spot.map(|spot| table.tell(|teller| sight.spot_name(spot, teller)));
        place.into_iter().fold(what, |what, place| match what.contains(&place) {
            true => what,
            false => format!("{what} ({place})"),
        })
    };
    let percent = |share: f32| (share * 100.0).round() as i64;
    let lines: Vec<(usize, f32)> =
        advice.lines.iter().filter_map(|line| Some((choice(&line.action)?, line.to_win))).collect();
    let Some(&(best, to_win)) = lines.first() else { return Vec::new() };
    if choices.len() == 1 {
        return vec![say.with("table-hint-only", &[("what", label(best).into())])];
    }
    let me = sight.moment().eyes.map_or(0, table::Seat::index);
    let points = advice.points.get(me).map_or(0, |points| points.round() as i64);
    let args = [
        ("name", computer_name(adviser(), say).into()),
        ("what", label(best).into()),
        ("percent", percent(to_win).into()),
        ("points", points.into()),
    ];
    let mut told = vec![say.with("table-hint-best", &args)];
    told.push(table.ask_guide(&*sight, |guide, teller| guide.preview(best, teller)));
    // What seems better and was tried less often is not known well enough to be told.
    if let Some(&(next, to_win)) = lines.get(1).filter(|(_, share)| *share <= to_win) {
        let args = [("what", label(next).into()), ("percent", percent(to_win).into())];
        told.push(say.with("table-hint-next", &args));
    }
    told.retain(|line| !line.is_empty());
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_a_server_only_those_are_helped_who_play_against_computers() {
        let (me, computer, other) = ((true, false), (false, true), (false, false));
        let is_helped = |seats: &[(bool, bool)]| is_against_computers(seats.iter().copied());
        assert!(is_helped(&[me, computer, computer]));
        assert!(!is_helped(&[me, other, computer]), "somebody else plays");
        assert!(!is_helped(&[computer, computer]), "one only watches");
    }
}
