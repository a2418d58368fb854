//! The one list of games that can be played here.

use super::{AsGuide, Face, ReplayFace, RulesFace, SetUpFace};
use crate::lazy::NotArrived;
use bots::AnyBrain;
use games::AnyGame;

/// A game that can be played here, as far as is known without its download.
pub(crate) struct Offer {
    /// The game's stable name.
    pub(crate) game: &'static str,
    /// The options of a first game for two.
    pub(crate) first_options: &'static str,
}

/// The folder of each game by the game's name.
macro_rules! faces {
    ($($game:literal in $room:ident),+) => {
        /// All games that can be played here; the one for beginners first.
        pub(crate) const OFFERS: &[Offer] =
            &[$(Offer { game: $game, first_options: crate::$room::FIRST_OPTIONS }),+];

        /// The table of a game, if it can be played here.
        pub(crate) async fn of(game: String) -> Result<Option<&'static dyn Face>, NotArrived> {
            match &*game {
                $($game => crate::$room::face().await.map(Some),)+
                _ => Ok(None),
            }
        }

        /// The set-up of a game.
        pub(crate) async fn set_up_of(
            game: String,
        ) -> Result<Option<&'static dyn SetUpFace>, NotArrived> {
            match &*game {
                $($game => crate::$room::set_up_face().await.map(Some),)+
                _ => Ok(None),
            }
        }

        /// The recorded matches of a game.
        pub(crate) async fn replay_of(
            game: String,
        ) -> Result<Option<&'static dyn ReplayFace>, NotArrived> {
            match &*game {
                $($game => crate::$room::replay_face().await.map(Some),)+
                _ => Ok(None),
            }
        }

        /// The whole engine of a game with its computers, for whoever plays its matches.
        pub(crate) async fn brain_of(
            game: String,
        ) -> Result<Option<&'static dyn AnyBrain>, NotArrived> {
            match &*game {
                $($game => crate::$room::brain().await.map(Some),)+
                _ => Ok(None),
            }
        }

        /// What a game tells when it is asked.
        pub(crate) async fn guide_of(game: &str) -> Result<Option<AsGuide>, NotArrived> {
            match game {
                $($game => crate::$room::guide().await.map(Some),)+
                _ => Ok(None),
            }
        }

        /// The rules of a game.
        pub(crate) async fn rules_of(
            game: String,
        ) -> Result<Option<&'static dyn RulesFace>, NotArrived> {
            match &*game {
                $($game => crate::$room::rules_face().await.map(Some),)+
                _ => Ok(None),
            }
        }
    };
}

/// The whole engine of a game, for whoever sets matches up or plays them again.
pub(crate) async fn engine_of(game: String) -> Result<Option<&'static dyn AnyGame>, NotArrived> {
    Ok(brain_of(game).await?.map(|brain| brain.game()))
}

faces! {
    "kingdom-builder" in kingdom_builder,
    "boonlake" in boonlake,
    "suna-valo" in suna_valo
}
