//! Set-up options as the commands take them.

use crate::failure::Failure;
use games::{AnyGame, Library};

/// How a match is set up.
#[derive(clap::Args)]
pub(crate) struct SetUp {
    /// How many play.
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// The set-up as text, such as "players=3 with=nomads,caves objectives=lords,knights,miners".
    #[arg(long, default_value = "", hide_default_value = true)]
    options: String,
}

impl SetUp {
    /// The options as text, checked against the game.
    pub(crate) fn text(&self, game: &dyn AnyGame, library: &Library) -> Result<String, Failure> {
        self.text_for(game, library, self.players)
    }

    /// The same for so many players, if their number is known from elsewhere.
    pub(crate) fn text_for(
        &self,
        game: &dyn AnyGame,
        library: &Library,
        n_players: Option<usize>,
    ) -> Result<String, Failure> {
        let text = match n_players.or(self.players) {
            Some(_) if self.options.split_whitespace().any(|it| it.starts_with("players=")) => {
                return Err(Failure::bad(
                    "--options: leave players= out; how many play is said already",
                ));
            }
            Some(players) => format!("players={players} {}", self.options),
            None => self.options.clone(),
        };
        Ok(game.options(&text, &library.for_new_match(game))?)
    }
}

/// The game with this name, or all of them.
pub(crate) fn named_or_all(name: Option<&str>) -> Result<Vec<&'static dyn AnyGame>, Failure> {
    Ok(match name {
        Some(name) => vec![games::game(name)?],
        None => games::GAMES.to_vec(),
    })
}
