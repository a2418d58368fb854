//! Guests: a name, and a cookie to be recognised by.

use crate::api::names::name;
use crate::app::App;
use crate::caller::{Body, COOKIE, Caller};
use crate::error::ApiError;
use crate::secret::{Secret, guest_id};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::{Guest, NewGuest};
use std::sync::Arc;

const ONE_YEAR: u32 = 365 * 24 * 60 * 60;

/// Who the reader is; `null` for somebody without a name yet.
#[utoipa::path(get, path = "/api/guest", responses((status = 200, body = Option<Guest>)))]
pub(crate) async fn show(Caller(guest): Caller) -> Json<Option<Guest>> {
    Json(guest.map(|guest| Guest { name: guest.name }))
}

/// Takes a name: a new guest gets the cookie, a known one another name.
#[utoipa::path(post, path = "/api/guest", request_body = NewGuest, responses(
    (status = 200, body = Guest), (status = 422, description = "No name", body = protocol::Problem),
))]
pub(crate) async fn introduce(
    State(app): State<Arc<App>>,
    Caller(known): Caller,
    Body(new): Body<NewGuest>,
) -> Result<Response, ApiError> {
    let name = name(&new.name)?;
    let answer = Json(Guest { name: name.clone() });
    if let Some(guest) = known {
        app.store.rename_guest(guest.id, name).await?;
        for table in app.store.seated_at(guest.id).await? {
            app.tables.seats_changed(&table).await?;
        }
        return Ok(answer.into_response());
    }
    let token = Secret::new()?;
    let guest = store::NewGuest { id: guest_id()?, token: token.hash(), name };
    app.store.create_guest(guest).await?;
    let is_secure = app.config.base_url.as_ref().is_some_and(|url| url.starts_with("https:"));
    let secure = if is_secure { "; Secure" } else { "" };
    let cookie = format!(
        "{COOKIE}={}; HttpOnly; SameSite=Lax; Path=/; Max-Age={ONE_YEAR}{secure}",
        token.reveal()
    );
    Ok(([(header::SET_COOKIE, cookie)], answer).into_response())
}
