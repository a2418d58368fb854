//! The points, and who wins.

use super::ink::{ACCENT, BOLD, QUIET};
use super::lines::{flow, padded, painted, visible_width};
use super::terminal::{Sight, Teller};
use table::{Seat, Side, Standings};

/// The columns of a side's points.
const POINTS: usize = 6;

/// Points by category and side, and how each category pays.
pub(crate) fn table(sight: &dyn Sight, standings: &Standings, teller: Teller<'_>) -> String {
    let Teller { words, width, ink, .. } = teller;
    let categories: Vec<(String, String, &[i32])> = standings
        .categories
        .iter()
        .map(|category| {
            let (name, help) = sight.category(category.name);
            (name, help, &category.points[..])
        })
        .collect();
    let total = words.say("end-total");
    let names = categories.iter().map(|(name, ..)| name).chain([&total]);
    let room = names.map(|name| visible_width(name)).max().unwrap_or(0).min(width / 3);
    let cells = |points: &[i32]| -> String {
        points.iter().map(|points| format!("{points:>POINTS$}")).collect()
    };
    let heads: String = Side::all(standings.n_sides())
        .map(|side| {
            let mark = sight.mark(side);
            " ".repeat(POINTS.saturating_sub(visible_width(&mark))) + &mark
        })
        .collect();
    let mut text = format!("   {}{heads}\n", padded("", room));
    for (name, help, points) in &categories {
        let head = format!("   {}{}   ", padded(name, room), cells(points));
        text += &painted(width, &head, help, ink, QUIET);
    }
    let sum = format!("{}{}", padded(&total, room), cells(&standings.totals()));
    text += &format!("   {}\n", ink.paint(&sum, BOLD));
    text + &who(sight, standings, teller)
}

/// Whose column is which.
fn who(sight: &dyn Sight, standings: &Standings, teller: Teller<'_>) -> String {
    let sides = Side::all(standings.n_sides());
    let names =
        sides.map(|side| format!("{} {}", sight.mark(side), side_name(sight, side, teller)));
    flow(teller.width, "   ", &names.collect::<Vec<_>>(), "   ")
}

fn side_name(sight: &dyn Sight, side: Side, teller: Teller<'_>) -> String {
    match side.seat(teller.names.len()) {
        Some(seat) => teller.name(seat),
        None => sight.opponent(side),
    }
}

/// The end: the points, and who won; `alone` is the only person who plays, if it is one.
pub(crate) fn end(
    sight: &dyn Sight,
    standings: &Standings,
    alone: Option<Seat>,
    teller: Teller<'_>,
) -> String {
    let winners = standings.winners();
    let name = |&side: &Side| side_name(sight, side, teller);
    let names: Vec<String> = winners.iter().map(name).collect();
    let said = match &names[..] {
        [_] if alone.is_some_and(|seat| winners == [Side::from(seat)]) => {
            teller.words.say("end-you-win")
        }
        [one] => teller.words.say_with("end-winner", &[("name", one.into())]),
        several => {
            let names = teller.words.list(several);
            teller.words.say_with("end-tie", &[("names", names.into())])
        }
    };
    let said = teller.ink.paint(&capitalised(&said), ACCENT);
    format!("{}\n   {said}\n", table(sight, standings, teller))
}

/// A sentence may begin with a name that does not begin with a capital: "the Wise Eminence".
fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.as_str().chars()).collect()
}
