//! Hides the cards while one screen goes from one player to the next.

use super::table::Table;
use crate::say::Say;
use leptos::html::Button;
use leptos::prelude::*;
use table::Seat;

/// The one screen on its way: to whom it goes, and who had it last.
#[derive(Clone, Copy)]
pub(crate) struct Passing {
    to: RwSignal<Option<Seat>>,
    holder: StoredValue<Option<Seat>>,
}

impl Passing {
    pub(crate) fn new() -> Passing {
        Passing { to: RwSignal::new(None), holder: StoredValue::new(None) }
    }

    /// Whether nobody may see anything now.
    pub(crate) fn is_on(self) -> bool {
        self.to.get().is_some()
    }

    /// Somebody else shall look: nothing is shown before that player says so. Also after loading,
    /// for nobody knows who did that.
    fn pass_to(self, eyes: Seat) {
        if self.holder.get_value() != Some(eyes) && self.to.get_untracked() != Some(eyes) {
            self.to.set(Some(eyes));
        }
    }

    fn arrive(self) {
        self.holder.set_value(self.to.get_untracked());
        self.to.set(None);
    }
}

/// The curtain, where several people sit at one screen.
#[component]
pub(crate) fn Curtain() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let passing = table.passing;
    let has_several = move || {
        let n_mine =
            |info: &protocol::TableInfo| info.seats.iter().filter(|seat| seat.is_mine).count();
        table.line.table.with(|info| info.as_ref().is_some_and(|info| n_mine(info) > 1))
    };
    // Before anything is drawn, so that no card flashes up.
    RenderEffect::new(move |_| {
        let sight = table.sight.get();
        let Some(sight) = sight.filter(|sight| has_several() && !sight.is_over()) else { return };
        if let Some(eyes) = sight.eyes() {
            passing.pass_to(eyes);
        }
    });
    let ready = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(button) = ready.get().filter(|_| passing.is_on()) {
            // A browser that does not move the focus leaves it to the reader.
            let _ = button.focus();
        }
    });
    move || {
        passing.to.get().map(|seat| {
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
                            on:click=move |_| passing.arrive()
                        >
                            {named("table-pass-device-ready")}
                        </button>
                    </div>
                </div>
            }
        })
    }
}
