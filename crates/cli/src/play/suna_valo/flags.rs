//! How a match of Suna Valo is set up by flags.

use super::super::args::options_text;

/// How a match is set up.
#[derive(clap::Args)]
pub(crate) struct Flags {
    /// The four characters that are easy to play, for a first match.
    #[arg(long, conflicts_with = "characters")]
    first_game: bool,
    /// Who takes part: all, first, or one for each seat, such as courier,tinker.
    #[arg(long, value_name = "LIST")]
    characters: Option<String>,
    /// A ship order at a festival removes a card of the village too.
    #[arg(long)]
    festival_ships_remove: bool,
}

impl Flags {
    pub(crate) fn options(&self, n_players: Option<usize>) -> String {
        let first = self.first_game.then(|| "first".to_owned());
        options_text([
            ("players", n_players.map(|number| number.to_string())),
            ("characters", first.or(self.characters.clone())),
            ("festival-ships-remove", self.festival_ships_remove.then(|| "yes".to_owned())),
        ])
    }
}
