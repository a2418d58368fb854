//! From what somebody chose to a table.

use crate::api::names::name;
use crate::codes;
use crate::components::Shelf;
use crate::config::Limits;
use crate::secret::{Secret, random, table_id};
use games::{AnyGame, AnyMatch, ComponentSet, Luck};
use host::Thinker;
use protocol::{Away, Code, MAX_GRACE, Pace, Problem, SeatLink, SeatSetup, TableId, TableSetup};
use store::{NewSeat, NewTable, PersonId};
use table::{Seat, Seed};

/// The longest options and levels that are looked at.
const MAX_TEXT: usize = 2_000;

/// A table as somebody wants it, and the secrets of its open seats.
pub(crate) async fn table(
    shelf: &Shelf,
    limits: &Limits,
    setup: TableSetup,
    owner: PersonId,
) -> Result<(NewTable, Vec<(Seat, Secret)>), Problem> {
    if MAX_GRACE < setup.grace {
        return Err(bad(format!("an absent player is waited for {MAX_GRACE} seconds at most")));
    }
    if let Some(pace) = setup.pace {
        check_pace(pace)?;
    }
    let game = game(&setup.game)?;
    if let Away::Computer { level } = &setup.away {
        check_level(limits, game.name(), level)?;
    }
    let set = shelf.for_new_match(game, setup.components).await?;
    let played = start(game, &setup.options, &set, new_luck()?)?;
    check_seats(played.n_seats(), &setup.seats)?;
    let mut seats = setup.seats;
    if setup.shuffle_seats {
        shuffle(&mut seats)?;
    }
    let mut secrets = Vec::new();
    let seats = Seat::all(seats.len()).zip(seats).map(|(seat, setup)| {
        Ok(match setup {
            SeatSetup::Me => NewSeat::Person { person: owner, name: None },
            SeatSetup::SameScreen { name: text } => {
                NewSeat::Person { person: owner, name: Some(name(&text)?) }
            }
            SeatSetup::Open => {
                let secret = Secret::new()?;
                let open = NewSeat::Open { secret: secret.hash() };
                secrets.push((seat, secret));
                open
            }
            SeatSetup::Computer { level } => {
                check_level(limits, game.name(), &level)?;
                NewSeat::Computer { level }
            }
        })
    });
    let seats = seats.collect::<Result<Vec<_>, Problem>>()?;
    let table = NewTable {
        id: table_id()?,
        owner,
        origin: played.origin(),
        components: set.texts().clone(),
        undo: setup.undo,
        listed: setup.listed,
        members_only: setup.members_only,
        rated: setup.rated,
        grace: setup.grace,
        pace: setup.pace,
        away: setup.away,
        watchers: setup.watchers,
        waits: false,
        codes: codes::some()?,
        to_act: played.to_act(),
        seats,
    };
    Ok((table, secrets))
}

/// Whether there is a pace like this.
pub(crate) fn check_pace(pace: Pace) -> Result<(), Problem> {
    let is_possible =
        (Pace::MIN_TURN..=Pace::MAX).contains(&pace.turn) && pace.reserve <= Pace::MAX;
    match is_possible {
        true => Ok(()),
        false => Err(bad(format!(
            "a turn has at least {} seconds; a turn and a reserve have at most {}",
            Pace::MIN_TURN,
            Pace::MAX
        ))),
    }
}

/// Whether a level exists, can play the game and thinks no longer than it may here.
pub(crate) fn check_level(limits: &Limits, game: &str, level: &str) -> Result<(), Problem> {
    if MAX_TEXT < level.len() {
        return Err(bad("there is no such level"));
    }
    let brain = bots::brain(game).map_err(|error| bad(error.to_string()))?;
    Thinker::new(brain, level, 0).map(drop)?;
    let Limits { computer_looks, computer_time, .. } = *limits;
    match Thinker::level(level)?.budget {
        bots::Budget::Looks(n_looks) if computer_looks < n_looks => {
            Err(bad(format!("here a computer takes at most {computer_looks} looks")))
        }
        bots::Budget::MillisecondsPerTurn(time) if computer_time < time => {
            Err(bad(format!("here a computer thinks for at most {computer_time} ms")))
        }
        _ => Ok(()),
    }
}

/// The game of this name.
pub(crate) fn game(name: &str) -> Result<&'static dyn AnyGame, Problem> {
    games::game(name).map_err(|error| Problem::new(Code::Unknown, error.to_string()))
}

/// Chance that nobody can foretell.
pub(crate) fn new_luck() -> Result<Luck, Problem> {
    Ok(Luck::Seed(Seed(random()?)))
}

/// Begins a match.
pub(crate) fn start(
    game: &dyn AnyGame,
    options: &str,
    set: &ComponentSet,
    luck: Luck,
) -> Result<Box<dyn AnyMatch>, Problem> {
    if MAX_TEXT < options.len() {
        return Err(bad("the options are too long"));
    }
    game.start(options, set, luck).map_err(|error| bad(error.to_string()))
}

/// Checks that the seats fit the match.
fn check_seats(n_seats: usize, seats: &[SeatSetup]) -> Result<(), Problem> {
    check_n_seats(n_seats, seats.len())?;
    let is_person = |seat: &SeatSetup| !matches!(seat, SeatSetup::Computer { .. });
    match seats.iter().any(is_person) {
        true => Ok(()),
        false => Err(bad("at least one seat must be a person's")),
    }
}

/// Checks that there are as many seats as the match is set up for.
pub(crate) fn check_n_seats(n_needed: usize, n_seats: usize) -> Result<(), Problem> {
    match n_needed == n_seats {
        true => Ok(()),
        false => Err(bad(format!("the options are for {n_needed} seats, but there are {n_seats}"))),
    }
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
pub(crate) fn links(base_url: &str, table: &TableId, secrets: &[(Seat, Secret)]) -> Vec<SeatLink> {
    let link = |(seat, secret): &(Seat, Secret)| {
        let secret = secret.reveal();
        SeatLink { seat: *seat, link: format!("{base_url}/join/{table}#{secret}"), secret }
    };
    secrets.iter().map(link).collect()
}

fn bad(reason: impl Into<String>) -> Problem {
    Problem::new(Code::BadSetup, reason)
}
