//! How the parts of Boonlake fare: seats, strips, cards, projects, levers, sites, scoring tiles; and
//! the Wise Eminence at each of its levels.

use super::{Args, measure};
use crate::failure::Failure;
use boonlake::{Event, Laid, Level, State, card_name};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use table::{Game as _, Match, Seat, Viewer};

pub(super) fn report(args: &Args) -> Result<(), Failure> {
    let set_ups = match &args.options {
        Some(options) => vec![options.clone()],
        None => {
            let several = (2..=4).map(|players| format!("players={players}"));
            let solo = Level::ALL.iter().map(|level| format!("players=1 level={level}"));
            several.chain(solo).collect()
        }
    };
    for options in &set_ups {
        let parsed: boonlake::Options = options.parse().map_err(Failure::bad)?;
        match parsed.players {
            1 => measure(args, options, Solo::default())?,
            players => measure(args, options, Tally::new(players))?,
        }
    }
    Ok(())
}

/// What the matches against the Wise Eminence came to.
#[derive(Default)]
struct Solo {
    n_matches: u32,
    wins: u32,
    own: i32,
    other: i32,
    turns: u32,
}

impl super::Tally<State> for Solo {
    fn add(&mut self, played: &Match<State>) {
        let standings = played.state().standings();
        let totals = standings.totals();
        self.n_matches += 1;
        self.wins += u32::from(standings.winners().contains(&Seat::FIRST));
        self.own += totals[0];
        self.other += totals[1];
        self.turns += u32::from(played.state().open().player(Seat::FIRST).turns);
    }
}

impl fmt::Display for Solo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = f64::from(self.n_matches);
        writeln!(
            f,
            "wins {:.1} %, points {:.1}, the Eminence's {:.1}, own turns {:.1}",
            100.0 * f64::from(self.wins) / n,
            f64::from(self.own) / n,
            f64::from(self.other) / n,
            f64::from(self.turns) / n
        )
    }
}

/// How often something was taken, and by how much those who took it were above the mean.
#[derive(Clone, Copy, Default)]
struct Taken {
    times: u32,
    seats: u32,
    edge: f64,
}

/// What all matches of one number of players came to.
struct Tally {
    n_players: usize,
    n_matches: u32,
    wins: Vec<f64>,
    points: Vec<f64>,
    turns: f64,
    winners_points: f64,
    items: BTreeMap<(&'static str, String), Taken>,
}

impl Tally {
    fn new(n_players: usize) -> Tally {
        Tally {
            n_players,
            n_matches: 0,
            wins: vec![0.0; n_players],
            points: vec![0.0; n_players],
            turns: 0.0,
            winners_points: 0.0,
            items: BTreeMap::new(),
        }
    }
}

impl super::Tally<State> for Tally {
    fn add(&mut self, played: &Match<State>) {
        self.n_matches += 1;
        let standings = played.state().standings();
        let totals: Vec<f64> = standings.totals().into_iter().map(f64::from).collect();
        let winners = standings.winners();
        for winner in &winners {
            self.wins[winner.index()] += 1.0 / winners.len() as f64;
        }
        self.winners_points += totals.iter().copied().fold(f64::MIN, f64::max);
        for (seat, total) in totals.iter().enumerate() {
            self.points[seat] += total;
            let turns = played.state().open().players[seat].turns;
            self.turns += f64::from(turns) / self.n_players as f64;
        }
        let mean = totals.iter().sum::<f64>() / totals.len() as f64;
        let mut by_seat: BTreeSet<(Seat, &'static str, String)> = BTreeSet::new();
        for (_, event) in played.events_since(None, Viewer::Watcher) {
            if let Some((seat, what, name)) = self.item(played, event) {
                self.items.entry((what, name.clone())).or_default().times += 1;
                by_seat.insert((seat, what, name));
            }
        }
        for (seat, what, name) in by_seat {
            let taken = self.items.entry((what, name)).or_default();
            taken.seats += 1;
            taken.edge += totals[seat.index()] - mean;
        }
    }
}

impl Tally {
    /// What an event took, if it took anything that is measured.
    fn item(&self, played: &Match<State>, event: Event) -> Option<(Seat, &'static str, String)> {
        Some(match event {
            Event::Chose { seat, strip, .. } => (seat, "strip", strip.to_string()),
            Event::Played { seat, card } => {
                (seat, "card", format!("{:<5} {}", card.to_string(), card_name(card)))
            }
            Event::Realised { seat, tile } => (seat, "project", tile.to_string()),
            Event::Modernized { seat, lever } => {
                (seat, "lever bought", format!("{lever:>2}", lever = lever.to_string()))
            }
            Event::UsedLever { seat, lever } => {
                (seat, "lever used", format!("{lever:>2}", lever = lever.to_string()))
            }
            Event::Picked { seat, tile } => (seat, "scoring tile picked", tile.to_string()),
            Event::ScoredTile { seat, tile, is_met: true } => {
                (seat, "scoring tile met", tile.to_string())
            }
            Event::ScoredTile { seat, tile, is_met: false } => {
                (seat, "scoring tile missed", tile.to_string())
            }
            Event::Developed { seat, site } => {
                let Laid::Building(tile) = played.state().open().terrain.spot(site.at).laid else {
                    return None;
                };
                let letter = if site.is_lower { 'b' } else { 'a' };
                (seat, "site", format!("{tile}{letter}"))
            }
            _ => return None,
        })
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = f64::from(self.n_matches);
        let shares = self.wins.iter().map(|wins| 100.0 * wins / n);
        let line = |values: &mut dyn Iterator<Item = f64>| {
            values.map(|value| format!("{value:>8.1}")).collect::<String>()
        };
        writeln!(f, "win % by seat  {}", line(&mut shares.clone()))?;
        writeln!(f, "points by seat {}", line(&mut self.points.iter().map(|points| points / n)))?;
        writeln!(
            f,
            "winner's points {:.1}, own turns {:.1}",
            self.winners_points / n,
            self.turns / n
        )?;
        let mut last = "";
        for ((what, name), taken) in &self.items {
            if *what != last {
                writeln!(f, "{what:<30} times/match   points above the mean of the match")?;
                last = what;
            }
            let edge = taken.edge / f64::from(taken.seats.max(1));
            writeln!(f, "  {name:<28} {:>11.3} {edge:>11.1}", f64::from(taken.times) / n)?;
        }
        writeln!(f)
    }
}
