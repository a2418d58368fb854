//! What a viewer sees, for a terminal of 80 columns.

use crate::card::Card;
use crate::column::Column;
use crate::components::{Components, Notch};
use crate::farm::{Placed, Priced};
use crate::farm_ref::FarmRef;
use crate::figure::{Figure, Spot};
use crate::good::{Good, Resource};
use crate::state::{Open, OpenPublic, OpenShip, SEATS};
use crate::track::Track;
use crate::view::View;
use std::fmt;
use table::{Seat, Viewer};

/// No line is longer.
const WIDTH: usize = 79;

/// Writes items after a label, in as many lines as they need.
fn list(f: &mut fmt::Formatter<'_>, label: &str, items: &[String], between: &str) -> fmt::Result {
    let mut line = format!("  {label:<12} ");
    let indent = line.chars().count();
    for (index, item) in items.iter().enumerate() {
        let last = index + 1 == items.len();
        let item = if last { item.clone() } else { format!("{item}{between}") };
        let is_empty = line.chars().count() == indent;
        if !is_empty && line.chars().count() + item.trim_end().chars().count() > WIDTH {
            writeln!(f, "{}", line.trim_end())?;
            line = " ".repeat(indent);
        }
        line += &item;
    }
    writeln!(f, "{}", line.trim_end())
}

/// Writes a text after a label, in as many lines as it needs.
fn text(f: &mut fmt::Formatter<'_>, label: &str, text: &str) -> fmt::Result {
    let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    list(f, label, &words, " ")
}

/// Writes a text in as many lines as it needs.
fn paragraph(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let mut line = String::new();
    for word in text.split(' ') {
        if line.chars().count() + word.chars().count() > WIDTH {
            writeln!(f, "{}", line.trim_end())?;
            line = "  ".to_owned();
        }
        line += word;
        line += " ";
    }
    writeln!(f, "{}", line.trim_end())
}

impl OpenPublic {
    /// What a seat's area asks for: what is delivered stands in brackets.
    pub fn area(&self, seat: Seat, components: &Components) -> String {
        if self.is_done(seat, components) {
            return format!("done, {} points", self.points(seat, components));
        }
        let slots = components.public(self.order).slots[seat.index()].iter().enumerate();
        let marks: Vec<String> = slots
            .map(|(index, slot)| {
                let is_filled = self.delivered[seat] >> index & 1 == 1;
                if is_filled { format!("[{}]", slot.resource.letter()) } else { slot.mark() }
            })
            .collect();
        marks.join(" ")
    }
}

impl OpenShip {
    /// What it costs, what it does, and who has a ship there.
    pub fn line(&self, components: &Components) -> String {
        let done = Seat::all(SEATS).filter(|&seat| self.is_done[seat]);
        let done: String = done.map(|seat| format!("; seat {seat} done")).collect();
        format!("for {}: {}{done}", components.ship(self.order).cost, self.order.explained())
    }
}

impl Placed {
    /// The card in a column: its name, its stores, its slots.
    pub fn mark(&self, components: &Components) -> String {
        let Some(sheet) = self.sheet(components) else { return "(face down)".to_owned() };
        let mut mark = self.card.to_string();
        if !sheet.makes.is_empty() {
            let stores = self.stores[..sheet.makes.len()].iter();
            let stores: String = stores.map(|it| it.map_or('_', Resource::letter)).collect();
            mark += &format!("[{stores}]");
        }
        if self.has_crate(components) {
            return format!("{mark} done, {} points", sheet.points);
        }
        if sheet.is_order() {
            let slots = sheet.slots.iter().enumerate();
            let open: String = slots
                .filter(|(index, _)| self.delivered >> index & 1 == 0)
                .map(|(_, resource)| resource.letter())
                .collect();
            return format!("{mark} needs {open} for {} points", sheet.points);
        }
        format!("{mark} {}", sheet.does())
    }
}

/// Single stores: what lies there, `_` for nothing.
fn stores(stores: &[Option<Resource>]) -> String {
    let letters: String = stores.iter().map(|it| it.map_or('_', Resource::letter)).collect();
    format!("[{letters}]")
}

impl FarmRef<'_> {
    /// The head of a column: what it gives, and its stores.
    fn head_mark(&self, column: Column) -> String {
        match column {
            Column::Plants | Column::Flowers | Column::Pastures => {
                let makes = column.head_makes();
                let letters: Vec<String> = makes.iter().map(|it| it.letter().to_string()).collect();
                let endless = makes.iter().filter(|_| self.has_endless(column));
                let endless: String = endless
                    .map(|it| format!(" endless {}{}", self.endless[it as usize], it.letter()))
                    .collect();
                let single = stores(&self.head[column as usize]);
                format!("head {single}{endless} makes {}", letters.join("/"))
            }
            Column::Discoveries => "head 1 N".to_owned(),
            Column::Dock => "head 1 delivery".to_owned(),
            Column::Orders => "head: the dock's deliveries, to these orders".to_owned(),
        }
    }

    fn has_endless(&self, column: Column) -> bool {
        column.head_makes().iter().any(|it| self.has(Spot::endless(it)))
    }

    /// The figures of a kind, with what they uncover.
    fn figure_marks(&self, figure: Figure) -> Vec<String> {
        self.spots_of(figure).iter().map(|spot| spot_mark(spot, self.components())).collect()
    }
}

/// A place with what it gives when it is empty.
fn spot_mark(spot: Spot, components: &Components) -> String {
    match components.spot(spot).points {
        0 => format!("{spot} {}", spot.explained()),
        points => format!("{spot} {} (+{points})", spot.explained()),
    }
}

/// A card of a display with its price.
fn display_mark(priced: &Priced, components: &Components) -> String {
    let price = match (priced.price.is_empty(), priced.markers) {
        (true, 0) => "nothing".to_owned(),
        (true, markers) => format!("scarcity ({markers})"),
        (false, 0) => priced.price.to_string(),
        (false, markers) => format!("{} and scarcity ({markers})", priced.price),
    };
    let card = priced.card;
    format!("{card} for {price}, {}", card.explained(components))
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = self.open();
        let components = open.components();
        let ending = match (open.extra_turns, open.is_era_ending) {
            (0, true) => ", the era ends with this round",
            (0, false) => "",
            _ => ", the last turns",
        };
        let (era, turn, tree, deck) = (open.era, open.turn, open.tree, self.n_deck());
        paragraph(
            f,
            &format!(
                "Era {era}, turn {turn}; seat {tree} has the start tree; {deck} cards in the \
                 deck{ending}"
            ),
        )?;
        writeln!(f, "G grain, L lily, F flower, W wool, E egg, N energy; _ is an empty store\n")?;
        write_village(f, open)?;
        write_orders(f, open)?;
        write_tiles(f, open)?;
        // One's own farm comes last, next to the choices.
        let mut seats: Vec<Seat> = Seat::all(SEATS).collect();
        seats.sort_by_key(|&seat| self.viewer().is(seat));
        for seat in seats {
            write_farm(f, seat, open.farm(seat), self.viewer())?;
        }
        if let Viewer::Seat(_) = self.viewer() {
            for character in self.dealt().iter() {
                paragraph(f, &format!("Dealt to you: {character}, {}", character.explained()))?;
            }
            for card in self.hand().iter() {
                let least = components.minimum(card);
                let does = card.explained(components);
                paragraph(f, &format!("In your hand: {card} (minimum {least}), {does}"))?;
            }
        }
        paragraph(f, &open.question())
    }
}

fn write_village(f: &mut fmt::Formatter<'_>, open: &Open) -> fmt::Result {
    writeln!(f, "Village, for any goods: the card's minimum and the price of its place")?;
    let components = open.components();
    for (place, card) in open.village.iter().enumerate() {
        let label = format!("place {}", place + 1);
        let price = components.village[place];
        let mark = match card {
            None => "empty".to_owned(),
            Some(card) => {
                let minimum = components.minimum(*card);
                format!("{card} for {minimum}+{price}, {}", card.explained(components))
            }
        };
        text(f, &label, &mark)?;
    }
    if !open.discards.is_empty() {
        let discards: Vec<String> = open.discards.iter().map(|it| it.to_string()).collect();
        list(f, "discards", &discards, " ")?;
    }
    Ok(())
}

fn write_orders(f: &mut fmt::Formatter<'_>, open: &Open) -> fmt::Result {
    writeln!(f, "Public orders: points of the first/second barrel, what > gives, [delivered]")?;
    let components = open.components();
    for order in &open.public_orders {
        let [first, second] = components.public(order.order).barrels;
        let label = format!("{} {first}/{second}", order.order);
        let area = |seat: Seat| format!("seat {seat}: {}", order.area(seat, components));
        let areas: Vec<String> = Seat::all(SEATS).map(area).collect();
        list(f, &label, &areas, "; ")?;
    }
    writeln!(f, "Ship orders: points of the first/second ship, cost, effect")?;
    for ship in &open.ship_orders {
        let [first, second] = components.ship(ship.order).places;
        text(f, &format!("{} {first}/{second}", ship.order), &ship.line(components))?;
    }
    Ok(())
}

fn write_tiles(f: &mut fmt::Formatter<'_>, open: &Open) -> fmt::Result {
    let components = open.components();
    let spaces = |wanted: Notch| {
        let spaces = 0..=components.top(Track::Right);
        let found = spaces.filter(|&space| components.notch(space) == wanted);
        found.map(|space| space.to_string()).collect::<Vec<_>>().join(", ")
    };
    let (progress, end) = (spaces(Notch::Progress), spaces(Notch::End));
    writeln!(f, "Tiles on the right track: progress at space {progress}, end at space {end}")?;
    let progress: Vec<String> =
        open.progress_tiles.iter().map(|it| format!("{it} {}", it.explained())).collect();
    let end: Vec<String> =
        open.end_tiles.iter().map(|it| format!("{it} {}", it.explained())).collect();
    let boxed: Vec<String> =
        open.boxed_tiles.iter().map(|it| format!("{it} {}", it.explained())).collect();
    list(f, "progress", &progress, "; ")?;
    list(f, "end", &end, "; ")?;
    list(f, "in the box", &boxed, "; ")?;
    for (track, label, what) in
        [(Track::Left, "left track", "multiplies by"), (Track::Right, "right track", "points")]
    {
        let values = components.track(track).iter().map(u8::to_string);
        let values: Vec<String> = std::iter::once(what.to_owned()).chain(values).collect();
        list(f, label, &values, " ")?;
    }
    Ok(())
}

fn write_farm(
    f: &mut fmt::Formatter<'_>,
    seat: Seat,
    farm: FarmRef<'_>,
    viewer: Viewer,
) -> fmt::Result {
    let components = farm.components();
    let whose = if viewer.is(seat) { "Your farm" } else { "Farm" };
    let character =
        farm.character.map_or(String::new(), |it| format!(", {it}: {}", it.explained()));
    writeln!(f)?;
    paragraph(f, &format!("{whose}, seat {seat}{character}"))?;
    let resources: Vec<String> = Resource::ALL
        .iter()
        .map(|&it| format!("{}{}", farm.goods[it], it.letter()))
        .chain([format!("{}N", farm.goods[Good::Energy])])
        .collect();
    list(f, "goods", &resources, " ")?;
    let prices: Vec<String> =
        Resource::ALL.iter().map(|&it| format!("{} {}N", it.letter(), farm.rate(it))).collect();
    list(f, "market", &prices, ", ")?;
    for &column in Column::ALL {
        let cards = farm.in_column(column).map(|(_, it)| it.mark(components));
        let marks: Vec<String> = std::iter::once(farm.head_mark(column)).chain(cards).collect();
        list(f, column.name(), &marks, " | ")?;
    }
    if farm.has_satchel() {
        list(f, "satchel", &[format!("stores {}", stores(&farm.satchel))], "")?;
    }
    for (place, priced) in farm.display.iter().enumerate() {
        let mark = priced.as_ref();
        let mark = mark.map_or("empty".to_owned(), |it| display_mark(it, components));
        text(f, &format!("display {}", place + 1), &mark)?;
    }
    let gears = farm.gears;
    let detour = match gears.detour {
        0 => String::new(),
        spaces => format!(" and {spaces} of the way around"),
    };
    let tracks = [
        format!("left space {} multiplies by {}", gears.left, farm.multiplier()),
        format!("right space {}{detour} gives {} points", gears.right, farm.track_points()),
    ];
    list(f, "tracks", &tracks, "; ")?;
    let mut tiles: Vec<String> = farm
        .tiles
        .iter()
        .map(|it| {
            let fresh = if it.is_fresh { " (from the next turn on)" } else { "" };
            format!("{} {}{fresh}", it.tile, it.tile.explained())
        })
        .collect();
    tiles.extend(farm.end_tile.map(|it| format!("{it} {}", it.explained())));
    tiles.extend(farm.kept.iter().map(|card: &Card| format!("{card} 2 points")));
    if !tiles.is_empty() {
        list(f, "tiles", &tiles, "; ")?;
    }
    let upgrades: Vec<String> = Spot::ALL
        .iter()
        .filter(|&&spot| farm.has(spot))
        .map(|&it| spot_mark(it, components))
        .collect();
    if !upgrades.is_empty() {
        list(f, "uncovered", &upgrades, "; ")?;
    }
    for (figure, label) in
        [(Figure::Crate, "crates on"), (Figure::Barrel, "barrels on"), (Figure::Ship, "ships on")]
    {
        let marks = match viewer.is(seat) {
            true => farm.figure_marks(figure),
            // What the places do stands on the viewer's own farm.
            false => farm.spots_of(figure).iter().map(|spot| spot.to_string()).collect(),
        };
        list(f, label, &marks, "; ")?;
    }
    list(
        f,
        "rows",
        &[
            format!("{} taken for 5 points", farm.rows_for_points),
            format!("{} activated", farm.rows_activated),
            format!("scarcity markers: {}", farm.scarcity),
        ],
        ", ",
    )
}

#[cfg(test)]
mod tests {
    use crate::State;
    use table::{Game as _, QuickChance, Seat, Silent, Viewer};

    /// Whatever happens, a terminal of 80 columns shows whole lines.
    #[test]
    fn no_line_is_too_long() {
        let mut actions = Vec::new();
        for number in 0..20 {
            let mut chance = QuickChance::new(number);
            let options = "players=2".parse().expect("good options");
            let mut state = State::start(&options, &mut chance, &mut Silent).expect("a match");
            while state.to_act().is_some() {
                let text = state.view(Viewer::Seat(Seat::FIRST)).to_string();
                let long = text.lines().find(|line| line.chars().count() > super::WIDTH);
                assert_eq!(long, None);
                state.legal(&mut actions);
                let action = chance.pick(&actions);
                state.apply_unchecked(action, &mut chance, &mut Silent);
            }
        }
    }
}
