//! What somebody has written, planned, asked and put aside: for the file of everything about them.

use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::read::parsed;
use crate::stored::Store;
use protocol::{
    Belongings, ExportedHoliday, ExportedNote, ExportedPlan, ExportedRemark, ExportedReport,
    ExportedRequest, Said, TableId,
};
use sqlx::Row;
use sqlx::any::AnyRow;

type Result<T> = std::result::Result<T, StoreError>;

impl Store {
    /// What somebody has written, planned, asked and put aside.
    pub async fn belongings_of(&self, person: PersonId) -> Result<Belongings> {
        Ok(Belongings {
            notes: self.owned(person, NOTES, note).await?,
            remarks: self.owned(person, REMARKS, remark).await?,
            plans: self.owned(person, PLANS, plan).await?,
            holidays: self.owned(person, HOLIDAYS, holiday).await?,
            hushed: self.owned(person, HUSHED, table).await?,
            put_away: self.owned(person, PUT_AWAY, table).await?,
            made_tables: self.owned(person, MADE, table).await?,
            requests: self.owned(person, REQUESTS, request).await?,
            declined: self.owned(person, DECLINED, name).await?,
            reports: self.owned(person, REPORTS, report).await?,
        })
    }

    async fn owned<T>(
        &self,
        person: PersonId,
        sql: &'static str,
        read: impl Fn(&AnyRow) -> Result<T>,
    ) -> Result<Vec<T>> {
        let rows = sqlx::query(sql).bind(person.number()).fetch_all(self.readers()).await?;
        rows.iter().map(read).collect()
    }
}

const NOTES: &str = "SELECT table_id, words FROM notes WHERE person = $1 ORDER BY table_id";

const REMARKS: &str = "SELECT table_id, phrase, words, created_at FROM talk WHERE person = $1
    ORDER BY created_at, table_id, number";

const PLANS: &str = "SELECT p.table_id, p.plan FROM seats s
        JOIN plans p ON p.table_id = s.table_id AND p.seat = s.seat
    WHERE s.person = $1 ORDER BY p.table_id, p.seat";

const HOLIDAYS: &str = "SELECT since, until FROM holidays WHERE person = $1 ORDER BY since";

const HUSHED: &str = "SELECT table_id FROM hushed WHERE person = $1 ORDER BY table_id";

const PUT_AWAY: &str = "SELECT table_id FROM put_away WHERE person = $1 ORDER BY table_id";

const MADE: &str = "SELECT id FROM tables WHERE owner = $1 ORDER BY created_at, id";

const REQUESTS: &str = "SELECT r.table_id, p.name, a.name, r.words, r.created_at FROM requests r
        JOIN people p ON p.id = r.person JOIN people a ON a.id = r.asked_by
    WHERE r.person = $1 OR r.asked_by = $1 ORDER BY r.created_at, r.table_id";

const DECLINED: &str = "SELECT a.name FROM declined d JOIN people a ON a.id = d.asked_by
    WHERE d.person = $1 ORDER BY d.created_at";

const REPORTS: &str = "SELECT table_id, number, created_at FROM reports WHERE person = $1
    ORDER BY created_at, table_id, number";

fn table(row: &AnyRow) -> Result<TableId> {
    Ok(TableId::new(row.try_get::<String, _>(0)?))
}

fn name(row: &AnyRow) -> Result<String> {
    Ok(row.try_get(0)?)
}

fn seconds(row: &AnyRow, column: usize) -> Result<i64> {
    Ok(row.try_get::<i64, _>(column)? / 1_000)
}

fn note(row: &AnyRow) -> Result<ExportedNote> {
    Ok(ExportedNote { table: table(row)?, words: row.try_get(1)? })
}

fn remark(row: &AnyRow) -> Result<ExportedRemark> {
    let said = match row.try_get::<Option<String>, _>(2)? {
        Some(words) => Said::Text(words),
        None => Said::Phrase(parsed(row, 1)?),
    };
    Ok(ExportedRemark { table: table(row)?, said, at: seconds(row, 3)? })
}

fn plan(row: &AnyRow) -> Result<ExportedPlan> {
    let text: String = row.try_get(1)?;
    let damaged = |error| StoreError::Damaged(format!("a plan: {error}"));
    Ok(ExportedPlan { table: table(row)?, plan: serde_json::from_str(&text).map_err(damaged)? })
}

fn holiday(row: &AnyRow) -> Result<ExportedHoliday> {
    Ok(ExportedHoliday { since: seconds(row, 0)?, until: seconds(row, 1)? })
}

fn request(row: &AnyRow) -> Result<ExportedRequest> {
    Ok(ExportedRequest {
        table: table(row)?,
        name: row.try_get(1)?,
        asked_by: row.try_get(2)?,
        words: row.try_get(3)?,
        at: seconds(row, 4)?,
    })
}

fn report(row: &AnyRow) -> Result<ExportedReport> {
    Ok(ExportedReport {
        table: table(row)?,
        number: row.try_get::<i64, _>(1)? as u64,
        at: seconds(row, 2)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connect::Address;

    /// What refers to a person and is in the file of everything about them: by tables and columns.
    const EXPORTED: [(&str, &str); 22] = [
        ("archive_consents", "person"),
        ("blocks", "person"),
        ("channels", "person"),
        ("declined", "person"),
        ("friends", "person"),
        ("holidays", "person"),
        ("hushed", "person"),
        ("identities", "person"),
        ("members", "person"),
        ("mutes", "person"),
        ("notes", "person"),
        ("passkeys", "person"),
        ("put_away", "person"),
        ("ratings", "person"),
        ("recovery_codes", "person"),
        ("reports", "person"),
        ("requests", "asked_by"),
        ("requests", "person"),
        ("seats", "person"),
        ("sides", "person"),
        ("tables", "owner"),
        ("talk", "person"),
    ];

    /// What refers to a person and is not, with the reason.
    const NOT_EXPORTED: [(&str, &str, &str); 12] = [
        ("audit", "person", "what hosts do belongs to the club"),
        ("blocks", "other", "it is another's list"),
        ("declined", "asked_by", "it is another's answer"),
        ("errands", "person", "a secret of some minutes"),
        ("friends", "other", "it is another's list"),
        ("invitations", "made_by", "what hosts do belongs to the club"),
        ("invitations", "used_by", "it is another's invitation"),
        (
            "lost_channels",
            "person",
            "a way that is no more; the page tells it until there is another",
        ),
        ("mutes", "other", "it is another's list"),
        ("seats", "given_up_by", "the match is among those that were finished"),
        ("seats", "moved_from", "whoever went on with the seat is the same person"),
        ("tokens", "person", "secrets; the devices are told"),
    ];

    #[tokio::test]
    async fn everything_that_refers_to_somebody_is_exported_or_has_a_reason_not_to_be() {
        let address = Address::parse("sqlite::memory:").expect("an address");
        let mut connection = address.connect_to_look().await.expect("a database");
        address.migrate(&mut connection).await.expect("its tables");
        let rows = sqlx::query(
            r#"SELECT m.name, f."from" FROM sqlite_schema m, pragma_foreign_key_list(m.name) f
               WHERE m.type = 'table' AND f."table" = 'people' ORDER BY 1, 2"#,
        )
        .fetch_all(&mut connection)
        .await
        .expect("a list");
        let found: Vec<(String, String)> =
            rows.iter().map(|row| (row.get::<String, _>(0), row.get::<String, _>(1))).collect();
        let kept_back = NOT_EXPORTED.iter().map(|(table, column, _)| (*table, *column));
        let mut known: Vec<(String, String)> = EXPORTED
            .into_iter()
            .chain(kept_back)
            .map(|(table, column)| (table.to_owned(), column.to_owned()))
            .collect();
        known.sort();
        assert_eq!(found, known);
    }
}
