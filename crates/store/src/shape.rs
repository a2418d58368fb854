//! What tables there are, and of what columns: asked of a database that our own migrations make.

use crate::connect::Address;
use crate::error::StoreError;
use sqlx::any::AnyRow;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Row};

type Result<T> = std::result::Result<T, StoreError>;

/// What belongs to a database itself rather than to the club in it.
const NOT_COPIED: [&str; 2] = ["_sqlx_migrations", "keeper"];

/// A table of the database.
#[derive(Debug)]
pub(crate) struct Shape {
    pub(crate) name: String,
    columns: Vec<Column>,
    key: Vec<String>,
}

#[derive(Debug)]
struct Column {
    name: String,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Number,
    Real,
    Text,
    Bytes,
    Truth,
}

/// What stands in a column of a row.
#[derive(Clone, PartialEq, Debug)]
enum Value {
    Number(Option<i64>),
    Real(Option<f64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
    Truth(Option<bool>),
}

/// What stands in a row.
pub(crate) struct Values(Vec<Value>);

/// All tables, in an order in which rows can be put into them: none refers to a later one.
pub(crate) async fn shapes() -> Result<Vec<Shape>> {
    let address = Address::parse("sqlite::memory:")?;
    let mut connection = address.connect_to_look().await?;
    address.migrate(&mut connection).await?;
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
        ORDER BY name";
    let mut waiting = Vec::new();
    for row in sqlx::query(sql).fetch_all(&mut connection).await? {
        let name: String = row.try_get(0)?;
        if !NOT_COPIED.contains(&name.as_str()) {
            let shape = shape(&mut connection, name).await?;
            let needs = needs(&mut connection, &shape.name).await?;
            waiting.push((shape, needs));
        }
    }
    let mut ordered: Vec<Shape> = Vec::new();
    while !waiting.is_empty() {
        let is_known = |name: &String| ordered.iter().any(|shape| shape.name == *name);
        let next = waiting.iter().position(|(_, needs)| needs.iter().all(is_known));
        let next = next.expect("no circle of references");
        ordered.push(waiting.remove(next).0);
    }
    Ok(ordered)
}

async fn shape(connection: &mut AnyConnection, name: String) -> Result<Shape> {
    let sql = "SELECT name, type, pk FROM pragma_table_info($1) ORDER BY cid";
    let rows = sqlx::query(sql).bind(name.as_str()).fetch_all(connection).await?;
    let mut columns = Vec::new();
    let mut key: Vec<(i64, String)> = Vec::new();
    for row in &rows {
        let column: String = row.try_get(0)?;
        let kind = match row.try_get::<String, _>(1)?.as_str() {
            "INTEGER" => Kind::Number,
            "REAL" => Kind::Real,
            "TEXT" => Kind::Text,
            "BLOB" => Kind::Bytes,
            "BOOLEAN" => Kind::Truth,
            other => unreachable!("our migrations use no {other}"),
        };
        let place: i64 = row.try_get(2)?;
        if place > 0 {
            key.push((place, column.clone()));
        }
        columns.push(Column { name: column, kind });
    }
    key.sort();
    Ok(Shape { name, columns, key: key.into_iter().map(|(_, column)| column).collect() })
}

/// The other tables to which rows of this one refer.
async fn needs(connection: &mut AnyConnection, name: &str) -> Result<Vec<String>> {
    let sql = r#"SELECT DISTINCT "table" FROM pragma_foreign_key_list($1) WHERE "table" <> $1"#;
    let rows = sqlx::query(sql).bind(name).fetch_all(connection).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

impl Shape {
    /// The statement that reads all rows; `which` may narrow them down.
    pub(crate) fn select(&self, which: &str, is_backwards: bool) -> String {
        let column = |column: &Column| match column.kind {
            // The two databases have ideas of their own about what is true.
            Kind::Truth => {
                format!("CASE WHEN {0} THEN 1 WHEN NOT {0} THEN 0 END", column.name)
            }
            _ => column.name.clone(),
        };
        let columns: Vec<_> = self.columns.iter().map(column).collect();
        let direction = if is_backwards { " DESC" } else { "" };
        let key: Vec<_> = self.key.iter().map(|column| format!("{column}{direction}")).collect();
        let (columns, key) = (columns.join(", "), key.join(", "));
        format!("SELECT {columns} FROM {} {which} ORDER BY {key}", self.name)
    }

    /// The statement that inserts so many rows; SQLite is slow to find numbered places.
    pub(crate) fn insert(&self, n_rows: usize, is_sqlite: bool) -> String {
        let columns: Vec<_> = self.columns.iter().map(|column| column.name.as_str()).collect();
        let mut places = (1..).map(|number| match is_sqlite {
            true => "?".to_owned(),
            false => format!("${number}"),
        });
        let rows = (0..n_rows).map(|_| {
            let row: Vec<_> = places.by_ref().take(columns.len()).collect();
            format!("({})", row.join(","))
        });
        let rows: Vec<_> = rows.collect();
        let (columns, rows) = (columns.join(", "), rows.join(","));
        format!("INSERT INTO {} ({columns}) VALUES {rows}", self.name)
    }

    /// What stands in a row that `select` found.
    pub(crate) fn values(&self, row: &AnyRow) -> Result<Values> {
        let value = |(index, column): (usize, &Column)| {
            Ok(match column.kind {
                Kind::Number => Value::Number(row.try_get(index)?),
                Kind::Real => Value::Real(row.try_get(index)?),
                Kind::Text => Value::Text(row.try_get(index)?),
                Kind::Bytes => Value::Bytes(row.try_get(index)?),
                Kind::Truth => {
                    Value::Truth(row.try_get::<Option<i64>, _>(index)?.map(|truth| truth != 0))
                }
            })
        };
        Ok(Values(self.columns.iter().enumerate().map(value).collect::<Result<_>>()?))
    }
}

impl Values {
    /// Fills the next places of a statement that inserts.
    pub(crate) fn bind<'q>(
        self,
        query: Query<'q, Any, sqlx::any::AnyArguments>,
    ) -> Query<'q, Any, sqlx::any::AnyArguments> {
        self.0.into_iter().fold(query, |query, value| match value {
            Value::Number(number) => query.bind(number),
            Value::Real(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
            Value::Bytes(bytes) => query.bind(bytes),
            Value::Truth(truth) => query.bind(truth),
        })
    }
}
