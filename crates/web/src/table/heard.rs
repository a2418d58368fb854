//! What the focus of the keyboard is on beside the board, told to readers of the screen in a place of
//! its own. Of the board itself its ground tells.

use super::Table;
use super::bubble::spoken;
use crate::face::Spot;
use crate::reactive::RwSignal;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// What is told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Focused {
    /// Something on the table.
    At(Spot),
    /// A choice with a button of its own.
    Use(usize),
}

/// What has the focus, with the name by which a reader tells it already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Heard {
    thing: Focused,
    name: String,
}

/// What has the focus now, if something has.
#[derive(Clone, Copy)]
pub(super) struct Hearing(RwSignal<Option<Heard>>);

impl Hearing {
    pub(super) fn new() -> Hearing {
        Hearing(RwSignal::new(None))
    }

    /// A button has the focus; one that was clicked is not told of.
    pub(super) fn enter(self, event: &leptos::ev::FocusEvent, thing: Focused, name: String) {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if target.is_some_and(|it| it.matches(":focus-visible") == Ok(true)) {
            self.0.set(Some(Heard { thing, name }));
        }
    }

    /// The page may be gone when the browser tells of the focus.
    pub(super) fn leave(self) {
        self.0.try_set(None);
    }
}

#[component]
pub(super) fn Said() -> impl IntoView {
    let table = Table::here();
    let said = move || {
        let Heard { thing, name } = table.hearing.0.get()?;
        let mut said = match thing {
            Focused::At(spot) => spoken(table, spot),
            Focused::Use(choice) => {
                let sight = table.sight.get()?;
                // The focus may stay for a while on a button of the moment before.
                sight.moment().choices.get(choice)?;
                let help = table.tell(|teller| sight.help(choice, teller));
                help.into_iter().chain(table.outcome_told(&*sight, choice)).collect()
            }
        };
        said.retain(|text| !name.contains(text.as_str()));
        Some(said.join(" "))
    };
    view! { <p id="table-said" class="visually-hidden" aria-live="polite">{said}</p> }
}
