//! A match of Boonlake with the eyes of a seat.

use super::super::lines::{Sentence, paragraphs};
use super::super::terminal::{self, Choices, Teller, Topic};
use super::{choices, look_up, map};
use boonlake::{Action, Event, State, Step, View};
use table::{Game as _, Match, Seat, Side, Viewer};
use words::Section;
use words::boonlake::Speech;

pub(super) struct Sight<'t> {
    played: &'t Match<State>,
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
}

impl terminal::Sight for Sight<'_> {
    fn set_up(&self) -> Vec<String> {
        vec![self.speech().options(self.played.options())]
    }

    /// A strip that is chosen counts as a turn at once; before that the turn has begun already.
    fn turn(&self) -> usize {
        let open = self.view.open();
        let is_beginning = open.step() == Some(Step::Turn { seat: self.seat });
        usize::from(open.player(self.seat).turns) + usize::from(is_beginning)
    }

    fn board(&self) -> String {
        map::draw(self)
    }

    fn status(&self) -> Vec<String> {
        let (open, speech, words) = (self.view.open(), self.speech(), self.teller.words);
        let round = if open.is_second_round { 2 } else { 1 };
        let next = speech.scoring_at_hand(open);
        let mut parts =
            vec![words.say_with("status-round", &[("round", round.into()), ("next", next.into())])];
        parts.extend(speech.goods(&self.view, self.seat));
        parts.push(speech.production(open, self.seat));
        let standings = self.played.state().standings();
        if standings.n_sides() > 1 {
            let totals = standings.totals();
            let points = Side::all(standings.n_sides())
                .map(|side| self.teller.points_of(&map::mark(open, side), totals[side.index()]));
            let points = words.commas(&points.collect::<Vec<_>>());
            parts.push(words.say_with("status-points", &[("points", points.into())]));
        }
        parts
    }

    fn ask(&self) -> Vec<String> {
        let question = self.speech().question(&self.view);
        vec![question.title, question.detail].into_iter().filter(|it| !it.is_empty()).collect()
    }

    fn choices(&self) -> Vec<Choices> {
        choices::listed(self)
    }

    fn read(&self, typed: &str) -> Option<Result<String, String>> {
        choices::read(self, typed)
    }

    /// Each strip that is taken begins a paragraph.
    fn news(&self, since: Option<usize>) -> Vec<String> {
        let (speech, parts) = (self.speech(), self.view.open().parts());
        let events = self.played.events_since(since, Viewer::Seat(self.seat));
        paragraphs(events.filter_map(|(_, event)| {
            let begins = matches!(
                event,
                Event::Chose { .. } | Event::ScoringBegan { .. } | Event::SoloTile { .. }
            );
            Some(Sentence { seat: event.seat(), begins, text: speech.event(&event, parts)? })
        }))
    }

    fn topics(&self) -> Vec<Topic> {
        look_up::topics(self)
    }

    fn look_up(&self, topic: &str, about: &str) -> Result<String, String> {
        look_up::look_up(self, topic, about)
    }

    fn category(&self, name: &str) -> (String, String) {
        (self.speech().category(name), self.speech().category_help(name))
    }

    fn opponent(&self, _side: Side) -> String {
        self.speech().eminence()
    }

    fn mark(&self, side: Side) -> String {
        map::mark(self.view.open(), side)
    }

    fn rules_in_short(&self) -> Vec<Section> {
        self.speech().rules()
    }

    fn refusal(&self, rule: &str) -> Option<String> {
        self.speech().refusal(rule)
    }

    fn ways_to_choose(&self) -> Vec<(String, String)> {
        let say = |key: &str| self.teller.words.say(key);
        vec![("12a".to_owned(), say("way-name")), ("develop 12a".to_owned(), say("way-in-full"))]
    }
}
