//! Hides the cards while one screen goes from one player to the next.

use super::{Table, later};
use crate::face::Sight;
use crate::lazy::part;
use crate::line::Line;
use crate::parts::Drawing;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use leptos::html::Button;
use leptos::prelude::*;
use protocol::TableInfo;
use std::sync::Arc;
use table::{Seat, Side};

/// The one screen of several players. Nothing is shown to a player who has not said to be the one
/// who looks; also after loading, for nobody knows who did that.
#[derive(Clone, Copy)]
pub(crate) struct Passing {
    /// The player who has the screen.
    holder: RwSignal<Option<Seat>>,
    /// The player it shall go to.
    next: Memo<Option<Seat>>,
}

impl Passing {
    pub(crate) fn new(line: Line, sight: RwSignal<Option<Arc<dyn Sight>>>) -> Passing {
        let holder = RwSignal::new(None);
        let n_mine = |info: &TableInfo| info.seats.iter().filter(|seat| seat.is_mine).count();
        let next = Memo::new(move |_| {
            let is_shared =
                line.table.with(|info| info.as_ref().is_some_and(|info| n_mine(info) > 1));
            let sight = sight.get().filter(|sight| is_shared && !sight.moment().is_over())?;
            sight.moment().eyes.filter(|eyes| holder.get() != Some(*eyes))
        });
        Passing { holder, next }
    }

    /// Whether nobody may see anything now.
    pub(crate) fn is_on(self) -> bool {
        self.next.get().is_some()
    }
}

/// The curtain, where several people sit at one screen. It hides everything at once; what stands on
/// it may come a little later.
#[component]
pub(crate) fn Curtain() -> impl IntoView {
    let table = Table::here();
    view! {
        <Show when=move || table.passing.is_on()>
            <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                {part(later::curtain, |curtain| curtain())}
            </div>
        </Show>
    }
}

/// What stands on the curtain: who is next, and how it stands.
pub(super) fn shown() -> AnyView {
    let say = Say::here();
    let table = Table::here();
    let passing = table.passing;
    let ready = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(button) = ready.get().filter(|_| passing.is_on()) {
            // A browser that does not move the focus leaves it to the reader.
            let _ = button.focus();
        }
    });
    let sheet = move || {
        passing.next.get().map(|seat| {
            let name = table.name(seat);
            let named = |key: &str| say.with(key, &[("name", (&name).into())]);
            view! {
                <div class=format!("curtain-sheet seat-{}", seat.index() + 1)>
                    <Drawing svg=table.face.piece(seat.into())/>
                    <h2 id="curtain-title">{named("table-pass-device")}</h2>
                    <p>{named("table-pass-device-hint")}</p>
                    <CurtainScore next=seat/>
                    <button
                        node_ref=ready
                        class="button primary"
                        id="curtain-ready"
                        on:click=move |_| passing.holder.set(Some(seat))
                    >
                        {named("table-pass-device-ready")}
                    </button>
                </div>
            }
        })
    };
    sheet.into_any()
}

/// Everybody's points, which all may see.
#[component]
fn CurtainScore(next: Seat) -> impl IntoView {
    let table = Table::here();
    let score = move |seat: Seat| {
        let points = table.moment(|moment| moment.points(Side::from(seat)));
        view! {
            <li class:next=seat == next>
                <Drawing svg=table.face.mark(seat.into())/>
                <span>{table.name(seat)}</span>
                <strong>{points}</strong>
            </li>
        }
    };
    let n_seats = table.moment(|moment| moment.n_seats).unwrap_or(0);
    view! { <ol class="curtain-score">{Seat::all(n_seats).map(score).collect_view()}</ol> }
}
