//! Notes that people make for themselves at a table.

use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::stored::Store;
use protocol::TableId;
use sqlx::Row;

type Result<T> = std::result::Result<T, StoreError>;

impl Store {
    /// What somebody has noted at a table; empty if nothing.
    pub async fn note(&self, table: &TableId, person: PersonId) -> Result<String> {
        let row = sqlx::query("SELECT words FROM notes WHERE table_id = $1 AND person = $2")
            .bind(table.as_str())
            .bind(person.number())
            .fetch_optional(self.readers())
            .await?;
        row.map_or_else(|| Ok(String::new()), |row| Ok(row.try_get(0)?))
    }

    /// Stores what somebody notes at a table.
    pub async fn set_note(&self, table: &TableId, person: PersonId, words: String) -> Result<()> {
        let table = table.clone();
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO notes (table_id, person, words) VALUES ($1, $2, $3)
                     ON CONFLICT (table_id, person) DO UPDATE SET words = excluded.words",
                )
                .bind(table.as_str())
                .bind(person.number())
                .bind(words)
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await
    }
}
