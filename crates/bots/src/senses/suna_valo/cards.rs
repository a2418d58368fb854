//! What activating columns, placing cards and holding festivals is worth to a seat.

use super::job::Job;
use super::worth::Judge;
use arrayvec::ArrayVec;
use suna_valo::components::FarmCard;
use suna_valo::{Card, Character, Column, Festival, Figure, Good, Placed, Resource, Spot, Target};

impl Judge<'_> {
    /// What a card gives each time it is activated, without its deliveries, if its stores are free.
    pub(super) fn output(&self, sheet: &FarmCard, stores: [Option<Resource>; 2]) -> f32 {
        let free = sheet.makes.iter().zip(stores).filter(|(_, stored)| stored.is_none());
        let makes: f32 = free.map(|(&makes, _)| self.best_made(makes)).sum();
        let gains = sheet.gains;
        let mut sum = makes + f32::from(gains.energy) * self.gain(Good::Energy);
        if gains.gears > 0 {
            sum += f32::from(gains.gears) * self.gear();
        }
        let resources = gains.resources.iter();
        sum + resources
            .map(|(choice, count)| f32::from(count) * self.best_of(choice.resources()))
            .sum::<f32>()
    }

    /// The drones in the dock, with its head's and the character's.
    fn dock_drones(&self) -> u8 {
        let cards = self.farm.sheets_in(Column::Dock);
        let by_character = u8::from(self.farm.is(Character::Courier));
        1 + by_character + cards.map(|sheet| sheet.gains.drones).sum::<u8>()
    }

    /// What so many deliveries bring, to all orders or to the own ones, with one more order.
    fn delivered(&self, n_drones: u8, only_own: bool, more: Option<&Job>) -> f32 {
        let reached =
            self.jobs.iter().filter(|job| !only_own || matches!(job.target, Target::Own(_)));
        let jobs: ArrayVec<&Job, 17> = reached.chain(more).collect();
        self.deliveries(n_drones, &jobs)
    }

    /// What activating a column brings now.
    pub(super) fn activation(&self, column: Column) -> f32 {
        let all = self.activations.get_or_init(|| {
            let mut all = [0.0; 6];
            Column::ALL.iter().for_each(|&it| all[it as usize] = self.activation_with(it, 0, None));
            all
        });
        all[column as usize]
    }

    /// The same with more drones or with one more order.
    fn activation_with(&self, column: Column, more_drones: u8, more: Option<&Job>) -> f32 {
        let cards: f32 = self
            .farm
            .in_column(column)
            .filter_map(|(_, placed)| Some(self.output(self.farm.sheet(placed)?, placed.stores)))
            .sum();
        let head = match column {
            Column::Plants | Column::Flowers | Column::Pastures => {
                self.best_of(column.head_makes())
            }
            Column::Discoveries => {
                let found = self.farm.sheets_in(column);
                let n_drones = found.map(|sheet| sheet.gains.drones).sum::<u8>() + more_drones;
                self.gain(Good::Energy)
                    + if n_drones > 0 { self.delivered(n_drones, false, None) } else { 0.0 }
            }
            Column::Dock => self.delivered(self.dock_drones() + more_drones, false, None),
            Column::Orders => self.delivered(self.dock_drones(), true, more),
        };
        let is_ready = |held: &&suna_valo::HeldTile| !held.is_fresh && held.tile.column() == column;
        let tiles = self.farm.tiles.iter().filter(is_ready).count() as f32;
        cards + head + self.weights.progress_tile * tiles
    }

    /// What a card brings to the rows.
    fn row(&self, column: Column) -> f32 {
        let farm = self.farm;
        let rows = farm.n_full_rows();
        let n_here = farm.n_in(column);
        if n_here >= 3 || farm.n_row_tiles() >= 3 {
            return 0.0;
        }
        let n_missing =
            |row: u8| Column::ALL.iter().map(|&it| row.saturating_sub(farm.n_in(it))).sum::<u8>();
        let n_to_fill = n_missing(n_here + 1);
        if f32::from(n_to_fill) > self.left + 1.0 {
            return 0.0;
        }
        match n_here == rows {
            true if n_to_fill == 1 => 5.0,
            true => self.weights.row,
            false => self.weights.later_row,
        }
    }

    /// What placing a card face up in a column is worth.
    pub(super) fn place(&self, card: Card, column: Column) -> f32 {
        let components = self.open.components();
        let sheet = components.sheet(card).expect("a festival is not placed face up");
        let weights = self.weights;
        let output = self.output(sheet, [None; 2]);
        let n_drones = sheet.gains.drones;
        let again = (weights.again * self.left).min(weights.again_at_most);
        let future = (output + weights.drone * f32::from(n_drones)) * again;
        let mut points = 0.0;
        let mut activation = self.activation(column);
        if sheet.is_order() {
            if let Some(spot) = self.spots[Figure::Crate as usize] {
                let placed =
                    Placed { card, column, is_face_down: false, stores: [None; 2], delivered: 0 };
                let job = Job::own(&placed, spot, components).expect("an order without deliveries");
                let with_it = self.activation_with(column, 0, Some(&job));
                let n_slots = sheet.slots.len() as f32;
                let chance = (self.left / (1.0 + weights.turns_per_slot * n_slots)).min(1.0);
                let waiting = weights.own_order * chance * f32::from(sheet.points);
                // What is delivered at once needs no waiting for.
                points += (waiting - (with_it - activation)).max(0.0);
                activation = with_it;
            }
        } else {
            points += f32::from(sheet.points);
            if n_drones > 0 {
                activation = self.activation_with(column, n_drones, None);
            }
        }
        activation + output + future + points + self.row(column)
    }

    /// What placing any card face down in a column is worth.
    pub(super) fn place_down(&self, column: Column) -> f32 {
        let step = if self.farm.has(Spot::FaceDownStep) { self.gear() } else { 0.0 };
        self.activation(column) + self.row(column) + step
    }

    /// What holding a festival is worth, over what it gives the other.
    pub(super) fn festival(&self, festival: Festival) -> f32 {
        let bonus = match festival {
            Festival::HarvestFair => 3.0 * self.gain(Good::Energy),
            Festival::FlockFair | Festival::BarrelFair => 2.0 * self.gain(Good::Flower),
            Festival::FindersFair | Festival::BlossomFair => 2.0 * self.gain(Good::Wool),
            Festival::CogFair => 2.0 * self.gear(),
            Festival::DroneFair => self.delivered(2, false, None),
            Festival::NoticeFair | Festival::OpenDay => self.weights.free_delivery,
            Festival::LittleRegatta | Festival::Regatta | Festival::GreatRegatta => 0.0,
        };
        bonus + self.festival_effect(festival, true)
            - self.weights.given * self.other().festival_effect(festival, false)
    }

    fn festival_effect(&self, festival: Festival, is_buyer: bool) -> f32 {
        let energy = 2.0 * self.gain(Good::Energy);
        let count = |column: Column| energy * f32::from(self.farm.n_in(column));
        let ships = |discount: u8| {
            let discount = if is_buyer { discount } else { 0 };
            let open = self.open.ship_orders.iter();
            open.filter_map(|it| self.ship(it.order, discount)).fold(0.0, f32::max)
        };
        match festival {
            Festival::HarvestFair => count(Column::Plants),
            Festival::FlockFair => count(Column::Pastures),
            Festival::FindersFair => count(Column::Discoveries),
            Festival::BlossomFair => count(Column::Flowers),
            Festival::DroneFair => count(Column::Dock),
            Festival::NoticeFair => count(Column::Orders),
            Festival::BarrelFair => energy * f32::from(self.open.n_barrels(self.seat)),
            Festival::CogFair => {
                energy * f32::from(self.farm.sheets().map(|it| it.gains.gears).sum::<u8>())
            }
            Festival::OpenDay => {
                let best = |column: Column| {
                    let cards = self.farm.in_column(column);
                    cards
                        .filter_map(|(_, it)| Some(self.output(self.farm.sheet(it)?, it.stores)))
                        .fold(0.0, f32::max)
                };
                let mut each =
                    [Column::Plants, Column::Flowers, Column::Pastures, Column::Discoveries]
                        .map(best);
                each.sort_unstable_by(f32::total_cmp);
                each[1..].iter().sum()
            }
            Festival::LittleRegatta => ships(1),
            Festival::Regatta => ships(2),
            Festival::GreatRegatta => ships(3),
        }
    }

    /// What the best use of a card is worth.
    pub(super) fn card(&self, card: Card) -> f32 {
        let down = *self
            .down
            .get_or_init(|| Column::ALL.iter().map(|&it| self.place_down(it)).fold(0.0, f32::max));
        let up = match card.festival() {
            Some(festival) => self.festival(festival),
            None => {
                let sheet = self.open.components().sheet(card);
                let columns = sheet.expect("a farm card").columns;
                columns.iter().map(|it| self.place(card, it)).fold(0.0, f32::max)
            }
        };
        up.max(down)
    }
}
