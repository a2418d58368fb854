//! What is asked of whom.

use super::Speech;
use kingdom_builder::{Action, Cell, Location, Mandatory, Open, Piece, Power, Step, Terrain};
use table::Seat;

/// The line that says at all times what is asked of whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What is to be done: "Build on forest, 2 of 3."
    pub title: String,
    /// What helps to do it: "You must stay next to your pieces: 8 places." Empty if somebody else
    /// is asked.
    pub detail: String,
}

impl Speech<'_> {
    /// What is asked now. `legal` is what the viewer may do; it is empty if somebody else is asked.
    pub fn question(&self, open: &Open, legal: &[Action]) -> Question {
        let (Some(step), Some(seat)) = (open.step(), open.to_act()) else {
            return Question { title: self.words.say("ask-match-over"), detail: String::new() };
        };
        let asked = Asked { speech: self, open, legal, seat };
        let title = asked.title(step);
        let detail = if self.is_me(seat) { asked.detail(step) } else { String::new() };
        Question { title, detail }
    }
}

/// What a question is made of.
struct Asked<'q> {
    speech: &'q Speech<'q>,
    open: &'q Open,
    legal: &'q [Action],
    seat: Seat,
}

impl Asked<'_> {
    fn title(&self, step: Step) -> String {
        let ask = |key: &str| self.speech.say_of(self.seat, key, &[]);
        match step {
            Step::PlayCard if self.legal.contains(&Action::Replace) => ask("ask-card-replace"),
            Step::PlayCard => ask("ask-card"),
            Step::Turn | Step::Mandatory => self.turn_title(),
            Step::Build { power: Power::Location(Location::Fort), .. } => self.fort_title(),
            Step::Build { power: Power::Silo, .. } => ask("ask-build-silo"),
            Step::Build { power: Power::Location(Location::Cathedral), .. } => {
                ask("ask-build-cathedral")
            }
            Step::Build { power, .. } => self.power_title("ask-power", power),
            Step::Lift { power, .. } => self.power_title("ask-lift", power),
            Step::Put { power, from } => self.speech.say_of(
                self.seat,
                "ask-put",
                &[
                    ("power", self.speech.power(power).into()),
                    ("place", self.speech.cell(from).into()),
                ],
            ),
            Step::Wall { .. } => ask("ask-wall"),
            Step::Scout { .. } => ask("ask-scout"),
            Step::Piece { piece } => self.piece_title(piece),
            Step::City => ask("ask-city"),
            Step::Temple => ask("ask-temple"),
            Step::Sword { against } if self.speech.is_me(against) => ask("ask-sword-me"),
            Step::Sword { against } => {
                let against = self.speech.name(against);
                self.speech.say_of(self.seat, "ask-sword", &[("against", against.into())])
            }
            Step::Cathedral if self.only(&Action::Take) => ask("ask-cathedral-take"),
            Step::Cathedral => ask("ask-cathedral"),
            Step::Canoe { .. } if self.only(&Action::Stop) => ask("ask-canoe-none"),
            Step::Canoe { .. } => ask("ask-canoe"),
            Step::Silo { .. } => ask(self.silo_key()),
        }
    }

    fn silo_key(&self) -> &'static str {
        let can = [Action::SiloBuild, Action::SiloMove].map(|one| self.legal.contains(&one));
        match can {
            [true, false] => "ask-silo-build",
            [false, true] => "ask-silo-move",
            [false, false] if self.only(&Action::Stop) => "ask-silo-none",
            _ => "ask-silo",
        }
    }

    fn turn_title(&self) -> String {
        let turn = &self.open.turn;
        let speech = self.speech;
        let kingdom = &self.open.kingdoms[self.seat];
        let left = match turn.mandatory {
            Mandatory::Done => {
                let key = if self.uses().is_empty() { "ask-end" } else { "ask-use-or-end" };
                return speech.say_of(self.seat, key, &[]);
            }
            Mandatory::Running { left } => left,
            Mandatory::Pending if turn.terrain == Some(Terrain::Swamp) => 2 + kingdom.kept_due,
            Mandatory::Pending => 3 + kingdom.kept_due,
        };
        let left = usize::from(left.min(kingdom.supply + kingdom.kept_due));
        match (turn.terrain, turn.card) {
            (Some(terrain), _) => speech.say_of(
                self.seat,
                "ask-build",
                &[
                    ("on", speech.terrain_on(terrain).into()),
                    ("now", (turn.built.len() + 1).into()),
                    ("all", (turn.built.len() + left).into()),
                ],
            ),
            (None, Some(card)) => speech.say_of(
                self.seat,
                "ask-terrain",
                &[
                    ("first", speech.terrain_plain(Terrain::Swamp).into()),
                    ("second", speech.terrain_plain(card.base()).into()),
                ],
            ),
            (None, None) => speech.say_of(self.seat, "ask-card", &[]),
        }
    }

    fn fort_title(&self) -> String {
        match self.open.turn.fort {
            Some(card) => {
                let on = self.speech.card_on(card);
                self.speech.say_of(self.seat, "ask-fort", &[("on", on.into())])
            }
            None => self.power_title("ask-power", Power::Location(Location::Fort)),
        }
    }

    fn power_title(&self, key: &str, power: Power) -> String {
        let speech = self.speech;
        speech.say_of(
            self.seat,
            key,
            &[
                ("power", speech.power(power).into()),
                ("object", speech.power_object(power).into()),
                ("does", speech.power_does(power).into()),
            ],
        )
    }

    fn piece_title(&self, piece: Piece) -> String {
        let is_recall = |action: &Action| matches!(action, Action::Recall { .. });
        let n_out = self.open.kingdoms[self.seat].places_of(piece).count();
        let key = if n_out == 2 || !self.legal.is_empty() && self.legal.iter().all(is_recall) {
            "ask-piece-recall"
        } else if n_out == 1 {
            "ask-piece-move"
        } else {
            "ask-piece-place"
        };
        self.speech.say_of(self.seat, key, &[("piece", piece.name().into())])
    }

    fn detail(&self, step: Step) -> String {
        let mut said = Vec::new();
        let mut left = |left: u8, is_first: bool| {
            let count = [("count", left.into())];
            if !is_first {
                said.push(self.speech.say("detail-left", &count));
                said.push(self.speech.words.say("detail-may-stop"));
            } else if left > 1 {
                said.push(self.speech.say("detail-up-to", &count));
            }
        };
        match step {
            Step::PlayCard if self.legal.contains(&Action::Replace) => {
                said.push(self.speech.words.say("detail-card-replace"));
            }
            Step::PlayCard => said.push(self.speech.words.say("detail-card")),
            Step::Turn | Step::Mandatory => self.turn_detail(&mut said),
            Step::Build { power, left: n, is_first } => {
                left(n, is_first);
                said.push(self.places(power));
            }
            Step::Lift { left: n, is_first, .. } => {
                left(n, is_first);
                said.push(self.settlements());
            }
            Step::Put { power, from } => {
                let place = self.speech.cell(from);
                said.push(self.speech.say("detail-from", &[("place", place.into())]));
                said.push(self.places(power));
            }
            Step::Wall { left: n, is_first } | Step::Scout { left: n, is_first } => {
                left(n, is_first);
                said.push(self.count_places());
            }
            Step::Piece { .. } | Step::City => said.push(self.count_places()),
            Step::Temple | Step::Sword { .. } => said.push(self.settlements()),
            Step::Cathedral => {
                let tokens = self.open.kingdoms[self.seat].tokens;
                said.push(self.speech.say("detail-tokens", &[("count", tokens.into())]));
            }
            Step::Canoe { .. } => {
                said.push(self.speech.words.say("detail-canoe"));
                said.push(self.count_places());
            }
            Step::Silo { .. } => {}
        }
        if self.legal.contains(&Action::Outpost) {
            said.push(self.speech.words.say("detail-outpost"));
        }
        said.retain(|sentence| !sentence.is_empty());
        said.join(" ")
    }

    fn turn_detail(&self, said: &mut Vec<String>) {
        let turn = &self.open.turn;
        let uses = self.uses();
        if turn.mandatory == Mandatory::Done {
            said.push(match uses[..] {
                [] => self.speech.words.say("detail-draw"),
                _ => self.used("detail-use-then", &uses),
            });
            return;
        }
        match (turn.terrain, turn.card) {
            (None, Some(card)) => {
                let on = self.speech.terrain_on(card.base());
                said.push(self.speech.say("detail-swamp", &[("on", on.into())]));
            }
            _ => said.push(self.places(Power::Mandatory)),
        }
        if !uses.is_empty() {
            said.push(self.used("detail-use-first", &uses));
        }
    }

    /// What can be used instead, each kind once and in their order.
    fn uses(&self) -> Vec<Power> {
        let mut uses: Vec<Power> = Vec::new();
        for action in self.legal {
            let power = match *action {
                Action::Use { power } => power,
                Action::Again { location } => Power::Location(location),
                _ => continue,
            };
            let place = uses.partition_point(|known| *known < power);
            if uses.get(place) != Some(&power) {
                uses.insert(place, power);
            }
        }
        uses
    }

    fn used(&self, key: &str, uses: &[Power]) -> String {
        let object = uses.first().map(|&power| self.speech.power_object(power)).unwrap_or_default();
        self.speech.say(key, &[("count", uses.len().into()), ("object", object.into())])
    }

    /// How many places there are, and whether they must be next to own pieces.
    fn places(&self, power: Power) -> String {
        let places: Vec<Cell> = self.targets().collect();
        let kingdom = &self.open.kingdoms[self.seat];
        let key = if places.is_empty() {
            return String::new();
        } else if !power.has_usual_adjacency() {
            "detail-places"
        } else if self.open.turn.outpost {
            "detail-freed"
        } else if kingdom.pieces.is_empty() {
            "detail-first"
        } else if places.iter().all(|&at| kingdom.near.has(at)) {
            "detail-near"
        } else if places.iter().any(|&at| kingdom.near.has(at)) {
            "detail-freed"
        } else {
            "detail-anywhere"
        };
        self.speech.say(key, &[("count", places.len().into())])
    }

    fn count_places(&self) -> String {
        match self.targets().count() {
            0 => String::new(),
            count => self.speech.say("detail-places", &[("count", count.into())]),
        }
    }

    fn settlements(&self) -> String {
        let is_one =
            |action: &&Action| matches!(action, Action::Lift { .. } | Action::Remove { .. });
        match self.legal.iter().filter(is_one).count() {
            0 => String::new(),
            count => self.speech.say("detail-settlements", &[("count", count.into())]),
        }
    }

    /// Where something can be put.
    fn targets(&self) -> impl Iterator<Item = Cell> {
        self.legal.iter().filter(|action| !action.takes_away()).filter_map(|action| action.cell())
    }

    fn only(&self, action: &Action) -> bool {
        self.legal == [*action]
    }
}
