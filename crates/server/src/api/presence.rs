//! Who is here now, and whether one is seen to be.

use crate::app::App;
use crate::caller::{Body, InClub, Inside};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{MemberSummary, Members, PresenceWish, Problem};
use std::sync::Arc;
use store::Member;

/// So many people are looked at: a longer list would be read by nobody.
const MAX_HERE: usize = 200;

/// The members who are here, friends first.
#[utoipa::path(get, path = "/api/presence", responses(
    (status = 200, body = Members), (status = 403, description = "No member", body = Problem),
))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Inside(session): Inside,
) -> Result<Json<Members>, ApiError> {
    let people: Vec<_> = app.presence.all().into_iter().take(MAX_HERE).collect();
    let seen = app.store.seen_here(session.person.id, &people).await?;
    let summary = |(member, is_friend): (Member, bool)| MemberSummary {
        is_here: true,
        is_friend,
        name: member.name,
        membership: member.membership,
        joined_at: member.joined_at / 1_000,
    };
    let members = seen.into_iter().map(summary).collect();
    Ok(Json(Members { members, next: None }))
}

/// Lets others see that the reader is here, or not.
#[utoipa::path(post, path = "/api/presence", request_body = PresenceWish, responses(
    (status = 200, body = PresenceWish), (status = 403, description = "No member", body = Problem),
))]
pub(crate) async fn set(
    State(app): State<Arc<App>>,
    InClub(session): InClub,
    Body(wish): Body<PresenceWish>,
) -> Result<Json<PresenceWish>, ApiError> {
    app.store.show_presence(session.person.id, wish.is_shown).await?;
    Ok(Json(wish))
}
