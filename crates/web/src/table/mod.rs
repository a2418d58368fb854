//! The table that all games share: what is asked, the board in the middle, players, what pays, what
//! happened; and everything around it. What lies on it comes from a game's [`Face`].

mod areas;
mod ask;
mod bubble;
mod chips;
mod colours;
mod connection_mark;
mod counted;
mod curtain;
mod deal;
mod end;
mod focus;
mod ground;
mod guidance;
mod habits;
mod headline;
mod heard;
mod help;
mod hints;
mod history;
mod imagined;
mod keys;
mod later;
mod link_card;
mod note;
mod placed;
mod players;
mod seat_care;
mod seat_links;
mod share;
mod showing;
mod stage;
mod story;
mod strip;
mod taps;
mod text_mode;
mod touches;
mod ways;
mod ways_away;

pub(crate) use areas::Areas;
pub(crate) use bubble::ThingBubble;
pub(crate) use chips::Chips;
pub(crate) use counted::Points;
pub(crate) use deal::Terms;
pub(crate) use ground::{Ground, Map, Step};
pub(crate) use placed::Placed;
pub(crate) use players::Thing;
pub(crate) use story::{Absence, Stories};
pub(crate) use ways::Ways;

use crate::face::{Face, Moment, Sight, Spot, Teller, WhyNot};
use crate::lazy::part;
use crate::line::Line;
use crate::parts::{DeadEnd, TopBar, seat_names};
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::say::Say;
use crate::settings::Settings;
use crate::title::Title;
use crate::together::Beside;
use areas::{PanelPart, PanelTabs};
use ask::AskLine;
use bubble::Anchor;
use connection_mark::ConnectionMark;
use curtain::{Curtain, Passing};
use games::ComponentSet;
use guidance::Guidance;
use heard::{Hearing, Said};
use help::{Help, RulesBook};
use hints::{HintButton, HintNote, Hints};
use history::{Announcer, History};
use leptos::prelude::*;
use note::NoteOnBoard;
use players::Players;
use protocol::{Code, Deed, Holder, Problem, TableInfo};
use showing::Showing;
use stage::Stage;
use std::error::Error;
use std::sync::Arc;
use story::Told;
use strip::ScoreStrip;
use table::{RulesVersion, Seat, Side};
use wasm_bindgen::JsCast;

/// Where a match lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// At the server.
    Server,
    /// In this browser.
    Browser,
    /// Nowhere any more: it is looked at again.
    Replay,
}

/// What all parts of the table share.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    pub(crate) face: &'static dyn Face,
    say: Say,
    settings: Settings,
    pub(crate) line: Line,
    pub(crate) place: Place,
    pub(crate) sight: RwSignal<Option<Arc<dyn Sight>>>,
    /// Everything that happened so far.
    pub(crate) stories: RwSignal<Stories>,
    /// What happened since the one who looks last ended a turn.
    pub(crate) news: Memo<Vec<Told>>,
    pub(crate) names: Memo<Vec<String>>,
    /// The seat with whose eyes the page sees.
    eyes: Memo<Option<Seat>>,
    /// The place under the pointer or the keyboard's cursor.
    pub(crate) pointed: RwSignal<Option<Spot>>,
    /// Where the thing under the pointer lies, if it is not on the board.
    anchor: RwSignal<Option<Anchor>>,
    /// The place that a finger tapped, to see first what it would do.
    pub(crate) tapped: RwSignal<Option<Spot>>,
    /// The button that a finger tapped for the same.
    tapped_use: RwSignal<Option<usize>>,
    /// The scene that has the table for a moment, by its number.
    pub(crate) scene: RwSignal<Option<u8>>,
    /// What the focus of the keyboard is on beside the board.
    hearing: Hearing,
    /// The part of what is offered that is looked at alone.
    pub(crate) group: RwSignal<Option<usize>>,
    /// The place whose several choices are compared.
    pub(crate) ways: RwSignal<Option<Spot>>,
    /// The one of several ways that is looked at.
    pub(crate) weighed: RwSignal<Option<usize>>,
    /// Whether the ways that are asked for are put aside, to look at the table.
    is_aside: RwSignal<bool>,
    /// Places that a line of the log is about.
    pub(crate) highlighted: RwSignal<Vec<Spot>>,
    /// Why the latest click did nothing.
    pub(crate) why_not: RwSignal<Option<WhyNot>>,
    /// What others did, shown again.
    pub(crate) showing: Showing,
    /// Where things move.
    pub(crate) stage: Stage,
    /// Places whose pieces are still to come while the others' moves are shown again.
    pub(crate) to_come: Memo<Vec<Spot>>,
    /// The one screen on its way from one player to the next.
    pub(crate) passing: Passing,
    /// Whether the end of the turn was asked for although more could be done.
    pub(crate) is_sure: RwSignal<bool>,
    /// Whether the computers' turns are skipped until one is asked again.
    pub(crate) is_skipping: RwSignal<bool>,
    /// What the game tells when it is asked.
    guidance: Guidance,
    /// The rules, to be opened anywhere at the table.
    pub(crate) book: RulesBook,
    /// What the strongest computer would do.
    pub(crate) hints: Hints,
    /// Which part of the panel is open where there is no room for all of it.
    pub(crate) open_part: RwSignal<Option<PanelPart>>,
}

impl Table {
    /// The table this part belongs to.
    pub(crate) fn here() -> Table {
        expect_context::<Table>()
    }

    /// Asks something of this moment, if there is one yet.
    pub(crate) fn moment<T>(self, ask: impl FnOnce(&Moment) -> T) -> Option<T> {
        self.sight.get().map(|sight| ask(sight.moment()))
    }

    /// Speaks of what is asked. Of a match that is looked at again nothing is asked any more.
    pub(crate) fn tell_ask<T>(self, ask: impl FnOnce(Teller<'_>) -> T) -> T {
        let is_over = self.place == Place::Replay;
        self.tell(|teller| ask(Teller { eyes: teller.eyes.filter(|_| !is_over), ..teller }))
    }

    /// Speaks of the match to the one who looks.
    pub(crate) fn tell<T>(self, ask: impl FnOnce(Teller<'_>) -> T) -> T {
        let eyes = self.eyes.get();
        let names = self.names.get();
        self.say.ask(|words| ask(Teller { words, names: &names, eyes }))
    }

    /// What a seat is called.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// What somebody is called who has points, with or without a seat.
    fn side_name(self, side: Side) -> String {
        let sight = self.sight.get();
        sight.map(|sight| self.tell(|teller| sight.side_name(side, teller))).unwrap_or_default()
    }

    /// The level of the computer that sits there, if one does.
    fn computer(self, seat: Seat) -> Option<String> {
        self.line.table.with(|table| match &table.as_ref()?.seats.get(seat.index())?.holder {
            Holder::Computer { level } => Some(level.clone()),
            Holder::Person { .. } | Holder::Open => None,
        })
    }

    /// The seats in the order in which they are shown.
    fn seats(self, n_seats: usize) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(n_seats).collect();
        let me = self.eyes.get().map(Seat::index);
        if let Some(me) = me.filter(|me| self.settings.is_me_first.get() && *me < n_seats) {
            seats.rotate_left(me);
        }
        seats
    }

    /// Makes a choice.
    pub(crate) fn choose(self, choice: usize) {
        let sight = self.sight.get_untracked();
        let Some(moment) = sight.as_ref().map(|sight| sight.moment()) else { return };
        let (Some(seat), Some(choice)) = (moment.to_act, moment.choices.get(choice)) else {
            return;
        };
        self.why_not.set(None);
        self.showing.stop();
        self.line.carry_out(seat, Deed::Act(choice.action.clone()));
    }

    /// What can be done at a place, as far as it is looked at.
    pub(crate) fn choices_at(self, spot: Spot) -> Vec<usize> {
        let group = self.group.get();
        self.moment(|moment| moment.choices_at(spot, group)).unwrap_or_default()
    }

    /// Whether something can be done at a place, as far as it is looked at.
    pub(crate) fn is_lit(self, spot: Spot) -> bool {
        let group = self.group.get();
        self.moment(|moment| moment.is_lit(spot, group)).unwrap_or(false)
    }

    /// The places where something can be done, as far as it is looked at.
    pub(crate) fn lit(self) -> Vec<Spot> {
        let group = self.group.get();
        self.moment(|moment| moment.lit(group).collect()).unwrap_or_default()
    }

    /// The next place where something can be done, or the one before.
    fn next_lit(self, from: Option<Spot>, is_backwards: bool) -> Option<Spot> {
        let spots = self.lit().into_iter();
        let next = match is_backwards {
            true => {
                let before = spots.clone().filter(|spot| from.is_none_or(|from| *spot < from));
                before.max().or(spots.max())
            }
            false => {
                let beyond = spots.clone().filter(|spot| from.is_none_or(|from| *spot > from));
                beyond.min().or(spots.min())
            }
        };
        next.or(from)
    }

    /// Does what can be done at a place, lets one choose between several things, or says why nothing
    /// can be done; whether there was something.
    pub(crate) fn act_at(self, spot: Spot) -> bool {
        let Some(sight) = self.sight.get_untracked() else { return false };
        self.forget_taps();
        match untrack(|| self.choices_at(spot))[..] {
            [] => {
                self.say_why_not(sight, spot);
                false
            }
            [choice] if !sight.is_planned(choice) => {
                self.choose(choice);
                true
            }
            _ => {
                self.ways.set(Some(spot));
                true
            }
        }
    }

    /// Points at a thing that is not on the board.
    fn point_at_thing(self, spot: Spot, anchor: Anchor) {
        self.anchor.set(Some(anchor));
        self.pointed.set(Some(spot));
    }

    /// Nobody points at a thing any more; the page may be gone by now.
    fn point_away_from(self, spot: Spot) {
        if self.pointed.try_get_untracked() == Some(Some(spot)) {
            self.pointed.set(None);
            self.anchor.set(None);
        }
    }

    /// Looks at all of a new question.
    fn look_at_all(self) {
        self.group.set(None);
        self.ways.set(None);
        self.weighed.set(None);
        self.is_aside.set(false);
        self.forget_taps();
        self.hearing.leave();
    }

    /// Gives the focus to what is asked, so that it never falls to the page when what had it goes.
    pub(crate) fn focus_ask(self) {
        let ask = document().get_element_by_id("ask-title");
        if let Some(ask) = ask.and_then(|ask| ask.dyn_into::<web_sys::HtmlElement>().ok()) {
            // A browser that does not move the focus leaves it to the reader.
            let _ = ask.focus();
        }
    }

    /// Takes back the latest action.
    pub(crate) fn undo(self) {
        self.why_not.set(None);
        let seat = untrack(|| self.moment(|moment| moment.eyes.filter(|_| moment.undoable > 0)));
        if let Some(Some(seat)) = seat {
            self.line.carry_out(seat, Deed::Undo { actions: 1 });
        }
    }

    /// Ends the turn, or whatever is optional, if that can be done now.
    pub(crate) fn end(self) {
        let end = untrack(|| self.moment(|moment| Some((moment.end()?, moment.choices.len()))));
        let Some(Some((choice, n_choices))) = end else { return };
        let turn_end = self.settings.turn_end.get_untracked();
        match turn_end.asks_again(n_choices, self.is_sure.get_untracked()) {
            true => self.is_sure.set(true),
            false => self.choose(choice),
        }
    }

    /// Whether there is something to skip: what is shown again, or computers here, which take their
    /// time and need not.
    fn can_skip(self) -> bool {
        let waits = self.moment(|moment| !moment.is_my_turn() && !moment.is_over());
        let is_watching =
            self.place == Place::Browser && waits == Some(true) && self.settings.moves();
        self.showing.is_on() || is_watching
    }

    /// Lets what others do be shown at once: what is shown again, and the turns of computers here.
    pub(crate) fn skip(self) {
        self.showing.stop();
        let is_mine = untrack(|| self.moment(Moment::is_my_turn));
        self.is_skipping.set(is_mine == Some(false));
    }
}

/// A table of any game.
#[component]
pub(crate) fn PlayedTable(
    face: &'static dyn Face,
    line: Line,
    place: Place,
    rules: RulesVersion,
    set: ComponentSet,
) -> AnyView {
    let say = Say::here();
    match provide_table(face, line, place, rules, &set, say) {
        Ok(table) => view! { <Shell table/> }.into_any(),
        Err(problem) => view! { <NoTable told=say.problem(&problem)/> }.into_any(),
    }
}

#[component]
fn Shell(table: Table) -> impl IntoView {
    let say = Say::here();
    let settings = Settings::here();
    let title = Signal::derive(move || progress(table));
    let detail = Signal::derive(move || what_is_played(table, say));
    set_page_title(table, say);
    keys::listen(table, settings);
    focus::keep_at_table(table);
    showing::perform(table);
    habits::follow(table, settings);
    guidance::follow(table);
    let main = NodeRef::new();
    colours::follow(table, main);
    let was_played = StoredValue::new(false);
    Effect::new(move || {
        if table.moment(Moment::is_over) == Some(false) {
            was_played.set_value(true);
        }
    });
    let is_over = Memo::new(move |_| table.moment(Moment::is_over).unwrap_or(false));
    areas::open_by_itself(table);
    let away: fn() -> AnyView = ways_away::shown;
    view! {
        <div class="shell" inert=move || table.passing.is_on()>
            <a class="skip-link" href="#ask-title">{say.the("a11y-skip")}</a>
            <TopBar title detail menu=away>
                {table.face.clock()}
                <ConnectionMark line=table.line/>
                <HintButton/>
                <Help/>
            </TopBar>
            <div class="symbols" inner_html=say.ask(|words| table.face.symbols(words))></div>
            <main
                class=format!("table of-{}", table.face.game())
                class:has-letters=move || settings.has_letters.get()
                node_ref=main
                data-part=move || table.open_part.get().map(PanelPart::name)
                data-state=move || table.moment(|moment| moment.number)
            >
                <h1 class="visually-hidden">{title}" · "{detail}</h1>
                <ScoreStrip/>
                <AskLine/>
                <section class="board-side" aria-label=say.the("a11y-board")>
                    {move || match settings.is_text_mode.get() {
                        true => part(move || guidance::text_mode(table), |text_mode| text_mode()),
                        false => table.face.board(),
                    }}
                    <NoteOnBoard/>
                    <HintNote/>
                    {table.face.scene()}
                    <Show when=move || is_over.get() && table.place != Place::Replay>
                        {part(later::end, move |end| end(was_played.get_value()))}
                    </Show>
                </section>
                {table.face.beside()}
                <aside class="panel">
                    <div class="panel-part part-players">
                        <Beside/>
                        <Players/>
                        {table.face.opponents()}
                    </div>
                    <div class="panel-part part-goals">{table.face.goals()}</div>
                    <div class="panel-part part-log"><History/></div>
                </aside>
                <PanelTabs/>
            </main>
            <Announcer/>
            <Said/>
        </div>
        <Curtain/>
    }
}

fn provide_table(
    face: &'static dyn Face,
    line: Line,
    place: Place,
    rules: RulesVersion,
    set: &ComponentSet,
    say: Say,
) -> Result<Table, Problem> {
    let reader = face.reader(rules, set)?;
    let sight = RwSignal::new(None::<Arc<dyn Sight>>);
    let stories = RwSignal::new(Stories::default());
    let stage = Stage::new();
    let highlighted = RwSignal::new(Vec::new());
    let hints = Hints::new(set.clone(), highlighted);
    let showing = Showing::new();
    line.read_by(move |update| {
        // The page may be gone by now.
        let Some(before) = sight.try_get_untracked() else { return };
        let told = stories.try_update(|stories| stories.take_in(&update, &*reader));
        let Some(told) = told else { return };
        let read = told
            .map_err(Box::<dyn Error>::from)
            .and_then(|change| Ok((change, reader.sight(&update, before.as_deref())?)));
        match read {
            Ok((change, read)) => {
                sight.set(Some(read));
                hints.see(update.view.get(), update.n_plies);
                stage.show(&change, update.n_plies);
                if !face.has_ground() {
                    showing.light(&change, update.eyes, highlighted);
                }
            }
            Err(error) => line.problem.set(Some(Problem::new(Code::Version, error.to_string()))),
        }
    });
    let names = Memo::new(move |_| {
        line.table.with(|table| {
            table.as_ref().map(|table| seat_names(&table.seats, say)).unwrap_or_default()
        })
    });
    let news = Memo::new(move |_| {
        sight.track();
        let absence = line.table.with(|around| my_absence(around.as_ref(), sight));
        stories.with(|stories| stories.news(absence))
    });
    let table = Table {
        face,
        say,
        settings: Settings::here(),
        line,
        place,
        sight,
        stories,
        news,
        names,
        eyes: Memo::new(move |_| sight.with(|sight| sight.as_ref()?.moment().eyes)),
        pointed: RwSignal::new(None),
        anchor: RwSignal::new(None),
        tapped: RwSignal::new(None),
        tapped_use: RwSignal::new(None),
        scene: RwSignal::new(None),
        hearing: Hearing::new(),
        group: RwSignal::new(None),
        ways: RwSignal::new(None),
        weighed: RwSignal::new(None),
        is_aside: RwSignal::new(false),
        highlighted,
        why_not: RwSignal::new(None),
        showing,
        stage,
        to_come: Memo::new(move |_| showing.to_come(news)),
        passing: Passing::new(line, sight),
        is_sure: RwSignal::new(false),
        is_skipping: RwSignal::new(false),
        guidance: Guidance::new(face.game()),
        book: RulesBook::new(),
        hints,
        open_part: RwSignal::new(None),
    };
    Effect::new(move |before: Option<Option<u64>>| {
        let number = table.moment(|moment| moment.number);
        if before.is_some_and(|before| before != number) {
            table.look_at_all();
        }
        number
    });
    provide_context(table);
    Ok(table)
}

/// When a computer played for the one who looks.
fn my_absence(
    around: Option<&TableInfo>,
    sight: RwSignal<Option<Arc<dyn Sight>>>,
) -> Option<Absence> {
    let eyes = sight.with(|sight| sight.as_ref()?.moment().eyes)?;
    let stand_in = around?.seats.get(eyes.index())?.stand_in.as_ref()?;
    Some(Absence { since: stand_in.since, until: stand_in.until })
}

fn progress(table: Table) -> String {
    let sight = table.sight.get();
    let told = sight.map(|sight| table.tell(|teller| sight.progress(teller))).unwrap_or_default();
    // A sentence elsewhere, a heading here.
    told.trim_end_matches('.').to_owned()
}

fn what_is_played(table: Table, say: Say) -> String {
    let game = say.the(&format!("game-{}", table.face.game()));
    let Some(n_seats) = table.moment(|moment| moment.n_seats) else { return game };
    let players = say.with("common-players", &[("count", n_seats.into())]);
    format!("{game} · {players}")
}

fn set_page_title(table: Table, say: Say) {
    if table.place == Place::Replay {
        return Title::say(move || Some(say.the("replay-title")));
    }
    Title::say(move || {
        let sight = table.sight.get()?;
        let moment = sight.moment();
        Some(match moment.to_act {
            None => say.the("table-page-title-over"),
            Some(_) if moment.is_my_turn() => say.the("table-page-title-yours"),
            Some(seat) => say.with("table-page-title", &[("name", table.name(seat).into())]),
        })
    });
}

/// Instead of a table that cannot be shown.
#[component]
pub(crate) fn NoTable(told: String) -> impl IntoView {
    view! {
        <TopBar title=""/>
        <main class="page narrow">
            <DeadEnd told/>
        </main>
    }
}
