//! The figures that may leave the farm as a list, for screens on which their places are too small to be
//! read: what each would uncover, and its points.

use super::card::told;
use super::sight_of;
use crate::face::Sight as _;
use crate::parts::Drawing;
use crate::table::Table;
use drawing::suna_valo::{Icon, icon};
use leptos::prelude::*;
use suna_valo::Action;

#[component]
pub(super) fn Lifts() -> impl IntoView {
    let table = Table::here();
    move || {
        let sight = sight_of(table)?;
        let owner = sight.near();
        let lifts = sight.legal.iter().enumerate().filter_map(|(choice, action)| {
            let Action::Lift { spot } = *action else { return None };
            let figure = sight.view.open().components().spot(spot).figure;
            let signs = icon(Icon::Figure(figure, Some(owner))) + &icon(Icon::Spot(spot));
            let what = told(table, &sight, |speech| speech.spot(spot));
            let brings = untrack(|| table.tell(|teller| sight.remarks(choice, teller)));
            Some(view! {
                <li><button class="v-lift" on:click=move |_| table.choose(choice)>
                    <Drawing svg=signs/><span><strong>{what}</strong>" "{brings}</span>
                </button></li>
            })
        });
        let lifts = lifts.collect_view();
        let title = table.tell(|teller| sight.ask(teller)).title;
        (!lifts.is_empty()).then(|| {
            view! {
                <details class="v-lifts" open><summary>{title}</summary><ol>{lifts}</ol></details>
            }
        })
    }
}
