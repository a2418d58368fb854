//! Word when it is one's turn: the ways somebody has chosen.

use crate::api::base_url;
use crate::app::App;
use crate::caller::{Body, InClub, Named};
use crate::error::ApiError;
use crate::notify::{Subscription, check_webhook};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{
    ChannelAnswer, ChannelKind, ChannelSummary, ChannelWish, Channels, Code, Problem, UtcOffset,
};
use std::sync::Arc;
use store::{Channel, NewChannel};

const MAX_CHANNELS: usize = 10;
const MAX_TARGET: usize = 2_000;
const MAX_DELAY: u32 = 24 * 60 * 60;
const MINUTES_OF_DAY: u32 = 24 * 60;
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
    Ok(Json(Channels {
        channels: found.into_iter().map(summary).collect(),
        push_key: app.courier.key.public(),
        has_mail: app.courier.mail.is_some(),
    }))
}

/// A way to be told, without what is as good as a key.
pub(crate) fn summary(channel: Channel) -> ChannelSummary {
    let target = match channel.wish.kind {
        ChannelKind::Mail => channel.wish.target,
        // What else stands in it is as good as a key.
        ChannelKind::Webhook => host(&channel.wish.target),
        ChannelKind::Push => serde_json::from_str::<Subscription>(&channel.wish.target)
            .map(|subscription| host(&subscription.endpoint))
            .unwrap_or_default(),
    };
    ChannelSummary {
        id: channel.id,
        kind: channel.wish.kind,
        target,
        worked_at: channel.worked_at.map(|at| at / 1_000),
        n_failures: channel.n_failures,
        digest: channel.wish.digest,
        utc_offset: channel.wish.utc_offset,
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
    (status = 422, description = "Nobody can be told there", body = Problem),
))]
pub(crate) async fn add(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    headers: HeaderMap,
    Body(wish): Body<ChannelWish>,
) -> Result<Json<ChannelAnswer>, ApiError> {
    check(&app, &wish)?;
    let person = session.person.id;
    if MAX_CHANNELS <= app.store.channels_of(person).await?.len() {
        return Err(bad("so many ways are enough; end one first").into());
    }
    if wish.kind == ChannelKind::Mail {
        let expected = app.mail_code(person, &wish.target);
        match &wish.code {
            Some(code) if code.trim() == expected => {}
            Some(_) => {
                app.guards.sign_in_as(&format!("mail {}", wish.target))?;
                let reason = "this is not the code that was sent to the address";
                return Err(Problem::new(Code::NotRecognised, reason).into());
            }
            None => {
                app.guards.sign_in_as(&format!("mail {}", wish.target))?;
                app.send_code(&wish.target, &wish.language, &expected).await?;
                return Ok(Json(ChannelAnswer { wants_code: true }));
            }
        }
    }
    let channel = NewChannel {
        person,
        kind: wish.kind,
        target: wish.target,
        language: wish.language,
        base_url: base_url(&app, &headers),
        delay: wish.delay,
        quiet: wish.quiet_from.zip(wish.quiet_to),
        digest: wish.digest,
        utc_offset: wish.utc_offset,
    };
    app.store.add_channel(channel).await?;
    Ok(Json(ChannelAnswer { wants_code: false }))
}

fn check(app: &App, wish: &ChannelWish) -> Result<(), Problem> {
    let minutes = [wish.quiet_from, wish.quiet_to].into_iter().flatten();
    let mut minutes = minutes.chain(wish.digest.iter().copied());
    if MAX_TARGET < wish.target.len()
        || MAX_DELAY < wish.delay
        || 20 < wish.language.len()
        || MAX_DIGESTS < wish.digest.len()
        || minutes.any(|minute| MINUTES_OF_DAY <= minute)
        || wish.utc_offset.is_some_and(is_not_on_earth)
    {
        return Err(bad("this is no way to tell anybody"));
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

/// Tells the reader by this way no more.
#[utoipa::path(delete, path = "/api/me/channels/{id}", params(("id" = i64, Path)), responses(
    (status = 200, description = "Done"), (status = 404, description = "No such way", body = Problem),
))]
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Named(id): Named<i64>,
) -> Result<Json<()>, ApiError> {
    let found = app.store.channel(id).await?;
    if found.is_none_or(|channel| channel.wish.person != session.person.id) {
        return Err(Problem::new(Code::Unknown, "no such way of yours").into());
    }
    app.store.remove_channel(id).await?;
    Ok(Json(()))
}
