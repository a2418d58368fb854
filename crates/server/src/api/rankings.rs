//! Who is how strong at a game.

use crate::api::table_setup::game;
use crate::app::App;
use crate::caller::{Caller, Named};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{Problem, RankedComputer, RankedPerson, Rankings};
use std::sync::Arc;

/// So many matches one needs to be listed: before that a rating says little.
const LEAST_MATCHES: usize = 5;

/// The most people a ranking lists.
const MAX_RANKED: usize = 100;

/// Who is how strong at a game. Whoever is not of the club is told of computers alone.
#[utoipa::path(get, path = "/api/rankings/{game}", params(("game" = String, Path)), responses(
    (status = 200, body = Rankings), (status = 404, description = "No such game", body = Problem),
))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Caller(caller): Caller,
    Named(name): Named<String>,
) -> Result<Json<Rankings>, ApiError> {
    let game = game(&name)?.name();
    let tells_people = caller
        .and_then(|person| person.membership)
        .is_some_and(|membership| membership.is_welcome());
    let people = match tells_people {
        true => app.store.rankings(game, LEAST_MATCHES, MAX_RANKED).await?,
        false => Vec::new(),
    };
    let computers = app.store.computer_ratings(game).await?;
    let person = |it: store::RankedPerson| RankedPerson {
        name: it.name,
        rating: it.rating.shown(),
        n_matches: it.n_matches,
        changed_at: it.changed_at / 1_000,
    };
    let computer =
        |it: store::ComputerRating| RankedComputer { rating: it.rating.shown(), level: it.level };
    Ok(Json(Rankings {
        game: game.to_owned(),
        least_matches: LEAST_MATCHES,
        tells_people,
        people: people.into_iter().map(person).collect(),
        computers: computers.into_iter().map(computer).collect(),
    }))
}
