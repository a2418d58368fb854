//! A new table, said back in sentences to whoever makes it.

use super::agreed::sentences;
use crate::parts::{computer_name, what_is_played};
use crate::reactive::Memo;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{SeatSetup, TableSetup, Terms};

/// What was chosen so far, and who is asked to sit down.
#[derive(Clone, Copy)]
pub(crate) struct Told {
    pub(crate) setup: Signal<TableSetup>,
    pub(crate) asked: Signal<Vec<String>>,
}

pub(super) fn shown(told: Told) -> AnyView {
    let say = Say::here();
    let text = Memo::new(move |_| {
        told.setup.with(|setup| told.asked.with(|asked| whole_table(setup, asked, say)))
    });
    view! { <p class="told-back" id="told-back" role="status" aria-live="polite">{move || text.get()}</p> }
        .into_any()
}

fn whole_table(setup: &TableSetup, asked: &[String], say: Say) -> String {
    let n_open = setup.seats.iter().filter(|seat| **seat == SeatSetup::Open).count();
    let n_free = n_open.saturating_sub(asked.len());
    let sitting = setup.seats.iter().filter_map(|seat| match seat {
        SeatSetup::Me => Some(say.the("told-me")),
        SeatSetup::SameScreen { name } => Some(name.clone()),
        SeatSetup::Computer { level } => Some(computer_name(level, say)),
        SeatSetup::Open => None,
    });
    let asked = asked.iter().map(|name| say.with("told-asked", &[("name", name.into())]));
    let free = (0 < n_free).then(|| say.with("told-free", &[("count", n_free.into())]));
    let names: Vec<String> = sitting.chain(asked).chain(free).collect();
    let names = say.ask(|words| words.list(&names));
    let game = what_is_played(&setup.game, &setup.options, say);
    let first = say.with("told-table", &[("game", game.into()), ("names", names.into())]);
    let terms = Terms {
        options: None,
        pace: setup.pace,
        away: setup.away.clone(),
        undo: setup.undo,
        watchers: setup.watchers,
        rated: setup.rated,
        listed: setup.listed,
        members_only: Some(setup.members_only),
        grace: Some(setup.grace),
    };
    std::iter::once(first).chain(sentences(&terms, say)).collect::<Vec<_>>().join(" ")
}
