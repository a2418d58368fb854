//! How the parts of Suna Valo fare when bots play it: seats, points, columns, orders, cards.

use super::{Args, Tally, measure};
use crate::failure::Failure;
use games::Library;
use std::fmt;
use std::sync::Arc;
use suna_valo::{Card, Character, Column, Components, Event, State};
use table::{Game as _, Match, Seat, Viewer};

pub(crate) fn report(args: &Args, library: &Library) -> Result<(), Failure> {
    measure::<State>(args, library, args.options.as_deref().unwrap_or_default(), Report::default())
}

/// Something counted for those who won and those who lost.
#[derive(Clone, Copy, Default)]
struct Sides {
    won: f64,
    lost: f64,
}

impl Sides {
    fn add(&mut self, has_won: bool, count: f64) {
        if has_won {
            self.won += count;
        } else {
            self.lost += count;
        }
    }
}

/// How often something was had, and how often its owner won.
#[derive(Clone, Copy, Default)]
struct Use {
    n_used: u32,
    n_won: u32,
    n_face_down: u32,
}

#[derive(Default)]
struct Report {
    n_matches: u32,
    first_wins: u32,
    points: Vec<f64>,
    categories: Vec<(&'static str, Sides)>,
    columns: [Sides; 6],
    orders: [Sides; 3],
    steps: Sides,
    rows: Sides,
    cards: Vec<Use>,
    characters: [Use; 8],
    /// What the matches were played with.
    components: Option<Arc<Components>>,
}

impl Tally<State> for Report {
    fn add(&mut self, played: &Match<State>) {
        self.n_matches += 1;
        self.cards.resize(Card::all().count(), Use::default());
        let state = played.state();
        let open = state.open();
        self.components = Some(Arc::clone(&open.setting.components));
        let standings = state.standings();
        let winner = standings.winners()[0];
        self.first_wins += u32::from(winner == Seat::FIRST);
        self.points.extend(standings.totals().iter().map(|&points| f64::from(points)));
        self.categories.resize(standings.categories.len(), ("", Sides::default()));
        for seat in Seat::all(2) {
            let has_won = winner == seat;
            for (sum, category) in self.categories.iter_mut().zip(&standings.categories) {
                sum.0 = category.name;
                sum.1.add(has_won, f64::from(category.points[seat.index()]));
            }
            let farm = open.farm(seat);
            for (sum, &count) in self.columns.iter_mut().zip(&farm.n_cards) {
                sum.add(has_won, f64::from(count));
            }
            let orders = [open.n_barrels(seat), farm.n_crates(), open.n_ships(seat)];
            for (sum, count) in self.orders.iter_mut().zip(orders) {
                sum.add(has_won, f64::from(count));
            }
            self.steps.add(has_won, f64::from(farm.gears.left + farm.gears.right));
            self.rows.add(has_won, f64::from(farm.n_row_tiles()));
            let character = farm.character.expect("everybody has one") as usize;
            self.characters[character].n_used += 1;
            self.characters[character].n_won += u32::from(has_won);
        }
        for (_, event) in played.events_since(None, Viewer::Watcher) {
            match event {
                Event::Bought { seat, card, .. } => {
                    self.cards[card.index()].n_used += 1;
                    self.cards[card.index()].n_won += u32::from(winner == seat);
                }
                Event::Placed { card, face_down: true, .. } => {
                    self.cards[card.index()].n_face_down += 1;
                }
                _ => {}
            }
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, text: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = f64::from(self.n_matches);
        let mean = self.points.iter().sum::<f64>() / self.points.len() as f64;
        let spread = self.points.iter().map(|it| (it - mean).powi(2)).sum::<f64>();
        let spread = (spread / self.points.len() as f64).sqrt();
        let first = 100.0 * f64::from(self.first_wins) / n;
        writeln!(text, "seat 0 wins {first:.1} %, seat 1 wins {:.1} %", 100.0 - first)?;
        writeln!(text, "mean score {mean:.1}, standard deviation {spread:.1}\n")?;
        writeln!(text, "{:<16} {:>8} {:>8}", "points for", "winners", "losers")?;
        for (name, sides) in &self.categories {
            writeln!(text, "{name:<16} {:>8.2} {:>8.2}", sides.won / n, sides.lost / n)?;
        }
        writeln!(text, "\n{:<16} {:>8} {:>8}", "number of", "winners", "losers")?;
        let columns = Column::ALL.iter().map(|it| it.name()).zip(self.columns);
        let orders = ["barrels", "crates", "ships"].into_iter().zip(self.orders);
        let others = [("track spaces", self.steps), ("row tiles", self.rows)];
        for (name, sides) in columns.chain(orders).chain(others) {
            writeln!(text, "{name:<16} {:>8.2} {:>8.2}", sides.won / n, sides.lost / n)?;
        }
        writeln!(text, "\ncharacter   had   wins")?;
        for (character, had) in Character::ALL.iter().zip(&self.characters) {
            writeln!(text, "{character:<9} {:>5} {:>5.1}%", had.n_used, had.share_won())?;
        }
        writeln!(text, "\ncard  bought of matches  by winners  face down")?;
        let Some(components) = &self.components else { return Ok(()) };
        for (card, used) in Card::all().zip(&self.cards) {
            if !components.is_for_sale(card) {
                continue;
            }
            writeln!(
                text,
                "{card}   {:>14.1}% {:>10.1}% {:>9.1}%  {}",
                100.0 * f64::from(used.n_used) / n,
                used.share_won(),
                100.0 * f64::from(used.n_face_down) / f64::from(used.n_used.max(1)),
                card.explained(components)
            )?;
        }
        Ok(())
    }
}

impl Use {
    fn share_won(&self) -> f64 {
        100.0 * f64::from(self.n_won) / f64::from(self.n_used.max(1))
    }
}
