//! Hides the cards while one screen goes from one player to the next.

use super::sight::Sight;
use super::table::Table;
use crate::line::Line;
use crate::say::Say;
use leptos::html::Button;
use leptos::prelude::*;
use protocol::TableInfo;
use std::sync::Arc;
use table::Seat;

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
    pub(crate) fn new(line: Line, sight: RwSignal<Option<Arc<Sight>>>) -> Passing {
        let holder = RwSignal::new(None);
        let n_mine = |info: &TableInfo| info.seats.iter().filter(|seat| seat.is_mine).count();
        let next = Memo::new(move |_| {
            let is_shared =
                line.table.with(|info| info.as_ref().is_some_and(|info| n_mine(info) > 1));
            let sight = sight.get().filter(|sight| is_shared && !sight.is_over())?;
            sight.eyes().filter(|eyes| holder.get() != Some(*eyes))
        });
        Passing { holder, next }
    }

    /// Whether nobody may see anything now.
    pub(crate) fn is_on(self) -> bool {
        self.next.get().is_some()
    }
}

/// The curtain, where several people sit at one screen.
#[component]
pub(crate) fn Curtain() -> impl IntoView {
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
    move || {
        passing.next.get().map(|seat| {
            let name = table.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default());
            let named = |key: &str| say.with(key, &[("name", (&name).into())]);
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                    <div class="curtain-sheet">
                        <h2 id="curtain-title">{named("table-pass-device")}</h2>
                        <p>{named("table-pass-device-hint")}</p>
                        <button
                            node_ref=ready
                            class="button primary"
                            id="curtain-ready"
                            on:click=move |_| passing.holder.set(Some(seat))
                        >
                            {named("table-pass-device-ready")}
                        </button>
                    </div>
                </div>
            }
        })
    }
}
