//! What hosts see and do. Stewards welcome people and send them away; the rest is the host's.

use crate::api::base_url;
use crate::api::eyes::Eyes;
use crate::api::names::plain;
use crate::api::people::{Start, page};
use crate::api::recovery;
use crate::app::App;
use crate::caller::{Asked, Body, HostRights, Named};
use crate::config::Limits;
use crate::error::ApiError;
use crate::secret::Secret;
use crate::session::now;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{
    ChangedMember, Club, ClubInvitation, Code, Limit, MadeInvitation, Measure, MeasureKind,
    Members, Membership, NewInvitation, Overview, Problem, ResetCode, Role, Standing,
};
use serde::Deserialize;
use std::sync::Arc;
use store::{Invitation, Member};

/// The most rows of a list.
const MAX_LISTED: usize = 100;

const MAX_DAYS: u32 = 90;
const MAX_TEXT: usize = 300;

/// How the club is doing.
#[utoipa::path(get, path = "/api/host", responses(
    (status = 200, body = Overview), (status = 403, description = "Not the host", body = Problem),
))]
pub(crate) async fn overview(
    State(app): State<Arc<App>>,
    _: HostRights,
) -> Result<Json<Overview>, ApiError> {
    let counts = app.store.counts().await?;
    Ok(Json(Overview {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        started_at: app.started_at / 1_000,
        n_members: counts.members,
        n_waiting: counts.waiting,
        n_here: app.presence.n_here(),
        n_running: counts.running,
        n_finished: counts.finished,
        n_awake: app.tables.n_awake(),
        n_bytes: app.store.n_bytes().await?,
        health: app.trial.told(&app.store).await.to_owned(),
        limits: limits(&app.config.limits),
    }))
}

/// What one client may use up, by the flags that say so.
fn limits(limits: &Limits) -> Vec<Limit> {
    let limits = [
        ("requests-per-second", u64::from(limits.requests_per_second)),
        ("messages-per-second", limits.messages_per_second.into()),
        ("sign-ins-per-hour", limits.sign_ins_per_hour.into()),
        ("codes-per-hour", limits.codes_per_hour.into()),
        ("uploads-per-hour", limits.uploads_per_hour.into()),
        ("guests-per-day", limits.guests_per_day.into()),
        ("tables-per-day", limits.tables_per_day.into()),
        ("asked-per-day", limits.asked_per_day.into()),
        ("remarks-per-minute", limits.remarks_per_minute.into()),
        ("remarks-at-once", limits.remarks_at_once.into()),
        ("tables-per-guest", limits.tables_per_guest as u64),
        ("sockets-per-address", limits.sockets_per_address as u64),
        ("connections-per-address", limits.connections_per_address as u64),
        ("connections", limits.connections as u64),
        ("computer-looks", limits.computer_looks.into()),
        ("computer-time", limits.computer_time.into()),
        ("host-computer-looks", limits.host_computer_looks.into()),
        ("host-computer-time", limits.host_computer_time.into()),
    ];
    limits.map(|(flag, most)| Limit { flag: format!("--{flag}"), most }).into()
}

/// The members of one standing, by their names.
#[utoipa::path(get, path = "/api/host/people/{standing}",
    params(
        ("standing" = String, Path), ("from" = Option<String>, Query),
        ("after" = Option<String>, Query),
    ), responses(
    (status = 200, body = Members), (status = 403, description = "Not the host", body = Problem),
))]
pub(crate) async fn people(
    State(app): State<Arc<App>>,
    _: HostRights,
    Named(standing): Named<Standing>,
    Asked(start): Asked<Start>,
) -> Result<Json<Members>, ApiError> {
    page(&app, standing, &start, &Eyes::default()).await
}

/// Lets a member in, sends one away, or gives one another role.
#[utoipa::path(post, path = "/api/host/member/{name}", params(("name" = String, Path)),
    request_body = ChangedMember, responses(
    (status = 200, body = Membership),
    (status = 403, description = "Not the host", body = Problem),
    (status = 404, description = "No such member", body = Problem),
))]
pub(crate) async fn change_member(
    State(app): State<Arc<App>>,
    rights: HostRights,
    Named(name): Named<String>,
    Body(change): Body<ChangedMember>,
) -> Result<Json<Membership>, ApiError> {
    let member = member(&app, &name).await?;
    let before = member.membership.clone();
    let after = Membership {
        role: change.role.unwrap_or(before.role),
        standing: change.standing.unwrap_or(before.standing),
    };
    let is_about_hosts = before.role != Role::Member || after.role != Role::Member;
    if is_about_hosts {
        rights.of_host()?;
    }
    let loses_host = before.role == Role::Host
        && (after.role != Role::Host || after.standing != Standing::Welcome);
    if loses_host && rights.person == Some(member.person) {
        let reason = "the club would be without you; let another host do this";
        return Err(Problem::new(Code::BadSetup, reason).into());
    }
    app.store.set_membership(member.person, after.clone()).await?;
    if after.standing == Standing::Banned {
        app.tables.signed_out(member.person);
    }
    let about = format!("{}: {}, {}", member.name, after.role, after.standing);
    app.store.note_measure(rights.person, MeasureKind::ChangeMember, about).await?;
    Ok(Json(after))
}

async fn member(app: &App, name: &str) -> Result<Member, ApiError> {
    let member = app.store.member_named(&plain(name)).await?;
    Ok(member.ok_or_else(|| Problem::new(Code::Unknown, "there is no member of this name"))?)
}

/// Makes a code by which a member who has lost everything sets another password.
#[utoipa::path(post, path = "/api/host/member/{name}/reset", params(("name" = String, Path)), responses(
    (status = 200, body = ResetCode), (status = 403, description = "Not the host", body = Problem),
))]
pub(crate) async fn reset_password(
    State(app): State<Arc<App>>,
    rights: HostRights,
    Named(name): Named<String>,
) -> Result<Json<ResetCode>, ApiError> {
    rights.of_host()?;
    let member = member(&app, &name).await?;
    let code = recovery::code()?;
    app.store.set_recovery_codes(member.person, vec![recovery::hash(&code)]).await?;
    app.store.note_measure(rights.person, MeasureKind::ResetPassword, member.name).await?;
    Ok(Json(ResetCode { code }))
}

/// The latest invitations.
#[utoipa::path(get, path = "/api/host/invitations", responses(
    (status = 200, body = Vec<ClubInvitation>),
    (status = 403, description = "Not the host", body = Problem),
))]
pub(crate) async fn invitations(
    State(app): State<Arc<App>>,
    _: HostRights,
) -> Result<Json<Vec<ClubInvitation>>, ApiError> {
    let found = app.store.invitations(MAX_LISTED).await?;
    Ok(Json(found.into_iter().map(shown).collect()))
}

fn shown(invitation: Invitation) -> ClubInvitation {
    ClubInvitation {
        id: invitation.hash.short_name(),
        note: invitation.note,
        role: invitation.role,
        expires_at: invitation.expires_at / 1_000,
        used_by: invitation.used_by,
    }
}

/// Makes an invitation, whose link is told this once.
#[utoipa::path(post, path = "/api/host/invitations", request_body = NewInvitation, responses(
    (status = 200, body = MadeInvitation),
    (status = 403, description = "Not the host", body = Problem),
))]
pub(crate) async fn invite(
    State(app): State<Arc<App>>,
    rights: HostRights,
    headers: HeaderMap,
    Body(wish): Body<NewInvitation>,
) -> Result<Json<MadeInvitation>, ApiError> {
    if wish.role != Role::Member {
        rights.of_host()?;
    }
    if wish.days == 0 || MAX_DAYS < wish.days || MAX_TEXT < wish.note.len() {
        let reason = format!("an invitation is good for 1 to {MAX_DAYS} days, and its note short");
        return Err(Problem::new(Code::BadSetup, reason).into());
    }
    let secret = Secret::new()?;
    let invitation = Invitation {
        hash: secret.hash(),
        made_by: rights.person,
        role: wish.role,
        note: wish.note,
        expires_at: now() + i64::from(wish.days) * 24 * 60 * 60 * 1_000,
        used_by: None,
    };
    app.store.invite(invitation.clone()).await?;
    let about = format!("{}: {}", invitation.role, invitation.note);
    app.store.note_measure(rights.person, MeasureKind::Invite, about).await?;
    let link = format!("{}/sign-up#{}", base_url(&app, &headers), secret.reveal());
    Ok(Json(MadeInvitation { link, invitation: shown(invitation) }))
}

/// Takes an invitation back.
#[utoipa::path(delete, path = "/api/host/invitations/{id}", params(("id" = String, Path)), responses(
    (status = 200, description = "Done"),
    (status = 404, description = "No such invitation, or it was used", body = Problem),
))]
pub(crate) async fn take_back(
    State(app): State<Arc<App>>,
    rights: HostRights,
    Named(id): Named<String>,
) -> Result<Json<()>, ApiError> {
    let all = app.store.invitations(MAX_LISTED).await?;
    let found = all.into_iter().find(|invitation| invitation.hash.short_name() == id);
    let is_gone = match &found {
        Some(invitation) => app.store.take_back_invitation(invitation.hash).await?,
        None => false,
    };
    let Some(invitation) = found.filter(|_| is_gone) else {
        let reason = "there is no such invitation, or it was used";
        return Err(Problem::new(Code::Unknown, reason).into());
    };
    app.store.note_measure(rights.person, MeasureKind::TakeBackInvitation, invitation.note).await?;
    Ok(Json(()))
}

/// Makes the club another one: its name, its news, and who becomes a member.
#[utoipa::path(post, path = "/api/host/club", request_body = Club, responses(
    (status = 200, body = Club), (status = 403, description = "Not the host", body = Problem),
))]
pub(crate) async fn set_club(
    State(app): State<Arc<App>>,
    rights: HostRights,
    Body(mut club): Body<Club>,
) -> Result<Json<Club>, ApiError> {
    rights.of_host()?;
    for text in [&mut club.name, &mut club.news] {
        *text = text.trim().to_owned();
        if MAX_TEXT < text.len() || text.chars().any(char::is_control) {
            let reason = format!("name and news are one line of {MAX_TEXT} bytes at most");
            return Err(Problem::new(Code::BadSetup, reason).into());
        }
    }
    app.club.set(club.clone()).await?;
    app.tables.club_changed();
    let about = format!("{} ({})", club.name, club.admission);
    app.store.note_measure(rights.person, MeasureKind::SetClub, about).await?;
    Ok(Json(club))
}

/// Begins a season of ratings: nobody's is wiped, but all change faster for a while.
#[utoipa::path(post, path = "/api/host/season", responses(
    (status = 200, description = "Done"), (status = 403, description = "Not the host", body = Problem),
))]
pub(crate) async fn begin_season(
    State(app): State<Arc<App>>,
    rights: HostRights,
) -> Result<Json<()>, ApiError> {
    rights.of_host()?;
    app.store.begin_season().await?;
    app.store.note_measure(rights.person, MeasureKind::BeginSeason, String::new()).await?;
    Ok(Json(()))
}

/// Before which measure to read on.
#[derive(Deserialize)]
pub(crate) struct Before {
    before: Option<i64>,
}

/// What hosts did, the latest first.
#[utoipa::path(get, path = "/api/host/log", params(("before" = Option<i64>, Query)), responses(
    (status = 200, body = Vec<Measure>),
    (status = 403, description = "Not the host", body = Problem),
))]
pub(crate) async fn log(
    State(app): State<Arc<App>>,
    rights: HostRights,
    Asked(Before { before }): Asked<Before>,
) -> Result<Json<Vec<Measure>>, ApiError> {
    rights.of_host()?;
    let measures = app.store.measures_before(before.unwrap_or(i64::MAX), MAX_LISTED).await?;
    let shown = |measure: store::Measure| Measure {
        number: measure.number,
        by: measure.by,
        measure: measure.measure,
        about: measure.about,
        at: measure.at / 1_000,
    };
    Ok(Json(measures.into_iter().map(shown).collect()))
}
