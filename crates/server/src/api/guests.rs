//! Guests: a name, and a cookie to be recognised by.

use crate::address::Address;
use crate::api::members::name_taken;
use crate::api::names::{name, plain};
use crate::app::App;
use crate::caller::{Body, Caller};
use crate::error::ApiError;
use crate::secret::{Secret, person_id};
use crate::session::{cookie, renewed};
use axum::Json;
use axum::extract::State;
use axum_extra::extract::CookieJar;
use protocol::{Guest, NewGuest};
use std::sync::Arc;

/// Who the reader is; `null` for somebody without a name yet. Every visit begins with it, so that the
/// cookie of whoever comes again lasts a year from then.
#[utoipa::path(get, path = "/api/guest", responses((status = 200, body = Option<Guest>)))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Caller(person): Caller,
    sent: CookieJar,
) -> (CookieJar, Json<Option<Guest>>) {
    let renewed = match person {
        Some(_) => renewed(&app, &sent),
        None => CookieJar::new(),
    };
    let guest = person.map(|person| Guest { name: person.name, membership: person.membership });
    (renewed, Json(guest))
}

/// Takes a name: a new guest gets the cookie, a known one another name.
#[utoipa::path(post, path = "/api/guest", request_body = NewGuest, responses(
    (status = 200, body = Guest), (status = 422, description = "No name", body = protocol::Problem),
))]
pub(crate) async fn introduce(
    State(app): State<Arc<App>>,
    Caller(known): Caller,
    Address(address): Address,
    Body(new): Body<NewGuest>,
) -> Result<(CookieJar, Json<Guest>), ApiError> {
    let name = name(&new.name)?;
    let membership = known.as_ref().and_then(|person| person.membership.clone());
    let answer = Json(Guest { name: name.clone(), membership: membership.clone() });
    if let Some(person) = known {
        match membership {
            Some(_) => {
                let plain_name = plain(&name);
                if !app.store.rename_member(person.id, name, plain_name).await? {
                    return Err(name_taken().into());
                }
            }
            None => app.store.rename_person(person.id, name).await?,
        }
        app.names_changed(person.id).await?;
        return Ok((CookieJar::new(), answer));
    }
    app.guards.guest(address)?;
    let token = Secret::new()?;
    let person = store::NewPerson { id: person_id()?, token: token.hash(), name };
    app.store.create_person(person).await?;
    Ok((cookie(&app, &token), answer))
}
