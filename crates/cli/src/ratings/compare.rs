//! Which way to rate foretells best, tried on people made of bots.
//!
//! A person here has a hidden skill between two levels: in each match they play by the stronger of
//! the two with that chance, and by the weaker otherwise. Matches are really played. Before each one
//! every way says who of each pair will be ahead; afterwards it is told.

use super::methods::{self, Method};
use crate::clock::WallClock;
use crate::failure::Failure;
use crate::opponents::{Opponent, bot_seed};
use bots::Question;
use games::{AnyGame, Library, Luck};
use std::io::Write as _;
use table::{QuickChance, Seed};

/// What to compare on.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, such as kingdom-builder.
    game: String,
    /// How many play in a match; of several numbers each match takes one by chance.
    #[arg(long, value_name = "N,N", value_delimiter = ',', default_value = "2")]
    players: Vec<usize>,
    /// How many people there are.
    #[arg(long, default_value_t = 100)]
    people: usize,
    /// How many matches each of them plays, more or less.
    #[arg(long, default_value_t = 60)]
    matches: usize,
    /// What all chance follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The levels that people are made of, the gentlest first.
const LEVELS: [&str; 4] = ["random", "novice", "greedy", "steady"];

/// Up to so many matches a person, a stage of the comparison goes.
const STAGES: [usize; 3] = [10, 30, usize::MAX];

pub(super) fn run(args: &Args, library: &Library) -> Result<(), Failure> {
    let game = games::game(&args.game)?;
    let most = args.players.iter().copied().max().unwrap_or_default();
    if args.players.contains(&0) || most < 2 || args.people < most || args.matches == 0 {
        return Err(Failure::bad("at least two people and one match are needed"));
    }
    let mut chance = QuickChance::new(args.seed);
    let skills: Vec<f32> =
        (0..args.people).map(|_| chance.share() * (LEVELS.len() - 1) as f32).collect();
    let mut methods = methods::all(args.people);
    let mut guesses = vec![vec![Vec::new(); STAGES.len()]; methods.len()];
    let mut truth = vec![Share::default(); STAGES.len()];
    let mut n_seats = 0;
    for number in 0.. {
        let n_matches = n_seats / args.people;
        if n_matches >= args.matches {
            break;
        }
        let stage = STAGES.iter().position(|&end| n_matches < end).expect("the last has no end");
        let people = some_of(args.people, chance.pick(&args.players), &mut chance);
        let level = |&person: &usize| {
            let (weaker, share) = (skills[person] as usize, skills[person].fract());
            Opponent::known(LEVELS[weaker + usize::from(chance.share() < share)])
        };
        let bots: Vec<Opponent> = people.iter().map(level).collect();
        let places = play(game, library, &bots, args.seed.wrapping_add(number))?;
        let sides: Vec<(usize, u32)> = people.iter().copied().zip(places).collect();
        for (one, other) in decided(&sides) {
            for (method, guesses) in methods.iter().zip(&mut guesses) {
                guesses[stage].push(method.lead(one, other));
            }
            truth[stage].add(skills[one] > skills[other]);
        }
        methods.iter_mut().for_each(|method| method.count(&sides));
        n_seats += sides.len();
    }
    report(&methods, &guesses, &truth)
}

/// So many of all people, each once.
fn some_of(n_people: usize, n_seats: usize, chance: &mut QuickChance) -> Vec<usize> {
    let mut people: Vec<usize> = Vec::with_capacity(n_seats);
    while people.len() < n_seats {
        let person = chance.below(n_people);
        if !people.contains(&person) {
            people.push(person);
        }
    }
    people
}

/// Plays a match; the place of each seat.
fn play(
    game: &dyn AnyGame,
    library: &Library,
    bots: &[Opponent],
    seed: u64,
) -> Result<Vec<u32>, Failure> {
    let components = library.for_new_match(game);
    let options = game.options(&format!("players={}", bots.len()), &components)?;
    let seed = Seed::from_number(seed);
    let clock = WallClock::start();
    let mut played = game.start(&options, &components, Luck::Seed(seed))?;
    let sit_down =
        |(seat, bot): (usize, &Opponent)| bot.sit_down(game.name(), bot_seed(seed, seat));
    let mut seated = bots.iter().enumerate().map(sit_down).collect::<Result<Vec<_>, _>>()?;
    while let Some((seat, question)) = Question::of(&*played) {
        let thought = seated[seat.index()].think(&question, &clock)?;
        played.act(seat, &thought.lines[0].action, Vec::new())?;
    }
    Ok(played.standings().places().into_iter().map(|place| place as u32).collect())
}

/// The pairs of a match that are not tied, whoever was ahead first.
fn decided(sides: &[(usize, u32)]) -> Vec<(usize, usize)> {
    let ahead = |&(one, place): &(usize, u32)| {
        let behind = sides.iter().filter(move |(_, other)| place < *other);
        behind.map(move |&(other, _)| (one, other)).collect::<Vec<_>>()
    };
    sides.iter().flat_map(ahead).collect()
}

/// How often something was so.
#[derive(Clone, Copy, Default)]
struct Share {
    n_yes: usize,
    n_all: usize,
}

impl Share {
    fn add(&mut self, is_so: bool) {
        self.n_yes += usize::from(is_so);
        self.n_all += 1;
    }

    fn percent_not(self) -> f64 {
        100.0 * (self.n_all - self.n_yes) as f64 / self.n_all.max(1) as f64
    }
}

/// The mean surprise by what came, if leads are taken times a scale.
fn log_loss(leads: impl Iterator<Item = f64>, scale: f64) -> f64 {
    let (sum, n_leads) = leads
        .fold((0.0, 0), |(sum, n_leads), lead| (sum + (-scale * lead).exp().ln_1p(), n_leads + 1));
    sum / f64::from(n_leads.max(1))
}

/// The surprise after fitting one scale, found on every other pair and used on the rest: else the
/// scale would be measured and not the order.
fn fitted_log_loss(leads: &[f64]) -> f64 {
    let half = |first: usize| leads.iter().copied().skip(first).step_by(2);
    let scales = (1..=60).map(|step| f64::from(step) / 20.0);
    let loss = |scale: &f64| log_loss(half(0), *scale);
    let best =
        scales.min_by(|one, other| loss(one).total_cmp(&loss(other))).expect("there are some");
    log_loss(half(1), best)
}

fn report(
    methods: &[Box<dyn Method>],
    guesses: &[Vec<Vec<f64>>],
    truth: &[Share],
) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "matches a person           up to 10       up to 30          later")?;
    writeln!(out, "of the pairs, wrong; surprise")?;
    for (method, stages) in methods.iter().zip(guesses) {
        let stage = |leads: &Vec<f64>| {
            let mut right = Share::default();
            // Who cannot tell is right every other time.
            for (index, &lead) in leads.iter().enumerate() {
                right.add(lead > 0.0 || (lead == 0.0 && index % 2 == 0));
            }
            format!("{:>6.1} %{:>7.3}", right.percent_not(), fitted_log_loss(leads))
        };
        let stages: Vec<String> = stages.iter().map(stage).collect();
        writeln!(out, "{:<24}{}", method.name(), stages.join(" "))?;
    }
    let truth: Vec<String> =
        truth.iter().map(|share| format!("{:>6.1} %       ", share.percent_not())).collect();
    writeln!(out, "{:<24}{}", "who knows the skills", truth.join(" ").trim_end())?;
    Ok(())
}
