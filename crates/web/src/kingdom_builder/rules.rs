//! The rules in short: what is in play, with pictures.

use super::sight::Sight;
use crate::face::{Explained, Section};
use drawing::kingdom_builder::{Icon, icon};
use kingdom_builder::{Card, Expansion, Location, Nomad, Options, Terrain};
use table::Seat;
use words::Words;
use words::kingdom_builder::Speech;

/// The rules in short at a table with these options, and what is seen there; without options, those
/// of all expansions.
pub(super) fn rules(words: &Words, options: Option<&str>, sight: Option<&Sight>) -> Vec<Section> {
    let options: Option<Options> = options.map(|options| options.parse().unwrap_or_default());
    let is_played = |name: &str| match (name.parse::<Expansion>(), &options) {
        (Ok(expansion), Some(options)) => options.expansions.has(expansion),
        (Err(_), _) | (_, None) => true,
    };
    let speech = Speech::of_things(words);
    let sections = speech.rules().into_iter().filter(|section| is_played(section.name));
    let section = |section: words::Section| Section {
        pictures: pictures(section.name),
        things: sight.map(|sight| things(section.name, sight, speech)).unwrap_or_default(),
        title: section.title,
        text: section.text,
        rules: section.rules,
    };
    sections.map(section).collect()
}

/// What a part of the rules is about.
fn pictures(section: &str) -> Vec<String> {
    let me = Seat::FIRST;
    let pictures = match section {
        "aim" => vec![Icon::Piece(me), Icon::Castle, Icon::Gold],
        "turn" => [Terrain::Grass, Terrain::Forest, Terrain::Canyon]
            .into_iter()
            .filter_map(|terrain| Card::ALL.iter().find(|card| card.base() == terrain))
            .map(|&card| Icon::Card(card))
            .collect(),
        "building" => [Terrain::Grass, Terrain::Flower, Terrain::Forest, Terrain::Canyon]
            .into_iter()
            .chain([Terrain::Desert])
            .map(Icon::Terrain)
            .collect(),
        "special-hexes" => {
            vec![Icon::Castle, Icon::Terrain(Terrain::Water), Icon::Terrain(Terrain::Mountain)]
        }
        "end" => vec![Icon::CardBack],
        "gold" => vec![Icon::Gold],
        "nomads" => vec![Icon::NomadHex, Icon::Wall],
        "crossroads" => {
            vec![Icon::Warrior(me), Icon::Wagon(me), Icon::Ship(me), Icon::City(me)]
        }
        "marshlands" => vec![Icon::Terrain(Terrain::Swamp), Icon::Palace],
        "harvest" => vec![Icon::Terrain(Terrain::Farmland), Icon::Silo, Icon::Scout],
        "capitol" => vec![Icon::Capitol],
        "caves" => vec![Icon::Cave],
        _ => Vec::new(),
    };
    pictures.into_iter().map(icon).collect()
}

/// The things on this board that a part of the rules is about.
fn things(section: &str, sight: &Sight, speech: Speech<'_>) -> Vec<Explained> {
    let open = sight.view.open();
    match section {
        "tiles" => {
            let is_here = |location: &&Location| {
                open.board().locations.iter().any(|(_, printed)| printed == *location)
            };
            let thing = |&location: &Location| Explained {
                picture: icon(Icon::Location(location)),
                name: speech.location(location),
                help: speech.location_help(location),
            };
            Location::ALL.iter().filter(is_here).map(thing).collect()
        }
        "gold" => {
            let objectives = open.setting.objectives.iter().map(|&objective| Explained {
                picture: icon(Icon::Objective(objective)),
                name: speech.objective(objective),
                help: speech.objective_help(objective),
            });
            let tasks = open.setting.tasks.iter().map(|&task| Explained {
                picture: icon(Icon::Task(task)),
                name: speech.task(task),
                help: speech.task_help(task),
            });
            objectives.chain(tasks).collect()
        }
        "nomads" => {
            let lies_there = |nomad: &&Nomad| open.nomads_left.contains(&Some(**nomad));
            let thing = |&nomad: &Nomad| Explained {
                picture: icon(Icon::Nomad(nomad)),
                name: speech.nomad(nomad),
                help: speech.nomad_help(nomad),
            };
            Nomad::ALL.iter().filter(lies_there).map(thing).collect()
        }
        _ => Vec::new(),
    }
}
