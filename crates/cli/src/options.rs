//! Set-up options as the commands take them.

use games::AnyGame;

use crate::failure::Failure;

/// How a match is set up.
#[derive(clap::Args)]
pub(crate) struct SetUp {
    /// How many play.
    #[arg(long, visible_alias = "seats", value_name = "N")]
    players: Option<usize>,
    /// The set-up as text, such as "players=3 with=nomads,caves objectives=lords,knights,miners".
    #[arg(long, default_value = "", hide_default_value = true)]
    options: String,
}

impl SetUp {
    /// The options as text, checked against the game.
    pub(crate) fn text(&self, game: &dyn AnyGame) -> Result<String, Failure> {
        let text = match self.players {
            Some(players) => format!("players={players} {}", self.options),
            None => self.options.clone(),
        };
        Ok(game.options(&text)?)
    }
}
