//! The part of an action that all may do: whose answer is awaited, who has given one, who is still to
//! come.

use super::sight_of;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::Table;
use boonlake::{Offered, Open, Step, Strip};
use drawing::boonlake::{Icon, Owner, icon};
use leptos::prelude::*;
use std::cmp::Ordering;
use table::Seat;

#[component]
pub(super) fn Shares() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let shares = Memo::new(move |_| sight_of(table).map(|it| shares(it.view.open())));
    move || {
        let shares = shares.get().filter(|shares| !shares.is_empty())?;
        let seats = shares.into_iter().map(|(seat, when)| {
            let (class, key) = match when {
                Ordering::Less => ("is-done", "shared-done"),
                Ordering::Equal => ("is-asked", "shared-asked"),
                Ordering::Greater => ("is-to-come", "shared-to-come"),
            };
            let told = say.with(key, &[("name", table.name(seat).into())]);
            view! {
                <li class=class data-seat=seat.index() title=told.clone()>
                    <Drawing svg=icon(Icon::Mark(Owner::Seat(seat)))/>
                    <span class="visually-hidden">{told.clone()}</span>
                </li>
            }
        });
        Some(
            view! { <ol class="shares" aria-label=say.the("shared-row")>{seats.collect_view()}</ol> },
        )
    }
}

/// The seats that may do the shared part which runs, in order: before, at or after the one that is
/// asked now. Empty while an own part runs, and where nobody else plays.
fn shares(open: &Open) -> Vec<(Seat, Ordering)> {
    let (Some((&step, below)), Some(asked)) = (open.steps.split_last(), open.to_act()) else {
        return Vec::new();
    };
    let awaited: Vec<Seat> = below.iter().copied().filter_map(sharer).collect();
    let is_shared = sharer(step).is_some() || !awaited.is_empty();
    // Whoever took the strip has the own part before, and its share is among those that wait; the
    // pioneer's is for the others alone.
    let is_left_out = |seat: Seat| open.strips[6] == Strip::Pioneer && seat == open.turn;
    if open.n_seats() == 1 || !is_shared || awaited.contains(&asked) || is_left_out(asked) {
        return Vec::new();
    }
    let n_seats = open.n_seats();
    let seats = (0..n_seats).filter_map(|after| Seat::new((open.turn.index() + after) % n_seats));
    let seats = seats.filter(|&seat| !is_left_out(seat));
    let when = |seat: Seat| match () {
        () if seat == asked => Ordering::Equal,
        () if awaited.contains(&seat) => Ordering::Greater,
        () => Ordering::Less,
    };
    seats.map(|seat| (seat, when(seat))).collect()
}

/// Whose share a step is, if it is one.
fn sharer(step: Step) -> Option<Seat> {
    match step {
        Step::Offer { seat, offer } if offer.has(Offered::Share) => Some(seat),
        Step::Hire { seat, .. } | Step::RegionShare { seat, .. } | Step::PioneerShare { seat } => {
            Some(seat)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use boonlake::{Offer, Position};

    fn seat(index: usize) -> Seat {
        Seat::new(index).expect("a seat")
    }

    /// A match of three whose first seat took a strip, with these steps to come, the first one first.
    fn asking(strip: Strip, steps: &[Step]) -> Open {
        let mut open = Position::new(3).expect("a match").open;
        let row = open.strips.iter().position(|&there| there == strip).expect("it is there");
        open.strips[row..].rotate_left(1);
        open.turn = Seat::FIRST;
        open.steps = steps.iter().rev().copied().collect();
        open
    }

    #[test]
    fn the_row_says_who_is_done_and_who_is_to_come() {
        let share = |index| Step::Hire { seat: seat(index), has_hired: index == 1 };
        let open = asking(Strip::Hire, &[share(1), share(2)]);
        let expected =
            [(seat(0), Ordering::Less), (seat(1), Ordering::Equal), (seat(2), Ordering::Greater)];
        assert_eq!(shares(&open), expected);
    }

    #[test]
    fn there_is_no_row_for_an_own_part() {
        let offer = Offer::of([Offered::Develop]);
        let own = Step::Offer { seat: seat(0), offer };
        let shared = |index| {
            let offer = offer.with(Offered::Share);
            Step::Offer { seat: seat(index), offer }
        };
        let settle = [own, shared(0), shared(1), shared(2)];
        assert_eq!(shares(&asking(Strip::Settle, &settle)), []);
        assert_eq!(shares(&asking(Strip::Settle, &settle[1..])).len(), 3);
        let of_others = [own, Step::PioneerShare { seat: seat(1) }];
        assert_eq!(shares(&asking(Strip::Pioneer, &of_others)), []);
        let row = shares(&asking(Strip::Pioneer, &of_others[1..]));
        assert_eq!(row, [(seat(1), Ordering::Equal), (seat(2), Ordering::Less)]);
    }
}
