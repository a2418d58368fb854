//! As last time: what was chosen for one's last table, chosen again.

use super::form::{Form, SeatForm, SeatKind};
use crate::face::OFFERS;
use crate::parts::what_is_played;
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use leptos::prelude::*;
use protocol::TableSetup;
use serde::Serialize;
use table::read_fields;

const KEY: &str = "last-table";

/// What was chosen for a table.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct LastTable {
    setup: TableSetup,
    /// The friend who was asked to each seat, if one was.
    friends: Vec<Option<String>>,
    is_on_server: bool,
}

read_fields! { LastTable: setup, friends, is_on_server }

/// Keeps what was chosen, for the next time.
pub(super) fn keep(form: Form) {
    let last = untrack(|| {
        let seats = form.seats_in_play();
        let friend = |seat: &SeatForm| (seat.kind == SeatKind::Friend).then(|| seat.friend.clone());
        LastTable {
            friends: seats.iter().map(friend).collect(),
            // Boards and cards of one's own are chosen anew.
            setup: TableSetup { components: None, ..form.setup() },
            is_on_server: form.is_on_server(),
        }
    });
    if let Ok(text) = serde_json::to_string(&last) {
        Browser.set(KEY, &text);
    }
}

fn last() -> Option<LastTable> {
    let last: LastTable = serde_json::from_str(&Browser.get(KEY)?).ok()?;
    let is_offered = OFFERS.iter().any(|offer| offer.game == last.setup.game);
    let fits = last.friends.len() == last.setup.seats.len();
    (is_offered && fits).then_some(last)
}

/// Offers to choose what was chosen last time.
#[component]
pub(super) fn AsLastTime(form: Form) -> impl IntoView {
    let say = Say::here();
    last().map(|shown| {
        let game = what_is_played(&shown.setup.game, &shown.setup.options, say);
        let friends: Vec<String> = shown.friends.into_iter().flatten().collect();
        let with = (!friends.is_empty()).then(|| say.ask(|words| words.list(&friends)));
        let played = std::iter::once(game).chain(with).collect::<Vec<_>>().join(" · ");
        let text = say.with("create-as-last-time", &[("played", played.into())]);
        let fill = move |_| {
            if let Some(last) = last() {
                fill(form, last);
            }
        };
        view! {
            <button class="button" id="as-last-time" on:click=fill>{text}</button>
        }
    })
}

fn fill(form: Form, last: LastTable) {
    let LastTable { setup, friends, is_on_server } = last;
    let n_players = setup.seats.len();
    form.seats.update(|seats| {
        for ((seat, setup), friend) in seats.iter_mut().zip(&setup.seats).zip(&friends) {
            *seat = SeatForm::like(setup, friend.as_deref());
        }
    });
    form.set_up.n_players.set(n_players);
    form.shuffles_seats.set(setup.shuffle_seats);
    form.undo.set(setup.undo);
    form.is_listed.set(setup.listed);
    form.is_for_members.set(setup.members_only);
    form.grace.set(setup.grace);
    form.on_server.set(Some(is_on_server));
    form.terms.pace.set(setup.pace);
    form.terms.away.set(setup.away);
    form.terms.watchers.set(setup.watchers);
    form.terms.rated.set(setup.rated);
    form.set_up.own_set.set(None);
    form.set_up.first.set_value(setup.options);
    // Another game is another page; so is the same one with other options.
    form.game.set(setup.game);
}
