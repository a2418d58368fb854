//! Several processes on one PostgreSQL database: who is there, and who has which table.
//!
//! A node shows again and again that it lives; one that was not heard of for the time of its lease is
//! gone, by the database's clock and nobody else's. A table is one node's as long as that node lives.
//! Whoever takes it over raises its fence, and the database refuses entries under a fence that is not
//! the table's any more: a node that was suspended, cut off or slow can do no harm, whatever it
//! believes.

use crate::clocks;
use crate::error::StoreError;
use crate::person_id::PersonId;
use crate::stored::Store;
use crate::writer::Boxed;
use protocol::TableId;
use sqlx::any::AnyRow;
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, Connection, Row};
use std::time::Duration;

type Result<T> = std::result::Result<T, StoreError>;

/// One process among several, for as long as the others take it for alive. One that they gave up comes
/// back under another number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeId(i64);

/// Under which lease a table is held. A number that only rises.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fence(i64);

impl Fence {
    pub(crate) fn number(self) -> i64 {
        self.0
    }
}

/// Who has a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lease {
    /// This node, from now on.
    Here(Fence),
    /// Another node, which is reached there.
    Elsewhere(String),
    /// Nobody can have it: there is no such table, or this node counts as gone.
    Nowhere,
}

/// What a node learns when it shows that it lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// Whether it is the one of all that does what only one has to do.
    pub is_first: bool,
}

/// The database's clock.
macro_rules! now {
    () => {
        "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT"
    };
}

/// Which nodes live. A word that is good for longer than any can be was given before the database's
/// clock was set back.
macro_rules! lives {
    ($node:literal) => {
        concat!(
            $node,
            ".expires_at > ",
            now!(),
            " AND ",
            $node,
            ".expires_at <= ",
            now!(),
            " + ",
            $node,
            ".lease"
        )
    };
}

/// Takes a table that is nobody's, one's own, or of a node that is gone.
const TAKE: &str = concat!(
    "INSERT INTO leases (table_id, node, fence)
     SELECT t.id, me.id, 1 FROM tables t, nodes me WHERE t.id = $1 AND me.id = $2 AND ",
    lives!("me"),
    " ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, fence = leases.fence + 1
      WHERE leases.node IS NULL OR leases.node = excluded.node
         OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = leases.node AND ",
    lives!("n"),
    ") RETURNING fence"
);

const HOLDER: &str = concat!(
    "SELECT n.address, n.id FROM leases l JOIN nodes n ON n.id = l.node WHERE l.table_id = $1 AND ",
    lives!("n")
);

const ADDRESSES: &str =
    concat!("SELECT n.address FROM nodes n WHERE n.id <> $1 AND ", lives!("n"), " ORDER BY n.id");

const BEAT: &str = concat!(
    "UPDATE nodes me SET expires_at = ",
    now!(),
    " + me.lease WHERE me.id = $1 AND ",
    lives!("me"),
    " RETURNING (SELECT MIN(n.id) FROM nodes n WHERE ",
    lives!("n"),
    ")"
);

const JOIN: &str = concat!(
    "INSERT INTO nodes (address, lease, expires_at) VALUES ($1, $2, ",
    now!(),
    " + $2) RETURNING id"
);

const OTHERS: &str = concat!("SELECT COUNT(*) FROM nodes n WHERE n.id <> $1 AND ", lives!("n"));

/// Nodes that are gone for good: nobody asks for their address any more.
const FORGET: &str = concat!("DELETE FROM nodes n WHERE NOT (", lives!("n"), ")");

const HERE: &str = concat!(
    "SELECT a.person, STRING_AGG(CASE WHEN a.in_sight THEN a.sights END, ' ')
     FROM attendance a JOIN nodes n ON n.id = a.node WHERE n.id <> $1 AND ",
    lives!("n"),
    " GROUP BY a.person"
);

const NOW: &str = concat!("SELECT ", now!());

/// The number of the lock for what nodes do one after the other.
const TURN: i64 = i64::from_be_bytes(*b"freeturn");

/// Under which name the database passes news on.
const CHANNEL: &str = "freehold";

/// What time it is by the database's clock.
pub(crate) async fn now(connection: &mut AnyConnection) -> Result<i64> {
    Ok(sqlx::query(NOW).fetch_one(connection).await?.try_get(0)?)
}

/// One process has the database for itself: whatever nodes there were have nothing any more.
pub(crate) async fn end_all(connection: &mut AnyConnection) -> Result<()> {
    let mut transaction = connection.begin().await?;
    sqlx::query("UPDATE leases SET node = NULL, fence = fence + 1 WHERE node IS NOT NULL")
        .execute(&mut *transaction)
        .await?;
    sqlx::query("DELETE FROM nodes").execute(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}

/// Does something while no other node does anything of the kind: what was made for a single writer
/// stays right with several.
pub(crate) async fn one_after_the_other<T>(
    connection: &mut AnyConnection,
    work: impl for<'a> FnOnce(&'a mut AnyConnection) -> Boxed<'a, Result<T>>,
) -> Result<T> {
    let mut transaction = connection.begin().await?;
    wait_for_turn(&mut transaction).await?;
    let done = work(&mut transaction).await?;
    transaction.commit().await?;
    Ok(done)
}

/// Waits until no other node is at what has to be done one after the other; until the end of this
/// transaction none will be.
pub(crate) async fn wait_for_turn(connection: &mut AnyConnection) -> Result<()> {
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(TURN).execute(connection).await?;
    Ok(())
}

/// Refuses to go on, in this transaction, under a fence that is not the table's any more.
async fn hold(connection: &mut AnyConnection, table: &TableId, Fence(fence): Fence) -> Result<()> {
    let held = sqlx::query("SELECT 1 FROM leases WHERE table_id = $1 AND fence = $2 FOR SHARE")
        .bind(table.as_str())
        .bind(fence)
        .fetch_optional(connection)
        .await?;
    held.map(drop).ok_or(StoreError::Fenced)
}

async fn join(connection: &mut AnyConnection, address: &str, lease: i64) -> Result<(NodeId, i64)> {
    let mut transaction = connection.begin().await?;
    // Whoever is the first one sets the club's clock going; two at once must not both be.
    sqlx::query("LOCK TABLE nodes IN SHARE ROW EXCLUSIVE MODE").execute(&mut *transaction).await?;
    sqlx::query(FORGET).execute(&mut *transaction).await?;
    // Where this node is now reached, none that was there before is any more; should it be after all,
    // its fences are old.
    sqlx::query("DELETE FROM nodes WHERE address = $1")
        .bind(address)
        .execute(&mut *transaction)
        .await?;
    let row = sqlx::query(JOIN).bind(address).bind(lease).fetch_one(&mut *transaction).await?;
    let id: i64 = row.try_get(0)?;
    let row = sqlx::query(OTHERS).bind(id).fetch_one(&mut *transaction).await?;
    let has_company = row.try_get::<i64, _>(0)? > 0;
    let time = now(&mut transaction).await?;
    let time = clocks::join(&mut transaction, has_company, time).await?;
    transaction.commit().await?;
    Ok((NodeId(id), time))
}

impl Store {
    /// Joins the nodes of this database, or comes back after the others gave this one up. They reach
    /// it at the address; if they do not hear of it for the time of the lease, it is gone.
    pub async fn join_nodes(&self, address: &str, lease: Duration) -> Result<NodeId> {
        let (address, lease) = (address.to_owned(), lease.as_millis() as i64);
        let joined = self.work(move |c| Box::pin(async move { join(c, &address, lease).await }));
        let (node, time) = joined.await?;
        self.clock().set_among_nodes(time);
        Ok(node)
    }

    /// Shows that a node lives; `None` if the others have given it up.
    pub async fn beat(&self, node: NodeId) -> Result<Option<Pulse>> {
        let row = sqlx::query(BEAT).bind(node.0).fetch_optional(self.readers()).await?;
        let Some(row) = row else { return Ok(None) };
        let first: Option<i64> = row.try_get(0)?;
        Ok(Some(Pulse { is_first: first == Some(node.0) }))
    }

    /// A node goes; its tables are nobody's at once.
    pub async fn depart(&self, node: NodeId) -> Result<()> {
        let sql = "DELETE FROM nodes WHERE id = $1";
        sqlx::query(sql).bind(node.0).execute(self.readers()).await?;
        Ok(())
    }

    /// Takes a table for a node, unless another one that lives has it.
    pub async fn lease(&self, table: &TableId, node: NodeId) -> Result<Lease> {
        let taken = sqlx::query(TAKE)
            .bind(table.as_str())
            .bind(node.0)
            .fetch_optional(self.readers())
            .await?;
        if let Some(row) = taken {
            return Ok(Lease::Here(Fence(row.try_get(0)?)));
        }
        let holder = self.holder(table, node).await?;
        Ok(holder.map_or(Lease::Nowhere, Lease::Elsewhere))
    }

    /// Where a table is, if another node has it.
    pub async fn holder(&self, table: &TableId, node: NodeId) -> Result<Option<String>> {
        let row = sqlx::query(HOLDER).bind(table.as_str()).fetch_optional(self.readers()).await?;
        let Some(row) = row else { return Ok(None) };
        let is_other = row.try_get::<i64, _>(1)? != node.0;
        Ok(is_other.then(|| row.try_get(0)).transpose()?)
    }

    /// Where the other nodes that live are.
    pub async fn other_nodes(&self, node: NodeId) -> Result<Vec<String>> {
        let rows = sqlx::query(ADDRESSES).bind(node.0).fetch_all(self.readers()).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// All that a node has, as the database knows it.
    pub async fn leases(&self, node: NodeId) -> Result<Vec<(TableId, Fence)>> {
        let rows = sqlx::query("SELECT table_id, fence FROM leases WHERE node = $1")
            .bind(node.0)
            .fetch_all(self.readers())
            .await?;
        let read =
            |row: &AnyRow| Ok((TableId::new(row.try_get::<String, _>(0)?), Fence(row.try_get(1)?)));
        rows.iter().map(read).collect()
    }

    /// Whether a node still has a table under this lease.
    pub async fn has_lease(&self, table: &TableId, node: NodeId, fence: Fence) -> Result<bool> {
        let sql = "SELECT 1 FROM leases WHERE table_id = $1 AND node = $2 AND fence = $3";
        let found = sqlx::query(sql)
            .bind(table.as_str())
            .bind(node.0)
            .bind(fence.0)
            .fetch_optional(self.readers())
            .await?;
        Ok(found.is_some())
    }

    /// Lets a table go that sleeps from now on.
    pub async fn release(&self, table: &TableId, fence: Fence) -> Result<()> {
        sqlx::query("UPDATE leases SET node = NULL WHERE table_id = $1 AND fence = $2")
            .bind(table.as_str())
            .bind(fence.0)
            .execute(self.readers())
            .await?;
        Ok(())
    }

    /// Says who has come to a node, with what they have in sight if any page is, and who has left it since
    /// this was last said.
    pub async fn attend(
        &self,
        node: NodeId,
        come: &[(PersonId, Option<String>)],
        gone: &[PersonId],
    ) -> Result<()> {
        let mut transaction = self.readers().begin().await?;
        for (person, sights) in come {
            sqlx::query(
                "INSERT INTO attendance (node, person, in_sight, sights) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (node, person)
                 DO UPDATE SET in_sight = excluded.in_sight, sights = excluded.sights",
            )
            .bind(node.0)
            .bind(person.number())
            .bind(sights.is_some())
            .bind(sights.as_deref().unwrap_or_default())
            .execute(&mut *transaction)
            .await?;
        }
        for person in gone {
            sqlx::query("DELETE FROM attendance WHERE node = $1 AND person = $2")
                .bind(node.0)
                .bind(person.number())
                .execute(&mut *transaction)
                .await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Who has a page open at other nodes, and what is in sight there, if any page is.
    pub async fn attending_elsewhere(
        &self,
        node: NodeId,
    ) -> Result<Vec<(PersonId, Option<String>)>> {
        let rows = sqlx::query(HERE).bind(node.0).fetch_all(self.readers()).await?;
        let read = |row: &AnyRow| Ok((PersonId::new(row.try_get(0)?), row.try_get(1)?));
        rows.iter().map(read).collect()
    }

    /// Tells all nodes something, this one included. Those that are cut off miss it.
    pub async fn tell_nodes(&self, news: &str) -> Result<()> {
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(news)
            .execute(self.readers())
            .await?;
        Ok(())
    }

    /// Hears what nodes are told from now on.
    pub async fn listen(&self) -> Result<Listener> {
        let url = self.readers().connect_options().database_url.to_string();
        let mut listener = PgListener::connect(&url).await?;
        listener.listen(CHANNEL).await?;
        Ok(Listener(listener))
    }

    /// Does what only whoever has a table may do: nothing, if another node has taken it over.
    pub(crate) async fn work_at<T: Send + 'static>(
        &self,
        table: &TableId,
        work: impl for<'a> FnOnce(&'a mut AnyConnection) -> Boxed<'a, Result<T>> + Send + 'static,
    ) -> Result<T> {
        let Some(fence) = self.fence() else { return self.work(work).await };
        let table = table.clone();
        self.work(move |connection| {
            Box::pin(async move {
                hold(connection, &table, fence).await?;
                work(connection).await
            })
        })
        .await
    }
}

/// Hears what nodes are told.
pub struct Listener(PgListener);

impl Listener {
    /// The next news; `None` if some may have been missed.
    pub async fn next(&mut self) -> Result<Option<String>> {
        let heard = self.0.try_recv().await?;
        Ok(heard.map(|news| news.payload().to_owned()))
    }
}
