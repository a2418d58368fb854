//! Everything that is drawn, on one page: `cargo run -p drawing --example sheet > sheet.html`.

use drawing::CSS;
use drawing::kingdom_builder::{self as draw, Icon, icon};
use kingdom_builder::MAX_SEATS;
use kingdom_builder::{
    Action, Card, CellSet, Direction, Location, Nomad, Objective, Open, Options, Piece, Standing,
    State, Task, Terrain,
};
use std::error::Error;
use table::{Game, Match, Seat, Seed};

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
    println!("{}", draw::defs());
    for (theme, look) in [("light", ""), ("dark", ""), ("light", "grey")] {
        println!(r#"<section data-theme="{theme}" class="{look}"><h1>{theme} {look}</h1>"#);
        println!("{}", picture(&first, false));
        println!("{}", icons());
        println!("{}", picture(&second, look == "grey"));
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

fn picture(played: &Match<State>, with_letters: bool) -> String {
    let open: &Open = played.state().open();
    let board = open.board();
    let mut svg = format!(r#"<svg class="board" viewBox="{}">"#, draw::view_box(board));
    svg += &draw::land(board);
    if with_letters {
        svg += &draw::letters(board);
    }
    for (tile, &(cell, _)) in board.locations.iter().enumerate() {
        svg += &draw::tile_count(cell, open.tiles_left[tile]);
    }
    for (index, &cell) in board.nomads.iter().enumerate() {
        svg += &draw::nomad_tile(cell, open.nomads_left[index]);
    }
    for cell in CellSet::all_where(|_| true).iter() {
        if let Some(standing) = open.standing(cell) {
            svg += &draw::standing(standing, cell);
        }
    }
    svg += &samples(open);
    svg + "</svg>"
}

/// Every kind of piece and hint somewhere on free land.
fn samples(open: &Open) -> String {
    let mut free = open.free(open.board().buildable).iter().filter(|cell| !cell.is_island());
    let mut next = || free.nth(5).expect("a wide board has free land");
    let mut svg = String::new();
    let mut targets = CellSet::default();
    for (index, seat) in Seat::all(MAX_SEATS).enumerate() {
        let piece = [Piece::Warrior, Piece::Wagon, Piece::Ship][index % 3];
        svg += &draw::standing(Standing::Piece(piece, seat), next());
        let traced = next();
        svg += &draw::trace(traced, seat, index + 1);
        svg += &draw::standing(Standing::Settlement(seat), traced);
        targets.add(next());
    }
    svg += &draw::lit(targets, open.board());
    svg += &draw::standing(Standing::Wall, next());
    svg += &draw::standing(Standing::Scout, next());
    svg += &draw::ghost(Standing::Settlement(Seat::FIRST), next());
    svg += &draw::focus(next());
    let (from, to) = (next(), next());
    svg += &draw::arrow(from, to);
    let middle = kingdom_builder::Cell::new(15, 14).expect("on the board");
    svg += &draw::standing(Standing::City(Seat::FIRST), middle);
    for direction in Direction::ALL {
        let part = middle.next(direction).expect("in the middle of the board");
        svg += &draw::standing(Standing::City(Seat::FIRST), part);
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
.small .icon { width: 30px; height: 30px; }
";
