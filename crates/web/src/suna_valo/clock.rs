//! The three eras as banners, and what ends the one that is played.

use super::sight_of;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::table::Table;
use drawing::suna_valo::{Icon, icon};
use leptos::prelude::*;
use suna_valo::Era;

#[component]
pub(super) fn Clock() -> impl IntoView {
    let table = Table::here();
    let now = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let told = table.tell(|teller| sight.speech(teller).ending(&sight.view));
        let open = sight.view.open();
        let is_ending = open.is_era_ending && open.pending().is_some();
        Some((open.era, is_ending, told))
    });
    move || {
        let (now, is_ending, told) = now.get()?;
        let banners = Era::ALL.iter().map(|&era| {
            let class = if era == now { "v-era now" } else { "v-era" };
            view! { <span class=class><Drawing svg=icon(Icon::Era(era))/></span> }
        });
        Some(view! {
            <span class="v-clock" title=told.clone()>
                <span class="v-eras" aria-hidden="true">{banners.collect_view()}</span>
                <span class="v-ending" class:now=is_ending>{told.clone()}</span>
            </span>
        })
    }
}
