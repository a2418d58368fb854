//! The four interim scorings as dots, and where the next one waits. They show again what the latest one
//! brought.

use super::played::Played;
use super::scene::n_finished;
use super::{of_things, sight_of};
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::Table;
use drawing::boonlake::scoring_dots;
use leptos::ev::MouseEvent;
use leptos::prelude::*;

#[component]
pub(super) fn Clock() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let done = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let open = sight.view.open();
        Some((n_finished(open), of_things(say, |speech| speech.clock(open))))
    });
    let look_again = move |event: &MouseEvent, number: u8| {
        // Any other click closes what was opened.
        event.stop_propagation();
        table.scene.set((table.scene.get_untracked() != Some(number)).then_some(number));
    };
    let dots = move || {
        let (done, told) = done.get()?;
        Some(view! {
            <button
                class="clock"
                title=told.clone()
                aria-label=told.clone()
                aria-description=(done > 0).then(|| say.the("scene-again"))
                disabled=done == 0
                on:click=move |event| look_again(&event, done)
            >
                <Drawing svg=scoring_dots(done)/>
                <span class="clock-text">{told.clone()}</span>
            </button>
        })
    };
    view! { {dots}<Played/> }
}
