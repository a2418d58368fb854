//! Changing what all agree to, before the match begins.

use crate::api::room::{changed, has_begun, waiting};
use crate::api::table_setup::{
    check_grace, check_level, check_n_seats, check_pace, check_rated_level, game, start,
};
use crate::api::tables::check_member;
use crate::app::App;
use crate::caller::{Body, Known, Named};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{Away, Code, Problem, Standing, TableId, TableInfo, Term, Terms};
use std::sync::Arc;
use store::{NewSetUp, StoredSeat, StoredTable};
use table::Origin;

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
        check_level(&app.config.limits, &person, &table.origin.game, level)?;
    }
    if let Some(grace) = terms.grace {
        check_grace(grace)?;
    }
    if terms.members_only == Some(true) {
        check_member(&person, "only members make tables for members")?;
    }
    if terms.rated {
        check_all_rated(&app, &table).await?;
    }
    let set_up = match &terms.options {
        Some(options) => Some(set_up(&app, &table, options).await?),
        None => None,
    };
    let terms = Terms { options: set_up.as_ref().map(|it| it.options.clone()), ..terms };
    let differing = terms.changed(&of(&table));
    if differing.is_empty() {
        return changed(&app, &id, person.id).await;
    }
    // What was changed before, somebody may still have to see.
    let is_told = |term: &&Term| differing.contains(term) || table.terms_changed.contains(term);
    let told = Term::ALL.iter().filter(is_told).copied().collect();
    if !app.store.change_terms(&id, terms, set_up, told).await? {
        return Err(has_begun().into());
    }
    tracing::info!(table = %id, "what all agree to was changed");
    if table.listed {
        // It may be so no more.
        app.tables.lists_changed();
    }
    changed(&app, &id, person.id).await
}

/// The game set up anew, for those who have a seat, with the chance that was told by its hash.
async fn set_up(app: &App, table: &StoredTable, options: &str) -> Result<NewSetUp, Problem> {
    let game = game(&table.origin.game)?;
    let set = app.shelf.for_new_match(game, Some(table.origin.components)).await?;
    let played = start(game, options, &set, table.origin.luck.clone())?;
    check_n_seats(played.n_seats(), table.seats.len())?;
    let Origin { rules, options, .. } = played.origin();
    Ok(NewSetUp { rules, options, to_act: played.to_act() })
}

/// What all agree to at a table.
fn of(table: &StoredTable) -> Terms {
    Terms {
        options: Some(table.origin.options.clone()),
        pace: table.pace,
        away: table.away.clone(),
        undo: table.undo,
        watchers: table.watchers,
        rated: table.rated,
        listed: table.listed,
        members_only: Some(table.members_only),
        grace: Some(table.grace),
    }
}

/// Only members play matches that count, against each other and against computers whose strength is
/// known.
async fn check_all_rated(app: &App, table: &StoredTable) -> Result<(), ApiError> {
    for seat in &table.seats {
        let is_rated = match seat {
            StoredSeat::Open { .. } => true,
            StoredSeat::Computer { level, .. } => {
                check_rated_level(&table.origin.game, level)?;
                true
            }
            StoredSeat::Person { person, .. } => {
                let member = app.store.member(*person).await?;
                member.is_some_and(|member| member.membership.standing == Standing::Welcome)
            }
        };
        if !is_rated {
            let reason = "a match is rated only if no guests sit at the table";
            return Err(Problem::new(Code::NoMember, reason).into());
        }
    }
    Ok(())
}
