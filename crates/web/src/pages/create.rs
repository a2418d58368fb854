//! To be written.

use leptos::prelude::*;

#[component]
pub(crate) fn Create() -> impl IntoView {
    view! { <p>"…"</p> }
}
