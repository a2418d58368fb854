//! What can be played here.

use crate::app::App;
use axum::Json;
use axum::extract::State;
use bots::Style;
use protocol::Game;
use std::sync::Arc;

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [Game])))]
pub(crate) async fn list(State(app): State<Arc<App>>) -> Json<Vec<Game>> {
    let levels = bots::LEVELS.iter().filter(|level| level.style != Style::Random);
    let levels: Vec<String> = levels.map(|level| level.name.to_owned()).collect();
    let game = |game: &&dyn games::AnyGame| Game {
        name: game.name().to_owned(),
        rules: game.newest_rules(),
        components: app.config.components.for_new_match(*game).hash(),
        levels: match bots::brain(game.name()) {
            Ok(_) => levels.clone(),
            Err(_) => Vec::new(),
        },
    };
    Json(games::GAMES.iter().map(game).collect())
}
