//! Ending messages by the link in them, without signing in.

use crate::app::App;
use crate::caller::Named;
use crate::error::ApiError;
use crate::notify::words;
use axum::extract::State;
use axum::response::Html;
use protocol::{Code, Problem};
use std::sync::Arc;
use store::Channel;
use words::Words;

/// Asks whoever opens the link of a mail whether mails shall end: programs open links too.
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    Named(token): Named<String>,
) -> Result<Html<String>, ApiError> {
    let channel = channel(&app, &token).await?;
    let words = words(&channel.wish.terms.language);
    let button = words.say("notice-stop-these");
    // The token is one of ours, so that it holds nothing but letters and digits.
    let form =
        format!("<form method=post action=\"/api/stop/{token}\"><button>{button}</button></form>");
    Ok(page(&words, &form))
}

/// Ends a way by the link in its messages, without signing in. A mail program posts to the link itself
/// (RFC 8058), the page behind it to the path that is described here.
#[utoipa::path(post, path = "/api/stop/{token}", params(("token" = String, Path)), responses(
    (status = 200, description = "Done"), (status = 404, description = "No such way", body = Problem),
))]
pub(crate) async fn stop(
    State(app): State<Arc<App>>,
    Named(token): Named<String>,
) -> Result<Html<String>, ApiError> {
    let channel = channel(&app, &token).await?;
    app.store.remove_channel(channel.id).await?;
    let words = words(&channel.wish.terms.language);
    Ok(page(&words, &format!("<p>{}</p>", words.say("notice-stopped"))))
}

/// The way that a link ends.
async fn channel(app: &App, token: &str) -> Result<Channel, ApiError> {
    let found = match app.stopped_by(token) {
        Some(id) => app.store.channel(id).await?,
        None => None,
    };
    let nothing = || Problem::new(Code::Unknown, "this link ends nothing, or has ended it already");
    Ok(found.ok_or_else(nothing)?)
}

fn page(words: &Words, body: &str) -> Html<String> {
    let language = words.language();
    Html(format!(
        "<!doctype html><html lang={language}><meta name=viewport content=\"width=device-width\">\
         <title>Freehold</title>{body}"
    ))
}
