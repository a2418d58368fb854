//! How a match of Kingdom Builder is set up by flags.

use super::super::args::options_text;
use kingdom_builder::Options;

/// How a match is set up.
#[derive(clap::Args)]
pub(crate) struct Flags {
    /// The expansions, such as nomads,caves; or all.
    #[arg(long, value_name = "LIST")]
    with: Option<String>,
    /// Four quadrants from top left to bottom right, such as oasis,tower:180,harbor,barn.
    #[arg(long, value_name = "LIST")]
    quadrants: Option<String>,
    /// Let chance leave chosen expansions out; otherwise each has a quadrant on the board.
    #[arg(long, conflicts_with = "quadrants")]
    pure_chance: bool,
    /// Three objectives, such as lords,knights,miners.
    #[arg(long, value_name = "LIST")]
    objectives: Option<String>,
    /// The tasks, one for each Crossroads quadrant, such as road,advance.
    #[arg(long, value_name = "LIST")]
    tasks: Option<String>,
    /// Use the swamp cards without Marshlands.
    #[arg(long)]
    swamp_cards: bool,
    /// Lords pays only those who have a settlement in the quadrant.
    #[arg(long)]
    lords_need_presence: bool,
    /// The set-up recommended for a first match.
    #[arg(long, conflicts_with_all = ["with", "quadrants", "pure_chance", "objectives", "tasks", "swamp_cards", "lords_need_presence"])]
    first_game: bool,
}

impl Flags {
    pub(crate) fn options(&self, n_players: Option<usize>) -> String {
        if self.first_game {
            return Options::first_game(n_players.unwrap_or(2)).to_string();
        }
        let yes = |is_wanted: bool| is_wanted.then(|| "yes".to_owned());
        let is_drawn = self.with.is_some() && self.quadrants.is_none();
        options_text([
            ("players", n_players.map(|players| players.to_string())),
            ("with", self.with.clone()),
            ("quadrants", self.quadrants.clone()),
            ("of-each", yes(is_drawn && !self.pure_chance)),
            ("objectives", self.objectives.clone()),
            ("tasks", self.tasks.clone()),
            ("swamp-cards", yes(self.swamp_cards)),
            ("lords-need-presence", yes(self.lords_need_presence)),
        ])
    }
}
