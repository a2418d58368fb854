//! Set-up options as the commands take them.

use crate::failure::Failure;
use games::AnyGame;
use std::str::FromStr;

/// How a match is set up.
#[derive(clap::Args)]
pub(crate) struct SetUp {
    /// How many play.
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Who plays: how many, or who sits where, such as random,random,random.
    #[arg(long, value_name = "SEATS", conflicts_with = "players")]
    seats: Option<Seats>,
    /// The set-up as text, such as "players=3 with=nomads,caves objectives=lords,knights,miners".
    #[arg(long, default_value = "", hide_default_value = true)]
    options: String,
}

impl SetUp {
    /// The options as text, checked against the game.
    pub(crate) fn text(&self, game: &dyn AnyGame) -> Result<String, Failure> {
        let n_seats = self.players.or(self.seats.map(|Seats(n_seats)| n_seats));
        let text = match n_seats {
            Some(players) => format!("players={players} {}", self.options),
            None => self.options.clone(),
        };
        Ok(game.options(&text)?)
    }
}

/// The game with this name, or all of them.
pub(crate) fn named_or_all(name: Option<&str>) -> Result<Vec<&'static dyn AnyGame>, Failure> {
    Ok(match name {
        Some(name) => vec![games::game(name)?],
        None => games::GAMES.to_vec(),
    })
}

/// Who plays; for now every seat is played at random, so their number says all.
#[derive(Clone, Copy)]
struct Seats(usize);

impl FromStr for Seats {
    type Err = String;

    fn from_str(text: &str) -> Result<Seats, String> {
        if let Ok(n_seats) = text.parse() {
            return Ok(Seats(n_seats));
        }
        match text.split(',').find(|name| *name != "random") {
            None => Ok(Seats(text.split(',').count())),
            Some(name) => Err(format!("nobody is called `{name}`; seats can be played by: random")),
        }
    }
}
