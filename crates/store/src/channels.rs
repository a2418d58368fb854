//! The ways by which somebody is told.

use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::read::{known, parsed};
use crate::secret_hash::SecretHash;
use crate::stored::Store;
use crate::write::now;
use protocol::{ChannelKind, ChannelTerms, TableId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row};
use std::str::FromStr;
use std::sync::atomic::Ordering;

type Result<T> = std::result::Result<T, StoreError>;

/// A way by which somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChannel {
    /// Who.
    pub person: PersonId,
    /// What kind of way it is.
    pub kind: ChannelKind,
    /// A subscription in JSON, an address, or a URL.
    pub target: String,
    /// The address under which the person knows us.
    pub base_url: String,
    /// How they want to be told.
    pub terms: ChannelTerms,
}

/// A way by which somebody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// Its number.
    pub id: i64,
    /// What was wished.
    pub wish: NewChannel,
    /// When it last worked, in milliseconds since 1970.
    pub worked_at: Option<i64>,
    /// When it last failed.
    pub failed_at: Option<i64>,
    /// How often it has failed since it last worked.
    pub n_failures: u32,
}

/// A way by which somebody was told until it was refused for good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LostChannel {
    /// What kind of way it was.
    pub kind: ChannelKind,
    /// Where it led, as it is shown.
    pub target: String,
    /// When it was given up, in milliseconds since 1970.
    pub lost_at: i64,
}

/// The columns of a channel.
macro_rules! channel_columns {
    () => {
        "c.id, c.person, c.kind, c.target, c.language, c.delay, c.quiet_from, c.quiet_to,
            c.worked_at, c.failed_at, c.n_failures, c.base_url, c.digest, c.utc_offset, c.silent"
    };
}

pub(crate) use channel_columns;

/// A channel, from its columns beginning with the first.
pub(crate) fn read(row: &AnyRow) -> Result<Channel> {
    let minute = |column: usize| -> Result<Option<u32>> {
        Ok(row.try_get::<Option<i64>, _>(column)?.map(|minute| minute as u32))
    };
    let terms = ChannelTerms {
        language: row.try_get(4)?,
        delay: row.try_get::<i64, _>(5)? as u32,
        quiet_from: minute(6)?,
        quiet_to: minute(7)?,
        digest: listed(&row.try_get::<String, _>(12)?)?,
        utc_offset: row.try_get::<Option<i64>, _>(13)?.map(|minutes| minutes as i32),
        silent: known(&row.try_get::<String, _>(14)?),
    };
    Ok(Channel {
        id: row.try_get(0)?,
        wish: NewChannel {
            person: PersonId::new(row.try_get(1)?),
            kind: parsed(row, 2)?,
            target: row.try_get(3)?,
            base_url: row.try_get(11)?,
            terms,
        },
        worked_at: row.try_get(8)?,
        failed_at: row.try_get(9)?,
        n_failures: row.try_get::<i64, _>(10)? as u32,
    })
}

/// What stands in a column with spaces between.
fn listed<T: FromStr>(text: &str) -> Result<Vec<T>> {
    let one = |word: &str| {
        word.parse().map_err(|_| StoreError::Damaged(format!("`{word}` of a channel")))
    };
    text.split_whitespace().map(one).collect()
}

/// A list as it stands in a column.
fn list<T: ToString>(values: &[T]) -> String {
    values.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

impl Store {
    /// Tells somebody by another way from now on; one that is there is as wished from now on. One that
    /// leads to a device ends when that is signed out.
    pub async fn add_channel(&self, wish: NewChannel, device: Option<SecretHash>) -> Result<()> {
        self.has_channels().store(true, Ordering::Relaxed);
        self.work(move |c| Box::pin(async move { add(c, &wish, device).await })).await
    }

    /// Tells by a way that is there as wished from now on.
    pub async fn change_channel(&self, id: i64, terms: ChannelTerms) -> Result<()> {
        self.work(move |c| Box::pin(async move { change(c, id, &terms).await })).await
    }

    /// The ways by which somebody is told.
    pub async fn channels_of(&self, person: PersonId) -> Result<Vec<Channel>> {
        let sql = concat!(
            "SELECT ",
            channel_columns!(),
            " FROM channels c WHERE c.person = $1 ORDER BY c.id"
        );
        let rows = sqlx::query(sql).bind(person.number()).fetch_all(self.readers()).await?;
        rows.iter().map(read).collect()
    }

    /// A way by its number.
    pub async fn channel(&self, id: i64) -> Result<Option<Channel>> {
        let sql = concat!("SELECT ", channel_columns!(), " FROM channels c WHERE c.id = $1");
        let row = sqlx::query(sql).bind(id).fetch_optional(self.readers()).await?;
        row.as_ref().map(read).transpose()
    }

    /// Somebody is where the clocks are ahead of UTC by so many minutes.
    pub async fn set_utc_offset(&self, person: PersonId, minutes: i32) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query(
                    "UPDATE channels SET utc_offset = $2
                     WHERE person = $1 AND utc_offset IS NOT NULL AND utc_offset <> $2",
                )
                .bind(person.number())
                .bind(i64::from(minutes))
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// Something was sent by a way.
    pub async fn note_channel_worked(&self, id: i64) -> Result<()> {
        self.work(move |c| Box::pin(async move { worked(c, id).await })).await
    }

    /// Tells nobody by this way any more; says whether it was there.
    pub async fn remove_channel(&self, id: i64) -> Result<bool> {
        self.work(move |c| Box::pin(async move { remove(c, id).await })).await
    }

    /// Gives a way up that leads nowhere any more; its owner is told where it led.
    pub async fn give_up_channel(&self, id: i64, shown: String) -> Result<()> {
        self.work(move |c| Box::pin(async move { give_up(c, id, &shown).await })).await
    }

    /// The ways of somebody that were given up, until there is another one of the same kind.
    pub async fn lost_channels(&self, person: PersonId) -> Result<Vec<LostChannel>> {
        let sql =
            "SELECT kind, target, lost_at FROM lost_channels WHERE person = $1 ORDER BY lost_at";
        let rows = sqlx::query(sql).bind(person.number()).fetch_all(self.readers()).await?;
        let lost = |row: &AnyRow| {
            let (kind, target, lost_at) = (parsed(row, 0)?, row.try_get(1)?, row.try_get(2)?);
            Ok(LostChannel { kind, target, lost_at })
        };
        rows.iter().map(lost).collect()
    }

    /// Whether somebody does not want to hear of a table.
    pub async fn is_hushed(&self, table: &TableId, person: PersonId) -> Result<bool> {
        let sql = "SELECT 1 FROM hushed WHERE person = $1 AND table_id = $2";
        let row = sqlx::query(sql)
            .bind(person.number())
            .bind(table.as_str())
            .fetch_optional(self.readers())
            .await?;
        Ok(row.is_some())
    }

    /// Somebody does not want to hear of a table, or does again.
    pub async fn hush(&self, table: &TableId, person: PersonId, is_hushed: bool) -> Result<()> {
        let table = table.clone();
        let sql = match is_hushed {
            true => "INSERT INTO hushed (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            false => "DELETE FROM hushed WHERE person = $1 AND table_id = $2",
        };
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query(sql).bind(person.number()).bind(table.as_str()).execute(c).await?;
                Ok(())
            })
        })
        .await
    }
}

/// Whether anybody is to be told at all.
pub(crate) async fn has_any(connection: &mut AnyConnection) -> Result<bool> {
    let row = sqlx::query("SELECT MAX(id) FROM channels").fetch_one(connection).await?;
    Ok(row.try_get::<Option<i64>, _>(0)?.is_some())
}

async fn give_up(connection: &mut AnyConnection, id: i64, shown: &str) -> Result<()> {
    let mut transaction = connection.begin().await?;
    sqlx::query(
        "INSERT INTO lost_channels (person, kind, target, lost_at)
         SELECT c.person, c.kind, $2, $3 FROM channels c WHERE c.id = $1
         ON CONFLICT (person, kind, target) DO UPDATE SET lost_at = excluded.lost_at",
    )
    .bind(id)
    .bind(shown)
    .bind(now())
    .execute(&mut *transaction)
    .await?;
    remove(&mut transaction, id).await?;
    Ok(transaction.commit().await?)
}

async fn add(
    connection: &mut AnyConnection,
    wish: &NewChannel,
    device: Option<SecretHash>,
) -> Result<()> {
    sqlx::query("DELETE FROM lost_channels WHERE person = $1 AND kind = $2")
        .bind(wish.person.number())
        .bind(wish.kind.name())
        .execute(&mut *connection)
        .await?;
    let row = sqlx::query(
        "INSERT INTO channels (person, kind, target, language, delay, created_at, base_url, token)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (person, kind, target) DO UPDATE SET base_url = excluded.base_url,
            n_failures = 0, token = excluded.token
         RETURNING id",
    )
    .bind(wish.person.number())
    .bind(wish.kind.name())
    .bind(wish.target.as_str())
    .bind(wish.terms.language.as_str())
    .bind(i64::from(wish.terms.delay))
    .bind(now())
    .bind(wish.base_url.as_str())
    .bind(device.map(|device| device.to_bytes()))
    .fetch_one(&mut *connection)
    .await?;
    change(connection, row.try_get(0)?, &wish.terms).await
}

async fn change(connection: &mut AnyConnection, id: i64, terms: &ChannelTerms) -> Result<()> {
    sqlx::query(
        "UPDATE channels SET language = $2, delay = $3, quiet_from = $4, quiet_to = $5, digest = $6,
            utc_offset = $7, silent = $8
         WHERE id = $1",
    )
    .bind(id)
    .bind(terms.language.as_str())
    .bind(i64::from(terms.delay))
    .bind(terms.quiet_from.map(i64::from))
    .bind(terms.quiet_to.map(i64::from))
    .bind(list(&terms.digest))
    .bind(terms.utc_offset.map(i64::from))
    .bind(list(&terms.silent))
    .execute(connection)
    .await?;
    Ok(())
}

/// Notes down that something was sent.
pub(crate) async fn worked(connection: &mut AnyConnection, id: i64) -> Result<()> {
    sqlx::query("UPDATE channels SET worked_at = $2, n_failures = 0 WHERE id = $1")
        .bind(id)
        .bind(now())
        .execute(connection)
        .await?;
    Ok(())
}

/// Notes down that something could not be sent.
pub(crate) async fn failed(connection: &mut AnyConnection, id: i64) -> Result<()> {
    sqlx::query("UPDATE channels SET failed_at = $2, n_failures = n_failures + 1 WHERE id = $1")
        .bind(id)
        .bind(now())
        .execute(connection)
        .await?;
    Ok(())
}

async fn remove(connection: &mut AnyConnection, id: i64) -> Result<bool> {
    sqlx::query("DELETE FROM notices WHERE channel = $1")
        .bind(id)
        .execute(&mut *connection)
        .await?;
    let gone = sqlx::query("DELETE FROM channels WHERE id = $1").bind(id).execute(connection);
    Ok(gone.await?.rows_affected() == 1)
}
