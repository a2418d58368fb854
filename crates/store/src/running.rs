//! The tables at which somebody plays.

use crate::error::StoreError;
use crate::model::Summary;
use crate::person_id::PersonId;
use crate::read::{list, summaries};
use crate::stored::Store;
use sqlx::AssertSqlSafe;

impl Store {
    /// At most `limit` tables at which a person sits and whose match is not over, the latest first.
    pub async fn running_of(
        &self,
        person: PersonId,
        limit: usize,
    ) -> Result<Vec<Summary>, StoreError> {
        let which =
            "WHERE t.id IN (SELECT table_id FROM seats WHERE person = $1 AND ended_at IS NULL)";
        let rows = sqlx::query(AssertSqlSafe(list(which, "changed_at", "$2")))
            .bind(person.number())
            .bind(limit as i64)
            .fetch_all(self.readers())
            .await?;
        summaries(&rows, self.clock().now())
    }
}
