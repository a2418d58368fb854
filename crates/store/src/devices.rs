//! Where somebody is signed in: every token is a device.

use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::secret_hash::SecretHash;
use crate::stored::Store;
use crate::write::now;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use std::collections::HashSet;

type Result<T> = std::result::Result<T, StoreError>;

/// A device where somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// The hash of its token.
    pub token: SecretHash,
    /// What kind of device it is, in words.
    pub kind: String,
    /// When it was signed in, in milliseconds since 1970.
    pub since: i64,
    /// When it was last here.
    pub seen_at: i64,
}

impl Store {
    /// Signs a device in.
    pub async fn sign_in(&self, person: PersonId, token: SecretHash, kind: String) -> Result<()> {
        self.work(move |c| Box::pin(async move { insert(c, person, token, &kind).await })).await
    }

    /// Signs a device out.
    pub async fn sign_out(&self, token: SecretHash) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                let mut transaction = c.begin().await?;
                remove(&mut transaction, token).await?;
                Ok(transaction.commit().await?)
            })
        })
        .await
    }

    /// Signs out every device of somebody but this one.
    pub async fn sign_out_others(&self, person: PersonId, token: SecretHash) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                let mut transaction = c.begin().await?;
                remove_all(&mut transaction, person, Some(token)).await?;
                Ok(transaction.commit().await?)
            })
        })
        .await
    }

    /// Writes down that a device was here.
    pub async fn see_device(&self, token: SecretHash, kind: String) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query("UPDATE tokens SET seen_at = $2, device = $3 WHERE hash = $1")
                    .bind(token.to_bytes())
                    .bind(now())
                    .bind(kind)
                    .execute(c)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    /// Where somebody is signed in, the latest first.
    pub async fn devices(&self, person: PersonId) -> Result<Vec<Device>> {
        let rows = sqlx::query(
            "SELECT hash, COALESCE(device, ''), created_at, COALESCE(seen_at, created_at) AS seen
             FROM tokens WHERE person = $1 ORDER BY seen DESC",
        )
        .bind(person.number())
        .fetch_all(self.readers())
        .await?;
        let device = |row: &AnyRow| {
            Ok(Device {
                token: SecretHash::stored(row.try_get(0)?)?,
                kind: row.try_get(1)?,
                since: row.try_get(2)?,
                seen_at: row.try_get(3)?,
            })
        };
        rows.iter().map(device).collect()
    }

    /// Of those to whom these tokens were given, the ones who are not signed in by them any more.
    pub async fn signed_out(&self, given: &[(SecretHash, PersonId)]) -> Result<Vec<PersonId>> {
        let places: Vec<String> = (1..=given.len()).map(|place| format!("${place}")).collect();
        let sql = format!("SELECT hash, person FROM tokens WHERE hash IN ({})", places.join(", "));
        // As many statements as there are numbers of tokens are not kept.
        let asked = sqlx::query(AssertSqlSafe(sql)).persistent(false);
        let asked = given.iter().fold(asked, |asked, (token, _)| asked.bind(token.to_bytes()));
        let read = |row: &AnyRow| {
            Ok((SecretHash::stored(row.try_get(0)?)?, PersonId::new(row.try_get(1)?)))
        };
        let rows = asked.fetch_all(self.readers()).await?;
        let signed_in = rows.iter().map(read).collect::<Result<HashSet<_>>>()?;
        Ok(given.iter().filter(|it| !signed_in.contains(it)).map(|&(_, person)| person).collect())
    }

    /// Gives all that a guest has to somebody who has come in at the guest's device: seats and tables,
    /// finished matches, notes, what they said and what they agreed to. Forgets the guest's tokens.
    pub async fn bring_tables(&self, guest: PersonId, to: PersonId) -> Result<()> {
        self.work(move |c| Box::pin(async move { bring_tables(c, guest, to).await })).await
    }
}

pub(crate) async fn insert(
    connection: &mut AnyConnection,
    person: PersonId,
    token: SecretHash,
    kind: &str,
) -> Result<()> {
    let at = now();
    sqlx::query(
        "INSERT INTO tokens (hash, person, created_at, device, seen_at)
         VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(token.to_bytes())
    .bind(person.number())
    .bind(at)
    .bind(kind)
    .bind(at)
    .execute(connection)
    .await?;
    Ok(())
}

/// Signs a device out, and tells its owner nothing more there.
pub(crate) async fn remove(connection: &mut AnyConnection, token: SecretHash) -> Result<()> {
    for sql in [
        "DELETE FROM notices WHERE channel IN (SELECT id FROM channels WHERE token = $1)",
        "DELETE FROM channels WHERE token = $1",
        "DELETE FROM tokens WHERE hash = $1",
    ] {
        sqlx::query(sql).bind(token.to_bytes()).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Signs every device of somebody out but perhaps one, and tells them nothing more there. Of a push that
/// is older than that nobody knows at which device it is read: it ends too.
pub(crate) async fn remove_all(
    connection: &mut AnyConnection,
    person: PersonId,
    but: Option<SecretHash>,
) -> Result<()> {
    // No token has an empty hash.
    let but = but.map(SecretHash::to_bytes).unwrap_or_default();
    for sql in [
        "DELETE FROM notices WHERE channel IN (SELECT id FROM channels
            WHERE person = $1 AND kind = 'push' AND (token IS NULL OR token <> $2))",
        "DELETE FROM channels
         WHERE person = $1 AND kind = 'push' AND (token IS NULL OR token <> $2)",
        "DELETE FROM tokens WHERE person = $1 AND hash <> $2",
    ] {
        sqlx::query(sql)
            .bind(person.number())
            .bind(but.as_slice())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn bring_tables(connection: &mut AnyConnection, from: PersonId, to: PersonId) -> Result<()> {
    let mut transaction = connection.begin().await?;
    for sql in [
        "UPDATE seats SET person = $2 WHERE person = $1",
        "UPDATE tables SET owner = $2 WHERE owner = $1",
        "UPDATE sides SET person = $2 WHERE person = $1",
        "UPDATE talk SET person = $2 WHERE person = $1",
        "INSERT INTO notes (table_id, person, words)
         SELECT n.table_id, $2, n.words FROM notes n WHERE n.person = $1 AND n.person <> $2
         ON CONFLICT DO NOTHING",
        "INSERT INTO put_away (table_id, person)
         SELECT a.table_id, $2 FROM put_away a WHERE a.person = $1 AND a.person <> $2
         ON CONFLICT DO NOTHING",
        "INSERT INTO archive_consents (person, since)
         SELECT $2, c.since FROM archive_consents c WHERE c.person = $1 AND c.person <> $2
         ON CONFLICT DO NOTHING",
        "DELETE FROM notes WHERE person = $1 AND $2 <> $1",
        "DELETE FROM put_away WHERE person = $1 AND $2 <> $1",
        "DELETE FROM archive_consents WHERE person = $1 AND $2 <> $1",
        "INSERT INTO mutes (person, other, since)
         SELECT $2, u.other, u.since FROM mutes u WHERE u.person = $1 AND u.other <> $2
         ON CONFLICT DO NOTHING",
        "DELETE FROM tokens WHERE person = $1 AND $2 <> $1",
    ] {
        sqlx::query(sql).bind(from.number()).bind(to.number()).execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}
