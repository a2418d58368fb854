//! A match of Suna Valo with the eyes of a seat.

use super::super::lines::{Sentence, paragraphs};
use super::super::terminal::{self, Choice, Choices, Teller, Topic};
use super::look_up;
use suna_valo::{Action, Event, State, View};
use table::{Game as _, Match, Seat, Side, Viewer};
use words::Section;
use words::suna_valo::Speech;

pub(super) struct Sight<'t> {
    played: &'t Match<State>,
    pub(super) seat: Seat,
    pub(super) teller: Teller<'t>,
    pub(super) view: View,
    legal: Vec<Action>,
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
        let components = self.played.state().open().components();
        Speech::new(self.teller.words, components, self.teller.names, Some(self.seat))
    }
}

impl terminal::Sight for Sight<'_> {
    fn set_up(&self) -> Vec<String> {
        self.speech().options(self.played.options())
    }

    fn turn(&self) -> usize {
        self.view.open().turn.into()
    }

    fn board(&self) -> String {
        look_up::board(self)
    }

    fn status(&self) -> Vec<String> {
        let (words, speech, open) = (self.teller.words, self.speech(), self.view.open());
        let totals = self.played.state().standings().totals();
        let points: Vec<String> = Seat::all(2)
            .map(|seat| self.teller.points_of(&self.teller.name(seat), totals[seat.index()]))
            .collect();
        vec![
            speech.era(open.era),
            words.say_with("status-turn", &[("turn", open.turn.into())]),
            words.say_with(
                "status-goods",
                &[("goods", speech.goods(&open.farm(self.seat).goods).into())],
            ),
            words.say_with("status-points", &[("points", words.commas(&points).into())]),
        ]
    }

    fn ask(&self) -> Vec<String> {
        let question = self.speech().question(self.view.open(), &self.legal);
        vec![question.title, question.detail].into_iter().filter(|it| !it.is_empty()).collect()
    }

    fn choices(&self) -> Vec<Choices> {
        let speech = self.speech();
        let choice = |action: &Action| {
            let label = speech.action(action, &self.view, &self.legal);
            Choices::One(Choice { action: action.to_string(), label, preview: String::new() })
        };
        self.legal.iter().map(choice).collect()
    }

    /// A paragraph for each turn, and for the end.
    fn news(&self, since: Option<usize>) -> Vec<String> {
        let speech = self.speech();
        let events = self.played.events_since(since, Viewer::Seat(self.seat));
        paragraphs(events.filter_map(|(_, event)| {
            let begins =
                matches!(event, Event::TurnBegan { .. } | Event::EraBegan { .. } | Event::Over);
            Some(Sentence { seat: None, begins, text: speech.event(&event)? })
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

    fn rules_in_short(&self) -> Vec<Section> {
        self.speech().rules()
    }

    fn refusal(&self, rule: &str) -> Option<String> {
        self.speech().refusal(rule)
    }

    fn ways_to_choose(&self) -> Vec<(String, String)> {
        let say = |key: &str| self.teller.words.say(key);
        vec![
            ("buy-own 2".to_owned(), say("way-in-full")),
            ("pay wool head".to_owned(), say("way-source")),
        ]
    }
}
