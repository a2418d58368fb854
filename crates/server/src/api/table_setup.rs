//! From what somebody chose to a table.

use crate::api::names::name;
use crate::caller::role_with_a_say;
use crate::codes;
use crate::components::Shelf;
use crate::config::Limits;
use crate::secret::{Secret, random, table_id};
use games::{AnyGame, AnyMatch, ComponentSet, Luck};
use host::Thinker;
use protocol::{Away, Code, MAX_GRACE, Pace, Problem, SeatLink, SeatSetup, TableId, TableSetup};
use store::{NewSeat, NewTable, Person};
use table::{Seat, Seed};

/// The longest options and levels that are looked at.
const MAX_TEXT: usize = 2_000;

/// A table as somebody wants it, and the secrets of its open seats.
pub(crate) async fn table(
    shelf: &Shelf,
    limits: &Limits,
    setup: TableSetup,
    owner: &Person,
) -> Result<(NewTable, Vec<(Seat, Secret)>), Problem> {
    check_grace(setup.grace)?;
    if let Some(pace) = setup.pace {
        check_pace(pace)?;
    }
    let game = game(&setup.game)?;
    if let Away::Computer { level } = &setup.away {
        check_level(limits, owner, game.name(), level)?;
    }
    let set = shelf.for_new_match(game, setup.components).await?;
    let played = start(game, &setup.options, &set, new_luck()?)?;
    check_seats(played.n_seats(), &setup.seats)?;
    let (mut seats, rated) = (setup.seats, setup.rated);
    if setup.shuffle_seats {
        shuffle(&mut seats)?;
    }
    let mut secrets = Vec::new();
    let seats = Seat::all(seats.len()).zip(seats).map(|(seat, setup)| {
        Ok(match setup {
            SeatSetup::Me => NewSeat::Person { person: owner.id, name: None },
            SeatSetup::SameScreen { name: text } => {
                NewSeat::Person { person: owner.id, name: Some(name(&text)?) }
            }
            SeatSetup::Open => {
                let secret = Secret::new()?;
                let open = NewSeat::Open { secret: secret.hash() };
                secrets.push((seat, secret));
                open
            }
            SeatSetup::Computer { level } => {
                check_level(limits, owner, game.name(), &level)?;
                if rated {
                    check_rated_level(game.name(), &level)?;
                }
                NewSeat::Computer { level }
            }
        })
    });
    let seats = seats.collect::<Result<Vec<_>, Problem>>()?;
    let table = NewTable {
        id: table_id()?,
        owner: owner.id,
        origin: played.origin(),
        components: set.texts().clone(),
        undo: setup.undo,
        listed: setup.listed,
        members_only: setup.members_only,
        rated,
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

/// Whether somebody may be waited for that long.
pub(crate) fn check_grace(grace: u32) -> Result<(), Problem> {
    match grace <= MAX_GRACE {
        true => Ok(()),
        false => Err(bad(format!("an absent player is waited for {MAX_GRACE} seconds at most"))),
    }
}

/// Whether matches against computers of a level can count: only if it is known how strong they are.
pub(crate) fn check_rated_level(game: &str, level: &str) -> Result<(), Problem> {
    match bots::strengths().any(|known| known.game == game && known.level == level) {
        true => Ok(()),
        false => Err(bad(format!(
            "how strong `{level}` is nobody knows; choose a level without a budget, or a match that is not rated"
        ))),
    }
}

/// Whether a level exists, can play the game and thinks no longer than it may here if this person names
/// it.
pub(crate) fn check_level(
    limits: &Limits,
    person: &Person,
    game: &str,
    level: &str,
) -> Result<(), Problem> {
    if MAX_TEXT < level.len() {
        return Err(bad("there is no such level"));
    }
    let brain = bots::brain(game).map_err(|error| bad(error.to_string()))?;
    Thinker::new(brain, level, 0).map(drop)?;
    let (mut max_looks, mut max_time) = (limits.computer_looks, limits.computer_time);
    if role_with_a_say(person).is_some() {
        max_looks = max_looks.max(limits.host_computer_looks);
        max_time = max_time.max(limits.host_computer_time);
    }
    match Thinker::level(level)?.budget {
        bots::Budget::Looks(n_looks) if max_looks < n_looks => {
            Err(bad(format!("here a computer takes at most {max_looks} looks")))
        }
        bots::Budget::MillisecondsPerTurn(time) if max_time < time => {
            Err(bad(format!("here a computer thinks for at most {max_time} ms")))
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
