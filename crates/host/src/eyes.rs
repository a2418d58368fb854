//! With whose eyes somebody sees a table.

use crate::seating::Seating;
use table::{Seat, Viewer};

/// With whose eyes a person sees a table: the same on a server and at one screen, and the same for
/// whoever stays and whoever comes back, for it follows from the table alone.
///
/// - Who holds no seat watches.
/// - Who holds several seats, at one screen, sees with the one that is asked.
/// - If none of them is, with the one that chose last: its player has the screen and looks on.
/// - If none has chosen yet, with the one that is asked first of them.
///
/// A seat at which a computer stands in asks nobody to take the screen, so it counts only if there
/// is no other. `latest` says which entry of the log is a seat's latest.
pub(crate) fn eyes<P: Copy + Eq>(
    seating: &Seating<P>,
    person: Option<P>,
    to_act: Option<Seat>,
    latest: impl Fn(Seat) -> Option<u64>,
) -> Viewer {
    let held = seating.held_by(person);
    let is_played = |seat: &Seat| seating.at(*seat).is_some_and(|it| it.computer().is_none());
    let mut played = held.clone().filter(is_played).peekable();
    if played.peek().is_none() {
        return Viewer::from(held.clone().next());
    }
    let asked = to_act.filter(|seat| played.clone().any(|own| own == *seat));
    let last = || {
        let acted = played.clone().filter(|seat| latest(*seat).is_some());
        acted.max_by_key(|seat| latest(*seat))
    };
    let next = || {
        let from = to_act.unwrap_or(Seat::FIRST);
        from.from_left(seating.seats.len()).find(|seat| played.clone().any(|own| own == *seat))
    };
    Viewer::from(asked.or_else(last).or_else(next))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seating::{Past, SeatHolder};

    fn at(index: usize) -> Seat {
        Seat::new(index).expect("a seat")
    }

    fn person(person: u8) -> SeatHolder<u8> {
        SeatHolder::Person { person, name: String::new(), played_by: None, past: Past::default() }
    }

    fn stood_in(person: u8) -> SeatHolder<u8> {
        let played_by = Some("steady".to_owned());
        SeatHolder::Person { person, name: String::new(), played_by, past: Past::default() }
    }

    /// Whose eyes, where `entries` names the seats of the log's entries.
    fn see(
        seats: &[SeatHolder<u8>],
        who: Option<u8>,
        to_act: Option<usize>,
        entries: &[usize],
    ) -> Option<usize> {
        let seating = Seating {
            owner: 1,
            seats: seats.to_vec(),
            is_listed: false,
            is_for_members: false,
            is_rated: false,
            rematch: None,
            has_begun: true,
            code: None,
        };
        let latest = |seat: Seat| {
            entries.iter().rposition(|entry| *entry == seat.index()).map(|number| number as u64)
        };
        match eyes(&seating, who, to_act.map(at), latest) {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Watcher => None,
        }
    }

    #[test]
    fn who_holds_several_seats_sees_with_the_one_that_is_asked() {
        let seats = [person(1), person(2), person(1), SeatHolder::Open { played_by: None }];
        assert_eq!(see(&seats, Some(1), Some(2), &[0, 1]), Some(2));
        assert_eq!(see(&seats, Some(1), Some(1), &[2, 3, 0]), Some(0), "whoever chose last");
        assert_eq!(see(&seats, Some(1), Some(1), &[]), Some(2), "whoever is asked first");
        assert_eq!(see(&seats, Some(1), None, &[0, 1, 2, 3]), Some(2), "also after the end");
        assert_eq!(see(&seats, Some(2), Some(0), &[]), Some(1));
        assert_eq!(see(&seats, Some(3), Some(0), &[]), None, "no seat");
        assert_eq!(see(&seats, None, Some(3), &[]), None, "an open seat is nobody's");
    }

    #[test]
    fn a_stand_in_does_not_ask_for_the_screen() {
        let seats = [person(1), stood_in(1), person(2)];
        assert_eq!(see(&seats, Some(1), Some(1), &[0]), Some(0));
        assert_eq!(see(&seats, Some(1), Some(2), &[0, 1]), Some(0));
        let seats = [stood_in(1), stood_in(1), person(2)];
        assert_eq!(see(&seats, Some(1), Some(1), &[0]), Some(0), "one of theirs, always the same");
    }
}
