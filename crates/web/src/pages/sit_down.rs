//! The form by which somebody who was asked to a table sits down there.

use crate::parts::NameField;
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use protocol::Problem;

/// Asks for a name, and why it did not work if it did not.
#[component]
pub(super) fn SitDownForm(
    name: RwSignal<String>,
    is_busy: RwSignal<bool>,
    problem: RwSignal<Option<Problem>>,
    sit_down: impl Fn(SubmitEvent) + 'static,
    /// What is said before.
    #[prop(default = None)]
    told: Option<String>,
) -> impl IntoView {
    let say = Say::here();
    view! {
        <form class="sheet" on:submit=sit_down>
            {told.map(|told| view! { <p>{told}</p> })}
            <NameField name/>
            <button
                class="button primary large"
                id="sit-down"
                prop:disabled=move || is_busy.get() || name.get().trim().is_empty()
            >
                {say.the("lobby-sit-down")}
            </button>
            <p class="problem" role="alert">
                {move || problem.get().map(|problem| say.problem(&problem))}
            </p>
        </form>
    }
}
