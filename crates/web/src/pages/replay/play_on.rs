//! A match played on from the moment that is shown, at a table of one's own.

use super::Reel;
use super::bar::Glyph;
use crate::levels::{LevelSelect, USUAL_LEVEL};
use crate::local::{LocalTables, now};
use crate::parts::my_name;
use crate::reactive::RwSignal;
use crate::router::Router;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Holder, Problem, SeatInfo, SeatSetup, TableSetup};
use table::{Luck, Seat};

/// The button to play on; it says why, if that cannot be.
#[component]
pub(super) fn PlayOn(reel: Reel) -> impl IntoView {
    let say = Say::here();
    let router = Router::here();
    let problem = RwSignal::new(None::<Problem>);
    // Computers play for everybody else who sat here; how strong they are is to be chosen.
    let level = RwSignal::new(USUAL_LEVEL.to_owned());
    let has_stand_ins = reel.seats.with_value(|seats| n_stand_ins(seats) > 0);
    let play_on = move |_| match table_from(reel, &level.get_untracked()) {
        Ok(id) => router.go(&format!("/local/{id}")),
        Err(found) => problem.set(Some(found)),
    };
    let is_end = move || reel.now.get() == reel.n_plies;
    // What was drawn for a scripted match is known for its own actions only.
    let has_chance = reel.film(|film| matches!(film.record().origin.luck, Luck::Seed(_)));
    has_chance.then(|| {
        view! {
            <button
                class="button"
                id="play-on"
                title=say.the("replay-play-on-hint")
                disabled=is_end
                on:click=play_on
            >
                <Glyph outline="M2 3v10l5-5zM9 4h2v8H9zM12 6h3v4h-3z"/>
                <span class="wide-only">{say.the("replay-play-on")}</span>
            </button>
            {has_stand_ins.then(|| view! {
                <span class="play-on-level">
                    <label class="visually-hidden" for="play-on-level">{say.the("create-level")}</label>
                    <LevelSelect id="play-on-level" level choose=Callback::new(move |wanted| level.set(wanted))/>
                </span>
            })}
            <span role="alert">{move || problem.get().map(|problem| say.problem(&problem))}</span>
        }
    })
}

/// Makes the table, and tells its name.
fn table_from(reel: Reel, level: &str) -> Result<String, Problem> {
    let at = reel.now.get_untracked();
    reel.film(|film| {
        let asked = film.at(at).to_act();
        let record = film.record();
        let origin = &record.origin;
        let seats = reel.seats.with_value(|seats| seats_of(seats, asked, level));
        let setup = TableSetup {
            components: Some(origin.components),
            ..TableSetup::new(origin.game.as_str(), origin.options.as_str(), seats)
        };
        let made = reel.set.with_value(|set| {
            LocalTables::here().play_on(reel.engine, (record, at), set, setup, my_name(), now())
        });
        made.map(|table| table.id)
    })
}

/// For how many people a computer has to stand in: whoever only watched plays one seat.
fn n_stand_ins(seats: &[SeatInfo]) -> usize {
    let is_person = |seat: &&SeatInfo| !matches!(seat.holder, Holder::Computer { .. });
    let n_people = seats.iter().filter(is_person).count();
    let n_mine = seats.iter().filter(|seat| seat.is_mine).count();
    n_people.saturating_sub(n_mine.max(1))
}

/// Who plays on: oneself where one sat, or else the seat that is asked; computers everywhere else, of
/// this level where a person sat.
fn seats_of(seats: &[SeatInfo], asked: Option<Seat>, level: &str) -> Vec<SeatSetup> {
    let is_mine = |index: usize| match seats.iter().any(|seat| seat.is_mine) {
        true => seats[index].is_mine,
        false => asked.is_some_and(|asked| asked.index() == index),
    };
    let computer = |level: &str| SeatSetup::Computer { level: level.to_owned() };
    let seat = |(index, seat): (usize, &SeatInfo)| match &seat.holder {
        _ if is_mine(index) => SeatSetup::Me,
        Holder::Computer { level } => computer(level),
        Holder::Person { .. } | Holder::Open => computer(level),
    };
    seats.iter().enumerate().map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(is_mine: bool, level: Option<&str>) -> SeatInfo {
        let holder = match level {
            Some(level) => Holder::Computer { level: level.into() },
            None => Holder::Person { name: "Ada".into() },
        };
        SeatInfo::held_by(holder, is_mine)
    }

    fn computer(level: &str) -> SeatSetup {
        SeatSetup::Computer { level: level.into() }
    }

    #[test]
    fn one_plays_on_where_one_sat_and_computers_elsewhere() {
        let seats = [seat(false, Some("keen")), seat(true, None), seat(false, None)];
        let expected = [computer("keen"), SeatSetup::Me, computer("novice")];
        assert_eq!(seats_of(&seats, Some(Seat::FIRST), "novice"), expected);
        assert_eq!(n_stand_ins(&seats), 1);
    }

    #[test]
    fn who_only_watched_plays_the_seat_that_is_asked() {
        let seats = [seat(false, None), seat(false, Some("keen"))];
        let expected = [computer("novice"), SeatSetup::Me];
        assert_eq!(seats_of(&seats, Seat::new(1), "novice"), expected);
    }
}
