//! From what somebody chose to a table.

use crate::api::names::name;
use crate::secret::{Secret, random, table_id};
use games::Library;
use host::{Host, Thinker};
use protocol::{Code, Problem, SeatLink, SeatSetup, TableSetup, UndoRule};
use store::{GuestId, NewTable, SeatHolder};
use table::{Origin, Seat, Seed};

/// The longest options and levels that are looked at.
const MAX_TEXT: usize = 2_000;

/// A table as somebody wants it, and the secrets of its open seats.
pub(crate) fn table(
    setup: TableSetup,
    owner: GuestId,
) -> Result<(NewTable, Vec<(usize, Secret)>), Problem> {
    if MAX_TEXT < setup.options.len() {
        return Err(bad("the options are too long"));
    }
    let match_setup =
        Host::set_up(&setup.game, &setup.options, Seed(random()?), &Library::default())?;
    let to_act = check_seats(&match_setup, &setup.seats)?;
    let mut seats = setup.seats;
    if setup.shuffle_seats {
        shuffle(&mut seats)?;
    }
    let mut secrets = Vec::new();
    let holders = seats.into_iter().enumerate().map(|(index, seat)| {
        Ok(match seat {
            SeatSetup::Me => SeatHolder::Person { guest: owner, name: None },
            SeatSetup::SameScreen { name: text } => {
                SeatHolder::Person { guest: owner, name: Some(name(&text)?) }
            }
            SeatSetup::Open => {
                let secret = Secret::new()?;
                let holder = SeatHolder::Open { secret: secret.hash() };
                secrets.push((index, secret));
                holder
            }
            SeatSetup::Computer { level } => {
                check_level(&match_setup.game, &level)?;
                SeatHolder::Computer { level }
            }
        })
    });
    let holders = holders.collect::<Result<Vec<_>, Problem>>()?;
    let table = NewTable {
        id: table_id()?,
        owner,
        undo: setup.undo,
        listed: setup.listed,
        to_act,
        seats: holders,
        match_setup,
    };
    Ok((table, secrets))
}

/// Whether a level exists and can play the game.
pub(crate) fn check_level(game: &str, level: &str) -> Result<(), Problem> {
    if MAX_TEXT < level.len() {
        return Err(bad("there is no such level"));
    }
    Thinker::new(game, level, 0).map(drop)?;
    const MAX_LOOKS: u32 = 2_000;
    const MAX_MILLISECONDS: u32 = 5_000;
    match Thinker::level(level)?.budget {
        bots::Budget::Looks(n_looks) if MAX_LOOKS < n_looks => {
            Err(bad(format!("here a computer takes at most {MAX_LOOKS} looks")))
        }
        bots::Budget::MillisecondsPerTurn(time) if MAX_MILLISECONDS < time => {
            Err(bad(format!("here a computer thinks for at most {MAX_MILLISECONDS} ms")))
        }
        _ => Ok(()),
    }
}

/// Checks that the seats fit the options, and says who is asked first.
fn check_seats(match_setup: &Origin, seats: &[SeatSetup]) -> Result<Option<usize>, Problem> {
    let host = Host::open(match_setup, &Library::default(), UndoRule::Free, [])?;
    if seats.len() != host.n_seats() {
        return Err(bad(format!(
            "the options are for {} seats, but there are {}",
            host.n_seats(),
            seats.len()
        )));
    }
    let is_person = |seat: &SeatSetup| !matches!(seat, SeatSetup::Computer { .. });
    if !seats.iter().any(is_person) {
        return Err(bad("at least one seat must be a person's"));
    }
    Ok(host.to_act().map(Seat::index))
}

/// Who is asked first in a match.
pub(crate) fn first_asked(match_setup: &Origin) -> Result<Option<usize>, Problem> {
    let host = Host::open(match_setup, &Library::default(), UndoRule::Free, [])?;
    Ok(host.to_act().map(Seat::index))
}

/// Deals the seats by chance.
fn shuffle(seats: &mut [SeatSetup]) -> Result<(), Problem> {
    for index in (1..seats.len()).rev() {
        let number = u64::from_le_bytes(random()?);
        seats.swap(index, (number % (index as u64 + 1)) as usize);
    }
    Ok(())
}

/// The links that open seats.
pub(crate) fn links(base_url: &str, table: &str, secrets: &[(usize, Secret)]) -> Vec<SeatLink> {
    let link = |(seat, secret): &(usize, Secret)| {
        let secret = secret.reveal();
        SeatLink { seat: *seat, link: format!("{base_url}/join/{table}#{secret}"), secret }
    };
    secrets.iter().map(link).collect()
}

fn bad(reason: impl Into<String>) -> Problem {
    Problem::new(Code::BadSetup, reason)
}
