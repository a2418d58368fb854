//! Connections to read on, none of which is waited for without end.
//!
//! A database that dies without a word leaves lines on which nothing is heard, and nothing breaks, for a
//! quarter of an hour. So every row is waited for only so long; and a line that says nothing is hung up,
//! whether it was given up in the middle of a question or lay idle, so that the next question gets a new
//! one.

use futures_util::stream::{BoxStream, unfold};
use futures_util::{FutureExt as _, StreamExt as _, future::BoxFuture};
use sqlx::any::{
    AnyConnectOptions, AnyPoolOptions, AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo,
};
use sqlx::{
    Any, AnyConnection, AnyPool, Connection as _, Describe, Either, Error, Execute, Executor,
    SqlStr,
};
use std::io;
use std::ops::Deref;
use std::time::Duration;
use tokio::time::timeout;

/// How long a question waits for a connection before it is told that there is none.
const TURN_PATIENCE: Duration = Duration::from_secs(2);

/// How long the next row of an answer is waited for.
const ROW_PATIENCE: Duration = Duration::from_secs(10);

/// How long a connection may take to show that it is there: before it is used, when there has to be time
/// for another one, and after.
const PATIENCE_BEFORE: Duration = Duration::from_secs(1);
const PATIENCE_AFTER: Duration = Duration::from_secs(2);

/// Connections to read on.
#[derive(Clone, Debug)]
pub(crate) struct Readers {
    pool: AnyPool,
    /// How long the next row is waited for; without end, where nothing can get lost on the way.
    patience: Option<Duration>,
}

impl Readers {
    /// At most so many, each with these settings. A file does not go away, all else may.
    pub(crate) fn new(
        options: AnyConnectOptions,
        settings: &'static str,
        n_connections: u32,
        is_file: bool,
    ) -> Readers {
        let pool = AnyPoolOptions::new()
            .max_connections(n_connections)
            .acquire_timeout(TURN_PATIENCE)
            // It would be asked without end.
            .test_before_acquire(false)
            .after_connect(move |connection, _| {
                Box::pin(async move { connection.execute(settings).await.map(drop) })
            });
        let pool = match is_file {
            true => pool,
            false => pool
                .before_acquire(|connection, _| Box::pin(answers(connection, PATIENCE_BEFORE)))
                .after_release(|connection, _| Box::pin(answers(connection, PATIENCE_AFTER))),
        };
        let patience = (!is_file).then_some(ROW_PATIENCE);
        Readers { pool: pool.connect_lazy_with(options), patience }
    }

    /// One connection for whoever looks at what may be damaged, for as long as that takes.
    pub(crate) fn for_one(options: AnyConnectOptions, patience: Duration) -> Readers {
        let pool = AnyPoolOptions::new().max_connections(1).acquire_timeout(patience);
        Readers { pool: pool.connect_lazy_with(options), patience: None }
    }
}

/// Whether anybody is at the other end. A failure hangs up without a goodbye.
async fn answers(connection: &mut AnyConnection, patience: Duration) -> Result<bool, Error> {
    timeout(patience, connection.ping()).await.unwrap_or_else(|_| Err(silent()))?;
    Ok(true)
}

fn silent() -> Error {
    Error::Io(io::Error::new(io::ErrorKind::TimedOut, "it does not answer"))
}

impl Deref for Readers {
    type Target = AnyPool;

    fn deref(&self) -> &AnyPool {
        &self.pool
    }
}

impl<'r> Executor<'r> for &'r Readers {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, Result<Either<AnyQueryResult, AnyRow>, Error>>
    where
        'r: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let rows = self.pool.fetch_many(query);
        let Some(patience) = self.patience else { return rows };
        let with_patience = unfold(Some(rows), move |rows| async move {
            let mut rows = rows?;
            match timeout(patience, rows.next()).await {
                Ok(row) => Some((row?, Some(rows))),
                Err(_) => Some((Err(silent()), None)),
            }
        });
        with_patience.boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<AnyRow>, Error>>
    where
        'r: 'e,
        E: 'q + Execute<'q, Any>,
    {
        let row = self.pool.fetch_optional(query);
        let Some(patience) = self.patience else { return row };
        timeout(patience, row).map(|row| row.unwrap_or_else(|_| Err(silent()))).boxed()
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [AnyTypeInfo],
    ) -> BoxFuture<'e, Result<AnyStatement, Error>>
    where
        'r: 'e,
    {
        self.pool.prepare_with(sql, parameters)
    }

    fn describe<'e>(self, sql: SqlStr) -> BoxFuture<'e, Result<Describe<Any>, Error>>
    where
        'r: 'e,
    {
        self.pool.describe(sql)
    }
}
