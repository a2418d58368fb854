//! Suna Valo in the terminal.

mod flags;
mod look_up;
mod sight;
#[cfg(test)]
mod tests;

use super::terminal::{self, Teller, Terminal};
use clap::{ArgMatches, Args as _, Command, FromArgMatches as _};
use flags::Flags;
use games::AnyMatch;
use sight::Sight;
use suna_valo::State;
use table::{Game as _, Seat};

pub(crate) struct SunaValo;

impl Terminal for SunaValo {
    fn game(&self) -> &'static str {
        State::NAME
    }

    fn with_flags(&self, command: Command) -> Command {
        Flags::augment_args(command)
    }

    fn options(&self, flags: &ArgMatches, n_players: Option<usize>) -> String {
        Flags::from_arg_matches(flags).expect("its own flags").options(n_players)
    }

    fn rules(&self) -> &'static str {
        include_str!("../../../../../docs/rules/suna-valo.md")
    }

    fn sight<'t>(
        &self,
        played: &'t dyn AnyMatch,
        seat: Seat,
        teller: Teller<'t>,
    ) -> Box<dyn terminal::Sight + 't> {
        let played = played.as_any().downcast_ref().expect("a match of this game");
        Box::new(Sight::new(played, seat, teller))
    }
}
