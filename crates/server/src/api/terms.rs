//! Changing what all agree to, before the match begins.

use crate::api::room::{changed, has_begun, waiting};
use crate::api::table_setup::{check_level, check_pace};
use crate::app::App;
use crate::caller::{Body, Known, Named};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{Away, Code, Problem, Standing, TableId, TableInfo, Term, Terms};
use std::sync::Arc;
use store::{StoredSeat, StoredTable};

/// Changes what all agree to. Everybody is told what, and whoever was ready is asked again.
#[utoipa::path(post, path = "/api/tables/{id}/terms", params(("id" = String, Path)),
    request_body = Terms, responses(
    (status = 200, body = TableInfo),
    (status = 403, description = "Somebody else made the table", body = Problem),
    (status = 409, description = "The match has begun", body = Problem),
    (status = 422, description = "Not possible", body = Problem),
))]
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named<TableId>,
    Body(terms): Body<Terms>,
) -> Result<Json<TableInfo>, ApiError> {
    let table = waiting(&app, &id).await?;
    if table.owner != person.id {
        let reason = "only whoever made the table changes what all agree to";
        return Err(Problem::new(Code::NotOwner, reason).into());
    }
    if let Some(pace) = terms.pace {
        check_pace(pace)?;
    }
    if let Away::Computer { level } = &terms.away {
        check_level(&app.config.limits, &table.origin.game, level)?;
    }
    if terms.rated {
        check_all_rated(&app, &table).await?;
    }
    let differing = terms.changed(&of(&table));
    if differing.is_empty() {
        return changed(&app, &id, person.id).await;
    }
    // What was changed before, somebody may still have to see.
    let is_told = |term: &&Term| differing.contains(term) || table.terms_changed.contains(term);
    let told = Term::ALL.iter().filter(is_told).copied().collect();
    if !app.store.change_terms(&id, terms, told).await? {
        return Err(has_begun().into());
    }
    tracing::info!(table = %id, "what all agree to was changed");
    changed(&app, &id, person.id).await
}

/// What all agree to at a table.
fn of(table: &StoredTable) -> Terms {
    Terms {
        pace: table.pace,
        away: table.away.clone(),
        undo: table.undo,
        watchers: table.watchers,
        rated: table.rated,
        listed: table.listed,
    }
}

/// Only members play matches that count, and none against a computer.
async fn check_all_rated(app: &App, table: &StoredTable) -> Result<(), ApiError> {
    for seat in &table.seats {
        let is_rated = match seat {
            StoredSeat::Open { .. } => true,
            StoredSeat::Computer { .. } => false,
            StoredSeat::Person { person, .. } => {
                let member = app.store.member(*person).await?;
                member.is_some_and(|member| member.membership.standing == Standing::Welcome)
            }
        };
        if !is_rated {
            let reason = "a match is rated only if members alone sit at the table";
            return Err(Problem::new(Code::NoMember, reason).into());
        }
    }
    Ok(())
}
