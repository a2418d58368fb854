//! Passkeys: what is known of the keys that people's devices hold.

use crate::error::StoreError;
use crate::identities::{Removed, comes_in};
use crate::person_id::PersonId;
use crate::stored::Store;
use crate::write::now;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row};

type Result<T> = std::result::Result<T, StoreError>;

/// A key that a device holds for its owner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// The name by which the device knows it.
    pub credential: Vec<u8>,
    /// Its owner.
    pub person: PersonId,
    /// Its kind, by its number in COSE.
    pub algorithm: i64,
    /// The public part, in COSE's form.
    pub public_key: Vec<u8>,
    /// How often it has signed, if it counts.
    pub counter: u32,
    /// Whether it may lie on several devices.
    pub is_synced: bool,
    /// What its owner calls it.
    pub label: String,
    /// When it was last used, in milliseconds since 1970.
    pub used_at: Option<i64>,
}

/// The statement for passkeys of some kind.
macro_rules! passkeys {
    ($which:literal) => {
        concat!(
            "SELECT credential, person, algorithm, public_key, counter, is_synced, label, used_at
             FROM passkeys ",
            $which
        )
    };
}

fn passkey(row: &AnyRow) -> Result<Passkey> {
    Ok(Passkey {
        credential: row.try_get(0)?,
        person: PersonId::new(row.try_get(1)?),
        algorithm: row.try_get(2)?,
        public_key: row.try_get(3)?,
        counter: row.try_get::<i64, _>(4)? as u32,
        is_synced: row.try_get::<i64, _>(5)? != 0,
        label: row.try_get(6)?,
        used_at: row.try_get(7)?,
    })
}

impl Store {
    /// Keeps a new passkey.
    pub async fn add_passkey(&self, key: Passkey) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO passkeys (credential, person, algorithm, public_key, counter,
                        is_synced, label, created_at)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                )
                .bind(key.credential)
                .bind(key.person.number())
                .bind(key.algorithm)
                .bind(key.public_key)
                .bind(i64::from(key.counter))
                .bind(i64::from(key.is_synced))
                .bind(key.label)
                .bind(now())
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// The passkey that its device knows by this name.
    pub async fn passkey(&self, credential: &[u8]) -> Result<Option<Passkey>> {
        let query = sqlx::query(passkeys!("WHERE credential = $1")).bind(credential.to_vec());
        query.fetch_optional(self.readers()).await?.as_ref().map(passkey).transpose()
    }

    /// The passkeys of a person, the oldest first.
    pub async fn passkeys_of(&self, person: PersonId) -> Result<Vec<Passkey>> {
        let query = sqlx::query(passkeys!("WHERE person = $1 ORDER BY created_at"));
        query.bind(person.number()).fetch_all(self.readers()).await?.iter().map(passkey).collect()
    }

    /// Writes down that a passkey was used, and how often it has signed by now.
    pub async fn use_passkey(&self, credential: Vec<u8>, counter: u32) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                let sql = "UPDATE passkeys SET counter = $2, used_at = $3 WHERE credential = $1";
                let query = sqlx::query(sql).bind(credential).bind(i64::from(counter)).bind(now());
                query.execute(c).await?;
                Ok(())
            })
        })
        .await
    }

    /// Forgets a passkey of a person, unless it is the last way in; an issuer counts who can be asked.
    pub async fn remove_passkey(
        &self,
        person: PersonId,
        credential: Vec<u8>,
        issuer: Option<String>,
    ) -> Result<Removed> {
        self.work(move |c| {
            Box::pin(async move { remove(c, person, credential, issuer.as_deref()).await })
        })
        .await
    }
}

async fn remove(
    connection: &mut AnyConnection,
    person: PersonId,
    credential: Vec<u8>,
    issuer: Option<&str>,
) -> Result<Removed> {
    let mut transaction = connection.begin().await?;
    let sql = "DELETE FROM passkeys WHERE credential = $1 AND person = $2";
    let gone = sqlx::query(sql).bind(credential).bind(person.number()).execute(&mut *transaction);
    if gone.await?.rows_affected() == 0 {
        return Ok(Removed::Unknown);
    }
    if !comes_in(&mut transaction, person, issuer).await? {
        return Ok(Removed::LastWay);
    }
    transaction.commit().await?;
    Ok(Removed::Done)
}
