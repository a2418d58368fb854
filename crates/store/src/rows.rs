//! Statements that take many rows at once.

use crate::writer::MAX_BATCH;
use sqlx::AnyConnection;
use std::fmt::Write as _;

/// One statement in a few sizes, so that a connection keeps all of them prepared, however many rows come
/// together. Rows that are left over hold nothing, and the statement has to leave them out.
pub(crate) struct Statements {
    sqlite: Vec<(usize, String)>,
    postgres: Vec<(usize, String)>,
}

impl Statements {
    /// A statement about rows of so many columns, by the places for all their values: `(?,?),(?,?)`.
    pub(crate) fn new(n_columns: usize, sql: impl Fn(Dialect, &str) -> String) -> Statements {
        let sized = |dialect, n_rows| (n_rows, sql(dialect, &places(dialect, n_rows, n_columns)));
        let all = |dialect| sizes().map(|n_rows| sized(dialect, n_rows)).collect();
        Statements { sqlite: all(Dialect::Sqlite), postgres: all(Dialect::Postgres) }
    }

    /// The smallest one for at least so many rows, and how many it has places for.
    pub(crate) fn with_places(&self, n_rows: usize, connection: &AnyConnection) -> (usize, &str) {
        let statements = match Dialect::of(connection) {
            Dialect::Sqlite => &self.sqlite,
            Dialect::Postgres => &self.postgres,
        };
        let fitting = statements.iter().find(|(n_places, _)| n_rows <= *n_places);
        let (n_places, sql) = fitting.expect("no more rows come together");
        (*n_places, sql)
    }
}

/// What kind of database understands a statement.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    pub(crate) fn of(connection: &AnyConnection) -> Dialect {
        match connection.backend_name() {
            "SQLite" => Dialect::Sqlite,
            _ => Dialect::Postgres,
        }
    }
}

/// 1, 2, 3, 4, 6, 8, 12, …
fn sizes() -> impl Iterator<Item = usize> {
    let powers = (0..).map(|log| 1 << log).take_while(|&power| power <= MAX_BATCH);
    powers.flat_map(|power| [power, power + power / 2]).filter(|&size| size <= MAX_BATCH).skip(1)
}

fn places(dialect: Dialect, n_rows: usize, n_columns: usize) -> String {
    let mut sql = String::new();
    for place in 0..n_rows * n_columns {
        sql.push_str(match (place, place % n_columns) {
            (0, _) => "(",
            (_, 0) => "),(",
            _ => ",",
        });
        match dialect {
            // The names of named places are looked for by going through all of them, for each.
            Dialect::Sqlite => sql.push('?'),
            Dialect::Postgres => write!(sql, "${}", place + 1).expect("writing to a string"),
        }
    }
    sql.push(')');
    sql
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_sizes_take_any_number_of_rows() {
        let sizes: Vec<_> = sizes().collect();
        assert_eq!(sizes[..7], [1, 2, 3, 4, 6, 8, 12]);
        assert!(sizes.is_sorted() && sizes.last() == Some(&MAX_BATCH), "{sizes:?}");
    }

    #[test]
    fn each_value_has_its_place() {
        assert_eq!(places(Dialect::Postgres, 2, 3), "($1,$2,$3),($4,$5,$6)");
        assert_eq!(places(Dialect::Sqlite, 2, 1), "(?),(?)");
    }
}
