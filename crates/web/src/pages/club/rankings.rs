//! Who is how strong at a game, people and computers in one list.

use super::faces::{Face, NameLink};
use super::parts::{Asking, Pills, Trouble};
use crate::api::club;
use crate::face::OFFERS;
use crate::parts::{Drawing, computer_name};
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{RankedComputer, RankedPerson, Rankings as Told};

/// Somebody in the list.
enum Ranked {
    Person { place: usize, person: RankedPerson },
    Computer(RankedComputer),
}

impl Ranked {
    fn rating(&self) -> i64 {
        match self {
            Ranked::Person { person, .. } => person.rating,
            Ranked::Computer(computer) => computer.rating,
        }
    }
}

/// The strongest first. People have places; a computer stands where it belongs and takes none.
fn ranked(told: Told) -> Vec<Ranked> {
    let people = told.people.into_iter().enumerate();
    let people = people.map(|(index, person)| Ranked::Person { place: index + 1, person });
    let mut all: Vec<Ranked> = people.collect();
    all.extend(told.computers.into_iter().map(Ranked::Computer));
    all.sort_by_key(|it| std::cmp::Reverse(it.rating()));
    all
}

#[component]
pub(super) fn Rankings() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let told = RwSignal::new(None::<Told>);
    let game = RwSignal::new(OFFERS.first().expect("there is a game").game.to_owned());
    let look = Callback::new(move |()| {
        let game = game.get_untracked();
        asking.look(async move { club::rankings(&game).await }, move |found| told.set(Some(found)));
    });
    look.run(());
    let choices =
        OFFERS.iter().map(|it| (it.game.to_owned(), say.the(&format!("game-{}", it.game))));
    let choices: Vec<(String, String)> = choices.collect();
    view! {
        <section class="sheet" id="rankings">
            <h2>{say.the("club-rankings")}</h2>
            <Pills legend=say.the("club-which-game") name="rankings-game" choices chosen=game choose=look/>
            {move || told.get().map(|told| view! { <Table told/> })}
            <Trouble asking/>
        </section>
    }
}

#[component]
fn Table(told: Told) -> impl IntoView {
    let say = Say::here();
    let hint = match told.tells_people {
        true => say.with("club-rankings-hint", &[("count", told.least_matches.into())]),
        false => say.the("club-rankings-of-computers"),
    };
    let rows = ranked(told).into_iter().map(|it| match it {
        Ranked::Person { place, person } => view! {
            <tr>
                <td class="number">{place}</td>
                <th scope="row">
                    <span class="ranked"><Face name=person.name.clone()/><NameLink name=person.name/></span>
                </th>
                <td class="number"><strong>{person.rating}</strong></td>
                <td class="number quiet">{person.n_matches}</td>
            </tr>
        }
        .into_any(),
        Ranked::Computer(computer) => view! {
            <tr class="of-computer">
                <td></td>
                <th scope="row">
                    <span class="ranked">
                        <span class="arms"><Drawing svg=drawing::computer(&computer.level)/></span>
                        {computer_name(&computer.level, say)}
                    </span>
                </th>
                <td class="number"><strong>{computer.rating}</strong></td>
                <td></td>
            </tr>
        }
        .into_any(),
    });
    view! {
        <p class="quiet">{hint}</p>
        <table class="club-table">
            <thead>
                <tr>
                    <th scope="col" class="number"><span class="visually-hidden">{say.the("club-place-head")}</span></th>
                    <th scope="col">{say.the("club-name")}</th>
                    <th scope="col" class="number">{say.the("club-rating")}</th>
                    <th scope="col" class="number">{say.the("club-matches-head")}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computers_stand_among_people_and_take_no_place() {
        let person = |name: &str, rating| RankedPerson {
            name: name.into(),
            rating,
            n_matches: 9,
            changed_at: 0,
        };
        let computer = |level: &str, rating| RankedComputer { level: level.into(), rating };
        let told = Told {
            game: "a-game".into(),
            least_matches: 5,
            tells_people: true,
            people: vec![person("Ada", 1700), person("Ben", 1400)],
            computers: vec![computer("master", 1600), computer("steady", 1300)],
        };
        let shown: Vec<String> = ranked(told)
            .iter()
            .map(|it| match it {
                Ranked::Person { place, person } => format!("{place} {}", person.name),
                Ranked::Computer(computer) => computer.level.clone(),
            })
            .collect();
        assert_eq!(shown, ["1 Ada", "master", "2 Ben", "steady"]);
    }
}
