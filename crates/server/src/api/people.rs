//! Members, as other members see them.

use crate::api::names::plain;
use crate::app::App;
use crate::caller::{Asked, InClub};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{MemberSummary, Members, Standing};
use serde::Deserialize;
use std::sync::Arc;
use store::Member;

/// The most members on one page of a list.
pub(crate) const PAGE: usize = 50;

/// From where to read a list on.
#[derive(Deserialize)]
pub(crate) struct After {
    /// The last name of the page before.
    #[serde(default)]
    pub(crate) after: String,
}

/// The members who are in, by their names.
#[utoipa::path(get, path = "/api/people", params(("after" = Option<String>, Query)), responses(
    (status = 200, body = Members), (status = 403, description = "No member", body = protocol::Problem),
))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    InClub(_): InClub,
    Asked(After { after }): Asked<After>,
) -> Result<Json<Members>, ApiError> {
    page(&app, Standing::Welcome, &after).await
}

/// A page of the members of one standing.
pub(crate) async fn page(
    app: &App,
    standing: Standing,
    after: &str,
) -> Result<Json<Members>, ApiError> {
    let found = app.store.members_of(standing, &plain(after), PAGE).await?;
    let next = match found.len() {
        PAGE => found.last().map(|member| member.name.clone()),
        _ => None,
    };
    let members = found.into_iter().map(|member| summary(app, member)).collect();
    Ok(Json(Members { members, next }))
}

fn summary(app: &App, member: Member) -> MemberSummary {
    MemberSummary {
        is_here: app.presence.is_here(member.person),
        name: member.name,
        membership: member.membership,
        joined_at: member.joined_at / 1_000,
    }
}
