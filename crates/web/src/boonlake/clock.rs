//! The four interim scorings as dots, and where the next one waits.

use super::played::Played;
use super::{of_things, sight_of};
use crate::say::Say;
use crate::table::Table;
use leptos::prelude::*;

#[component]
pub(super) fn Clock() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let done = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let open = sight.view.open();
        Some((open.n_scorings, of_things(say, |speech| speech.clock(open))))
    });
    let dots = move || {
        let (done, told) = done.get()?;
        let dots = (1..=4).map(|number| {
            let class = match number {
                number if number <= done => "clock-dot done",
                number if number == done + 1 => "clock-dot next",
                _ => "clock-dot",
            };
            view! { <span class=class></span> }
        });
        let dots = dots.collect_view();
        Some(view! {
            <span class="clock" title=told.clone()>{dots}<span class="clock-text">{told.clone()}</span></span>
        })
    };
    view! { {dots}<Played/> }
}
