//! Members: people with a name of their own, and how they are recognised without a token.

use crate::devices;
use crate::error::StoreError;
use crate::identities::{self, Identity};
use crate::person_id::PersonId;
use crate::read::parsed;
use crate::secret_hash::SecretHash;
use crate::stored::Store;
use crate::write::now;
use protocol::{Membership, Standing};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row};

type Result<T> = std::result::Result<T, StoreError>;

/// Somebody to become a member.
#[derive(Clone, Debug)]
pub struct NewMember {
    /// Who it is: a guest until now, or somebody new.
    pub person: PersonId,
    /// The hash of the token by which the member is recognised from now on.
    pub token: SecretHash,
    /// What kind of device the token is on.
    pub device: String,
    /// The token by which the guest was recognised until now.
    pub old_token: Option<SecretHash>,
    /// The member's name.
    pub name: String,
    /// The name as names are compared.
    pub plain_name: String,
    /// The hash of the password; without it, the member comes in by what they are known by elsewhere.
    pub password: Option<String>,
    /// Who the member is elsewhere.
    pub identity: Option<Identity>,
    /// What the member is.
    pub membership: Membership,
    /// What opens the account once each.
    pub recovery_codes: Vec<SecretHash>,
    /// The invitation that is used.
    pub invitation: Option<SecretHash>,
}

/// What came of an attempt to become a member.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// Done.
    Done,
    /// Another member has this name.
    NameTaken,
    /// The person is a member already, or somebody is who is known by the same identity.
    Already,
    /// The invitation was used meanwhile, or is too old.
    NotInvited,
}

/// Where a list by names begins, as names are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameStart<'a> {
    /// With this name, or with the first that would stand behind it.
    At(&'a str),
    /// Behind this name.
    After(&'a str),
}

/// A member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Who it is.
    pub person: PersonId,
    /// The name.
    pub name: String,
    /// The name as names are compared.
    pub plain_name: String,
    /// The hash of the password, if there is one.
    pub password: Option<String>,
    /// What the member is.
    pub membership: Membership,
    /// When the member joined, in milliseconds since 1970.
    pub joined_at: i64,
    /// When everything about the member is forgotten, if it shall be.
    pub leaves_at: Option<i64>,
    /// Whether others see that the member is here.
    pub is_shown: bool,
}

/// The statement for members of some kind.
macro_rules! members {
    ($which:literal) => {
        concat!(
            "SELECT m.person, p.name, m.plain_name, m.password, m.role, m.standing, m.joined_at,
                m.leaves_at, m.is_shown
             FROM members m JOIN people p ON p.id = m.person ",
            $which
        )
    };
}

pub(crate) use members;

pub(crate) fn member(row: &AnyRow) -> Result<Member> {
    Ok(Member {
        person: PersonId::new(row.try_get(0)?),
        name: row.try_get(1)?,
        plain_name: row.try_get(2)?,
        password: row.try_get(3)?,
        membership: Membership { role: parsed(row, 4)?, standing: parsed(row, 5)? },
        joined_at: row.try_get(6)?,
        leaves_at: row.try_get(7)?,
        is_shown: row.try_get::<i64, _>(8)? != 0,
    })
}

impl Store {
    /// Makes a guest a member.
    pub async fn join(&self, new: NewMember) -> Result<Joined> {
        self.work(|c| Box::pin(async move { join(c, &new).await })).await
    }

    /// The member that a person is.
    pub async fn member(&self, person: PersonId) -> Result<Option<Member>> {
        let query = sqlx::query(members!("WHERE m.person = $1")).bind(person.number());
        query.fetch_optional(self.readers()).await?.as_ref().map(member).transpose()
    }

    /// The member of this name, as names are compared.
    pub async fn member_named(&self, plain_name: &str) -> Result<Option<Member>> {
        let query = sqlx::query(members!("WHERE m.plain_name = $1")).bind(plain_name);
        query.fetch_optional(self.readers()).await?.as_ref().map(member).transpose()
    }

    /// At most `limit` members of this standing, by their names.
    pub async fn members_of(
        &self,
        standing: Standing,
        start: NameStart<'_>,
        limit: usize,
    ) -> Result<Vec<Member>> {
        let (sql, plain_name) = match start {
            NameStart::At(name) => (
                members!(
                    "WHERE m.standing = $1 AND m.plain_name >= $2 ORDER BY m.plain_name LIMIT $3"
                ),
                name,
            ),
            NameStart::After(name) => (
                members!(
                    "WHERE m.standing = $1 AND m.plain_name > $2 ORDER BY m.plain_name LIMIT $3"
                ),
                name,
            ),
        };
        let query = sqlx::query(sql).bind(standing.name()).bind(plain_name).bind(limit as i64);
        query.fetch_all(self.readers()).await?.iter().map(member).collect()
    }

    /// Gives a member another name; says whether nobody else has it.
    pub async fn rename_member(
        &self,
        person: PersonId,
        name: String,
        plain_name: String,
    ) -> Result<bool> {
        self.work(move |c| Box::pin(async move { rename(c, person, &name, &plain_name).await }))
            .await
    }

    /// Gives a member another password.
    pub async fn set_password(&self, person: PersonId, password: String) -> Result<()> {
        let sql = "UPDATE members SET password = $2 WHERE person = $1";
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query(sql).bind(person.number()).bind(password).execute(c).await?;
                Ok(())
            })
        })
        .await
    }

    /// Makes a member something else.
    pub async fn set_membership(&self, person: PersonId, membership: Membership) -> Result<()> {
        self.work(move |c| Box::pin(async move { set_membership(c, person, membership).await }))
            .await
    }

    /// Gives a member other recovery codes; those before open nothing any more.
    pub async fn set_recovery_codes(&self, person: PersonId, codes: Vec<SecretHash>) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                let mut transaction = c.begin().await?;
                forget_recovery_codes(&mut transaction, person).await?;
                insert_recovery_codes(&mut transaction, person, &codes).await?;
                Ok(transaction.commit().await?)
            })
        })
        .await
    }

    /// Uses a recovery code up and sets another password; says whether the code is the member's.
    pub async fn recover(
        &self,
        person: PersonId,
        code: SecretHash,
        password: String,
    ) -> Result<bool> {
        self.work(move |c| Box::pin(async move { recover(c, person, code, &password).await })).await
    }

    /// How many recovery codes a member has left.
    pub async fn n_recovery_codes(&self, person: PersonId) -> Result<usize> {
        let row = sqlx::query("SELECT COUNT(*) FROM recovery_codes WHERE person = $1")
            .bind(person.number())
            .fetch_one(self.readers())
            .await?;
        Ok(row.try_get::<i64, _>(0)? as usize)
    }
}

async fn join(connection: &mut AnyConnection, new: &NewMember) -> Result<Joined> {
    let mut transaction = connection.begin().await?;
    let (person, at) = (new.person.number(), now());
    let taken = sqlx::query("SELECT person FROM members WHERE person = $1 OR plain_name = $2")
        .bind(person)
        .bind(new.plain_name.as_str())
        .fetch_all(&mut *transaction)
        .await?;
    if let Some(row) = taken.first() {
        return Ok(match row.try_get::<i64, _>(0)? == person {
            true => Joined::Already,
            false => Joined::NameTaken,
        });
    }
    if let Some(identity) = &new.identity
        && identities::holder(&mut transaction, identity).await?.is_some()
    {
        return Ok(Joined::Already);
    }
    sqlx::query(
        "INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    )
    .bind(person)
    .bind(new.name.as_str())
    .bind(at)
    .execute(&mut *transaction)
    .await?;
    if let Some(invitation) = new.invitation {
        let used = sqlx::query(
            "UPDATE invitations SET used_by = $1
             WHERE hash = $2 AND used_by IS NULL AND expires_at > $3",
        )
        .bind(person)
        .bind(invitation.to_bytes())
        .bind(at)
        .execute(&mut *transaction)
        .await?;
        if used.rows_affected() == 0 {
            return Ok(Joined::NotInvited);
        }
    }
    if let Some(token) = new.old_token {
        devices::remove(&mut transaction, token).await?;
    }
    devices::insert(&mut transaction, new.person, new.token, &new.device).await?;
    sqlx::query(
        "INSERT INTO members (person, plain_name, password, role, standing, joined_at)
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(person)
    .bind(new.plain_name.as_str())
    .bind(new.password.as_deref())
    .bind(new.membership.role.name())
    .bind(new.membership.standing.name())
    .bind(at)
    .execute(&mut *transaction)
    .await?;
    if let Some(identity) = &new.identity {
        identities::insert(&mut transaction, new.person, identity).await?;
    }
    call(&mut transaction, new.person, &new.name).await?;
    insert_recovery_codes(&mut transaction, new.person, &new.recovery_codes).await?;
    transaction.commit().await?;
    Ok(Joined::Done)
}

async fn call(connection: &mut AnyConnection, person: PersonId, name: &str) -> Result<()> {
    sqlx::query("UPDATE people SET name = $1 WHERE id = $2")
        .bind(name)
        .bind(person.number())
        .execute(connection)
        .await?;
    Ok(())
}

async fn rename(
    connection: &mut AnyConnection,
    person: PersonId,
    name: &str,
    plain_name: &str,
) -> Result<bool> {
    let mut transaction = connection.begin().await?;
    let renamed = sqlx::query(
        "UPDATE members SET plain_name = $1 WHERE person = $2 AND NOT EXISTS
            (SELECT 1 FROM members o WHERE o.plain_name = $1 AND o.person <> $2)",
    )
    .bind(plain_name)
    .bind(person.number())
    .execute(&mut *transaction)
    .await?;
    if renamed.rows_affected() == 0 {
        return Ok(false);
    }
    call(&mut transaction, person, name).await?;
    transaction.commit().await?;
    Ok(true)
}

/// Whoever is sent away is signed out everywhere.
async fn set_membership(
    connection: &mut AnyConnection,
    person: PersonId,
    membership: Membership,
) -> Result<()> {
    let mut transaction = connection.begin().await?;
    sqlx::query("UPDATE members SET role = $2, standing = $3 WHERE person = $1")
        .bind(person.number())
        .bind(membership.role.name())
        .bind(membership.standing.name())
        .execute(&mut *transaction)
        .await?;
    if membership.standing == Standing::Banned {
        devices::remove_all(&mut transaction, person, None).await?;
    }
    Ok(transaction.commit().await?)
}

async fn insert_recovery_codes(
    connection: &mut AnyConnection,
    person: PersonId,
    codes: &[SecretHash],
) -> Result<()> {
    for code in codes {
        sqlx::query("INSERT INTO recovery_codes (hash, person) VALUES ($1, $2)")
            .bind(code.to_bytes())
            .bind(person.number())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn forget_recovery_codes(connection: &mut AnyConnection, person: PersonId) -> Result<()> {
    sqlx::query("DELETE FROM recovery_codes WHERE person = $1")
        .bind(person.number())
        .execute(connection)
        .await?;
    Ok(())
}

/// Whoever has to recover an account may have lost a device: it is signed out everywhere.
async fn recover(
    connection: &mut AnyConnection,
    person: PersonId,
    code: SecretHash,
    password: &str,
) -> Result<bool> {
    let mut transaction = connection.begin().await?;
    let used = sqlx::query("DELETE FROM recovery_codes WHERE hash = $1 AND person = $2")
        .bind(code.to_bytes())
        .bind(person.number())
        .execute(&mut *transaction)
        .await?;
    if used.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query("UPDATE members SET password = $2 WHERE person = $1")
        .bind(person.number())
        .bind(password)
        .execute(&mut *transaction)
        .await?;
    devices::remove_all(&mut transaction, person, None).await?;
    transaction.commit().await?;
    Ok(true)
}
