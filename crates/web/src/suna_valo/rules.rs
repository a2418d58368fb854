//! The rules in short: what is in play, with pictures.

use super::sight::Sight;
use crate::face::{Explained, Section};
use drawing::suna_valo::{Icon, icon};
use suna_valo::{Column, Components, Figure, Good, Spot, Tile, Track};
use table::Components as _;
use words::Words;
use words::suna_valo::Speech;

/// The rules in short, and what is seen at a table.
pub(super) fn rules(words: &Words, sight: Option<&Sight>) -> Vec<Section> {
    let ours = Components::ours();
    let parts = sight.map_or(&*ours, |sight| sight.view.open().components());
    let speech = Speech::of_things(words, parts);
    let section = |section: words::Section| Section {
        pictures: pictures(section.name),
        things: things(section.name, sight, speech),
        title: section.title,
        text: section.text,
        rules: section.rules,
    };
    speech.rules().into_iter().map(section).collect()
}

/// What a part of the rules is about.
fn pictures(section: &str) -> Vec<String> {
    let pictures = match section {
        "aim" => vec![Icon::Sun, Icon::PublicOrder, Icon::Figure(Figure::Ship, None)],
        "turn" => vec![Icon::Deck, Icon::ShipOrder],
        "buying" => vec![Icon::Market, Icon::AnyGood],
        "prices" => vec![Icon::AnyGood, Icon::Scarcity],
        "columns" => Column::ALL.iter().map(|&column| Icon::Column(column)).collect(),
        "stores" => {
            let goods = Good::ALL.iter().map(|&good| Icon::Good(good));
            goods.chain([Icon::Endless]).collect()
        }
        "deliveries" => vec![Icon::Delivery, Icon::PublicOrder, Icon::OwnOrder],
        "figures" => Figure::ALL.iter().map(|&figure| Icon::Figure(figure, None)).collect(),
        "rows" => vec![Icon::Row, Icon::Points(5)],
        "tracks" => {
            let tracks = Track::ALL.iter().map(|&track| Icon::Track(track));
            tracks.chain([Icon::Step, Icon::Bot]).collect()
        }
        "ships" => vec![Icon::ShipOrder, Icon::Figure(Figure::Ship, None)],
        "festivals" => vec![Icon::Festival],
        "eras" => suna_valo::Era::ALL.iter().map(|&era| Icon::Era(era)).collect(),
        "scoring" => vec![Icon::Sun, Icon::EndBot],
        _ => Vec::new(),
    };
    pictures.into_iter().map(icon).collect()
}

/// The things that a part of the rules is about; those of this table, if it is read there.
fn things(section: &str, sight: Option<&Sight>, speech: Speech<'_>) -> Vec<Explained> {
    let open = sight.map(|sight| sight.view.open());
    match section {
        "columns" => {
            let thing = |&column: &Column| Explained {
                picture: icon(Icon::Column(column)),
                name: speech.column(column),
                help: speech.column_help(column),
            };
            Column::ALL.iter().map(thing).collect()
        }
        "figures" => {
            let upgrades = Spot::ALL.iter().filter(|spot| spot.number().is_some());
            let thing = |&spot: &Spot| Explained {
                picture: icon(Icon::Spot(spot)),
                name: speech.spot(spot),
                help: speech.spot_help(spot),
            };
            upgrades.map(thing).collect()
        }
        "tracks" => {
            let Some(open) = open else { return Vec::new() };
            let progress = open.progress_tiles.iter().chain(open.boxed_tiles.iter());
            let progress = progress.map(|tile| Explained {
                picture: icon(Icon::ProgressTile(tile)),
                name: speech.tile(Tile::Progress(tile)),
                help: speech.progress_tile_help(tile),
            });
            let end = open.end_tiles.iter().map(|tile| Explained {
                picture: icon(Icon::EndTile(tile)),
                name: speech.tile(Tile::End(tile)),
                help: speech.end_tile_help(tile),
            });
            progress.chain(end).collect()
        }
        "ships" => {
            let Some(open) = open else { return Vec::new() };
            let thing = |ship: &suna_valo::OpenShip| Explained {
                picture: icon(Icon::ShipOrder),
                name: speech.ship(ship.order),
                help: speech.ship_help(ship.order),
            };
            open.ship_orders.iter().map(thing).collect()
        }
        _ => Vec::new(),
    }
}
