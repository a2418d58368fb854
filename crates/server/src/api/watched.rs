//! Who may look at a table, while its match goes on and after it.

use crate::app::App;
use crate::caller::{Caller, Named};
use crate::error::ApiError;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use protocol::{Code, Problem, TableId};
use std::sync::Arc;
use store::{Person, StoredTable};

/// A table that the asker may look at: all see those with watchers, others only whoever sits there.
pub(crate) struct Watched(pub(crate) StoredTable);

impl FromRequestParts<Arc<App>> for Watched {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Watched, ApiError> {
        let Caller(person) = Caller::from_request_parts(parts, app).await?;
        let Named(id) = Named::<TableId>::from_request_parts(parts, app).await?;
        let nothing = || Problem::new(Code::Unknown, "there is no such table");
        let table = app.store.table(&id).await?.ok_or_else(nothing)?;
        let is_inside = person.is_some_and(|Person { id: person, .. }| {
            table.owner == person || table.seats.iter().any(|it| it.person() == Some(person))
        });
        match table.watchers || is_inside {
            true => Ok(Watched(table)),
            false => {
                let reason = "only those who sit at this table see it";
                Err(Problem::new(Code::NoWatchers, reason).into())
            }
        }
    }
}
