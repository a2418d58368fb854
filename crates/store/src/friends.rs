//! Friends and blocks: whom somebody likes to meet, and whom not. Both are one's own lists, of which
//! the others hear nothing.

use crate::error::StoreError;
use crate::members::{Member, member};
use crate::person_id::PersonId;
use crate::stored::Store;
use crate::write::now;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

type Result<T> = std::result::Result<T, StoreError>;

/// What somebody thinks of somebody else. A friend is not blocked, and who is blocked is no friend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Regard {
    /// Likes to meet them.
    Friend,
    /// Wants to have nothing to do with them.
    Blocked,
}

/// A member on somebody's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Regarded {
    /// Who.
    pub person: PersonId,
    /// The member's name.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
}

/// Which tables somebody finds in the lobby: all who are alike in this, and have no blocks, find the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Finds {
    /// Whether they are a member whom the club has let in.
    pub is_member: bool,
    /// Whether they have blocked anybody, or anybody them.
    pub has_blocks: bool,
}

impl Store {
    /// Somebody thinks of somebody else in this way from now on, or in none.
    pub async fn set_regard(
        &self,
        person: PersonId,
        other: PersonId,
        regard: Option<Regard>,
    ) -> Result<()> {
        self.work(move |c| Box::pin(async move { set_regard(c, person, other, regard).await }))
            .await
    }

    /// What somebody thinks of somebody else.
    pub async fn regard(&self, person: PersonId, other: PersonId) -> Result<Option<Regard>> {
        let sql = "SELECT 1 FROM friends WHERE person = $1 AND other = $2";
        let query = sqlx::query(sql).bind(person.number()).bind(other.number());
        if query.fetch_optional(self.readers()).await?.is_some() {
            return Ok(Some(Regard::Friend));
        }
        Ok(self.blocks(person, other).await?.then_some(Regard::Blocked))
    }

    /// Those of these people whom a member may see to be here, and whether each is a friend; friends
    /// come first.
    pub async fn seen_here(
        &self,
        reader: PersonId,
        people: &[PersonId],
    ) -> Result<Vec<(Member, bool)>> {
        if people.is_empty() {
            return Ok(Vec::new());
        }
        let numbers: Vec<String> = people.iter().map(|it| it.number().to_string()).collect();
        let sql = format!(
            "SELECT m.person, p.name, m.plain_name, m.password, m.role, m.standing, m.joined_at,
                m.leaves_at, m.is_shown, CASE WHEN f.other IS NULL THEN 0 ELSE 1 END AS is_friend
             FROM members m JOIN people p ON p.id = m.person
                LEFT JOIN friends f ON f.person = $1 AND f.other = m.person
             WHERE m.person IN ({}) AND m.person <> $1 AND m.standing = 'welcome'
                AND m.is_shown <> 0
                AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.person = $1 AND b.other = m.person)
                AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.person = m.person AND b.other = $1)
             ORDER BY is_friend DESC, m.plain_name",
            numbers.join(",")
        );
        // There are as many statements as there are companies.
        let query = sqlx::query(AssertSqlSafe(sql)).persistent(false).bind(reader.number());
        let rows = query.fetch_all(self.readers()).await?;
        rows.iter().map(|row| Ok((member(row)?, row.try_get::<i64, _>(9)? != 0))).collect()
    }

    /// A member's friends, by their names.
    pub async fn friends(&self, person: PersonId) -> Result<Vec<Regarded>> {
        let sql = "SELECT f.other, p.name, f.since FROM friends f
             JOIN members m ON m.person = f.other JOIN people p ON p.id = f.other
             WHERE f.person = $1 ORDER BY m.plain_name";
        let query = sqlx::query(sql).bind(person.number());
        query.fetch_all(self.readers()).await?.iter().map(regarded).collect()
    }

    /// Whom a member has blocked, by their names.
    pub async fn blocked(&self, person: PersonId) -> Result<Vec<Regarded>> {
        let sql = "SELECT b.other, p.name, b.since FROM blocks b
             JOIN members m ON m.person = b.other JOIN people p ON p.id = b.other
             WHERE b.person = $1 ORDER BY m.plain_name";
        let query = sqlx::query(sql).bind(person.number());
        query.fetch_all(self.readers()).await?.iter().map(regarded).collect()
    }

    /// Whether somebody has blocked somebody else.
    pub async fn blocks(&self, person: PersonId, other: PersonId) -> Result<bool> {
        let sql = "SELECT 1 FROM blocks WHERE person = $1 AND other = $2";
        let query = sqlx::query(sql).bind(person.number()).bind(other.number());
        Ok(query.fetch_optional(self.readers()).await?.is_some())
    }

    /// Whom somebody has blocked.
    pub async fn blocked_by(&self, person: PersonId) -> Result<Vec<PersonId>> {
        let sql = "SELECT other FROM blocks WHERE person = $1";
        let query = sqlx::query(sql).bind(person.number());
        query.fetch_all(self.readers()).await?.iter().map(person_id).collect()
    }

    /// Who has blocked somebody.
    pub async fn blockers_of(&self, person: PersonId) -> Result<Vec<PersonId>> {
        let sql = "SELECT person FROM blocks WHERE other = $1";
        let query = sqlx::query(sql).bind(person.number());
        query.fetch_all(self.readers()).await?.iter().map(person_id).collect()
    }

    /// What decides which tables somebody finds in the lobby.
    pub async fn finds(&self, reader: PersonId) -> Result<Finds> {
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM members WHERE person = $1 AND standing = 'welcome'),
                (SELECT COUNT(*) FROM blocks WHERE person = $1)
                + (SELECT COUNT(*) FROM blocks WHERE other = $1)",
        )
        .bind(reader.number())
        .fetch_one(self.readers())
        .await?;
        let is_some = |column: usize| row.try_get::<i64, _>(column).map(|count| count > 0);
        Ok(Finds { is_member: is_some(0)?, has_blocks: is_some(1)? })
    }

    /// Lets others see that a member is here, or not.
    pub async fn show_presence(&self, person: PersonId, is_shown: bool) -> Result<()> {
        self.work(move |c| {
            Box::pin(async move {
                sqlx::query("UPDATE members SET is_shown = $2 WHERE person = $1")
                    .bind(person.number())
                    .bind(i64::from(is_shown))
                    .execute(c)
                    .await?;
                Ok(())
            })
        })
        .await
    }
}

fn person_id(row: &AnyRow) -> Result<PersonId> {
    Ok(PersonId::new(row.try_get(0)?))
}

fn regarded(row: &AnyRow) -> Result<Regarded> {
    Ok(Regarded { person: person_id(row)?, name: row.try_get(1)?, since: row.try_get(2)? })
}

async fn set_regard(
    connection: &mut AnyConnection,
    person: PersonId,
    other: PersonId,
    regard: Option<Regard>,
) -> Result<()> {
    let mut transaction = connection.begin().await?;
    let lists = [
        (
            Regard::Friend,
            "DELETE FROM friends WHERE person = $1 AND other = $2",
            "INSERT INTO friends (person, other, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        ),
        (
            Regard::Blocked,
            "DELETE FROM blocks WHERE person = $1 AND other = $2",
            "INSERT INTO blocks (person, other, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        ),
    ];
    for (list, delete, insert) in lists {
        let query = match regard == Some(list) {
            true => sqlx::query(insert).bind(person.number()).bind(other.number()).bind(now()),
            false => sqlx::query(delete).bind(person.number()).bind(other.number()),
        };
        query.execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}
