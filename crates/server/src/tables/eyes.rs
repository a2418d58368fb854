//! With whose eyes somebody sees a table.

use store::{GuestId, StoredSeat};
use table::{Seat, Viewer};

/// With whose eyes a guest sees a table. Who holds several seats, at one screen, sees with the one
/// that is asked; if none of them is, as before; at first, as the one that is asked next.
pub(crate) fn eyes(
    seats: &[StoredSeat],
    guest: Option<GuestId>,
    to_act: Option<Seat>,
    before: Option<Viewer>,
) -> Viewer {
    let Some(guest) = guest else { return Viewer::Watcher };
    let is_own = |seat: Seat| seats[seat.index()].guest() == Some(guest);
    if let Some(Viewer::Seat(seat)) = before
        && is_own(seat)
        && !to_act.is_some_and(is_own)
    {
        return Viewer::Seat(seat);
    }
    let start = to_act.unwrap_or(Seat::FIRST);
    std::iter::once(start)
        .chain(start.from_left(seats.len()))
        .find(|&seat| is_own(seat))
        .map_or(Viewer::Watcher, Viewer::Seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(guest: GuestId) -> StoredSeat {
        StoredSeat::Person { guest, name: String::new(), has_own_name: false, played_by: None }
    }

    fn at(index: usize) -> Seat {
        Seat::new(index).expect("a seat")
    }

    #[test]
    fn who_holds_several_seats_sees_with_the_one_that_is_asked() {
        let seats = [seat(1), seat(2), seat(1), StoredSeat::Open { played_by: None }];
        let see = |guest, to_act: Option<usize>, before: Option<usize>| {
            let before = before.map(|index| Viewer::Seat(at(index)));
            match eyes(&seats, guest, to_act.map(at), before) {
                Viewer::Seat(seat) => Some(seat.index()),
                Viewer::Watcher => None,
            }
        };
        assert_eq!(see(Some(1), Some(2), Some(0)), Some(2));
        assert_eq!(see(Some(1), Some(1), Some(0)), Some(0), "as before");
        assert_eq!(see(Some(1), Some(1), None), Some(2), "the next of theirs");
        assert_eq!(see(Some(1), None, Some(2)), Some(2), "after the end as before");
        assert_eq!(see(Some(2), Some(0), None), Some(1));
        assert_eq!(see(Some(3), Some(0), None), None);
        assert_eq!(see(None, Some(3), None), None, "an open seat is nobody's");
    }
}
