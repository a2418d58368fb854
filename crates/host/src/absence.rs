//! Who is away, for how long, and what others may do about it.

use crate::output::Output;
use crate::patience::LONGEST_WAIT;
use crate::seating::{SeatHolder, Seating};
use crate::subscribers::Subscribers;
use crate::table::Table;
use protocol::{Away, Bonds, Code, Problem, WayOut};
use std::time::Duration;
use table::Seat;

/// Since when people who hold seats are away. The table's own clock tells: after the table has
/// slept, everybody who is not there has just gone. For how long whoever is asked is missed is
/// counted, and stored, beside it.
pub(crate) struct Absence<P> {
    /// How long somebody has to be away before others may let a computer play.
    grace: Duration,
    /// Who is away, since when, and whether all were told that the wait is over.
    away: Vec<(P, Duration, bool)>,
}

impl<P: Copy + Eq> Absence<P> {
    pub(crate) fn new(grace: Duration) -> Absence<P> {
        Absence { grace, away: Vec::new() }
    }

    /// In whole seconds, as it was agreed.
    pub(crate) fn grace(&self) -> u32 {
        self.grace.as_secs() as u32
    }

    /// Takes note of who is here now.
    pub(crate) fn note(&mut self, seating: &Seating<P>, here: &Subscribers<P>, now: Duration) {
        let is_away = |person: P| seating.sits(Some(person)) && !here.is_here(person);
        self.away.retain(|(person, ..)| is_away(*person));
        for person in seating.people() {
            if is_away(person) && !self.away.iter().any(|(known, ..)| *known == person) {
                self.away.push((person, now, false));
            }
        }
    }

    pub(crate) fn is_away(&self, person: P) -> bool {
        self.away.iter().any(|(away, ..)| *away == person)
    }

    /// How long a person who is away is waited for; `None` for one who is here.
    pub(crate) fn wait(&self, person: P, now: Duration) -> Option<Duration> {
        let (_, since, _) = self.away.iter().find(|(away, ..)| *away == person)?;
        Some((*since + self.grace).saturating_sub(now))
    }

    /// When the next wait is over that nobody was told of.
    pub(crate) fn tells_at(&self) -> Option<Duration> {
        let waits = self.away.iter().filter(|(.., is_told)| !is_told);
        waits.map(|(_, since, _)| *since + self.grace).min()
    }

    /// All are told now how long each is waited for.
    pub(crate) fn told(&mut self, now: Duration) {
        for (_, since, is_told) in &mut self.away {
            *is_told |= *since + self.grace <= now;
        }
    }
}

fn all_wait() -> Problem {
    Problem::new(Code::TooEarly, "all who sit here agreed to wait for each other")
}

/// How a seat is handed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandingOver {
    /// How many actions there are.
    pub n_plies: usize,
    /// Whether the computer goes by itself when the person returns.
    pub yields: bool,
}

impl<P: Copy + Eq> Table<P> {
    /// Whether somebody may let a computer play at a seat, or with `is_back` whoever holds it again.
    ///
    /// The holder always may. Others who sit here, and whoever made the table, may when the holder
    /// has been away for the time that was agreed, unless several are here, who have to agree
    /// ([`Wish::StandIn`](protocol::Wish::StandIn)); and a computer goes by their word if it came by it.
    pub fn may_hand_over(
        &self,
        seat: Seat,
        asker: P,
        is_back: bool,
        now: Duration,
    ) -> Result<HandingOver, Problem> {
        let holder = self.seating.at(seat).ok_or_else(|| {
            Problem::new(Code::Unknown, format!("there is no seat {seat} at this table"))
        })?;
        let n_plies = self.host.n_plies();
        if self.host.to_act().is_none() {
            return Err(Problem::new(Code::Over, "the match is over"));
        }
        match holder {
            SeatHolder::Computer { .. } => {
                Err(Problem::new(Code::NotYourSeat, "a computer holds this seat"))
            }
            SeatHolder::Open { .. } if asker != self.seating.owner => {
                let reason = "only the table's owner lets a computer play at a free seat";
                Err(Problem::new(Code::NotOwner, reason))
            }
            SeatHolder::Open { .. } => Ok(HandingOver { n_plies, yields: false }),
            SeatHolder::Person { person, .. } if *person == asker => {
                Ok(HandingOver { n_plies, yields: false })
            }
            SeatHolder::Person { .. }
                if asker != self.seating.owner && !self.seating.sits(Some(asker)) =>
            {
                let reason = "only those who sit at this table can do this";
                Err(Problem::new(Code::NotYourSeat, reason))
            }
            SeatHolder::Person { played_by: Some(_), past, .. } if is_back && !past.yields => {
                let reason = "whoever holds this seat lets a computer play; only they end it";
                Err(Problem::new(Code::NotYourSeat, reason))
            }
            SeatHolder::Person { .. } if is_back => Ok(HandingOver { n_plies, yields: true }),
            SeatHolder::Person { .. }
                if self.agreement.away == Away::Wait && self.waited_for() != Some(seat) =>
            {
                Err(all_wait())
            }
            SeatHolder::Person { person, .. } => {
                self.may_go_on_without(seat, *person, now)?;
                match self.is_for_one_to_decide(*person) {
                    true => Ok(HandingOver { n_plies, yields: true }),
                    false => {
                        let reason = "several others are here; all of them have to agree";
                        Err(Problem::new(Code::NotAgreed, reason))
                    }
                }
            }
        }
    }

    /// Whether the holder of a seat has been waited for long enough.
    pub(crate) fn may_go_on_without(
        &self,
        seat: Seat,
        person: P,
        now: Duration,
    ) -> Result<(), Problem> {
        if self.clock.is_some() {
            return self.may_replace(seat, now);
        }
        match self.wait_for(person, now) {
            None => Err(Problem::new(
                Code::NotYourSeat,
                "whoever holds this seat is here; only absent people can be stood in for",
            )),
            Some(Duration::ZERO) => Ok(()),
            Some(_) if self.agreement.away == Away::Wait => Err(all_wait()),
            Some(wait) => {
                let seconds = wait.as_millis().div_ceil(1000);
                let reason = format!("whoever holds this seat is waited for {seconds} s more");
                Err(Problem::new(Code::TooEarly, reason))
            }
        }
    }

    /// The people who play here themselves and are here, but for one.
    pub(crate) fn present_but(&self, person: P) -> Vec<P> {
        let mut others = self.others(person);
        others.retain(|other| !self.absence.is_away(*other));
        others
    }

    /// Whether one of the others decides that a computer plays for a person: there is no second one.
    pub(crate) fn is_for_one_to_decide(&self, person: P) -> bool {
        self.present_but(person).len() < 2
    }

    /// At a table with a clock nobody is replaced who has time left; where all agreed to wait, nobody
    /// for a long time after that.
    fn may_replace(&self, seat: Seat, now: Duration) -> Result<(), Problem> {
        let waits = self.agreement.away == Away::Wait;
        let wait = if waits { LONGEST_WAIT } else { Duration::ZERO };
        match self.clock.as_ref().is_some_and(|clock| clock.is_up_since(seat, wait, now)) {
            true => Ok(()),
            false if waits => Err(all_wait()),
            false => Err(Problem::new(Code::TooEarly, "whoever holds this seat has time left")),
        }
    }

    /// The seats of somebody who returns are theirs again, unless they wanted it otherwise.
    pub(crate) fn on_return(&mut self, person: Option<P>) {
        if self.host.to_act().is_none() {
            return;
        }
        let yields = |seat: &Seat| match &self.seating.seats[seat.index()] {
            SeatHolder::Person { played_by, past, .. } => played_by.is_some() && past.yields,
            SeatHolder::Open { .. } | SeatHolder::Computer { .. } => false,
        };
        let seats: Vec<Seat> = self.seating.held_by(person).filter(yields).collect();
        let n_plies = self.host.n_plies();
        for seat in seats {
            self.say(Output::GiveBack { seat, n_plies });
        }
    }

    /// How somebody can have done with the table.
    pub(crate) fn way_out(&self, reader: Option<P>) -> Option<WayOut> {
        let reader = reader?;
        Bonds {
            is_owner: reader == self.seating.owner,
            sits: self.seating.sits(Some(reader)),
            others_sit: self.seating.people().any(|person| person != reader),
            has_begun: self.seating.has_begun && self.host.number() > 0,
            is_over: self.host.to_act().is_none(),
        }
        .way_out()
    }

    /// The people who hold seats here.
    pub fn people(&self) -> Vec<P> {
        self.seating.people().collect()
    }

    /// Whether everybody finds this table in the lobby.
    pub fn is_listed(&self) -> bool {
        self.seating.is_listed
    }
}
