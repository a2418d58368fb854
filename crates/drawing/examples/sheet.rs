//! Everything that is drawn, on one page: `cargo run -p drawing --example sheet > sheet.html`.

use boonlake::Resource;
use drawing::CSS;
use drawing::boonlake as lake;
use drawing::kingdom_builder::{self as draw, Icon, Layout, icon};
use kingdom_builder::MAX_SEATS;
use kingdom_builder::{
    Action, Card, CellSet, Direction, Location, Nomad, Objective, Open, Options, Piece, Standing,
    State, Task, Terrain,
};
use std::error::Error;
use table::{Game, Match, Seat, Seed};

const LAYOUT: Layout = Layout::Beside;

fn main() -> Result<(), Box<dyn Error>> {
    let everything: Options = "players=5 with=all quadrants=quarry,monastery-wagon:180,\
                               canoe,mountain-station-scout-cabin"
        .parse()?;
    let crossed: Options = "players=5 with=all quadrants=lighthouse-foresters-lodge,oracle,\
                            harbor,village:180"
        .parse()?;
    let first = played(everything, 7, 420)?;
    let second = played(crossed, 11, 500)?;
    let sheets: String = drawing::sheets().map(|(_, sheet)| sheet).collect();
    println!(
        "<!doctype html><meta charset=utf-8><title>Drawings</title><style>{CSS}{sheets}{PAGE}</style>"
    );
    println!("{}{}", draw::defs(), lake::defs());
    let lakes = lake_played(300)?;
    for (theme, look) in [("light", ""), ("dark", ""), ("light", "grey")] {
        println!(r#"<section data-theme="{theme}" class="{look}"><h1>{theme} {look}</h1>"#);
        println!("{}", picture(&first, false));
        println!("{}", icons());
        println!("{}", picture(&second, look == "grey"));
        println!("{}", lake_pictures(&lakes));
        println!("</section>");
    }
    Ok(())
}

/// A match some way on, with random choices.
fn played(options: Options, seed: u64, n_actions: usize) -> Result<Match<State>, Box<dyn Error>> {
    let mut played = Match::<State>::seeded(options, Seed::from_number(seed))?;
    let mut legal: Vec<Action> = Vec::new();
    for step in 0..n_actions {
        let Some(seat) = played.state().to_act() else { break };
        legal.clear();
        played.state().legal(&mut legal);
        played.act(seat, legal[(step * 7 + step / 3) % legal.len()], vec![])?;
    }
    Ok(played)
}

/// A match of Boonlake some way on, with random choices.
fn lake_played(n_actions: usize) -> Result<Match<boonlake::State>, Box<dyn Error>> {
    let options = "players=4".parse()?;
    let mut played = Match::<boonlake::State>::seeded(options, Seed::from_number(5))?;
    let mut legal = Vec::new();
    for step in 0..n_actions {
        let Some(seat) = played.state().to_act() else { break };
        legal.clear();
        played.state().legal(&mut legal);
        played.act(seat, legal[(step * 7 + step / 3) % legal.len()], vec![])?;
    }
    Ok(played)
}

/// The map in every cut with something lit, and the parts of a player board.
fn lake_pictures(played: &Match<boonlake::State>) -> String {
    let open = played.state().open();
    let mut page = String::new();
    for cut in lake::Cut::ALL {
        let chart = lake::Chart::new(cut, open.parts());
        let (width, height) = cut.size();
        page += &format!(
            r#"<svg class="{}" width="{width}" height="{height}" viewBox="{}">"#,
            lake::round_class(open.is_second_round),
            cut.view_box()
        );
        let ship = open.players[0].ship;
        let stops: Vec<u8> = (1..=4).map(|steps| open.landing(Seat::FIRST, steps)).collect();
        page += &(lake::land(chart) + &lake::tiles(chart, open.map()));
        page += &lake::ship_way(chart, open, ship, stops[3]);
        page += &lake::works(chart);
        let names = ["Unknown", "New Hope", "Boonlake", "Southern"];
        for (&region, name) in boonlake::Region::ALL.iter().zip(names) {
            page += &lake::label(chart, region, Some(name));
        }
        page += &lake::ship_stops(chart, open, &stops);
        for one in lake::standings(open) {
            page += &lake::standing(chart, open, one);
        }
        for site in open.map().free_sites().take(5) {
            page += &lake::lit(chart, open, lake::Target::Site(site));
        }
        let spaces: Vec<boonlake::Space> = open.map().open_spaces().iter().collect();
        if let [first, second, ..] = spaces[..] {
            page += &lake::lit(chart, open, lake::Target::Space(first));
            let owner = lake::Owner::Seat(Seat::FIRST);
            page += &lake::trace(chart, open, lake::Target::Space(second), owner, 3);
        }
        page += &lake::focus(chart, open, lake::Target::River(2));
        page += "</svg>";
    }
    page + &lake_parts(open)
}

fn lake_parts(open: &boonlake::Open) -> String {
    let owner = lake::Owner::Seat(Seat::FIRST);
    let mut parts = lake::canal([Resource::Loam, Resource::Iron], None, owner);
    let goal = Some([Resource::Loam, Resource::Stone]);
    parts += &lake::canal([Resource::Loam, Resource::Iron], goal, owner);
    for level in 0..3 {
        parts += &lake::production(Resource::Iron, level);
    }
    let recess = &open.parts().boards.houses[1];
    parts += &lake::recess(recess, None);
    parts += &lake::recess(recess, Some((lake::Figure::House, owner)));
    let stands = [lake::LeverStand::Open(4), lake::LeverStand::Up, lake::LeverStand::Down];
    parts.extend(stands.map(lake::lever));
    parts.extend(boonlake::Kind::ALL.iter().map(|&kind| lake::card_band(kind)));
    parts += &lake::scoring_dots(2);
    for figure in lake::Figure::ALL {
        parts.extend(lake::Owner::all().map(|owner| lake::icon(lake::Icon::Piece(figure, owner))));
    }
    parts.extend(lake::Owner::all().map(|owner| lake::icon(lake::Icon::Mark(owner))));
    for site in [lake::Icon::Coin, lake::Icon::Eye, lake::Icon::Owl, lake::Icon::Tick] {
        parts += &lake::icon(site);
    }
    parts.extend(
        boonlake::Tile::all()
            .map(|tile| lake::loose_tile(open.parts(), boonlake::Laid::Building(tile))),
    );
    format!(r#"<div class="parts">{parts}</div>"#)
}

fn picture(played: &Match<State>, with_letters: bool) -> String {
    let open: &Open = played.state().open();
    let board = open.board();
    let mut svg = format!(r#"<svg class="board" viewBox="{}">"#, draw::view_box(LAYOUT, board));
    svg += &draw::land(LAYOUT, board);
    if with_letters {
        svg += &draw::letters(LAYOUT, board);
    }
    for (tile, &(cell, _)) in board.locations.iter().enumerate() {
        svg += &draw::tile_count(LAYOUT, cell, open.tiles_left[tile]);
    }
    for (index, &cell) in board.nomads.iter().enumerate() {
        svg += &draw::nomad_tile(LAYOUT, cell, open.nomads_left[index]);
    }
    for cell in CellSet::all_where(|_| true).iter() {
        if let Some(standing) = open.standing(cell) {
            svg += &draw::standing(LAYOUT, standing, cell);
        }
    }
    svg += &samples(open);
    svg + "</svg>"
}

/// Every kind of piece and hint somewhere on free land.
fn samples(open: &Open) -> String {
    let mut free = open.free(open.board().buildable).iter().filter(|cell| !cell.is_island());
    let mut next = || free.next().expect("a wide board has free land");
    let mut svg = String::new();
    let mut targets = CellSet::default();
    for (index, seat) in Seat::all(MAX_SEATS).enumerate() {
        let piece = [Piece::Warrior, Piece::Wagon, Piece::Ship][index % 3];
        svg += &draw::standing(LAYOUT, Standing::Piece(piece, seat), next());
        let traced = next();
        svg += &draw::trace(LAYOUT, traced, seat, index + 1);
        svg += &draw::standing(LAYOUT, Standing::Settlement(seat), traced);
        targets.add(next());
    }
    svg += &draw::lit(LAYOUT, targets, open.board());
    svg += &draw::standing(LAYOUT, Standing::Wall, next());
    svg += &draw::standing(LAYOUT, Standing::Scout, next());
    svg += &draw::ghost(LAYOUT, Standing::Settlement(Seat::FIRST), next());
    svg += &draw::focus(LAYOUT, next());
    let (from, to) = (next(), next());
    svg += &draw::arrow(LAYOUT, from, to);
    let middle = kingdom_builder::Cell::new(15, 14).expect("on the board");
    svg += &draw::standing(LAYOUT, Standing::City(Seat::FIRST), middle);
    for direction in Direction::ALL {
        let part = middle.next(direction).expect("in the middle of the board");
        svg += &draw::standing(LAYOUT, Standing::City(Seat::FIRST), part);
    }
    svg
}

fn icons() -> String {
    let mut named: Vec<(String, Icon)> = Vec::new();
    named.extend(Terrain::ALL.iter().map(|&one| (one.to_string(), Icon::Terrain(one))));
    named.extend(Card::ALL.iter().map(|&one| (one.to_string(), Icon::Card(one))));
    named.push(("card back".into(), Icon::CardBack));
    named.extend(Location::ALL.iter().map(|&one| (one.to_string(), Icon::Location(one))));
    let places = [Icon::Castle, Icon::Capitol, Icon::Palace, Icon::Silo, Icon::Cave];
    named.extend(places.map(|one| (format!("{one:?}"), one)));
    named.push(("nomads".into(), Icon::NomadHex));
    named.extend(Nomad::ALL.iter().map(|&one| (one.to_string(), Icon::Nomad(one))));
    let kinds: [fn(Seat) -> Icon; 6] =
        [Icon::Piece, Icon::Warrior, Icon::Wagon, Icon::Ship, Icon::City, Icon::PlayerMark];
    for kind in kinds {
        named.extend(Seat::all(MAX_SEATS).map(|seat| (format!("{:?}", kind(seat)), kind(seat))));
    }
    named.extend([Icon::Wall, Icon::Scout, Icon::Gold].map(|one| (format!("{one:?}"), one)));
    named.extend(Objective::ALL.iter().map(|&one| (one.to_string(), Icon::Objective(one))));
    named.extend(Task::ALL.iter().map(|&one| (one.to_string(), Icon::Task(one))));
    let cells: String = named
        .iter()
        .map(|(name, one)| {
            format!("<figure>{}<figcaption>{name}</figcaption></figure>", icon(*one))
        })
        .collect();
    let small: String = Location::ALL.iter().map(|&one| icon(Icon::Location(one)) + " ").collect();
    format!(r#"<div class="icons">{cells}</div><p class="small">{small}</p>"#)
}

const PAGE: &str = "
body { margin: 0; font: 13px sans-serif; }
section { padding: 12px 20px; background: #f3ede1; color: #2d2a26; }
section[data-theme=dark] { background: #221d18; color: #e6ddcc; }
section.grey { filter: grayscale(1); }
.board { width: 1340px; display: block; margin: 0 auto 12px; }
.icons { display: grid; grid-template-columns: repeat(auto-fill, 96px); gap: 6px; }
figure { margin: 0; text-align: center; font-size: 11px; overflow: hidden; }
.icons .icon { width: 56px; height: 56px; display: block; margin: 0 auto; }
.parts { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.parts svg { height: 56px; }
.small .icon { width: 30px; height: 30px; }
";
