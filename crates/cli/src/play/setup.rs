//! From what was typed on the command line to a match that can begin.

use super::args::{Args, TableArgs};
use crate::failure::Failure;
use crate::opponents::{Opponent, Opponents};
use games::{AnyMatch, Library};
use table::{Luck, Record, Seat, Seed};

/// Starts the match, or goes on with a saved one.
pub(crate) fn begin(args: &Args, library: &Library) -> Result<(Box<dyn AnyMatch>, Seed), Failure> {
    let game = games::game(args.terminal.game())?;
    if let Some(file) = &args.table.resume {
        let (record, seed) = read_record(file)?;
        let played = game.replay(&record, library, None);
        let played = played.map_err(|fault| Failure::bad(format!("{file}: {fault}")))?;
        return Ok((played, seed));
    }
    let seed = args.table.seed.map_or_else(new_seed, Ok)?;
    let components = library.for_new_match(game);
    Ok((game.start(&args.options, &components, Luck::Seed(seed))?, seed))
}

/// A record that can be gone on with, and its seed.
fn read_record(file: &str) -> Result<(Record, Seed), Failure> {
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
pub(crate) fn people(args: &TableArgs, n_seats: usize) -> Result<Vec<Seat>, Failure> {
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
pub(crate) fn opponents(
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

/// A seed nobody can foresee, from the operating system. Without one there is no match: its hash is
/// published, and a seed that can be guessed would be worse than none.
fn new_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::Io(format!("the system gives no random seed: {error}")))?;
    Ok(Seed(bytes))
}
