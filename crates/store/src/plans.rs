//! What people have planned for their next turn at a table.

use crate::error::StoreError;
use crate::stored::Store;
use protocol::{Plan, TableId};
use sqlx::Row;
use table::Seat;

type Result<T> = std::result::Result<T, StoreError>;

/// A plan for the next turn of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPlan {
    /// The seat.
    pub seat: Seat,
    /// The number of the table's state when it was made.
    pub number: u64,
    /// What.
    pub plan: Plan,
}

impl Store {
    /// What is planned at a table.
    pub async fn plans(&self, table: &TableId) -> Result<Vec<SeatPlan>> {
        let rows =
            sqlx::query("SELECT seat, number, plan FROM plans WHERE table_id = $1 ORDER BY seat")
                .bind(table.as_str())
                .fetch_all(self.readers())
                .await?;
        let plan = |row: &sqlx::any::AnyRow| {
            let seat = row.try_get::<i64, _>(0)? as usize;
            let text: String = row.try_get(2)?;
            Ok(SeatPlan {
                seat: Seat::try_from(seat).map_err(StoreError::Damaged)?,
                number: row.try_get::<i64, _>(1)? as u64,
                plan: serde_json::from_str(&text)
                    .map_err(|error| StoreError::Damaged(format!("a plan: {error}")))?,
            })
        };
        rows.iter().map(plan).collect()
    }

    /// Stores what is planned for the next turn of a seat, in place of what was before.
    pub async fn keep_plan(&self, table: &TableId, plan: SeatPlan) -> Result<()> {
        let id = table.clone();
        self.work_at(table, move |c| {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO plans (table_id, seat, number, plan) VALUES ($1, $2, $3, $4)
                     ON CONFLICT (table_id, seat)
                     DO UPDATE SET number = excluded.number, plan = excluded.plan",
                )
                .bind(id.as_str())
                .bind(plan.seat.index() as i64)
                .bind(plan.number as i64)
                .bind(serde_json::to_string(&plan.plan).expect("plans can be written"))
                .execute(c)
                .await?;
                Ok(())
            })
        })
        .await
    }

    /// Nothing is planned for a seat any more.
    pub async fn end_plan(&self, table: &TableId, seat: Seat) -> Result<()> {
        let id = table.clone();
        self.work_at(table, move |c| {
            Box::pin(async move {
                sqlx::query("DELETE FROM plans WHERE table_id = $1 AND seat = $2")
                    .bind(id.as_str())
                    .bind(seat.index() as i64)
                    .execute(c)
                    .await?;
                Ok(())
            })
        })
        .await
    }
}
