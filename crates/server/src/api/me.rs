//! A member's own affairs: password, codes, devices, and being forgotten.

use crate::api::keys;
use crate::api::members::name_taken;
use crate::api::names::{name, plain};
use crate::api::openid;
use crate::api::recovery;
use crate::app::App;
use crate::caller::{Body, InClub, Named};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{
    Code, Device, Farewell, Holiday, Me, NewGuest, NewPassword, PasswordAgain, Problem,
    RecoveryCodes,
};
use std::sync::Arc;
use std::time::Duration;
use store::{Member, PersonId};

/// How long a member who wants to be forgotten can still come back.
const FAREWELL: Duration = Duration::from_secs(7 * 24 * 60 * 60);

const ONE_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The reader's own page.
#[utoipa::path(get, path = "/api/me", responses(
    (status = 200, body = Me), (status = 403, description = "No member", body = Problem),
))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
) -> Result<Json<Me>, ApiError> {
    let member = member(&app, session.person.id).await?;
    let device = |device: store::Device| Device {
        id: device.token.short_name(),
        kind: device.kind,
        since: device.since / 1_000,
        seen_at: device.seen_at / 1_000,
        is_this: device.token == session.token,
    };
    let devices = app.store.devices(member.person).await?.into_iter().map(device).collect();
    let passkeys = app.store.passkeys_of(member.person).await?;
    let passkeys = passkeys.iter().map(keys::summary).collect();
    let elsewhere = openid::of_member(&app, member.person).await?;
    let names = |list: Vec<store::Regarded>| list.into_iter().map(|it| it.name).collect();
    Ok(Json(Me {
        n_recovery_codes: app.store.n_recovery_codes(member.person).await?,
        name: member.name,
        membership: member.membership,
        joined_at: member.joined_at / 1_000,
        leaves_at: member.leaves_at.map(|at| at / 1_000),
        holiday_until: app.store.holiday_of(member.person).await?.map(|at| at / 1_000),
        holiday_days_left: whole_days(app.store.holiday_left(member.person).await?),
        devices,
        has_password: member.password.is_some(),
        passkeys,
        elsewhere,
        is_shown: member.is_shown,
        friends: names(app.store.friends(member.person).await?),
        blocked: names(app.store.blocked(member.person).await?),
    }))
}

/// Whoever the reader is.
pub(crate) async fn member(app: &App, person: PersonId) -> Result<Member, ApiError> {
    let member = app.store.member(person).await?;
    Ok(member.ok_or_else(|| Problem::new(Code::NoMember, "you are no member any more"))?)
}

/// The longest holiday, in days.
const MAX_HOLIDAY: u32 = 30;

/// Goes on holiday, during which clocks of days wait, or is back.
#[utoipa::path(post, path = "/api/me/holiday", request_body = Holiday, responses(
    (status = 200, description = "Done"),
    (status = 422, description = "Too long", body = Problem),
))]
pub(crate) async fn set_holiday(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Body(Holiday { days }): Body<Holiday>,
) -> Result<Json<()>, ApiError> {
    if MAX_HOLIDAY < days {
        let reason = format!("a holiday has at most {MAX_HOLIDAY} days");
        return Err(Problem::new(Code::BadSetup, reason).into());
    }
    let time = (days > 0).then(|| ONE_DAY * days);
    if !app.store.set_holiday(session.person.id, time).await? {
        let left = whole_days(app.store.holiday_left(session.person.id).await?);
        let reason = format!("there are {left} days of holiday left in this year");
        return Err(Problem::new(Code::BadSetup, reason).into());
    }
    app.names_changed(session.person.id).await?;
    Ok(Json(()))
}

fn whole_days(time: Duration) -> u32 {
    (time.as_secs() / ONE_DAY.as_secs()) as u32
}

/// Takes another name.
#[utoipa::path(post, path = "/api/me/name", request_body = NewGuest, responses(
    (status = 200, description = "Done"),
    (status = 409, description = "The name is somebody else's", body = Problem),
))]
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Body(wish): Body<NewGuest>,
) -> Result<Json<()>, ApiError> {
    let name = name(&wish.name)?;
    let plain_name = plain(&name);
    if !app.store.rename_member(session.person.id, name, plain_name).await? {
        return Err(name_taken().into());
    }
    app.names_changed(session.person.id).await?;
    Ok(Json(()))
}

/// Sets another password; every other device is signed out.
#[utoipa::path(post, path = "/api/me/password", request_body = NewPassword, responses(
    (status = 200, description = "Done"),
    (status = 401, description = "Not the password until now", body = Problem),
))]
pub(crate) async fn set_password(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Body(wish): Body<NewPassword>,
) -> Result<Json<()>, ApiError> {
    let person = session.person.id;
    // Who came in without a password may set one.
    check_password(&app, person, &wish.old).await?;
    let password = app.passwords.hash(&wish.new).await?;
    app.store.set_password(person, password).await?;
    app.store.sign_out_others(person, session.token).await?;
    app.tables.signed_out(person);
    Ok(Json(()))
}

/// Refuses whoever does not know the password of a member who has one: somebody at a device that was left
/// open gets no other way in.
pub(crate) async fn check_password(
    app: &App,
    person: PersonId,
    password: &str,
) -> Result<(), ApiError> {
    let member = member(app, person).await?;
    if member.password.is_none() {
        return Ok(());
    }
    app.guards.sign_in_as(&member.plain_name)?;
    match app.passwords.is_right(password, member.password).await? {
        true => Ok(()),
        false => {
            let reason = "this is not the password you have";
            Err(Problem::new(Code::NotRecognised, reason).into())
        }
    }
}

/// Makes other recovery codes; those before open nothing any more.
#[utoipa::path(post, path = "/api/me/recovery-codes", request_body = PasswordAgain, responses(
    (status = 200, body = RecoveryCodes),
    (status = 401, description = "Not the password", body = Problem),
))]
pub(crate) async fn renew_codes(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Body(again): Body<PasswordAgain>,
) -> Result<Json<RecoveryCodes>, ApiError> {
    check_password(&app, session.person.id, &again.password).await?;
    let (codes, hashes) = recovery::codes()?;
    app.store.set_recovery_codes(session.person.id, hashes).await?;
    Ok(Json(RecoveryCodes { recovery_codes: codes }))
}

/// Signs one of the reader's devices out.
#[utoipa::path(delete, path = "/api/me/devices/{id}", params(("id" = String, Path)), responses(
    (status = 200, description = "Done"), (status = 404, description = "No such device", body = Problem),
))]
pub(crate) async fn sign_device_out(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Named(id): Named<String>,
) -> Result<Json<()>, ApiError> {
    let devices = app.store.devices(session.person.id).await?;
    let device = devices.into_iter().find(|device| device.token.short_name() == id);
    let device = device.ok_or_else(|| Problem::new(Code::Unknown, "no such device of yours"))?;
    app.store.sign_out(device.token).await?;
    app.tables.signed_out(session.person.id);
    Ok(Json(()))
}

/// Wants to be forgotten, in a week; coming in again takes it back.
#[utoipa::path(post, path = "/api/me/farewell", request_body = Farewell, responses(
    (status = 200, description = "When, in seconds since 1970", body = i64),
    (status = 422, description = "Another name", body = Problem),
))]
pub(crate) async fn say_farewell(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Body(farewell): Body<Farewell>,
) -> Result<Json<Option<i64>>, ApiError> {
    if plain(&farewell.name) != plain(&session.person.name) {
        let reason = "type your own name to say that you mean it";
        return Err(Problem::new(Code::BadSetup, reason).into());
    }
    let at = app.store.set_farewell(session.person.id, Some(FAREWELL)).await?;
    tracing::info!("a member wants to be forgotten");
    Ok(Json(at.map(|at| at / 1_000)))
}

/// Stays after all.
#[utoipa::path(delete, path = "/api/me/farewell", responses((status = 200, description = "Done")))]
pub(crate) async fn stay(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
) -> Result<Json<()>, ApiError> {
    app.store.set_farewell(session.person.id, None).await?;
    Ok(Json(()))
}
