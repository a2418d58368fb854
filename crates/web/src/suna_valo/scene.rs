//! A new era has the table for a moment.

use super::sight_of;
use crate::parts::Drawing;
use crate::settings::Settings;
use crate::table::Table;
use drawing::suna_valo::{Icon, icon};
use leptos::prelude::*;
use std::time::Duration;
use suna_valo::Era;

/// So long the banner hangs over the table.
const MOMENT: Duration = Duration::from_millis(2600);

#[component]
pub(super) fn NewEra() -> impl IntoView {
    let table = Table::here();
    let settings = Settings::here();
    let shown = RwSignal::new(None::<(Era, String)>);
    Effect::new(move |before: Option<Option<Era>>| {
        let sight = sight_of(table);
        let era = sight.as_ref().map(|sight| sight.view.open().era);
        let is_next = before.flatten().is_some_and(|before| era.is_some_and(|era| era > before));
        if let (true, Some(sight)) = (is_next && settings.moves(), sight) {
            let told =
                untrack(|| table.tell(|teller| sight.speech(teller).new_era(sight.view.open())));
            shown.set(Some((sight.view.open().era, told)));
            // The page may be gone by then.
            set_timeout(
                move || {
                    shown.try_set(None);
                },
                MOMENT,
            );
        }
        era
    });
    move || {
        shown.get().map(|(era, told)| {
            view! {
                <div class="v-new-era" role="status" on:click=move |_| shown.set(None)>
                    <Drawing svg=icon(Icon::Era(era))/>
                    <p>{told}</p>
                </div>
            }
        })
    }
}
