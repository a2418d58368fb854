//! Word when it is one's turn: the ways somebody has chosen.

use crate::address::Address;
use crate::api::base_url;
use crate::api::me::check_password;
use crate::api::talk::sits;
use crate::app::App;
use crate::caller::{Body, Caller, InClub, Inside, Named};
use crate::error::ApiError;
use crate::notify::{self, Subscription, check_webhook};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{
    ChannelAnswer, ChannelKind, ChannelSummary, ChannelTerms, ChannelWish, Channels, Code,
    LostChannel, NoticeKind, PasswordAgain, Problem, TableId, UtcOffset, WordOfTable,
};
use std::sync::Arc;
use store::{Channel, NewChannel, Person, PersonId};

const MAX_CHANNELS: usize = 10;
const MAX_TARGET: usize = 2_000;
const MAX_DELAY: u32 = 24 * 60 * 60;
const MINUTES_OF_DAY: u32 = 24 * 60;
const MAX_LANGUAGE: usize = 20;
/// So often a day everything is told at once.
const MAX_DIGESTS: usize = 6;

/// The reader's ways to be told.
#[utoipa::path(get, path = "/api/me/channels", responses(
    (status = 200, body = Channels), (status = 403, description = "No member", body = Problem),
))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
) -> Result<Json<Channels>, ApiError> {
    let found = app.store.channels_of(session.person.id).await?;
    let lost = app.store.lost_channels(session.person.id).await?;
    let lost = lost.into_iter().map(|store::LostChannel { kind, target, lost_at }| LostChannel {
        kind,
        target,
        lost_at: lost_at / 1_000,
    });
    Ok(Json(Channels {
        channels: found.into_iter().map(summary).collect(),
        lost: lost.collect(),
        push_key: app.courier.key.public(),
        has_mail: app.courier.mail.is_some(),
    }))
}

/// A way to be told, without what is as good as a key.
pub(crate) fn summary(channel: Channel) -> ChannelSummary {
    ChannelSummary {
        id: channel.id,
        kind: channel.wish.kind,
        target: shown_target(&channel),
        worked_at: channel.worked_at.map(|at| at / 1_000),
        n_failures: channel.n_failures,
        terms: channel.wish.terms,
    }
}

/// Where a way leads, as its owner is shown it.
pub(crate) fn shown_target(channel: &Channel) -> String {
    let target = &channel.wish.target;
    match channel.wish.kind {
        ChannelKind::Mail => target.clone(),
        // What else stands in it is as good as a key.
        ChannelKind::Webhook => host(target),
        ChannelKind::Push => serde_json::from_str::<Subscription>(target)
            .map(|subscription| host(&subscription.endpoint))
            .unwrap_or_default(),
    }
}

fn host(url: &str) -> String {
    let rest = url.split("://").nth(1).unwrap_or_default();
    rest.split('/').next().unwrap_or_default().to_owned()
}

/// Tells the reader by another way from now on. An address gets a code first, and is used once the code
/// comes back.
#[utoipa::path(post, path = "/api/me/channels", request_body = ChannelWish, responses(
    (status = 200, body = ChannelAnswer),
    (status = 401, description = "Not the password, or not the code", body = Problem),
    (status = 403, description = "Not in the club", body = Problem),
    (status = 422, description = "Nobody can be told there", body = Problem),
))]
pub(crate) async fn add(
    State(app): State<Arc<App>>,
    Inside(session): Inside,
    Address(address): Address,
    headers: HeaderMap,
    Body(wish): Body<ChannelWish>,
) -> Result<Json<ChannelAnswer>, ApiError> {
    check(&app, &wish)?;
    let person = session.person.id;
    if MAX_CHANNELS <= app.store.channels_of(person).await?.len() {
        return Err(bad("so many ways are enough; end one first").into());
    }
    if wish.kind == ChannelKind::Mail {
        let Some(code) = &wish.code else {
            check_password(&app, person, &wish.password).await?;
            app.guards.mail_code(person, address, &wish.target)?;
            let code = app.mail_code(person, &wish.target);
            app.send_code(&wish.target, &wish.terms.language, &code).await?;
            return Ok(Json(ChannelAnswer { wants_code: true }));
        };
        check_code(&app, person, &wish.target, code)?;
        check_password(&app, person, &wish.password).await?;
    }
    // Whoever finds a browser that was signed out does not read there what its owner is told.
    let device = (wish.kind == ChannelKind::Push).then_some(session.token);
    let channel = NewChannel {
        person,
        kind: wish.kind,
        target: wish.target,
        base_url: base_url(&app, &headers),
        terms: wish.terms,
    };
    app.store.add_channel(channel, device).await?;
    Ok(Json(ChannelAnswer { wants_code: false }))
}

/// Refuses what is not the code that was sent to an address; the right one too, where so many were tried
/// that it may be a guess.
fn check_code(app: &App, person: PersonId, address: &str, code: &str) -> Result<(), Problem> {
    app.guards.sign_in_as(&format!("code of {}", address.to_lowercase()))?;
    match app.is_mail_code(person, address, code) {
        true => Ok(()),
        false => {
            let reason = "this is not the code that was sent to the address";
            Err(Problem::new(Code::NotRecognised, reason))
        }
    }
}

fn check(app: &App, wish: &ChannelWish) -> Result<(), Problem> {
    check_terms(&wish.terms)?;
    if MAX_TARGET < wish.target.len() {
        return Err(bad("nobody's address is as long as this"));
    }
    let out = &app.courier.out;
    match wish.kind {
        ChannelKind::Webhook => check_webhook(out, &wish.target).map_err(bad),
        ChannelKind::Push => {
            let subscription: Subscription = serde_json::from_str(&wish.target)
                .map_err(|_| bad("this is no browser's subscription"))?;
            check_webhook(out, &subscription.endpoint).map_err(bad)
        }
        ChannelKind::Mail if app.courier.mail.is_none() => {
            Err(bad("no mail server is set up here"))
        }
        ChannelKind::Mail => match wish.target.parse::<lettre::Address>() {
            Ok(_) => Ok(()),
            Err(_) => Err(bad("this is no address of mail")),
        },
    }
}

fn check_terms(terms: &ChannelTerms) -> Result<(), Problem> {
    let minutes = [terms.quiet_from, terms.quiet_to].into_iter().flatten();
    let mut minutes = minutes.chain(terms.digest.iter().copied());
    if MAX_DELAY < terms.delay
        || MAX_LANGUAGE < terms.language.len()
        || MAX_DIGESTS < terms.digest.len()
        || NoticeKind::ALL.len() < terms.silent.len()
        || minutes.any(|minute| MINUTES_OF_DAY <= minute)
        || terms.utc_offset.is_some_and(is_not_on_earth)
    {
        return Err(bad("this is no way to tell anybody"));
    }
    Ok(())
}

fn bad(reason: impl Into<String>) -> Problem {
    Problem::new(Code::BadSetup, reason)
}

fn is_not_on_earth(utc_offset: i32) -> bool {
    UtcOffset::MAX < utc_offset.abs()
}

/// The reader is where clocks show this: hours that were chosen are hours there.
#[utoipa::path(post, path = "/api/me/utc-offset", request_body = UtcOffset, responses(
    (status = 200, description = "Done"),
    (status = 403, description = "No member", body = Problem),
    (status = 422, description = "No clock shows this", body = Problem),
))]
pub(crate) async fn set_utc_offset(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Body(UtcOffset { minutes }): Body<UtcOffset>,
) -> Result<Json<()>, ApiError> {
    if is_not_on_earth(minutes) {
        return Err(bad("no clock on earth shows this").into());
    }
    app.store.set_utc_offset(session.person.id, minutes).await?;
    Ok(Json(()))
}

/// Tells the reader by this way no more, unless it is an address and they have a password.
#[utoipa::path(delete, path = "/api/me/channels/{id}", params(("id" = i64, Path)), responses(
    (status = 200, description = "Done"),
    (status = 401, description = "The password is missing", body = Problem),
    (status = 404, description = "No such way", body = Problem),
))]
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Named(id): Named<i64>,
) -> Result<Json<()>, ApiError> {
    end_way(&app, &session.person, id, "").await
}

/// Tells the reader by this way no more; an address is ended by whoever knows the password.
#[utoipa::path(post, path = "/api/me/channels/{id}/end", params(("id" = i64, Path)),
    request_body = PasswordAgain, responses(
    (status = 200, description = "Done"),
    (status = 401, description = "Not the password", body = Problem),
    (status = 404, description = "No such way", body = Problem),
))]
pub(crate) async fn end(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Named(id): Named<i64>,
    Body(again): Body<PasswordAgain>,
) -> Result<Json<()>, ApiError> {
    end_way(&app, &session.person, id, &again.password).await
}

/// Ends a way. By an address a member comes in again: a device that was left open does not take that away.
async fn end_way(
    app: &App,
    person: &Person,
    id: i64,
    password: &str,
) -> Result<Json<()>, ApiError> {
    if own(app, person, id).await?.wish.kind == ChannelKind::Mail {
        check_password(app, person.id, password).await?;
    }
    app.store.remove_channel(id).await?;
    Ok(Json(()))
}

/// One of somebody's own ways.
async fn own(app: &App, person: &Person, id: i64) -> Result<Channel, ApiError> {
    match app.store.channel(id).await? {
        Some(channel) if channel.wish.person == person.id => Ok(channel),
        _ => Err(Problem::new(Code::Unknown, "no such way of yours").into()),
    }
}

/// Tells the reader otherwise by this way.
#[utoipa::path(post, path = "/api/me/channels/{id}", params(("id" = i64, Path)),
    request_body = ChannelTerms, responses(
    (status = 200, description = "Done"),
    (status = 404, description = "No such way", body = Problem),
    (status = 422, description = "Nobody can be told so", body = Problem),
))]
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Named(id): Named<i64>,
    Body(terms): Body<ChannelTerms>,
) -> Result<Json<()>, ApiError> {
    check_terms(&terms)?;
    own(&app, &session.person, id).await?;
    app.store.change_channel(id, terms).await?;
    Ok(Json(()))
}

/// Sends the reader something by this way at once, to see whether it arrives.
#[utoipa::path(post, path = "/api/me/channels/{id}/test", params(("id" = i64, Path)), responses(
    (status = 200, description = "It was sent"),
    (status = 404, description = "No such way", body = Problem),
    (status = 503, description = "It could not be sent", body = Problem),
))]
pub(crate) async fn test(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Named(id): Named<i64>,
) -> Result<Json<()>, ApiError> {
    let channel = own(&app, &session.person, id).await?;
    app.guards.sign_in_as(&format!("test {id}"))?;
    notify::test(&app, &channel).await.map_err(|error| {
        Problem::new(Code::Unavailable, format!("nothing could be sent there: {error}"))
    })?;
    app.store.note_channel_worked(id).await?;
    Ok(Json(()))
}

/// Whether the reader is told what happens at a table; nothing, if there is no way to tell them or they do
/// not sit there.
#[utoipa::path(get, path = "/api/tables/{id}/word", params(("id" = String, Path)), responses(
    (status = 200, body = Option<WordOfTable>),
))]
pub(crate) async fn word(
    State(app): State<Arc<App>>,
    Caller(caller): Caller,
    Named(id): Named<TableId>,
) -> Result<Json<Option<WordOfTable>>, ApiError> {
    let Some(person) = caller.map(|person| person.id) else { return Ok(Json(None)) };
    if app.store.channels_of(person).await?.is_empty() || sits(&app, &id, person).await.is_err() {
        return Ok(Json(None));
    }
    let is_hushed = app.store.is_hushed(&id, person).await?;
    Ok(Json(Some(WordOfTable { is_told: !is_hushed })))
}

/// The reader wants to be told what happens at a table, or not.
#[utoipa::path(post, path = "/api/tables/{id}/word", params(("id" = String, Path)),
    request_body = WordOfTable, responses(
    (status = 200, description = "Done"),
    (status = 403, description = "No member, or not at this table", body = Problem),
    (status = 404, description = "No such table", body = Problem),
))]
pub(crate) async fn set_word(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Named(id): Named<TableId>,
    Body(WordOfTable { is_told }): Body<WordOfTable>,
) -> Result<Json<()>, ApiError> {
    sits(&app, &id, session.person.id).await?;
    app.store.hush(&id, session.person.id, !is_told).await?;
    Ok(Json(()))
}
