//! How balanced the components of a game are: what is taken how often, and what it brings.

use crate::clock::WallClock;
use crate::failure::Failure;
use crate::opponents::{self, Opponent, bot_seed};
use boonlake::{Event, Laid, Level, State, card_name};
use games::{Luck, game};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use table::{Game as _, Match, Seat, Seed, Viewer};

/// What to measure.
#[derive(clap::Args)]
#[command(after_help = opponents::levels())]
pub(crate) struct Args {
    /// The game; boonlake is the one with components of our own.
    game: String,
    /// How many matches for each number of players, and for each level of the solo game.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Only this number of players.
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Who plays.
    #[arg(long, value_name = "LEVEL", default_value = "steady")]
    level: Opponent,
    /// The seed of the first match; each further match takes the next number.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = game(&args.game)?;
    if game.name() != State::NAME {
        return Err(Failure::bad(format!("only {} can be balanced", State::NAME)));
    }
    if args.games == 0 {
        return Err(Failure::bad("--games: at least one match is needed"));
    }
    let mut out = std::io::stdout().lock();
    let numbers = match args.players {
        Some(players) => vec![players],
        None => vec![2, 3, 4, 1],
    };
    for players in numbers {
        if players == 1 {
            write!(out, "{}", solo(args)?)?;
        } else {
            let mut tally = Tally::new(players);
            for number in 0..args.games {
                let played = play(args, &format!("players={players}"), args.seed + number)?;
                tally.add(&played);
            }
            write!(out, "{tally}")?;
        }
        out.flush()?;
    }
    Ok(())
}

/// Plays a match in which every seat is played at the same level.
fn play(args: &Args, options: &str, number: u64) -> Result<Match<State>, Failure> {
    let seed = Seed::from_number(number);
    let clock = WallClock::start();
    let mut played = game(State::NAME)?.start(options, Luck::Seed(seed))?;
    let sit_down = |seat| args.level.sit_down(State::NAME, bot_seed(seed, seat));
    let mut seated = (0..played.n_seats()).map(sit_down).collect::<Result<Vec<_>, _>>()?;
    while let Some(seat) = played.to_act() {
        let thought = seated[seat.index()].think(&*played, &clock)?;
        played.act(seat, &thought.lines[0].action, Vec::new())?;
    }
    let typed: &Match<State> = played.as_any().downcast_ref().expect("a match of this game");
    Ok(typed.clone())
}

/// The five levels of the solo game.
fn solo(args: &Args) -> Result<String, Failure> {
    let mut text = format!("solo, {} matches at each level, {} plays\n", args.games, args.level);
    text += "level            wins %    player  Eminence     turns\n";
    for level in Level::ALL {
        let (mut wins, mut own, mut other, mut turns) = (0, 0, 0, 0);
        for number in 0..args.games {
            let played = play(args, &format!("players=1 level={level}"), args.seed + number)?;
            let totals = played.state().standings().totals();
            wins += u64::from(played.state().has_won(Seat::FIRST));
            own += totals[0];
            other += totals[1];
            turns += u32::from(played.state().open().player(Seat::FIRST).turns);
        }
        let n = args.games as f64;
        text += &format!(
            "{:<16} {:>6.1} {:>9.1} {:>9.1} {:>9.1}\n",
            level.name(),
            100.0 * wins as f64 / n,
            f64::from(own) / n,
            f64::from(other) / n,
            f64::from(turns) / n
        );
    }
    Ok(text)
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

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let n = f64::from(self.n_matches);
        writeln!(f, "{} players, {} matches", self.n_players, self.n_matches)?;
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
