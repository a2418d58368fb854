//! Matches that are over, as they are remembered.

use crate::error::StoreError;
use crate::model::SideResult;
use crate::person_id::PersonId;
use crate::read::{number, points};
use protocol::TableId;
use sqlx::Row;
use sqlx::any::AnyRow;

/// The number of a match that is over: they are numbered in the order in which they ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MatchNumber(i64);

impl MatchNumber {
    /// The match with this number.
    pub const fn new(number: i64) -> MatchNumber {
        MatchNumber(number)
    }

    /// The number.
    pub const fn number(self) -> i64 {
        self.0
    }
}

/// A match that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedMatch {
    /// Its number.
    pub number: MatchNumber,
    /// The table at which it was played.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The options in full.
    pub options: String,
    /// How many actions it had.
    pub n_plies: u64,
    /// When something first happened, in milliseconds since 1970.
    pub begun_at: i64,
    /// When it ended, in milliseconds since 1970.
    pub ended_at: i64,
    /// Whether it was to count for ratings.
    pub rated: bool,
    /// The sides in order.
    pub sides: Vec<FinishedSide>,
}

/// One side of a match that is over, as it was at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedSide {
    /// Who held the seat, or gave it up.
    pub person: Option<PersonId>,
    /// The person's name, as it was shown.
    pub name: Option<String>,
    /// What the person is called today, if a member of the club.
    pub member: Option<String>,
    /// The level of the computer that played at the end, be it for a person.
    pub level: Option<String>,
    /// What came of it.
    pub result: SideResult,
    /// How many actions were done here, with what was taken back.
    pub n_actions: u64,
    /// How many of these a computer did.
    pub n_computer_actions: u64,
    /// What the match did to the person's rating, if it counted.
    pub rating: Option<RatingChange>,
}

/// What a match did to a rating, in the numbers that people are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingChange {
    /// The rating before.
    pub before: i64,
    /// The rating after.
    pub after: i64,
}

impl FinishedSide {
    /// Whether a computer played for a person, be it only for a while.
    pub fn had_stand_in(&self) -> bool {
        self.person.is_some() && self.n_computer_actions > 0
    }
}

/// The sides of some matches `m`, and the members that their people are today.
pub(crate) const SIDES: &str = "JOIN sides s ON s.match_number = m.number
    LEFT JOIN members k ON k.person = s.person AND k.standing = 'welcome'
    LEFT JOIN people n ON n.id = k.person";

/// Whether somebody may know how match `m` ended: it was played in the open, or they played it.
macro_rules! seen_by {
    ($reader:literal) => {
        concat!(
            "(m.listed OR EXISTS (SELECT 1 FROM sides e WHERE e.match_number = m.number
                AND e.person = ",
            $reader,
            "))"
        )
    };
}
pub(crate) use seen_by;

/// The columns of a side of a match; `m` is the match, `s` the side and `n` the member.
pub(crate) const COLUMNS: &str = "m.number, m.table_id, m.game, m.options, m.n_plies, m.begun_at,
    m.ended_at, CASE WHEN m.rated THEN 1 ELSE 0 END, s.person, s.name, s.level, s.place, s.total,
    s.points, s.n_actions, s.n_computer_actions, s.rating_before, s.rating_after, n.name";

/// Matches, from rows for their sides, those of a match together.
pub(crate) fn matches(rows: &[AnyRow]) -> Result<Vec<FinishedMatch>, StoreError> {
    let mut matches: Vec<FinishedMatch> = Vec::new();
    for row in rows {
        let match_number = MatchNumber(row.try_get(0)?);
        if matches.last().is_none_or(|last| last.number != match_number) {
            matches.push(FinishedMatch {
                number: match_number,
                table: TableId::new(row.try_get::<String, _>(1)?),
                game: row.try_get(2)?,
                options: row.try_get(3)?,
                n_plies: number(row, 4)?,
                begun_at: row.try_get(5)?,
                ended_at: row.try_get(6)?,
                rated: number::<i64>(row, 7)? != 0,
                sides: Vec::new(),
            });
        }
        matches.last_mut().expect("one was put there").sides.push(FinishedSide {
            person: row.try_get::<Option<i64>, _>(8)?.map(PersonId::new),
            name: row.try_get(9)?,
            member: row.try_get(18)?,
            level: row.try_get(10)?,
            result: SideResult {
                place: number(row, 11)?,
                total: number(row, 12)?,
                points: points(row, 13)?,
            },
            n_actions: number(row, 14)?,
            n_computer_actions: number(row, 15)?,
            rating: match (row.try_get(16)?, row.try_get(17)?) {
                (Some(before), Some(after)) => Some(RatingChange { before, after }),
                _ => None,
            },
        });
    }
    Ok(matches)
}
