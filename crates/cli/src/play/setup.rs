//! From what was typed on the command line to a match that can begin.

use super::Args;
use crate::failure::Failure;
use crate::opponents::{Opponent, Opponents};
use games::Library;
use kingdom_builder::{Options, State};
use table::{Luck, Match, OpenError, Record, Seat, Seed, Setup};

/// Starts the match, or goes on with a saved one.
pub(crate) fn begin(args: &Args, library: &Library) -> Result<(Match<State>, Seed), Failure> {
    if let Some(file) = &args.resume {
        return resume(file, library);
    }
    let seed = args.seed.map_or_else(new_seed, Ok)?;
    let options = options(args)?;
    let played =
        Match::start(Setup { edition: library.newest_edition(), options }, Luck::Seed(seed))
            .map_err(Failure::bad)?;
    Ok((played, seed))
}

fn resume(file: &str, library: &Library) -> Result<(Match<State>, Seed), Failure> {
    let (record, seed) = read_record(file)?;
    let in_file = |fault: OpenError| Failure::bad(format!("{file}: {fault}"));
    let components = library
        .components::<State>(record.origin.components)
        .map_err(|error| in_file(error.into()))?;
    let played = Match::<State>::replay(&record, &components, None).map_err(in_file)?;
    Ok((played, seed))
}

/// A record that can be gone on with, and its seed.
pub(super) fn read_record(file: &str) -> Result<(Record, Seed), Failure> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::Io(format!("{file} cannot be read: {error}")))?;
    let in_file = |fault: String| Failure::bad(format!("{file}: {fault}"));
    let record: Record = text.parse().map_err(|fault: table::ParseError| in_file(fault.0))?;
    match record.origin.luck {
        Luck::Seed(seed) => Ok((record, seed)),
        Luck::Script(_) => {
            Err(in_file("its draws were named by somebody, so it cannot go on here".to_owned()))
        }
    }
}

/// The seats that people play; the others are played by the program.
pub(crate) fn people(args: &Args, n_seats: usize) -> Result<Vec<Seat>, Failure> {
    if args.hot_seat {
        return Ok(Seat::all(n_seats).collect());
    }
    let seat = Seat::all(n_seats).nth(args.seat);
    seat.map(|seat| vec![seat]).ok_or_else(|| {
        let last = n_seats - 1;
        Failure::bad(format!("--seat {}: {n_seats} play, seats 0 to {last}", args.seat))
    })
}

/// Who plays the seats that people do not.
pub(crate) fn bots(
    Opponents(named): &Opponents,
    people: &[Seat],
    n_seats: usize,
) -> Result<Vec<(Seat, Opponent)>, Failure> {
    let seats: Vec<Seat> = Seat::all(n_seats).filter(|seat| !people.contains(seat)).collect();
    if named.len() > 1 && named.len() != seats.len() {
        return Err(Failure::bad(format!(
            "--against: {} are named for {} other seats; name one for each, or one for all",
            named.len(),
            seats.len()
        )));
    }
    Ok(seats.into_iter().zip(named.iter().cycle().cloned()).collect())
}

/// The options, read by the engine from their text form, so that they mean the same everywhere.
fn options(args: &Args) -> Result<Options, Failure> {
    if args.first_game {
        return Ok(Options::first_game(args.players.unwrap_or(2)));
    }
    options_text(args).parse().map_err(Failure::bad)
}

pub(super) fn options_text(args: &Args) -> String {
    if let Some(text) = &args.options {
        return text.clone();
    }
    let yes = |is_wanted: bool| is_wanted.then(|| "yes".to_owned());
    let given = [
        ("players", args.players.map(|players| players.to_string())),
        ("with", args.with.clone()),
        ("quadrants", args.quadrants.clone()),
        ("objectives", args.objectives.clone()),
        ("tasks", args.tasks.clone()),
        ("swamp-cards", yes(args.swamp_cards)),
        ("lords-need-presence", yes(args.lords_need_presence)),
    ];
    let named = given.into_iter().filter_map(|(name, value)| {
        let value: String = value?.split_whitespace().collect();
        Some(format!("{name}={value}"))
    });
    named.collect::<Vec<_>>().join(" ")
}

/// A seed nobody can foresee, from the operating system. Without one there is no match: its hash is
/// published, and a seed that can be guessed would be worse than none.
pub(super) fn new_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::Io(format!("the system gives no random seed: {error}")))?;
    Ok(Seed(bytes))
}
