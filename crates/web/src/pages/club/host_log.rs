//! What hosts did, on the host's page.

use super::parts::{Asking, Trouble, moment};
use crate::api::club;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use leptos::prelude::*;
use protocol::Measure;

/// So many measures are told at once.
const PAGE: usize = 100;

/// What hosts did, the latest first; stewards do not read it.
#[component]
pub(super) fn Log() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let found = RwSignal::new(Vec::<Measure>::new());
    // Whether there may be more than is shown.
    let has_more = RwSignal::new(false);
    let look = move || {
        let before = found.with_untracked(|found| found.last().map(|measure| measure.number));
        asking.ask(club::host_log(before), move |told| {
            has_more.set(told.len() == PAGE);
            found.update(|found| found.extend(told));
        });
    };
    look();
    let row = move |measure: Measure| {
        let by = measure.by.unwrap_or_else(|| say.the("club-operator"));
        let text =
            say.known(&format!("club-measure-{}", measure.measure)).unwrap_or(measure.measure);
        let line = format!("{by}: {text}");
        view! {
            <li class="club-row">
                <span>{line}<br/><span class="quiet">{measure.about}</span></span>
                <span class="quiet">{moment(measure.at)}</span>
            </li>
        }
    };
    let is_any = Memo::new(move |_| !found.with(Vec::is_empty));
    move || {
        is_any.get().then(|| {
            view! {
                <section class="sheet" id="host-log">
                    <h2>{say.the("club-log")}</h2>
                    <ul class="club-rows">{move || found.get().into_iter().map(row).collect_view()}</ul>
                    {move || has_more.get().then(|| view! {
                        <button class="button" id="more-log" on:click=move |_| look()>
                            {say.the("club-more")}
                        </button>
                    })}
                    <Trouble asking/>
                </section>
            }
        })
    }
}
