//! How a match of Boonlake is set up by flags.

use super::super::args::options_text;
use boonlake::Level;

/// How a match is set up.
#[derive(clap::Args)]
pub(crate) struct Flags {
    /// How hard the Wise Eminence plays against one player: easy, medium, challenge, difficult or
    /// very-difficult. Implies one player.
    #[arg(long)]
    level: Option<Level>,
}

impl Flags {
    pub(crate) fn options(&self, n_players: Option<usize>) -> String {
        let n_players = n_players.or(self.level.map(|_| 1));
        options_text([
            ("players", n_players.map(|number| number.to_string())),
            ("level", self.level.map(|level| level.to_string())),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_means_one_player() {
        let options = |level, n_players| Flags { level }.options(n_players);
        assert_eq!(options(Some(Level::Medium), None), "players=1 level=medium");
        assert_eq!(options(None, Some(3)), "players=3");
        assert_eq!(options(None, None), "");
    }
}
