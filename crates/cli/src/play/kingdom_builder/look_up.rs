//! What can be looked up: tiles, players, single hexes, cards, and the signs on the board.

use super::super::ink::QUIET;
use super::super::lines::{painted, sentences};
use super::super::terminal::Topic;
use super::board::{painted_badge, short};
use super::sight::Sight;
use super::{legend, place};
use kingdom_builder::{Land, Location, Special};
use table::Seat;
use words::Words;

pub(super) fn topics(words: &Words) -> Vec<Topic> {
    let topic = |names: &'static [&'static str], about, key: &str| Topic {
        names,
        about,
        meaning: words.say(key),
    };
    vec![
        topic(&["tiles"], "", "topic-tiles"),
        topic(&["player", "p"], "NUMBER", "topic-player"),
        topic(&["cards"], "", "topic-cards"),
        topic(&["hex"], "ROW,COLUMN", "topic-hex"),
        topic(&["signs"], "", "topic-signs"),
    ]
}

pub(super) fn look_up(sight: &Sight<'_>, topic: &str, about: &str) -> Result<String, String> {
    match topic {
        "tiles" => Ok(tiles(sight)),
        "player" => players(sight, about),
        "cards" => Ok(cards(sight)),
        "hex" => hex(sight, about),
        _ => Ok(legend::draw(sight.view.open(), sight.speech(), sight.teller)),
    }
}

/// What the tiles on this board do, with where they lie.
fn tiles(sight: &Sight<'_>) -> String {
    let (open, speech, teller) = (sight.view.open(), sight.speech(), sight.teller);
    let mut kinds: Vec<(Location, Vec<String>)> = Vec::new();
    for (index, &(at, location)) in open.board().locations.iter().enumerate() {
        let left = open.tiles_left[index];
        let args = [("hex", place::written(at).into()), ("count", left.into())];
        let place = teller.words.say_with("tiles-left", &args);
        match kinds.iter_mut().find(|(kind, _)| *kind == location) {
            Some((_, places)) => places.push(place),
            None => kinds.push((location, vec![place])),
        }
    }
    let part = |title: String, help: String| {
        let title = sentences(teller.width, "   ", &title);
        title + &painted(teller.width, "       ", &help, teller.ink, QUIET)
    };
    let mut text = String::new();
    for (location, places) in kinds {
        let name = format!("{} {}", short(location), speech.location(location));
        let title = format!("{name} – {}", teller.words.commas(&places));
        text += &part(title, speech.location_help(location));
    }
    for (index, &at) in open.board().nomads.iter().enumerate() {
        if let Some(nomad) = open.nomads_left[index] {
            let title = format!("{} – {}", speech.nomad(nomad), place::written(at));
            text += &part(title, speech.nomad_help(nomad));
        }
    }
    text
}

/// What a player has, by the number of the seat from 1; all of them without one.
fn players(sight: &Sight<'_>, about: &str) -> Result<String, String> {
    let n_seats = sight.view.open().setting.n_seats;
    let summary = |seat: Seat| {
        let head = format!("   {} ", painted_badge(seat, sight.teller.ink));
        sentences(sight.teller.width, &head, &sight.speech().seat_summary(&sight.view, seat))
    };
    if about.is_empty() {
        return Ok(Seat::all(n_seats).map(summary).collect());
    }
    let number = about.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let seat = number.and_then(|index| Seat::all(n_seats).nth(index));
    seat.map(summary).ok_or_else(|| {
        sight.teller.words.say_with("terminal-no-player", &[("last", n_seats.into())])
    })
}

/// The card in play, the hand, and what they ask for.
fn cards(sight: &Sight<'_>) -> String {
    let (open, speech, words) = (sight.view.open(), sight.speech(), sight.teller.words);
    let mut said = Vec::new();
    if let Some(card) = open.turn.card {
        let card_said = words.say_with("status-card", &[("card", speech.card(card).into())]);
        said.push(format!("{card_said}. {}", speech.card_help(card)));
    }
    if !sight.view.hand().is_empty() {
        let cards: Vec<String> = sight.view.hand().iter().map(|&card| speech.card(card)).collect();
        said.push(words.say_with("status-hand", &[("cards", words.list(&cards).into())]) + ".");
    }
    said.extend(open.setting.removed.map(|terrain| speech.removed_terrain(terrain)));
    said.iter().map(|text| sentences(sight.teller.width, "   ", text)).collect()
}

/// What is at a hex, and what building there would bring.
fn hex(sight: &Sight<'_>, about: &str) -> Result<String, String> {
    let (open, speech) = (sight.view.open(), sight.speech());
    let hex = about.split_whitespace().collect::<Vec<_>>().join(",").replace(",,", ",");
    let at = place::read(&hex)
        .ok_or_else(|| sight.teller.words.say_with("no-hex", &[("typed", hex.into())]))?;
    let mut said = vec![speech.hex(&sight.view, at)];
    match open.board().land_at(at) {
        Some(Land::Location(location)) => said.push(speech.location_help(location)),
        Some(Land::Special(_)) if open.board().capitols.has(at) => said.push(speech.capitol_help()),
        Some(Land::Special(Special::Nomad)) => {
            let index = open.board().nomads.iter().position(|&place| place == at);
            let tile = index.and_then(|index| open.nomads_left[index]);
            said.extend(tile.map(|nomad| speech.nomad_help(nomad)));
        }
        Some(Land::Special(special)) => said.push(speech.special_help(special)),
        Some(Land::Terrain(_)) if open.board().caves.has(at) => said.push(speech.cave_help()),
        Some(Land::Terrain(_)) | None => {}
    }
    match sight.legal.iter().find(|action| action.cell() == Some(at)) {
        Some(&action) => said.push(sight.preview(action)),
        None => {
            let refusal = sight.played.state().why_not(at);
            said.extend(refusal.map(|it| speech.refusal(it.rule).unwrap_or(it.reason.to_owned())));
        }
    }
    Ok(sentences(sight.teller.width, "   ", &said.join(" ")))
}
