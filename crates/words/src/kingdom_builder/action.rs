//! Choices, as labels for buttons, lists and screen readers.

use super::Speech;
use crate::Arg;
use kingdom_builder::{Action, Cell, Nomad, Open, Piece, Power, Step, Terrain, View};

impl Speech<'_> {
    /// A label for a choice, whatever it is: "Build at row 4, column 7 (forest)".
    pub fn action(&self, action: &Action, view: &View) -> String {
        let open = view.open();
        let plain = |key: &str| self.words.say(key);
        match *action {
            Action::Play { card } => self.say("action-play", &[("card", self.card(card).into())]),
            Action::PlayRemoved => {
                let terrain = open.setting.removed.unwrap_or(Terrain::Grass);
                self.say("action-play-removed", &[("terrain", self.terrain(terrain).into())])
            }
            Action::Replace => plain("action-replace"),
            Action::Choose { terrain: Terrain::Swamp } => plain("action-choose-swamp"),
            Action::Choose { terrain } => {
                self.say("action-choose-three", &[("terrain", self.terrain_plain(terrain).into())])
            }
            Action::Build { at } => self.at("action-build", at, open),
            Action::Use { power } => self.using("action-use", power),
            Action::Again { location } => self.using("action-again", Power::Location(location)),
            Action::Outpost => {
                let does = self.words.say(&format!("nomad-{}.does", Nomad::Outpost));
                self.say("action-outpost", &[("does", does.into())])
            }
            Action::Lift { from } => self.at("action-lift", from, open),
            Action::Put { at } => match open.step() {
                Some(Step::Put { from, .. }) if from == at => self.at("action-put-back", at, open),
                _ => self.at("action-put", at, open),
            },
            Action::Wall { at } => self.at("action-wall", at, open),
            Action::Scout { at } => self.at("action-scout", at, open),
            Action::Place { at } => {
                let piece = asked_piece(open);
                let kingdom = &open.kingdoms[open.turn.seat];
                let moves = piece != Piece::Warrior && kingdom.places_of(piece).next().is_some();
                let key = if moves { "action-move-piece" } else { "action-place" };
                self.at_with(key, at, open, &[("piece", piece.name().into())])
            }
            Action::Recall { from } => {
                let piece = asked_piece(open).name();
                self.at_with("action-recall", from, open, &[("piece", piece.into())])
            }
            Action::City { at } => self.at("action-city", at, open),
            Action::Remove { from } => match open.step() {
                Some(Step::Sword { against }) => {
                    let owner = self.name(against);
                    self.at_with("action-remove-theirs", from, open, &[("owner", owner.into())])
                }
                _ => self.at("action-remove-own", from, open),
            },
            Action::Take => plain("action-take"),
            Action::SiloBuild => plain("action-silo-build"),
            Action::SiloMove => plain("action-silo-move"),
            Action::Stop => match open.step() {
                Some(Step::Canoe { .. } | Step::Silo { .. }) => plain("action-pass"),
                _ => plain("action-stop"),
            },
            Action::End => plain("action-end"),
        }
    }

    fn using(&self, key: &str, power: Power) -> String {
        let (object, does) = (self.power_object(power), self.power_does(power));
        self.say(key, &[("object", object.into()), ("does", does.into())])
    }

    fn at(&self, key: &str, at: Cell, open: &Open) -> String {
        self.at_with(key, at, open, &[])
    }

    fn at_with(&self, key: &str, at: Cell, open: &Open, more: &[(&str, Arg<'_>)]) -> String {
        let mut args =
            vec![("place", self.cell(at).into()), ("land", self.land_plain(open, at).into())];
        args.extend_from_slice(more);
        self.say(key, &args)
    }
}

/// The special piece that is asked for.
fn asked_piece(open: &Open) -> Piece {
    match open.step() {
        Some(Step::Piece { piece }) => piece,
        _ => Piece::Warrior,
    }
}
