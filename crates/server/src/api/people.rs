//! Members, as other members see them, and what they think of each other.

use crate::api::eyes::Eyes;
use crate::api::names::plain;
use crate::app::App;
use crate::caller::{Asked, Body, Inside, Named};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{Code, Members, NewRegard, Problem, Standing};
use serde::Deserialize;
use std::sync::Arc;
use store::{Member, Regard};

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
    (status = 200, body = Members), (status = 403, description = "No member", body = Problem),
))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Inside(session): Inside,
    Asked(After { after }): Asked<After>,
) -> Result<Json<Members>, ApiError> {
    let eyes = Eyes::of(&app, session.person.id).await?;
    page(&app, Standing::Welcome, &after, &eyes).await
}

/// A page of the members of one standing.
pub(crate) async fn page(
    app: &App,
    standing: Standing,
    after: &str,
    eyes: &Eyes,
) -> Result<Json<Members>, ApiError> {
    let found = app.store.members_of(standing, &plain(after), PAGE).await?;
    let next = match found.len() {
        PAGE => found.last().map(|member| member.name.clone()),
        _ => None,
    };
    let members = found.into_iter().map(|member| eyes.summary(app, member)).collect();
    Ok(Json(Members { members, next }))
}

/// The member of this name who is in.
pub(crate) async fn member(app: &App, name: &str) -> Result<Member, ApiError> {
    let found = app.store.member_named(&plain(name)).await?;
    let found = found.filter(|member| member.membership.standing == Standing::Welcome);
    Ok(found.ok_or_else(|| Problem::new(Code::Unknown, "no member has this name"))?)
}

/// Makes somebody a friend, blocks them, or neither. They are not told.
#[utoipa::path(post, path = "/api/people/{name}/regard", params(("name" = String, Path)),
    request_body = NewRegard, responses(
    (status = 200, body = NewRegard),
    (status = 403, description = "No member", body = Problem),
    (status = 404, description = "Nobody has this name", body = Problem),
    (status = 422, description = "Oneself", body = Problem),
))]
pub(crate) async fn regard(
    State(app): State<Arc<App>>,
    Inside(session): Inside,
    Named(name): Named<String>,
    Body(wish): Body<NewRegard>,
) -> Result<Json<NewRegard>, ApiError> {
    let other = member(&app, &name).await?.person;
    if other == session.person.id {
        return Err(Problem::new(Code::BadSetup, "this is you").into());
    }
    let regard = wish.regard.map(|regard| match regard {
        protocol::Regard::Friend => Regard::Friend,
        protocol::Regard::Blocked => Regard::Blocked,
    });
    app.store.set_regard(session.person.id, other, regard).await?;
    Ok(Json(wish))
}
