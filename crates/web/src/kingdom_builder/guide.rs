//! What is told of a moment when somebody asks about it.

use super::map::cell;
use super::preview::{preview, worth};
use super::sight::Sight;
use super::speech;
use crate::face::{Guide, Outcome, Part, Spot, Teller, WhyNot};
use kingdom_builder::{Land, Special};
use table::Seat;

impl Guide for Sight {
    fn preview(&self, choice: usize, teller: Teller<'_>) -> String {
        preview(self, self.legal[choice], teller)
    }

    fn outcome(&self, _: usize, _: Teller<'_>) -> Outcome {
        Outcome::default()
    }

    fn worth(&self, choice: usize) -> i32 {
        worth(self, self.legal[choice])
    }

    fn explain(&self, at: Spot, teller: Teller<'_>) -> Vec<String> {
        let (at, speech) = (cell(at), speech(teller));
        let open = self.view.open();
        let board = open.board();
        let mut said = vec![speech.hex(&self.view, at)];
        match board.land_at(at) {
            Some(Land::Location(location)) => {
                said.push(speech.location_help(location));
                said.push(speech.location_hex_help());
            }
            Some(Land::Special(_)) if board.capitols.has(at) => said.push(speech.capitol_help()),
            Some(Land::Special(special)) => {
                let nomad = board.nomads.iter().position(|&hex| hex == at);
                let tile = nomad.and_then(|index| open.nomads_left[index]);
                said.push(match tile {
                    Some(nomad) if special == Special::Nomad => speech.nomad_help(nomad),
                    _ => speech.special_help(special),
                });
            }
            Some(Land::Terrain(_)) if board.caves.has(at) => said.push(speech.cave_help()),
            Some(Land::Terrain(_)) | None => {}
        }
        said
    }

    fn why_not(&self, at: Spot, teller: Teller<'_>) -> Option<WhyNot> {
        if !self.moment.is_my_turn() || self.moment.is_lit(at, None) {
            return None;
        }
        let refusal = self.guess.why_not(cell(at))?;
        let text = speech(teller).refusal_at(refusal.rule, self.view.open(), cell(at));
        let text = text.unwrap_or_else(|| refusal.reason.to_owned());
        Some(WhyNot { text, rule: Some(refusal.rule.to_owned()) })
    }

    fn as_text(&self, teller: Teller<'_>) -> Vec<Part> {
        let speech = speech(teller);
        let seats = Seat::all(self.moment.n_seats);
        let players = Part {
            title: teller.words.say("table-players"),
            lines: seats.map(|seat| speech.seat_summary(&self.view, seat)).collect(),
        };
        let board = Part {
            title: teller.words.say("table-board-mode"),
            lines: speech.board_as_text(&self.view),
        };
        vec![players, board]
    }
}
