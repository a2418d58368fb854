//! Changing what all agree to before a match begins.

use crate::error::StoreError;
use crate::stored::Store;
use crate::write::{away_text, undo_text};
use protocol::{TableId, Term, Terms, UndoRule};
use sqlx::{AnyConnection, Connection};
use table::{RulesVersion, Seat};

type Result<T> = std::result::Result<T, StoreError>;

/// How a match that has not begun will begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSetUp {
    /// The version of the rules.
    pub rules: RulesVersion,
    /// The options in full.
    pub options: String,
    /// Who will be asked first.
    pub to_act: Option<Seat>,
}

impl Store {
    /// Changes what all agree to at a table whose match has not begun, and how its game is set up if
    /// that is told. Everybody but its owner is asked again whether they are ready. Says whether it could
    /// still be changed.
    pub async fn change_terms(
        &self,
        table: &TableId,
        terms: Terms,
        set_up: Option<NewSetUp>,
        changed: Vec<Term>,
    ) -> Result<bool> {
        let table = table.clone();
        self.work(move |c| {
            Box::pin(async move { change(c, &table, &terms, set_up, &changed).await })
        })
        .await
    }
}

async fn change(
    connection: &mut AnyConnection,
    table: &TableId,
    terms: &Terms,
    set_up: Option<NewSetUp>,
    changed: &[Term],
) -> Result<bool> {
    let changed: Vec<&str> = changed.iter().map(|term| term.name()).collect();
    let mut transaction = connection.begin().await?;
    let is_changed = sqlx::query(
        "UPDATE tables SET turn_time = $1, reserve_time = $2, away = $3, undo = $4,
            undo_by_vote = $5, hidden = $6, rated = $7, listed = $8, terms_changed = $9,
            members_only = COALESCE($10, members_only), grace = COALESCE($11, grace)
         WHERE id = $12 AND begun_at IS NULL
            AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = $12)",
    )
    .bind(terms.pace.map(|pace| i64::from(pace.turn)))
    .bind(terms.pace.map(|pace| i64::from(pace.reserve)))
    .bind(away_text(&terms.away))
    .bind(undo_text(terms.undo))
    .bind(terms.undo == UndoRule::Vote)
    .bind(!terms.watchers)
    .bind(terms.rated)
    .bind(terms.listed)
    .bind(changed.join(" "))
    .bind(terms.members_only)
    .bind(terms.grace.map(i64::from))
    .bind(table.as_str())
    .execute(&mut *transaction)
    .await?;
    if is_changed.rows_affected() == 0 {
        return Ok(false);
    }
    // The chain of the log begins with it, and there is no log yet.
    if let Some(NewSetUp { rules, options, to_act }) = set_up {
        sqlx::query("UPDATE tables SET rules = $1, options = $2, first_asked = $3 WHERE id = $4")
            .bind(i64::from(rules.0))
            .bind(options)
            .bind(to_act.map(|seat| seat.index() as i64))
            .bind(table.as_str())
            .execute(&mut *transaction)
            .await?;
    }
    sqlx::query(
        "UPDATE seats SET hesitates = TRUE WHERE table_id = $1 AND person IS NOT NULL
            AND person <> (SELECT owner FROM tables WHERE id = $1)",
    )
    .bind(table.as_str())
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await?;
    Ok(true)
}
