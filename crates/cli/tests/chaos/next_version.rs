//! What the next version does to a database while nodes of this one run: it adds to every table.

use sqlx::{Connection as _, Executor as _, PgConnection, Row as _};

/// How often a table that is in use is tried again.
const N_ATTEMPTS: usize = 100;

/// Adds a column to every table, and says to how many. That the tables are of another version now is not
/// written down: nodes of this one that are killed have to be able to come back.
pub(crate) async fn add_to_every_table(url: &str) -> usize {
    let mut connection = PgConnection::connect(url).await.expect("a connection");
    connection.execute("SET lock_timeout = '500ms'").await.expect("a setting");
    let tables = sqlx::query(
        "SELECT table_name::text FROM information_schema.tables
         WHERE table_schema = current_schema() AND table_name NOT LIKE '\\_sqlx%'",
    );
    let tables = tables.fetch_all(&mut connection).await.expect("tables");
    for row in &tables {
        let table: String = row.try_get(0).expect("a name");
        add_to(&mut connection, &table).await;
    }
    connection.close().await.expect("a goodbye");
    tables.len()
}

async fn add_to(connection: &mut PgConnection, table: &str) {
    let name = "SELECT 'added_' || EXTRACT(EPOCH FROM clock_timestamp())::BIGINT::TEXT";
    let name = connection.fetch_one(name).await.expect("a time");
    let name: String = name.try_get(0).expect("a name");
    let sql =
        format!("ALTER TABLE {table} ADD COLUMN IF NOT EXISTS {name} TEXT NOT NULL DEFAULT ''");
    for attempt in 1.. {
        match connection.execute(sqlx::AssertSqlSafe(sql.clone())).await {
            Ok(_) => return,
            Err(error) => assert!(attempt < N_ATTEMPTS, "{table}: {error}"),
        }
    }
}
