//! What lies beside the board: gold, supply, tiles, cards, and what happened.

use super::board::{badge, painted_badge, short};
use super::ink::{ACCENT, BOLD, Ink, QUIET};
use super::lines::flow;
use super::words;
use kingdom_builder::{Card, Event, Nomad, Open, View};
use table::{Seat, Standings, Viewer};

/// Gold by category and seat, each category with what it pays for, and the supply.
pub(crate) fn score(view: &View, standings: &Standings, ink: Ink) -> String {
    let n_seats = view.open().setting.n_seats;
    let row = |name: &str, cells: Vec<String>, note: &str| {
        let line = format!("   {name:<15}{}   {}", cells.concat(), ink.paint(note, QUIET));
        line.trim_end().to_owned() + "\n"
    };
    let heads = Seat::all(n_seats).map(|seat| format!("   {}", painted_badge(seat, ink)));
    let mut table = row("gold", heads.collect(), &you_are(view));
    let numbers = |points: &[i32]| points.iter().map(|point| format!("{point:>5}")).collect();
    for category in &standings.categories {
        let note = words::category(category.name);
        table += &row(&category.name.replace('-', " "), numbers(&category.points), note);
    }
    table += &ink.paint(row("total", numbers(&standings.totals()), "").trim_end(), BOLD);
    table.push('\n');
    let supply: Vec<i32> =
        Seat::all(n_seats).map(|seat| view.open().kingdoms[seat].supply.into()).collect();
    let note = "settlements left; none left: the round is the last";
    table + &row("supply", numbers(&supply), note)
}

fn you_are(view: &View) -> String {
    match view.viewer() {
        Viewer::Seat(seat) => format!("you are {}", badge(seat)),
        Viewer::Watcher => String::new(),
    }
}

/// The tiles of all seats that have any.
pub(crate) fn holdings(view: &View, ink: Ink) -> String {
    let open = view.open();
    let seats = Seat::all(open.setting.n_seats).map(|seat| (seat, held(open, seat)));
    let lines: Vec<String> = seats
        .filter(|(_, held)| !held.is_empty())
        .map(|(seat, held)| format!("{} {}", painted_badge(seat, ink), held.join(", ")))
        .collect();
    if lines.is_empty() { String::new() } else { flow("   tiles  ", &lines, "   ") }
}

fn held(open: &Open, seat: Seat) -> Vec<String> {
    let kingdom = &open.kingdoms[seat];
    let is_in_turn = seat == open.turn.seat;
    let mut held = Vec::new();
    for (tile, (_, location)) in open.board().locations.iter().enumerate() {
        let is_in = |mask: u16| mask >> tile & 1 == 1;
        if is_in(kingdom.held) {
            let note = match () {
                () if is_in(kingdom.fresh) => " (new)",
                () if is_in_turn && is_in(open.turn.used) => " (used)",
                () => "",
            };
            held.push(format!("{location}{note}"));
        }
    }
    for (nomads, note) in [(&kingdom.nomads, ""), (&kingdom.fresh_nomads, " (new)")] {
        for &nomad in Nomad::ALL {
            let n_tiles = nomads.count(nomad as usize).into();
            held.extend(std::iter::repeat_n(format!("{nomad}{note}"), n_tiles));
        }
    }
    if kingdom.kept + kingdom.kept_due > 0 {
        held.push(format!("{} on the temple", kingdom.kept + kingdom.kept_due));
    }
    if kingdom.tokens > 0 {
        held.push(format!("{} cathedral tokens", kingdom.tokens));
    }
    held
}

/// The round, the card in play and the viewer's hand.
pub(crate) fn cards(view: &View) -> String {
    let open = view.open();
    let turn = &open.turn;
    let mut parts = vec![format!("Round {}", turn.round)];
    parts.extend(turn.card.map(|card| format!("{} plays {card}", badge(turn.seat))));
    parts.extend(turn.fort.map(|card| format!("fort card {card}")));
    if turn.outpost {
        parts.push("the next settlement need not touch".to_owned());
    }
    if !view.hand().is_empty() {
        let hand: Vec<&str> = view.hand().iter().map(|card: &Card| card.name()).collect();
        parts.push(format!("in your hand {}", hand.join(" and ")));
    }
    parts.extend(open.setting.removed.map(|terrain| format!("removed terrain {terrain}")));
    if open.is_last_round {
        parts.push("the last round".to_owned());
    }
    flow("   ", &parts, " · ")
}

/// What the tiles on this board do, with where they lie.
pub(crate) fn tiles(open: &Open, ink: Ink) -> String {
    let mut text = String::new();
    for (index, &(at, location)) in open.board().locations.iter().enumerate() {
        let name = format!("{} {location}", short(location));
        let place = format!("{at} ({} left)", open.tiles_left[index]);
        let does = ink.paint(words::location(location), QUIET);
        text += &format!("   {name:<21}{place:<16}{does}\n");
    }
    for (index, at) in open.board().nomads.iter().enumerate() {
        if let Some(nomad) = open.nomads_left[index] {
            let does = ink.paint(words::nomad(nomad), QUIET);
            text += &format!("   {:<21}{:<16}{does}\n", nomad.name(), at.to_string());
        }
    }
    text
}

/// What happened, in order, in one paragraph for each stretch of events of one seat.
pub(crate) fn news(events: impl Iterator<Item = Event>, ink: Ink) -> String {
    let mut paragraphs: Vec<(Option<Seat>, Vec<String>)> = Vec::new();
    for event in events {
        // The paragraph's head says whose turn it is.
        if matches!(event, Event::TurnBegan { .. } | Event::TurnEnded { .. }) {
            continue;
        }
        let text = event.to_string().replace(" (mandatory)", "");
        let told = Seat::all(kingdom_builder::MAX_SEATS)
            .find_map(|seat| Some((seat, text.strip_prefix(&format!("seat {seat} "))?.to_owned())));
        let (seat, text) = told.map_or((None, text), |(seat, text)| (Some(seat), text));
        match paragraphs.last_mut() {
            Some((last, texts)) if *last == seat => texts.push(text),
            _ => paragraphs.push((seat, vec![text])),
        }
    }
    let written = paragraphs.iter().map(|(seat, texts)| {
        let head =
            seat.map_or("   ".to_owned(), |seat| format!("   {} ", painted_badge(seat, ink)));
        flow(&head, texts, "; ")
    });
    written.collect()
}

/// The end: the table, who won, and the seed that can now be known.
pub(crate) fn result(view: &View, standings: &Standings, ink: Ink) -> String {
    let winners: Vec<String> = standings
        .winners()
        .iter()
        .filter_map(|side| side.seat(standings.n_sides()))
        .map(badge)
        .collect();
    let gold = standings.totals().into_iter().max().unwrap_or_default();
    let verb = if winners.len() > 1 { "share the win" } else { "wins" };
    let line = format!("   {} {verb} with {gold} gold.", winners.join(" and "));
    format!("{}\n{}\n", score(view, standings, ink), ink.paint(&line, ACCENT))
}
