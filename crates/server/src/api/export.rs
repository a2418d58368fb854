//! Everything about a member, as one file that is theirs.

use crate::api::channels;
use crate::api::me::member;
use crate::api::profile::{course, played};
use crate::app::App;
use crate::caller::InClub;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::{
    Export, ExportedDevice, ExportedIdentity, ExportedKey, ExportedMatch, ExportedRating,
    ListedMember, Problem,
};
use std::sync::Arc;
use store::{FinishedMatch, PersonId, Regarded};

/// So many matches are read at a time.
const CHUNK: usize = 200;

/// Everything that is stored about the reader, without secrets and hashes.
#[utoipa::path(get, path = "/api/me/export", responses(
    (status = 200, body = Export), (status = 403, description = "No member", body = Problem),
))]
pub(crate) async fn everything(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
) -> Result<Response, ApiError> {
    let person = session.person.id;
    let member = member(&app, person).await?;
    let device = |device: store::Device| ExportedDevice {
        kind: device.kind,
        since: device.since / 1_000,
        seen_at: device.seen_at / 1_000,
    };
    let key = |key: store::Passkey| ExportedKey {
        label: key.label,
        used_at: key.used_at.map(|at| at / 1_000),
    };
    let identity = |identity: store::KnownIdentity| ExportedIdentity {
        issuer: identity.issuer,
        since: identity.since / 1_000,
        used_at: identity.used_at.map(|at| at / 1_000),
    };
    let listed = |list: Vec<Regarded>| -> Vec<ListedMember> {
        let listed = |it: Regarded| ListedMember { name: it.name, since: it.since / 1_000 };
        list.into_iter().map(listed).collect()
    };
    let devices = app.store.devices(person).await?;
    let passkeys = app.store.passkeys_of(person).await?;
    let identities = app.store.identities_of(person).await?;
    let ways = app.store.channels_of(person).await?;
    let export = Export {
        name: member.name,
        membership: member.membership,
        joined_at: member.joined_at / 1_000,
        leaves_at: member.leaves_at.map(|at| at / 1_000),
        is_shown: member.is_shown,
        agrees_to_archive: app.store.agrees_to_archive(person).await?,
        n_recovery_codes: app.store.n_recovery_codes(person).await?,
        devices: devices.into_iter().map(device).collect(),
        passkeys: passkeys.into_iter().map(key).collect(),
        identities: identities.into_iter().map(identity).collect(),
        channels: ways.into_iter().map(channels::summary).collect(),
        friends: listed(app.store.friends(person).await?),
        blocked: listed(app.store.blocked(person).await?),
        muted: app.store.muted_by(person).await?.into_iter().map(|it| it.name).collect(),
        ratings: ratings(&app, person).await?,
        matches: matches(&app, person).await?,
        tables: app.store.seated_at(person).await?,
        belongings: app.store.belongings_of(person).await?,
    };
    let name = "attachment; filename=\"freehold.json\"";
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(export)).into_response())
}

async fn ratings(app: &App, person: PersonId) -> Result<Vec<ExportedRating>, ApiError> {
    let mut ratings = Vec::new();
    for rating in app.store.ratings_of(person).await? {
        let whole = course(app, person, person, &rating).await?;
        ratings.push(ExportedRating { game: rating.game, rating: whole });
    }
    Ok(ratings)
}

async fn matches(app: &App, person: PersonId) -> Result<Vec<ExportedMatch>, ApiError> {
    let (mut all, mut before) = (Vec::new(), None);
    loop {
        let found = app.store.history(person, None, before, CHUNK).await?;
        all.extend(found.iter().filter_map(|ended| exported(ended, person)));
        match found.last() {
            Some(last) if found.len() == CHUNK => before = Some(last.number),
            _ => return Ok(all),
        }
    }
}

fn exported(ended: &FinishedMatch, person: PersonId) -> Option<ExportedMatch> {
    let own = ended.sides.iter().find(|side| side.person == Some(person))?;
    Some(ExportedMatch {
        played: played(ended, person)?,
        options: ended.options.clone(),
        categories: own.result.points.clone(),
    })
}
