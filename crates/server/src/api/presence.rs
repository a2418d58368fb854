//! Who is here now, and whether one is seen to be.

use crate::api::eyes::Eyes;
use crate::app::App;
use crate::caller::{Body, InClub, Inside};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{Members, PresenceWish, Problem, Standing};
use std::sync::Arc;

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
    let reader = session.person.id;
    let eyes = Eyes::of(&app, reader).await?;
    let mut members = Vec::new();
    for person in app.presence.all().into_iter().filter(|it| *it != reader).take(MAX_HERE) {
        let member = app.store.member(person).await?;
        let member = member.filter(|it| it.membership.standing == Standing::Welcome);
        if let Some(member) = member.filter(|member| eyes.see_here(&app, member)) {
            members.push((member.plain_name.clone(), eyes.summary(&app, member)));
        }
    }
    members.sort_by(|(name, one), (other_name, other)| {
        other.is_friend.cmp(&one.is_friend).then_with(|| name.cmp(other_name))
    });
    let members = members.into_iter().map(|(_, member)| member).collect();
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
