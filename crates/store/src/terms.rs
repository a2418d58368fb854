//! Changing what all agree to before a match begins.

use crate::error::StoreError;
use crate::stored::Store;
use crate::write::{away_text, undo_text};
use protocol::{TableId, Term, Terms, UndoRule};
use sqlx::{AnyConnection, Connection};

type Result<T> = std::result::Result<T, StoreError>;

impl Store {
    /// Changes what all agree to at a table whose match has not begun. Everybody but its owner is
    /// asked again whether they are ready. Says whether it could still be changed.
    pub async fn change_terms(
        &self,
        table: &TableId,
        terms: Terms,
        changed: Vec<Term>,
    ) -> Result<bool> {
        let table = table.clone();
        self.work(move |c| Box::pin(async move { change(c, &table, &terms, &changed).await })).await
    }
}

async fn change(
    connection: &mut AnyConnection,
    table: &TableId,
    terms: &Terms,
    changed: &[Term],
) -> Result<bool> {
    let changed: Vec<&str> = changed.iter().map(|term| term.name()).collect();
    let mut transaction = connection.begin().await?;
    let is_changed = sqlx::query(
        "UPDATE tables SET turn_time = $1, reserve_time = $2, away = $3, undo = $4,
            undo_by_vote = $5, hidden = $6, rated = $7, listed = $8, terms_changed = $9
         WHERE id = $10 AND begun_at IS NULL",
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
    .bind(table.as_str())
    .execute(&mut *transaction)
    .await?;
    if is_changed.rows_affected() == 0 {
        return Ok(false);
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
