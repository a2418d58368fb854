//! How the parts of Boonlake fare: seats, strips, cards, projects, levers, sites, scoring tiles; and
//! the Wise Eminence at each of its levels. An edge is by how many points those who took something
//! were above the mean of their match.

use super::{Args, measure};
use crate::failure::Failure;
use boonlake::{Event, Laid, Level, State};
use games::Library;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use table::{Game as _, Match, Seat, Viewer};

pub(crate) fn report(args: &Args, library: &Library) -> Result<(), Failure> {
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
            1 => measure(args, library, options, Solo::default())?,
            players => measure(args, library, options, Tally::new(players))?,
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
        self.wins += u32::from(standings.winners().contains(&Seat::FIRST.into()));
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

/// How often something could be taken and was, and by how much those who took it were above the
/// mean of their match.
#[derive(Clone, Copy, Default)]
struct Taken {
    times: u32,
    /// Seats that could take it; only counted for cards.
    seen: u32,
    seats: u32,
    edge: f64,
}

impl Taken {
    fn edge(&self) -> f64 {
        self.edge / f64::from(self.seats.max(1))
    }

    /// The share of the seats that saw it and took it, in percent.
    fn share(&self) -> f64 {
        100.0 * f64::from(self.seats) / f64::from(self.seen.max(1))
    }
}

/// What all matches of one number of players came to.
struct Tally {
    n_players: usize,
    n_matches: u32,
    wins: Vec<f64>,
    points: Vec<f64>,
    turns: f64,
    winners_points: f64,
    items: BTreeMap<&'static str, BTreeMap<String, Taken>>,
}

const CARDS: &str = "card";

/// How many cards are shown at each end of a list.
const N_SHOWN: usize = 8;

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

    fn entry(&mut self, what: &'static str, name: String) -> &mut Taken {
        self.items.entry(what).or_default().entry(name).or_default()
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
        for seat in Seat::all(self.n_players) {
            let mut taken: BTreeSet<(&'static str, String)> = BTreeSet::new();
            let mut seen = BTreeSet::new();
            for (_, event) in played.events_since(None, Viewer::Seat(seat)) {
                if let Event::Drew { seat: drawer, card: Some(card) } = event
                    && drawer == seat
                {
                    seen.insert(played.state().parts().card_name(card));
                }
                if let Some((taker, what, name)) = item(played, event)
                    && taker == seat
                {
                    self.entry(what, name.clone()).times += 1;
                    taken.insert((what, name));
                }
            }
            for name in seen {
                self.entry(CARDS, name.to_owned()).seen += 1;
            }
            for (what, name) in taken {
                let taken = self.entry(what, name);
                taken.seats += 1;
                taken.edge += totals[seat.index()] - mean;
            }
        }
    }
}

/// What an event took, if it took anything that is measured.
fn item(played: &Match<State>, event: Event) -> Option<(Seat, &'static str, String)> {
    let outcome = |is_met| if is_met { "met" } else { "missed" };
    Some(match event {
        Event::Chose { seat, strip, .. } => (seat, "strip", strip.to_string()),
        Event::Played { seat, card } => {
            (seat, CARDS, played.state().parts().card_name(card).to_owned())
        }
        Event::Realised { seat, tile } => (seat, "project", tile.to_string()),
        Event::Modernized { seat, lever } => (seat, "lever bought", lever.to_string()),
        Event::UsedLever { seat, lever } => (seat, "lever used", lever.to_string()),
        Event::Picked { seat, tile } => (seat, "scoring tile picked", tile.to_string()),
        Event::ScoredTile { seat, tile, is_met } => {
            (seat, "scoring tile", format!("{tile} {}", outcome(is_met)))
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

/// What the set is to come to with so many players: own turns, and winners' points.
fn wanted(n_players: usize) -> (Option<(f64, f64)>, (f64, f64)) {
    let turns = match n_players {
        3 => Some((9.0, 11.0)),
        4 => Some((8.0, 10.0)),
        _ => None,
    };
    (turns, (150.0, 220.0))
}

/// The largest distance of two seats, in points of win percentage.
const MAX_SPREAD: f64 = 5.0;

fn verdict(holds: bool) -> &'static str {
    if holds { "good" } else { "OFF" }
}

impl Tally {
    fn summary(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = f64::from(self.n_matches);
        let shares: Vec<f64> = self.wins.iter().map(|wins| 100.0 * wins / n).collect();
        let spread = shares.iter().copied().fold(f64::MIN, f64::max)
            - shares.iter().copied().fold(f64::MAX, f64::min);
        let line = |values: &mut dyn Iterator<Item = f64>| {
            values.map(|value| format!("{value:>7.1}")).collect::<String>()
        };
        let seats = line(&mut shares.iter().copied());
        let good = verdict(spread <= MAX_SPREAD);
        writeln!(f, "win % by seat  {seats}   spread {spread:.1} of {MAX_SPREAD:.0}: {good}")?;
        writeln!(f, "points by seat {}", line(&mut self.points.iter().map(|points| points / n)))?;
        let (turns, (least, most)) = wanted(self.n_players);
        let points = self.winners_points / n;
        let good = verdict((least..=most).contains(&points));
        writeln!(f, "winner's points {points:.1}, wanted {least:.0}-{most:.0}: {good}")?;
        let own = self.turns / n;
        match turns {
            None => writeln!(f, "own turns {own:.1}"),
            Some((least, most)) => {
                let good = verdict((least..=most).contains(&own));
                writeln!(f, "own turns {own:.1}, wanted {least:.0}-{most:.0}: {good}")
            }
        }
    }

    /// The cards at both ends: how often those who saw them played them, and with what edge.
    fn cards(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(cards) = self.items.get(CARDS) else { return Ok(()) };
        let mut cards: Vec<(&String, &Taken)> = cards.iter().collect();
        let mut show = |title: &str, of: fn(&Taken) -> f64| -> fmt::Result {
            cards.sort_by(|(_, one), (_, other)| of(one).total_cmp(&of(other)));
            writeln!(f, "{title:<29}played by those who saw it   edge")?;
            let n_left_out = cards.len().saturating_sub(2 * N_SHOWN);
            for (place, (name, taken)) in cards.iter().enumerate() {
                if place < N_SHOWN || place >= N_SHOWN + n_left_out {
                    writeln!(f, "  {name:<26} {:>25.1} % {:>6.1}", taken.share(), taken.edge())?;
                } else if place == N_SHOWN {
                    writeln!(f, "  … {n_left_out} cards between")?;
                }
            }
            Ok(())
        };
        show("cards, by share", Taken::share)?;
        show("cards, by edge", Taken::edge)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.summary(f)?;
        self.cards(f)?;
        for (what, items) in self.items.iter().filter(|(what, _)| **what != CARDS) {
            writeln!(f, "{what:<22} times/match   edge")?;
            let mut items: Vec<(&String, &Taken)> = items.iter().collect();
            items.sort_by_key(|(_, taken)| std::cmp::Reverse(taken.times));
            for (name, taken) in items {
                let times = f64::from(taken.times) / f64::from(self.n_matches);
                writeln!(f, "  {name:<20} {times:>11.2} {:>6.1}", taken.edge())?;
            }
        }
        writeln!(f)
    }
}
