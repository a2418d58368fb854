//! What the signs on the board mean.

use super::board::{painted_letter, short};
use super::ink::{ACCENT, Ink, QUIET};
use super::lines::flow;
use kingdom_builder::{Location, Open, Terrain};

/// What the signs on this board mean, as far as they are in play.
pub(crate) fn draw(open: &Open, ink: Ink) -> String {
    let board = open.board();
    let mut land: Vec<String> = Terrain::ALL
        .iter()
        .filter(|&&terrain| !board.of(terrain).is_empty())
        .map(|&terrain| format!("{} {terrain}", painted_letter(terrain, ink)))
        .collect();
    if !board.caves.is_empty() {
        land.push("M() cave".to_owned());
    }
    let mut places = Vec::new();
    for &(_, location) in &board.locations {
        let place = format!("{} {location}", short(location));
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let quietly = |text: &String| ink.paint(text, QUIET);
    let mut signs: Vec<String> = places.iter().chain(&specials(open)).map(quietly).collect();
    signs.push(ink.paint("dots: tiles left", QUIET));
    signs.push(format!("{} can be chosen", ink.paint("•", ACCENT)));
    signs.push(format!("{} changed by others", ink.paint("*", ACCENT)));
    flow("   ", &land, "  ") + &flow("   ", &signs, "  ")
}

fn specials(open: &Open) -> Vec<String> {
    let board = open.board();
    let has = |location: Location| board.tiles_of(location) != 0;
    let signs = [
        (true, "Cas castle"),
        (!board.capitols.is_empty(), "Cap capitol"),
        (!board.palaces.is_empty(), "Pal palace"),
        (!board.silos.is_empty(), "Sil silo"),
        (!board.nomads.is_empty(), "N nomads"),
        (has(Location::Barracks), "w warrior"),
        (has(Location::Wagon), "g wagon"),
        (has(Location::Lighthouse), "s ship"),
        (has(Location::CityHall), "c city"),
        (has(Location::Quarry), "## wall"),
        (has(Location::ScoutCabin), "?? scout"),
    ];
    let in_play = signs.into_iter().filter(|(is_in_play, _)| *is_in_play);
    in_play.map(|(_, sign)| sign.to_owned()).collect()
}
