//! What can be played here.

use axum::Json;
use bots::Style;
use protocol::Game;

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [Game])))]
pub(crate) async fn list() -> Json<Vec<Game>> {
    let levels = bots::LEVELS.iter().filter(|level| level.style != Style::Random);
    let levels: Vec<String> = levels.map(|level| level.name.to_owned()).collect();
    let game = |game: &&dyn games::AnyGame| Game {
        name: game.name().to_owned(),
        rules: game.newest_rules(),
        levels: match bots::brain(game.name()) {
            Ok(_) => levels.clone(),
            Err(_) => Vec::new(),
        },
    };
    Json(games::GAMES.iter().map(game).collect())
}
