//! What the signs on the board mean.

use super::super::ink::{ACCENT, QUIET};
use super::super::lines::flow;
use super::super::terminal::Teller;
use super::board::{painted_letter, short};
use kingdom_builder::{Location, Open, Piece, Special, Terrain};
use words::kingdom_builder::Speech;

/// What the signs on this board mean, as far as they are in play.
pub(super) fn draw(open: &Open, speech: Speech<'_>, teller: Teller<'_>) -> String {
    let board = open.board();
    let ink = teller.ink;
    let mut land: Vec<String> = Terrain::ALL
        .iter()
        .filter(|&&terrain| !board.of(terrain).is_empty())
        .map(|&terrain| format!("{} {}", painted_letter(terrain, ink), speech.terrain(terrain)))
        .collect();
    if !board.caves.is_empty() {
        land.push(format!("M() {}", speech.cave()));
    }
    let mut places = Vec::new();
    for &(_, location) in &board.locations {
        let place = format!("{} {}", short(location), speech.location(location));
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let quietly = |text: &String| ink.paint(text, QUIET);
    let mut signs: Vec<String> =
        places.iter().chain(&specials(open, speech)).map(quietly).collect();
    signs.push(ink.paint(&teller.words.say("sign-dots"), QUIET));
    for (sign, key) in [("•", "sign-target"), ("*", "sign-recent")] {
        signs.push(format!("{} {}", ink.paint(sign, ACCENT), teller.words.say(key)));
    }
    flow(teller.width, "   ", &land, "  ") + &flow(teller.width, "   ", &signs, "  ")
}

fn specials(open: &Open, speech: Speech<'_>) -> Vec<String> {
    let board = open.board();
    let has = |location: Location| board.tiles_of(location) != 0;
    let piece = |name: &str| speech.words().say(&format!("piece-{name}"));
    let signs = [
        (true, "Cas", speech.special(Special::Castle)),
        (!board.capitols.is_empty(), "Cap", speech.capitol()),
        (!board.palaces.is_empty(), "Pal", speech.special(Special::Palace)),
        (!board.silos.is_empty(), "Sil", speech.special(Special::Silo)),
        (!board.nomads.is_empty(), "N", speech.special(Special::Nomad)),
        (has(Location::Barracks), "w", speech.piece(Piece::Warrior)),
        (has(Location::Wagon), "g", speech.piece(Piece::Wagon)),
        (has(Location::Lighthouse), "s", speech.piece(Piece::Ship)),
        (has(Location::CityHall), "c", piece("city")),
        (has(Location::Quarry), "##", piece("wall")),
        (has(Location::ScoutCabin), "??", piece("scout")),
    ];
    let in_play = signs.into_iter().filter(|(is_in_play, ..)| *is_in_play);
    in_play.map(|(_, sign, name)| format!("{sign} {name}")).collect()
}
