//! The rules in short: what is in play, with pictures.

use super::sight::Sight;
use crate::face::{Explained, Section};
use boonlake::{Kind, Lever, Options, Resource, SoloTile, Strip, Track};
use drawing::boonlake::{Figure, Icon, Owner, icon};
use table::Seat;
use words::Words;
use words::boonlake::Speech;

/// The rules in short at a table with these options, and what is seen there; without options, those of
/// the solo game too.
pub(super) fn rules(words: &Words, options: Option<&str>, sight: Option<&Sight>) -> Vec<Section> {
    let options: Option<Options> = options.map(|options| options.parse().unwrap_or_default());
    let is_played =
        |name: &str| name != "solo" || options.as_ref().is_none_or(|options| options.players == 1);
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
    let mine = |figure| Icon::Piece(figure, Owner::Seat(Seat::FIRST));
    let pictures = match section {
        "aim" => vec![mine(Figure::Settlement), Icon::Scoring, Icon::Vp],
        "turn" => vec![Icon::Plank, Icon::Sail],
        "cards" => Kind::ALL
            .iter()
            .map(|&kind| Icon::Kind(kind))
            .chain(Resource::ALL.iter().map(|&resource| Icon::Resource(resource)))
            .chain([Icon::Boat])
            .collect(),
        "projects" => vec![Icon::Project, Icon::Scoring, Icon::Seal],
        "exploring" => vec![Icon::Explore, Icon::Tile, Icon::Bridge, Icon::Ford],
        "building" => {
            vec![mine(Figure::Inhabitant), mine(Figure::House), mine(Figure::Settlement)]
        }
        "cattle" => vec![Icon::Pasture, mine(Figure::Cattle)],
        "levers" => vec![Icon::Lever, Icon::LeverDown],
        "river" => vec![mine(Figure::Ship), Icon::Harbour, Icon::Lock],
        "scoring" => {
            let tracks = Track::ALL.iter().map(|&track| Icon::TrackIncome(track));
            std::iter::once(Icon::Scoring).chain(tracks).collect()
        }
        "end" => vec![Icon::End, Icon::Vp],
        "solo" => vec![Icon::Owl, Icon::Cactus],
        _ => Vec::new(),
    };
    pictures.into_iter().map(icon).collect()
}

/// The things at this table that a part of the rules is about.
fn things(section: &str, sight: &Sight, speech: Speech<'_>) -> Vec<Explained> {
    let open = sight.view.open();
    match section {
        "strips" => {
            let thing = |&strip: &Strip| Explained {
                picture: icon(Icon::Strip(strip)),
                name: speech.strip(strip),
                help: format!("{}; {}", speech.strip_own(strip), speech.strip_all(strip)),
            };
            Strip::ALL.iter().map(thing).collect()
        }
        "levers" => {
            let thing = |&lever: &Lever| Explained {
                picture: icon(Icon::Lever),
                name: speech.lever(lever),
                help: speech.lever_help(lever),
            };
            Lever::ALL.iter().map(thing).collect()
        }
        "scoring" => {
            let tiles = open.scoring.iter().map(|&tile| Explained {
                picture: icon(Icon::Scoring),
                name: speech.scoring_tile(tile, open.parts()),
                help: speech.scoring_help(tile, open.parts()),
            });
            tiles.collect()
        }
        "projects" => {
            let tiles = open.scoring.iter().map(|&tile| Explained {
                picture: icon(Icon::Project),
                name: speech.scoring_tile(tile, open.parts()),
                help: speech.project_help(tile, open.parts()),
            });
            tiles.collect()
        }
        "solo" => {
            let thing = |&tile: &SoloTile| Explained {
                picture: icon(Icon::Owl),
                name: speech.solo_tile(tile),
                help: speech.solo_tile_help(tile, open.parts()),
            };
            SoloTile::ALL.iter().map(thing).collect()
        }
        _ => Vec::new(),
    }
}
