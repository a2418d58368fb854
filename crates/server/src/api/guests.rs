//! Guests: a name, and a cookie to be recognised by.

use crate::api::names::name;
use crate::app::App;
use crate::caller::{Body, COOKIE, Caller};
use crate::error::ApiError;
use crate::secret::{Secret, person_id};
use axum::Json;
use axum::extract::State;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use protocol::{Guest, NewGuest};
use std::sync::Arc;
use std::time::Duration;

/// How long a browser keeps the cookie.
const ONE_YEAR: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// Who the reader is; `null` for somebody without a name yet.
#[utoipa::path(get, path = "/api/guest", responses((status = 200, body = Option<Guest>)))]
pub(crate) async fn show(Caller(person): Caller) -> Json<Option<Guest>> {
    Json(person.map(|person| Guest { name: person.name }))
}

/// Takes a name: a new guest gets the cookie, a known one another name.
#[utoipa::path(post, path = "/api/guest", request_body = NewGuest, responses(
    (status = 200, body = Guest), (status = 422, description = "No name", body = protocol::Problem),
))]
pub(crate) async fn introduce(
    State(app): State<Arc<App>>,
    Caller(known): Caller,
    Body(new): Body<NewGuest>,
) -> Result<(CookieJar, Json<Guest>), ApiError> {
    let name = name(&new.name)?;
    let answer = Json(Guest { name: name.clone() });
    let cookies = CookieJar::new();
    if let Some(person) = known {
        app.store.rename_person(person.id, name).await?;
        for table in app.store.seated_at(person.id).await? {
            app.tables.seats_changed(&table).await?;
        }
        return Ok((cookies, answer));
    }
    let token = Secret::new()?;
    let person = store::NewPerson { id: person_id()?, token: token.hash(), name };
    app.store.create_person(person).await?;
    let is_secure = app.config.base_url.as_ref().is_some_and(|url| url.starts_with("https:"));
    let cookie = Cookie::build((COOKIE, token.reveal()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_secure)
        .max_age(ONE_YEAR.try_into().expect("a year is not too long"));
    Ok((cookies.add(cookie), answer))
}
