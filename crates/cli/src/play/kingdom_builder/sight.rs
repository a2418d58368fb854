//! A match of Kingdom Builder with the eyes of a seat.

use super::super::lines::{Sentence, paragraphs};
use super::super::terminal::{self, Choice, Choices, Teller, Topic};
use super::board::{self, Marks};
use super::{choices, look_up};
use kingdom_builder::{Action, CellSet, Event, State, View};
use table::{Game as _, Match, QuickChance, Seat, Side, Standings, Viewer};
use words::Section;
use words::kingdom_builder::Speech;

pub(super) struct Sight<'t> {
    pub(super) played: &'t Match<State>,
    pub(super) seat: Seat,
    pub(super) teller: Teller<'t>,
    pub(super) view: View,
    pub(super) legal: Vec<Action>,
}

impl<'t> Sight<'t> {
    pub(super) fn new(played: &'t Match<State>, seat: Seat, teller: Teller<'t>) -> Sight<'t> {
        let mut legal = Vec::new();
        if played.state().to_act() == Some(seat) {
            played.state().legal(&mut legal);
        }
        Sight { played, seat, teller, view: played.state().view(Viewer::Seat(seat)), legal }
    }

    pub(super) fn speech(&self) -> Speech<'t> {
        Speech::new(self.teller.words, self.teller.names, Some(self.seat))
    }

    fn standings(&self) -> Standings {
        self.played.state().standings()
    }

    /// What choosing an action brings at once: gold as it would stand, and tiles.
    pub(super) fn preview(&self, action: Action) -> String {
        let mut after = self.played.state().clone();
        let mut events = Vec::new();
        // Chance of its own: what will really be drawn stays unknown.
        after.apply_unchecked(action, &mut QuickChance::new(0), &mut events);
        self.speech().preview(&self.standings(), &after.standings(), &events, self.seat)
    }

    /// Where the others did something since the seat's last action before theirs.
    fn recent(&self) -> CellSet {
        let actors: Vec<Seat> = self.played.actions().map(|(actor, _)| actor).collect();
        let n_own = actors.iter().rev().take_while(|&&actor| actor == self.seat).count();
        let others = actors[..actors.len() - n_own].iter().rev();
        let n_others = others.take_while(|&&actor| actor != self.seat).count();
        let since = actors.len().checked_sub(n_own + n_others + 1);
        let events = self.played.events_since(since, Viewer::Seat(self.seat));
        events.flat_map(|(_, event)| places_of_others(event, self.seat).iter()).collect()
    }
}

impl terminal::Sight for Sight<'_> {
    fn set_up(&self) -> Vec<String> {
        let (words, speech) = (self.teller.words, self.speech());
        let setting = &self.view.open().setting;
        let expansions = self.played.options().expansions;
        let expansions: Vec<String> = match expansions.is_empty() {
            true => vec![speech.expansion(None)],
            false => expansions.iter().map(|it| speech.expansion(Some(it))).collect(),
        };
        let objectives = setting.objectives.iter().map(|&it| speech.objective(it));
        let tasks = setting.tasks.iter().map(|&it| speech.task(it));
        vec![
            words.say_with("common-players", &[("count", setting.n_seats.into())]),
            words.commas(&expansions),
            words.commas(&objectives.chain(tasks).collect::<Vec<_>>()),
        ]
    }

    fn turn(&self) -> usize {
        // Somebody may be asked in another's turn.
        let turn = &self.view.open().turn;
        usize::from(turn.round) * kingdom_builder::MAX_SEATS + turn.seat.index()
    }

    fn board(&self) -> String {
        let targets = self.legal.iter().filter_map(|action| action.cell()).collect();
        let marks = Marks { targets, recent: self.recent() };
        board::draw(self.view.open(), &marks, self.teller)
    }

    fn status(&self) -> Vec<String> {
        let (words, speech) = (self.teller.words, self.speech());
        let open = self.view.open();
        let mut parts = vec![match open.is_last_round {
            true => words.say("table-last-round"),
            false => words.say_with("table-round", &[("round", open.turn.round.into())]),
        }];
        let mut add = |key: &str, name: &str, value: String| {
            parts.push(words.say_with(key, &[(name, value.into())]));
        };
        if let Some(card) = open.turn.card {
            add("status-card", "card", speech.card(card));
        }
        if let Some(card) = open.turn.fort {
            add("status-fort", "card", speech.card(card));
        }
        if !self.view.hand().is_empty() && open.turn.card.is_none() {
            let cards: Vec<String> =
                self.view.hand().iter().map(|&card| speech.card(card)).collect();
            add("status-hand", "cards", words.list(&cards));
        }
        let totals = self.standings().totals();
        let gold = Seat::all(open.setting.n_seats)
            .map(|seat| format!("{} {}", board::badge(seat), totals[seat.index()]));
        add("status-gold", "points", words.commas(&gold.collect::<Vec<_>>()));
        parts
    }

    fn ask(&self) -> Vec<String> {
        let question = self.speech().question(self.view.open(), &self.legal);
        vec![question.title, question.detail].into_iter().filter(|it| !it.is_empty()).collect()
    }

    fn choices(&self) -> Vec<Choices> {
        choices::listed(self)
    }

    fn read(&self, typed: &str) -> Option<Result<String, String>> {
        choices::read(self, typed)
    }

    /// What one does oneself is told line by line, a turn of others as one paragraph.
    fn news(&self, since: Option<usize>) -> Vec<String> {
        let speech = self.speech();
        let events = self.played.events_since(since, Viewer::Seat(self.seat));
        paragraphs(events.filter_map(|(_, event)| {
            let seat = event.seat();
            let begins = seat == Some(self.seat) || matches!(event, Event::TurnBegan { .. });
            Some(Sentence { seat, begins, text: speech.event(&event)? })
        }))
    }

    fn topics(&self) -> Vec<Topic> {
        look_up::topics(self.teller.words)
    }

    fn look_up(&self, topic: &str, about: &str) -> Result<String, String> {
        look_up::look_up(self, topic, about)
    }

    fn category(&self, name: &str) -> (String, String) {
        (self.speech().category(name), self.speech().category_help(name))
    }

    fn opponent(&self, _side: Side) -> String {
        unreachable!("only seats play this game")
    }

    fn mark(&self, side: Side) -> String {
        let seat = side.seat(self.teller.names.len()).expect("only seats play this game");
        board::painted_badge(seat, self.teller.ink)
    }

    fn rules_in_short(&self) -> Vec<Section> {
        self.speech().rules()
    }

    fn refusal(&self, rule: &str) -> Option<String> {
        self.speech().refusal(rule)
    }

    fn ways_to_choose(&self) -> Vec<(String, String)> {
        let say = |key: &str| self.teller.words.say(key);
        vec![
            ("4,7".to_owned(), say("way-hex")),
            ("build 4,7".to_owned(), say("way-in-full")),
            ("farm".to_owned(), say("way-name")),
        ]
    }
}

impl Sight<'_> {
    pub(super) fn choice(&self, action: Action) -> Choice {
        // Only places bring something at once; the others say what they do.
        let preview = action.cell().map(|_| self.preview(action)).unwrap_or_default();
        let label = self.speech().action(&action, &self.view);
        Choice { action: action.to_string(), label, preview }
    }
}

/// The hexes on which somebody else than `own` changed something.
fn places_of_others(event: Event, own: Seat) -> CellSet {
    if event.seat() == Some(own) || !event.changes_the_board() {
        return CellSet::EMPTY;
    }
    let mut places: CellSet = event.cells().into_iter().collect();
    if let Event::LaidCity { at, .. } = event {
        places |= *at.neighbours();
    }
    places
}
