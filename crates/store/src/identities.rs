//! Who members are elsewhere, and people who were sent there to say it.

use crate::error::StoreError;
use crate::members::{Member, member, members};
use crate::person_id::PersonId;
use crate::secret_hash::SecretHash;
use crate::stored::Store;
use crate::write::now;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row};

type Result<T> = std::result::Result<T, StoreError>;

/// Who somebody is elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// Who says so.
    pub issuer: String,
    /// What the issuer calls them: the same for ever, and nobody else's.
    pub subject: String,
}

/// An identity by which a member comes in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownIdentity {
    /// Who says so.
    pub issuer: String,
    /// Since when the member comes in by it, in milliseconds since 1970.
    pub since: i64,
    /// When the member last did.
    pub used_at: Option<i64>,
}

/// Somebody who was sent elsewhere to say who they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errand {
    /// The hash of the secret that their browser keeps.
    pub hash: SecretHash,
    /// The member who wants to come in by it from now on; `None` for somebody who comes in.
    pub person: Option<PersonId>,
    /// The invitation to become a member.
    pub invitation: Option<SecretHash>,
    /// Whether the tables of the browser's guest come along.
    pub brings_tables: bool,
    /// Who they are there, once that is known.
    pub subject: Option<String>,
    /// Until when they can come back, in milliseconds since 1970.
    pub expires_at: i64,
}

/// What came of the wish to come in by an identity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Linked {
    /// The member comes in by it, from now on or as before.
    Done,
    /// Another member does.
    Taken,
    /// The member comes in by another one of the same issuer.
    HasAnother,
}

/// What came of the wish to come in by something no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removed {
    /// Done.
    Done,
    /// It is the only way by which the member can come in.
    LastWay,
    /// The member has no such thing.
    Unknown,
}

impl Store {
    /// Sends somebody elsewhere. Those who did not come back in time are forgotten.
    pub async fn open_errand(&self, errand: Errand) -> Result<()> {
        self.work(move |c| Box::pin(async move { open_errand(c, &errand).await })).await
    }

    /// Somebody is back: the errand is over, however it ends. `None` if there is none, or if it took
    /// too long.
    pub async fn take_errand(&self, hash: SecretHash) -> Result<Option<Errand>> {
        self.work(move |c| {
            Box::pin(async move {
                let row = sqlx::query(
                    "DELETE FROM errands WHERE hash = $1 RETURNING hash, person, invitation,
                        brings_tables, subject, expires_at",
                )
                .bind(hash.to_bytes())
                .fetch_optional(c)
                .await?;
                let errand = row.as_ref().map(errand).transpose()?;
                Ok(errand.filter(|errand| now() < errand.expires_at))
            })
        })
        .await
    }

    /// The member who is known by an identity.
    pub async fn member_by_identity(&self, identity: &Identity) -> Result<Option<Member>> {
        let query = sqlx::query(members!(
            "JOIN identities i ON i.person = m.person WHERE i.issuer = $1 AND i.subject = $2"
        ));
        let query = query.bind(identity.issuer.as_str()).bind(identity.subject.as_str());
        query.fetch_optional(self.readers()).await?.as_ref().map(member).transpose()
    }

    /// Writes down that a member has come in by an identity.
    pub async fn use_identity(&self, identity: Identity) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                let sql = "UPDATE identities SET used_at = $3 WHERE issuer = $1 AND subject = $2";
                let query = sqlx::query(sql).bind(identity.issuer).bind(identity.subject);
                query.bind(now()).execute(c).await?;
                Ok(())
            })
        })
        .await
    }

    /// The identities by which a member comes in.
    pub async fn identities_of(&self, person: PersonId) -> Result<Vec<KnownIdentity>> {
        let sql = "SELECT issuer, created_at, used_at FROM identities WHERE person = $1
             ORDER BY issuer";
        let rows = sqlx::query(sql).bind(person.number()).fetch_all(self.readers()).await?;
        let known = |row: &AnyRow| {
            Ok(KnownIdentity {
                issuer: row.try_get(0)?,
                since: row.try_get(1)?,
                used_at: row.try_get(2)?,
            })
        };
        rows.iter().map(known).collect()
    }

    /// Lets a member come in by an identity from now on.
    pub async fn link_identity(&self, person: PersonId, identity: Identity) -> Result<Linked> {
        self.work(move |c| Box::pin(async move { link(c, person, &identity).await })).await
    }

    /// Lets a member come in by what this issuer says no more.
    pub async fn unlink_identity(&self, person: PersonId, issuer: String) -> Result<Removed> {
        self.work(move |c| Box::pin(async move { unlink(c, person, &issuer).await })).await
    }
}

fn errand(row: &AnyRow) -> Result<Errand> {
    let invitation: Option<Vec<u8>> = row.try_get(2)?;
    Ok(Errand {
        hash: SecretHash::stored(row.try_get(0)?)?,
        person: row.try_get::<Option<i64>, _>(1)?.map(PersonId::new),
        invitation: invitation.map(SecretHash::stored).transpose()?,
        brings_tables: row.try_get::<i64, _>(3)? != 0,
        subject: row.try_get(4)?,
        expires_at: row.try_get(5)?,
    })
}

async fn open_errand(connection: &mut AnyConnection, errand: &Errand) -> Result<()> {
    sqlx::query("DELETE FROM errands WHERE expires_at <= $1")
        .bind(now())
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT INTO errands (hash, person, invitation, brings_tables, subject, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(errand.hash.to_bytes())
    .bind(errand.person.map(PersonId::number))
    .bind(errand.invitation.map(SecretHash::to_bytes))
    .bind(i64::from(errand.brings_tables))
    .bind(errand.subject.as_deref())
    .bind(errand.expires_at)
    .execute(connection)
    .await?;
    Ok(())
}

/// Who is known by an identity.
pub(crate) async fn holder(
    connection: &mut AnyConnection,
    identity: &Identity,
) -> Result<Option<PersonId>> {
    let row = sqlx::query("SELECT person FROM identities WHERE issuer = $1 AND subject = $2")
        .bind(identity.issuer.as_str())
        .bind(identity.subject.as_str())
        .fetch_optional(connection)
        .await?;
    row.map(|row| Ok(PersonId::new(row.try_get(0)?))).transpose()
}

pub(crate) async fn insert(
    connection: &mut AnyConnection,
    person: PersonId,
    identity: &Identity,
) -> Result<()> {
    sqlx::query(
        "INSERT INTO identities (issuer, subject, person, created_at) VALUES ($1, $2, $3, $4)",
    )
    .bind(identity.issuer.as_str())
    .bind(identity.subject.as_str())
    .bind(person.number())
    .bind(now())
    .execute(connection)
    .await?;
    Ok(())
}

async fn link(
    connection: &mut AnyConnection,
    person: PersonId,
    identity: &Identity,
) -> Result<Linked> {
    let mut transaction = connection.begin().await?;
    match holder(&mut transaction, identity).await? {
        Some(holder) if holder == person => return Ok(Linked::Done),
        Some(_) => return Ok(Linked::Taken),
        None => {}
    }
    let sql = "SELECT 1 FROM identities WHERE person = $1 AND issuer = $2";
    let query = sqlx::query(sql).bind(person.number()).bind(identity.issuer.as_str());
    if query.fetch_optional(&mut *transaction).await?.is_some() {
        return Ok(Linked::HasAnother);
    }
    insert(&mut transaction, person, identity).await?;
    transaction.commit().await?;
    Ok(Linked::Done)
}

async fn unlink(connection: &mut AnyConnection, person: PersonId, issuer: &str) -> Result<Removed> {
    let mut transaction = connection.begin().await?;
    let sql = "DELETE FROM identities WHERE person = $1 AND issuer = $2";
    let gone = sqlx::query(sql).bind(person.number()).bind(issuer).execute(&mut *transaction);
    if gone.await?.rows_affected() == 0 {
        return Ok(Removed::Unknown);
    }
    if !comes_in(&mut transaction, person, None).await? {
        return Ok(Removed::LastWay);
    }
    transaction.commit().await?;
    Ok(Removed::Done)
}

/// Whether a member has a way to come in: a password, a passkey, or what an issuer says who can be
/// asked. Recovery codes are for emergencies and run out.
pub(crate) async fn comes_in(
    connection: &mut AnyConnection,
    person: PersonId,
    issuer: Option<&str>,
) -> Result<bool> {
    let row = sqlx::query(
        "SELECT (SELECT COUNT(*) FROM members WHERE person = $1 AND password IS NOT NULL)
            + (SELECT COUNT(*) FROM passkeys WHERE person = $1)
            + (SELECT COUNT(*) FROM identities WHERE person = $1 AND issuer = $2)",
    )
    .bind(person.number())
    .bind(issuer)
    .fetch_one(connection)
    .await?;
    Ok(row.try_get::<i64, _>(0)? > 0)
}
