//! Before the match begins: it does by itself, when all seats are taken and nobody wants to wait.

use crate::output::Output;
use crate::seating::SeatHolder;
use crate::table::Table;
use protocol::Room;
use std::time::Duration;

impl<P: Copy + Eq> Table<P> {
    /// Whether nothing stands between the table and its match.
    fn is_ready(&self) -> bool {
        self.seating.seats.iter().all(|seat| match seat {
            SeatHolder::Open { played_by } => played_by.is_some(),
            SeatHolder::Person { past, .. } => !past.hesitates,
            SeatHolder::Computer { .. } => true,
        })
    }

    /// Takes note of whether the match may begin, and tells all when that changes.
    pub(crate) fn note_room(&mut self, now: Duration) {
        let may_begin = !self.seating.has_begun && self.is_ready();
        match (may_begin, self.begins_at) {
            (true, None) if self.settings.countdown.is_zero() => self.begin(),
            (true, None) => {
                self.begins_at = Some(now + self.settings.countdown);
                self.tell_info(now);
            }
            (false, Some(_)) => {
                self.begins_at = None;
                self.tell_info(now);
            }
            (true, Some(_)) | (false, None) => {}
        }
    }

    /// The match begins; should that not be stored, it is tried anew.
    pub(crate) fn begin(&mut self) {
        self.begins_at = None;
        self.say(Output::Begin);
    }

    /// What a reader is told of a table whose match has not begun.
    pub(crate) fn room(&self, reader: Option<P>, now: Duration) -> Option<Room> {
        if self.seating.has_begun {
            return None;
        }
        let is_inside = reader.is_some_and(|reader| self.seating.concerns(reader));
        let begins_in = self.begins_at.map(|at| at.saturating_sub(now).as_millis() as u32);
        let code = self.seating.code.clone().filter(|_| is_inside);
        Some(Room { code, begins_in, changed: self.agreement.changed.clone() })
    }
}
