//! What only matches with others need: the room before one begins, clocks, what all have to agree to,
//! talk, and the next table that waits. It comes with the first such match.

mod agreed;
mod bring;
mod change;
mod clocks;
mod holidays;
mod next;
mod note;
mod places;
mod plan;
mod room;
mod talk;
mod terms;
mod told;
mod wishes;
mod word;

pub(crate) use terms::TermsForm;
pub(crate) use told::Told;

use crate::clock;
use crate::files;
use crate::lazy::{NotArrived, lazy, part};
use crate::line::Line;
use crate::reactive::{Memo, RwSignal};
use crate::say::{Say, Texts};
use crate::table::{Place, Table};
use leptos::prelude::*;
use protocol::{Holder, TableInfo, ToServer};
use std::time::Duration;

lazy! { together_later after crate::pages::table_page:
    /// The room before a match begins.
    pub(crate) fn room() -> fn(Line) -> AnyView {
        shown_room
    }
}

lazy! { together_later after crate::pages::table_page:
    /// What one agrees to by sitting down at a table.
    pub(crate) fn agreed() -> fn(TableInfo) -> AnyView {
        shown_agreed
    }
}

lazy! { together_later after crate::pages::table_page:
    /// What stands beside a match with others.
    fn beside() -> fn() -> AnyView {
        shown_beside
    }
}

lazy! { together_later after crate::pages::table_page:
    /// What all will agree to, chosen for a new table.
    pub(crate) fn terms() -> fn(TermsForm) -> AnyView {
        shown_terms
    }
}

lazy! { together_later after crate::pages::table_page:
    /// A new table, said back to whoever makes it.
    pub(crate) fn told() -> fn(Told) -> AnyView {
        shown_told
    }
}

/// What stands beside a match with others, if it is one.
#[component]
pub(crate) fn Beside() -> impl IntoView {
    let table = Table::here();
    let is_shared = Memo::new(move |_| {
        let is_at_server = table.place == Place::Server;
        is_at_server && table.line.table.with(|info| info.as_ref().is_some_and(is_shared))
    });
    move || is_shared.get().then(|| part(beside, |shown| shown()))
}

/// Whether somebody else sits here, or there is a clock.
fn is_shared(info: &TableInfo) -> bool {
    let is_other =
        |seat: &protocol::SeatInfo| matches!(seat.holder, Holder::Person { .. }) && !seat.is_mine;
    info.pace.is_some() || info.seats.iter().any(is_other)
}

/// The browser's even clock, looked at so often; the table is asked anew when time has jumped.
fn ticking(line: Line, pause: Duration) -> RwSignal<f64> {
    clock::ticking(pause, move || line.send(&ToServer::Sync))
}

/// Loads the words and the looks of all this.
fn load() -> impl Fn() -> std::pin::Pin<Box<dyn Future<Output = Result<Texts, NotArrived>>>> {
    let spoken = Say::texts();
    move || {
        let (texts, style) = (spoken.and_of("together"), files::style("together.css"));
        Box::pin(async move {
            style.await?;
            texts.await
        })
    }
}

fn shown_room(line: Line) -> AnyView {
    part(load(), move |texts: &Texts| {
        Say::provide(texts.clone());
        view! { <room::WaitingRoom line/> }.into_any()
    })
}

fn shown_terms(form: TermsForm) -> AnyView {
    part(load(), move |texts: &Texts| {
        Say::provide(texts.clone());
        terms::shown(form)
    })
}

fn shown_agreed(info: TableInfo) -> AnyView {
    part(load(), move |texts: &Texts| {
        Say::provide(texts.clone());
        agreed::shown(change::terms_of(&info))
    })
}

fn shown_told(told: Told) -> AnyView {
    part(load(), move |texts: &Texts| {
        Say::provide(texts.clone());
        told::shown(told)
    })
}

fn shown_beside() -> AnyView {
    part(load(), |texts: &Texts| {
        Say::provide(texts.clone());
        let (say, line) = (Say::here(), Table::here().line);
        view! {
            <section class="beside" aria-labelledby="beside-title">
                <h2 id="beside-title" class="visually-hidden">{say.the("beside-title")}</h2>
                <clocks::ClocksOfAll line/>
                <holidays::Holidays line/>
                <wishes::Wishes line/>
                <plan::PlanAhead line/>
                <details class="talk-fold">
                    <summary>{say.the("talk-title")}</summary>
                    <talk::Talk line/>
                </details>
                <note::NoteToMyself line/>
                <word::WordOfThisTable line/>
                <next::NextTable/>
            </section>
        }
        .into_any()
    })
}
