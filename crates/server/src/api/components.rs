//! Sets of components: what is printed, by the hash of what the rules read.

use crate::address::Address;
use crate::api::table_setup::game;
use crate::app::App;
use crate::caller::{Body, Known, Named};
use crate::error::ApiError;
use crate::headers::FOR_EVER;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use games::Error;
use protocol::{Code, ComponentFiles, KeptComponents, NewComponents, Problem};
use std::sync::Arc;
use table::ComponentsHash;

/// The longest body with files, in bytes: several times what any of our games has.
pub(crate) const MAX_BODY: usize = 256 * 1024;

/// The files of a set of components.
#[utoipa::path(get, path = "/api/components/{game}/{hash}",
    params(("game" = String, Path), ("hash" = String, Path)), responses(
    (status = 200, body = ComponentFiles),
    (status = 404, description = "No such set", body = Problem),
))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Named((name, hash)): Named<(String, ComponentsHash)>,
) -> Result<Response, ApiError> {
    let found = app.shelf.find(game(&name)?, hash).await?;
    let set = found.ok_or_else(|| {
        Problem::new(Code::Unknown, format!("there are no components {hash} of {name} here"))
    })?;
    let files = set.texts().iter().map(|(name, text)| (name.to_owned(), text.to_owned()));
    let files = ComponentFiles { hash, files: files.collect() };
    // A hash never names anything else, so that nobody has to ask twice.
    Ok(([(header::CACHE_CONTROL, FOR_EVER)], Json(files)).into_response())
}

/// Keeps a set of components, so that new tables can name it; for a day, if none does.
#[utoipa::path(post, path = "/api/components/{game}", params(("game" = String, Path)),
    request_body = NewComponents, responses(
    (status = 200, body = KeptComponents),
    (status = 413, description = "Too large", body = Problem),
    (status = 422, description = "Every fault by file and line, a line for each", body = Problem),
    (status = 429, description = "Too many", body = Problem),
))]
pub(crate) async fn keep(
    State(app): State<Arc<App>>,
    Known(_): Known,
    Address(address): Address,
    Named(name): Named<String>,
    Body(new): Body<NewComponents>,
) -> Result<Json<KeptComponents>, ApiError> {
    let game = game(&name)?;
    app.guards.upload(address)?;
    let set = game.read_components(new.files.into_iter().collect()).map_err(|error| {
        let reason = match error {
            Error::Faults(faults) => faults.0.join("\n"),
            other => other.to_string(),
        };
        Problem::new(Code::BadSetup, reason)
    })?;
    app.shelf.keep(&set).await?;
    tracing::info!(game = name, hash = %set.hash(), "components were kept");
    Ok(Json(KeptComponents { hash: set.hash() }))
}
