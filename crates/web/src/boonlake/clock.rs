//! The four interim scorings as dots, and where the next one waits.

use super::played::Played;
use super::scene::n_finished;
use super::{of_things, sight_of};
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::Table;
use drawing::boonlake::scoring_dots;
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
    let dots = move || {
        let (done, told) = done.get()?;
        Some(view! {
            <span class="clock" title=told.clone()>
                <Drawing svg=scoring_dots(done)/>
                <span class="clock-text">{told.clone()}</span>
            </span>
        })
    };
    view! { {dots}<Played/> }
}
