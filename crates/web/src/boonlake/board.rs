//! The map: the land, what lies and stands on it, and what a player is shown.

use super::event::event_of;
use super::map::{LandMap, target};
use super::sight::Sight;
use super::thing::Thing;
use super::{cut_of_window, of_things, sight_of};
use crate::face::Spot;
use crate::reactive::Memo;
use crate::say::Say;
use crate::settings::Settings;
use crate::table::{Ground, Table};
use boonlake::{Action, Components, Event, Laid, Open, Piece, Presence, Region, Step};
use drawing::Point;
use drawing::boonlake::{self as drawn, Chart, Cut, Owner, Standing, Target};
use leptos::prelude::*;
use std::sync::Arc;
use table::{Components as _, Seat};

#[component]
pub(super) fn Board() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    // Another set of components is another map.
    let printed = Memo::new(move |_| sight_of(table).map(|sight| sight.view.open().parts().hash()));
    let cut = cut_of_window();
    move || match printed.get() {
        Some(_) => view! { <Drawn cut=cut.get()/> }.into_any(),
        None => view! { <p class="loading" role="status">{say.the("app-loading")}</p> }.into_any(),
    }
}

#[component]
fn Drawn(cut: Cut) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let settings = Settings::here();
    let on_map = move |draw: fn(Chart<'_>, &Sight) -> String| {
        move || {
            let Some(sight) = sight_of(table) else { return String::new() };
            draw(Chart::new(cut, sight.view.open().parts()), &sight)
        }
    };
    let parts = untrack(|| sight_of(table));
    let below = parts.as_ref().map(|sight| drawn::land(Chart::new(cut, sight.view.open().parts())));
    let above = parts.as_ref().map(|sight| over_tiles(say, cut, sight.view.open().parts()));
    let named = parts.as_ref().map(|sight| letters_of(say, cut, sight.view.open().parts()));
    let letters = move || named.clone().filter(|_| settings.has_letters.get()).unwrap_or_default();
    let tiles =
        Memo::new(move |_| on_map(|chart, sight| drawn::tiles(chart, sight.view.open().map()))());
    let round = move || {
        let is_second = sight_of(table).is_some_and(|sight| sight.view.open().is_second_round);
        drawn::round_class(is_second)
    };
    let pieces = move || sight_of(table).map(|sight| pieces(cut, &sight)).unwrap_or_default();
    let travellers = Memo::new(move |_| {
        sight_of(table).map(|sight| travellers(cut, &sight)).unwrap_or_default()
    });
    let lit = move || match table.line.is_sending() {
        true => String::new(),
        false => sight_of(table).map(|sight| lit(cut, &sight, table)).unwrap_or_default(),
    };
    let way = move || match table.line.is_sending() {
        true => String::new(),
        false => sight_of(table).map(|sight| way(cut, &sight, table)).unwrap_or_default(),
    };
    let traces =
        move || sight_of(table).map(|sight| traces(cut, &sight, table)).unwrap_or_default();
    let told = move || {
        let Some(sight) = sight_of(table) else { return String::new() };
        let spots = table.highlighted.get();
        ringed(cut, &sight, &spots)
    };
    let ghost = move || sight_of(table).map(|sight| ghost(cut, &sight, table)).unwrap_or_default();
    let cursor = move || {
        let spot = table.pointed.get();
        sight_of(table).map(|sight| ringed(cut, &sight, spot.as_slice())).unwrap_or_default()
    };
    let is_still = move || !settings.moves();
    view! {
        <Ground map=Arc::new(LandMap { cut, table })>
            <g class=round class:still=is_still>
                <g inner_html=below></g>
                <g inner_html=move || tiles.get()></g>
                <g inner_html=way></g>
                <g inner_html=above></g>
                <g inner_html=letters></g>
                <For each=pieces key=|piece| piece.markup.clone() let(piece)>
                    <g
                        class="standing"
                        class:to-come=move || table.to_come.with(|spots| spots.contains(&piece.at))
                        data-spot=piece.at.0
                        inner_html=piece.markup
                    ></g>
                </For>
                <For each=move || 0..travellers.with(Vec::len) key=|index| *index let(index)>
                    <Travelling cut travellers index/>
                </For>
                <g inner_html=lit></g>
                <g inner_html=traces></g>
                <g inner_html=ghost></g>
                <g class="bl-told" inner_html=told></g>
                <g class="cursor" inner_html=cursor></g>
            </g>
        </Ground>
    }
}

/// What lies over the tiles and never changes: river spaces, bridges, locks, labels with their names.
fn over_tiles(say: Say, cut: Cut, parts: &Components) -> String {
    let chart = Chart::new(cut, parts);
    let label = |&region: &Region| {
        let name = of_things(say, |speech| speech.region(region));
        drawn::label(chart, region, Some(&name))
    };
    drawn::works(chart) + &Region::ALL.iter().map(label).collect::<String>()
}

/// The first letter of its region on each space.
fn letters_of(say: Say, cut: Cut, parts: &Components) -> String {
    drawn::letters(Chart::new(cut, parts), |region| {
        of_things(say, |speech| speech.region(region)).chars().take(1).collect()
    })
}

/// Something that stands at a place.
#[derive(Clone, PartialEq)]
struct Standee {
    at: Spot,
    markup: String,
}

/// What stands on the land, piece by piece.
fn pieces(cut: Cut, sight: &Sight) -> Vec<Standee> {
    let open = sight.view.open();
    let chart = Chart::new(cut, open.parts());
    let standee = |standing: Standing| {
        let at = match standing {
            Standing::Piece(site, _) => Thing::Site(site),
            Standing::Cattle(at, ..) => Thing::Space(at),
            Standing::Cover(region) => Thing::Label(region),
            Standing::Ship(_) | Standing::Marker(..) => return None,
        };
        Some(Standee { at: at.spot(), markup: drawn::standing(chart, open, standing) })
    };
    drawn::standings(open).into_iter().filter_map(standee).collect()
}

/// Something that travels, and where it is: a ship on the river, or a marker on a track.
#[derive(Clone, PartialEq)]
struct Traveller {
    markup: String,
    at: Point,
    /// Of a ship, the space of the river.
    space: Option<u8>,
}

/// What travels, always in the same order.
fn travellers(cut: Cut, sight: &Sight) -> Vec<Traveller> {
    let open = sight.view.open();
    let chart = Chart::new(cut, open.parts());
    let traveller = |standing: Standing| {
        let space = match standing {
            Standing::Ship(side) => Some(drawn::ship_space(open, side)),
            Standing::Marker(..) => None,
            Standing::Piece(..) | Standing::Cattle(..) | Standing::Cover(_) => return None,
        };
        let at = drawn::standing_place(chart, open, standing);
        Some(Traveller { markup: drawn::travelling(chart, open, standing), at, space })
    };
    drawn::standings(open).into_iter().filter_map(traveller).collect()
}

/// Goes from place to place, a ship along the river.
#[component]
fn Travelling(cut: Cut, travellers: Memo<Vec<Traveller>>, index: usize) -> impl IntoView {
    let table = Table::here();
    let group = NodeRef::<leptos::svg::G>::new();
    let traveller = Memo::new(move |_| travellers.with(|all| all.get(index).cloned()));
    let markup = Memo::new(move |_| traveller.get().map(|it| it.markup).unwrap_or_default());
    let place = move || {
        traveller
            .get()
            .map(|Traveller { at, .. }| format!("translate({:.1}px, {:.1}px)", at.x, at.y))
    };
    Effect::new(move |before: Option<Option<Traveller>>| {
        let now = traveller.get();
        if let (Some(Some(before)), Some(now), Some(group)) = (before, &now, group.get_untracked())
        {
            let way = untrack(|| way_between(cut, table, &before, now));
            table.stage.travel(&group, &way);
        }
        now
    });
    view! { <g class="bl-traveller" node_ref=group style:transform=place inner_html=move || markup.get()></g> }
}

/// From where something was to where it is.
fn way_between(cut: Cut, table: Table, before: &Traveller, now: &Traveller) -> Vec<Point> {
    let mut way = vec![before.at];
    if let (Some(from), Some(to), Some(sight)) = (before.space, now.space, sight_of(table)) {
        let open = sight.view.open();
        way.extend(Chart::new(cut, open.parts()).between(open.is_second_round, from, to));
    }
    way.push(now.at);
    way
}

/// The way of the own ship, where it is asked for or would follow.
fn way(cut: Cut, sight: &Sight, table: Table) -> String {
    let Some(last) = stops(sight, table).and_then(|stops| stops.last().copied()) else {
        return String::new();
    };
    let open = sight.view.open();
    let from = open.player(sight.at_the_board()).ship;
    drawn::ship_way(Chart::new(cut, open.parts()), open, from, last)
}

/// Where something can be done; and the stops at the end of the ship's way.
fn lit(cut: Cut, sight: &Sight, table: Table) -> String {
    let open = sight.view.open();
    let chart = Chart::new(cut, open.parts());
    let stops = stops(sight, table).map(|stops| drawn::ship_stops(chart, open, &stops));
    let things = table.lit().into_iter().filter_map(Thing::at);
    let places = things.filter_map(|thing| target(cut, open, thing));
    let places = places.filter(|place| !matches!(place, Target::River(_)));
    let glow = table.pointed.get().and_then(Thing::at).and_then(|thing| match thing {
        Thing::Label(region) => Some(drawn::region_glow(chart, region)),
        _ => None,
    });
    let places = places.map(|place| drawn::lit(chart, open, place));
    glow.into_iter().chain(stops).chain(places).collect()
}

/// The stops of the own ship: where it may go now, or where the strip under the pointer lets it go.
fn stops(sight: &Sight, table: Table) -> Option<Vec<u8>> {
    let open = sight.view.open();
    let me = sight.moment.eyes.filter(|me| open.to_act() == Some(*me))?;
    let steps = match open.step()? {
        Step::Sail { steps, .. } => steps,
        Step::Turn { .. } => {
            let Some(Thing::Strip(strip)) = table.pointed.get().and_then(Thing::at) else {
                return None;
            };
            let row = open.strips.iter().position(|there| *there == strip)?;
            open.parts().boards.rows[row].0
        }
        _ => return None,
    };
    Some(landings(open, me, steps))
}

/// Where a ship comes with one, two … steps; at the end of the river the rest is of no use.
fn landings(open: &Open, seat: Seat, steps: u8) -> Vec<u8> {
    let mut landings: Vec<u8> = (1..=steps).map(|steps| open.landing(seat, steps)).collect();
    landings.dedup();
    landings
}

fn ringed(cut: Cut, sight: &Sight, spots: &[Spot]) -> String {
    let open = sight.view.open();
    let chart = Chart::new(cut, open.parts());
    let things = spots.iter().copied().filter_map(Thing::at);
    let places = things.filter_map(|thing| target(cut, open, thing));
    places.map(|place| drawn::focus(chart, open, place)).collect()
}

/// What would stand at the place under the pointer.
fn ghost(cut: Cut, sight: &Sight, table: Table) -> String {
    let open = sight.view.open();
    let chart = Chart::new(cut, open.parts());
    let (Some(spot), Some(me)) = (table.pointed.get(), open.to_act()) else {
        return String::new();
    };
    let Some(&choice) = table.choices_at(spot).first() else { return String::new() };
    let piece = |site, piece| Standing::Piece(site, Presence { side: me.into(), piece });
    let standing = match sight.legal[choice] {
        Action::Develop { site } => piece(site, Piece::Inhabitant),
        Action::House { site } => piece(site, Piece::House),
        Action::Settle { site, .. } => piece(site, Piece::Settlement),
        Action::Cattle { at, .. } => {
            Standing::Cattle(at, open.terrain.spot(at).n_cattle().into(), me.into())
        }
        Action::Lay { at } => {
            let laid = match open.step() {
                Some(Step::Lay { tile, .. }) => Laid::Building(tile),
                _ => Laid::Pasture,
            };
            return drawn::tile_ghost(chart, at, laid);
        }
        _ => return String::new(),
    };
    drawn::ghost(chart, open, standing)
}

/// What others did since the last own turn, numbered; while it is shown again, as far as it got. Once
/// something is done, or the match is over, the map is there to be looked at.
fn traces(cut: Cut, sight: &Sight, table: Table) -> String {
    let moment = &sight.moment;
    let is_quiet = moment.is_over() || moment.is_my_turn() && moment.undoable > 0;
    if is_quiet && !table.showing.is_on() {
        return String::new();
    }
    let open = sight.view.open();
    let chart = Chart::new(cut, open.parts());
    let news = table.news.get();
    let moves = news.iter().filter(|told| told.event.is_move());
    let n_shown = table.showing.n_shown().unwrap_or(usize::MAX);
    let mark = |(index, event): (usize, &Event)| {
        let thing = Thing::of_place(event.place()?);
        let place = target(cut, open, thing)?;
        let owner = event.seat().map_or(Owner::Eminence, Owner::Seat);
        Some(drawn::trace(chart, open, place, owner, index + 1))
    };
    let events = moves.filter_map(|told| event_of(&*told.event));
    placed(events, n_shown).enumerate().filter_map(mark).collect()
}

/// Of so many moves those that took place somewhere on the map.
fn placed<'a>(
    moves: impl Iterator<Item = &'a Event>,
    n_shown: usize,
) -> impl Iterator<Item = &'a Event> {
    moves.take(n_shown).filter(|event| event.place().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use boonlake::{Position, Strip};

    #[test]
    fn steps_beyond_the_end_of_the_river_are_no_stops() {
        let mut position = Position::new(2).expect("a match");
        let me = Seat::FIRST;
        let last = position.open.parts().river.last(false);
        position.open.players[0].ship = last - 2;
        assert_eq!(landings(&position.open, me, 4), [last - 1, last]);
        position.open.players[0].ship = last - 8;
        assert_eq!(landings(&position.open, me, 4).len(), 4);
    }

    /// What is shown again is counted in moves, and not all of them have a place.
    #[test]
    fn traces_go_no_farther_than_what_is_told() {
        let seat = Seat::FIRST;
        let developed = |site: &str| {
            let site = site.parse().expect("a site");
            Event::Developed { seat, site }
        };
        let chose = Event::Chose { seat, strip: Strip::Builder, steps: 2 };
        let moves = [developed("12a"), chose, developed("13a")];
        let n_placed = |n_shown| placed(moves.iter(), n_shown).count();
        assert_eq!([0, 1, 2, 3].map(n_placed), [0, 1, 1, 2]);
    }
}
