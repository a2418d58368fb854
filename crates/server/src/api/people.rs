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
use store::{Member, NameStart, Regard};

/// The most members on one page of a list.
pub(crate) const PAGE: usize = 50;

/// Where to read a list of members.
#[derive(Deserialize)]
pub(crate) struct Start {
    /// The name with which to begin, or the beginning of one.
    from: Option<String>,
    /// The last name of the page before.
    after: Option<String>,
}

/// The members who are in, by their names.
#[utoipa::path(get, path = "/api/people",
    params(("from" = Option<String>, Query), ("after" = Option<String>, Query)), responses(
    (status = 200, body = Members), (status = 403, description = "No member", body = Problem),
))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Inside(session): Inside,
    Asked(start): Asked<Start>,
) -> Result<Json<Members>, ApiError> {
    let eyes = Eyes::of(&app, session.person.id).await?;
    page(&app, Standing::Welcome, &start, &eyes).await
}

/// A page of the members of one standing.
pub(crate) async fn page(
    app: &App,
    standing: Standing,
    start: &Start,
    eyes: &Eyes,
) -> Result<Json<Members>, ApiError> {
    let name = plain(start.after.as_deref().or(start.from.as_deref()).unwrap_or_default());
    let start = match &start.after {
        Some(_) => NameStart::After(&name),
        None => NameStart::At(&name),
    };
    let found = app.store.members_of(standing, start, PAGE).await?;
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
