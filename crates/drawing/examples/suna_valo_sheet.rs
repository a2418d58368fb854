//! Everything of Suna Valo that is drawn, on one page:
//! `cargo run -p drawing --example suna_valo_sheet > sheet.html`.

use drawing::suna_valo::{
    self as draw, Icon, Lie, Scene, TrackPlace, icon, scene, slot, store, token,
};
use drawing::{CSS, Point};
use std::error::Error;
use suna_valo::{
    Action, Character, Choice, Column, EndTile, Era, Figure, Good, Options, ProgressTile, Resource,
    Resources, Spot, State, Track,
};
use table::{Game, Match, Seat, Seed, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let played = played(430)?;
    let sheets: String = drawing::sheets().map(|(_, sheet)| sheet).collect();
    println!(
        "<!doctype html><meta charset=utf-8><title>Suna Valo</title><style>{CSS}{sheets}{PAGE}</style>"
    );
    println!("{}", draw::defs());
    for theme in ["light", "dark"] {
        println!(r#"<section data-theme="{theme}"><h1>{theme}</h1>"#);
        println!("<p>{}</p>", icons().into_iter().map(sized).collect::<String>());
        println!("<p class=large>{}</p>", portraits());
        println!("<p>{}</p>", tokens());
        println!("<p class=scenes>{}</p>", scenes());
        println!("<div class=row>{}{}</div>", tracks(&played), flight());
        println!(
            "<div class=row>{}{}</div>",
            draw::picture(),
            draw::played(&played.state().view(Viewer::Watcher))
        );
        println!("</section>");
    }
    println!("{}", drawing::board(&played.state().view(Viewer::Watcher)).unwrap_or_default());
    Ok(())
}

/// A match some way on, with choices here and there.
fn played(n_actions: usize) -> Result<Match<State>, Box<dyn Error>> {
    let mut played = Match::<State>::seeded(Options::default(), Seed::from_number(3))?;
    let mut legal: Vec<Action> = Vec::new();
    for step in 0..n_actions {
        let Some(seat) = played.state().to_act() else { break };
        legal.clear();
        played.state().legal(&mut legal);
        // Cards lie with their fronts up, and something is done before it is left.
        let is_dull = |action: &Action| {
            matches!(action, Action::PlaceDown { .. } | Action::Done | Action::Skip)
        };
        let bright: Vec<Action> = legal.iter().copied().filter(|it| !is_dull(it)).collect();
        let choices = if bright.is_empty() { &legal } else { &bright };
        played.act(seat, choices[(step * 7 + step / 3) % choices.len()], vec![])?;
    }
    Ok(played)
}

fn icons() -> Vec<Icon> {
    let [white, black] = [Seat::FIRST, Seat::FIRST.next(2)];
    let mut icons: Vec<Icon> = Good::ALL.iter().map(|&good| Icon::Good(good)).collect();
    icons.push(Icon::AnyGood);
    let choices = [Choice::Plant, Choice::Animal, Choice::Crop, Choice::Any];
    icons.extend(choices.map(Icon::Choice));
    for seat in [Some(white), Some(black), None] {
        icons.extend(Figure::ALL.iter().map(|&figure| Icon::Figure(figure, seat)));
        icons.push(Icon::Gear(seat));
    }
    icons.extend([white, black].map(Icon::Seat));
    icons.extend(Column::ALL.iter().map(|&column| Icon::Column(column)));
    icons.extend([Icon::Delivery, Icon::Step, Icon::Activate, Icon::Row, Icon::FaceDown]);
    icons.extend([Icon::Market, Icon::Endless, Icon::Income, Icon::Swap, Icon::Look, Icon::Dig]);
    icons.extend([Icon::PublicOrder, Icon::OwnOrder, Icon::ShipOrder, Icon::Reveal]);
    icons.extend([Icon::Festival, Icon::Bot, Icon::EndBot]);
    icons.extend(Track::ALL.iter().map(|&track| Icon::Track(track)));
    icons.extend([Icon::Points(5), Icon::Points(12), Icon::Sun, Icon::Scarcity]);
    icons.extend(Era::ALL.iter().map(|&era| Icon::Era(era)));
    icons.extend([Icon::Tree, Icon::Deck, Icon::Discards]);
    icons.extend([Icon::Lock, Icon::Lost, Icon::Check, Icon::Arrow]);
    icons.extend(ProgressTile::ALL.iter().map(|&tile| Icon::ProgressTile(tile)));
    icons.extend(EndTile::ALL.iter().map(|&tile| Icon::EndTile(tile)));
    icons.extend(Spot::ALL.iter().map(|&spot| Icon::Spot(spot)));
    icons
}

/// An icon as large as on a card, in a line and in a table.
fn sized(one: Icon) -> String {
    let drawn = icon(one);
    format!("<span class=cell><b>{drawn}</b><i>{drawn}</i><u>{drawn}</u></span>")
}

fn portraits() -> String {
    Character::ALL.iter().map(|&character| icon(Icon::Character(character))).collect()
}

fn tokens() -> String {
    let both = |one, other| [one, other].into_iter().collect::<Resources>();
    let mut drawn = String::new();
    for &resource in Resource::ALL {
        let only: Resources = [resource].into_iter().collect();
        drawn += &store(only, None);
        drawn += &store(only, Some(resource));
        drawn += &slot(resource, false);
        drawn += &slot(resource, true);
    }
    drawn += &store(both(Resource::Grain, Resource::Lily), None);
    drawn += &store(both(Resource::Wool, Resource::Egg), None);
    drawn += &store(Resources::EMPTY, None);
    drawn += &store(Resource::ALL.iter().copied().collect(), None);
    drawn + &token(Good::Energy)
}

fn scenes() -> String {
    let kinds = "plants flowers plants pastures discoveries dock orders festival sea back";
    let window = |(kind, &one): (&str, &Scene)| {
        format!(r#"<span class="window sv-{kind}">{}</span>"#, scene(one))
    };
    kinds.split(' ').zip(&Scene::ALL).map(window).collect()
}

fn tracks(played: &Match<State>) -> String {
    let open = played.state().open();
    let mut drawn = String::new();
    drawn +=
        &Seat::all(2).map(|seat| laid(open.farm(seat), seat, Lie::Upright)).collect::<String>();
    drawn += "<span class=column>";
    for lie in [Lie::Lying, Lie::Rail] {
        drawn += &Seat::all(2).map(|seat| laid(open.farm(seat), seat, lie)).collect::<String>();
    }
    drawn + "</span>"
}

/// The tracks of a farm with the next steps lit.
fn laid(farm: suna_valo::FarmRef<'_>, seat: Seat, lie: Lie) -> String {
    let components = farm.components();
    let (width, height) = draw::tracks_size(components, lie);
    let view_box = draw::tracks_view_box(components, lie);
    let mut svg = format!(r#"<svg viewBox="{view_box}" width="{width}" height="{height}">"#);
    svg += &draw::tracks(farm, seat, lie);
    for &track in Track::ALL {
        let Some(then) = farm.after_step(track) else { continue };
        let place = TrackPlace::of(then, track);
        svg += &draw::lit_place(place, components, lie);
        if track == Track::Right {
            svg += &draw::ghost_gear(farm, seat, track, then, lie);
            svg += &draw::pointed_place(place, components, lie);
        }
    }
    svg + "</svg>"
}

fn flight() -> String {
    let way = draw::flight(Point { x: 10.0, y: 90.0 }, Point { x: 210.0, y: 40.0 });
    format!(r#"<svg viewBox="0 0 220 120" width="220" height="120">{way}</svg>"#)
}

const PAGE: &str = "
    body { margin: 0; font: 14px sans-serif; }
    section { padding: 16px 24px; background: light-dark(#f3ede1, #211e1b); color: light-dark(#222, #eee); width: 1380px; }
    h1 { margin: 0 0 8px; font-size: 16px; } p { margin: 0 0 14px; line-height: 0; display: flex; flex-wrap: wrap; gap: 6px; }
    .cell { display: inline-flex; align-items: center; gap: 6px; padding: 6px; border-radius: 8px; background: light-dark(#fffdf8, #322d29); }
    .cell b .icon { height: 44px; width: auto; } .cell i .icon { height: 22px; width: auto; } .cell u .icon { height: 15px; width: auto; }
    p > .icon { width: 40px; height: 40px; } .large > .icon { width: 132px; height: 132px; }
    .window { position: relative; width: 128px; height: 92px; border-radius: 8px; overflow: hidden; background: var(--wash); }
    .window svg { width: 100%; height: 100%; }
    .row { display: flex; gap: 24px; align-items: flex-start; margin-bottom: 14px; background: light-dark(#e7dcc2, #2c2721); padding: 12px; }
    .column { display: flex; flex-direction: column; gap: 10px; }
    .row > .board-picture { width: 640px; }
";
