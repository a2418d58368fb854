//! What can be looked up: the cards for sale, orders, ships, tracks, tiles, farms, characters.

use super::super::lines::{padded, sentences, visible_width};
use super::super::terminal::Topic;
use super::sight::Sight;
use table::Seat;
use words::Words;
use words::suna_valo::Entry;

pub(super) fn topics(words: &Words) -> Vec<Topic> {
    let topic = |names: &'static [&'static str], about, key: &str| Topic {
        names,
        about,
        meaning: words.say(key),
    };
    vec![
        topic(&["cards", "village"], "", "topic-cards"),
        topic(&["farm"], "", "topic-farm"),
        topic(&["player", "p"], "NUMBER", "topic-player"),
        topic(&["market"], "", "topic-market"),
        topic(&["orders"], "", "topic-orders"),
        topic(&["ships"], "", "topic-ships"),
        topic(&["tracks"], "", "topic-tracks"),
        topic(&["tiles"], "", "topic-tiles"),
        topic(&["figures"], "", "topic-figures"),
        topic(&["characters"], "", "topic-characters"),
        topic(&["hand"], "", "topic-hand"),
        topic(&["discards"], "", "topic-discards"),
    ]
}

pub(super) fn look_up(sight: &Sight<'_>, topic: &str, about: &str) -> Result<String, String> {
    let (speech, open) = (sight.speech(), sight.view.open());
    let entries = match topic {
        "farm" => speech.farm(open, sight.seat),
        "player" => return player(sight, about),
        "market" => {
            let market = |seat: Seat| Entry {
                label: sight.teller.name(seat),
                text: speech.market(open, seat),
            };
            Seat::all(2).map(market).collect()
        }
        "orders" => speech.public_orders(open),
        "ships" => speech.ship_orders(open),
        "tracks" => speech.tracks(open),
        "tiles" => speech.tiles(open),
        "figures" => speech.figures(open, sight.seat),
        "characters" => speech.characters(&sight.view),
        "hand" => speech.hand(&sight.view),
        "discards" => speech.discards(open),
        _ => speech.cards(open, sight.seat),
    };
    Ok(listed(sight, &entries))
}

/// What lies in the middle of the table, and what both seats have.
pub(super) fn board(sight: &Sight<'_>) -> String {
    let (speech, open, width) = (sight.speech(), sight.view.open(), sight.teller.width);
    let mut text = sentences(width, "   ", &speech.standing(&sight.view));
    for seat in [sight.seat, sight.seat.next(2)] {
        text += &sentences(width, "   ", &speech.seat_summary(open, seat));
    }
    let mut entries = speech.cards(open, sight.seat);
    entries.extend(speech.public_orders(open));
    entries.extend(speech.ship_orders(open));
    text + &listed(sight, &entries)
}

/// A player's farm with the cards above it, by the number of the seat from 1; both without one.
fn player(sight: &Sight<'_>, about: &str) -> Result<String, String> {
    if about.is_empty() {
        return Ok(Seat::all(2).map(|seat| farm(sight, seat)).collect());
    }
    let number = about.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let seat = number.and_then(|index| Seat::all(2).nth(index));
    seat.map(|seat| farm(sight, seat))
        .ok_or_else(|| sight.teller.words.say_with("terminal-no-player", &[("last", 2.into())]))
}

fn farm(sight: &Sight<'_>, seat: Seat) -> String {
    let (speech, open) = (sight.speech(), sight.view.open());
    let head = sentences(sight.teller.width, "   ", &speech.seat_summary(open, seat));
    let mut entries = speech.display(open, seat);
    entries.extend(speech.farm(open, seat));
    head + &listed(sight, &entries)
}

/// Things with what there is to say about each, in two columns.
fn listed(sight: &Sight<'_>, entries: &[Entry]) -> String {
    let width = sight.teller.width;
    if entries.is_empty() {
        return sentences(width, "   ", &sight.teller.words.say("nothing-there"));
    }
    let room = entries.iter().map(|entry| visible_width(&entry.label)).max().unwrap_or(0);
    let room = room.min(width / 4);
    let line = |entry: &Entry| {
        sentences(width, &format!("   {}  ", padded(&entry.label, room)), &entry.text)
    };
    entries.iter().map(line).collect()
}
