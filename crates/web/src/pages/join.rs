//! To be written.

use leptos::prelude::*;

#[component]
pub(crate) fn Join() -> impl IntoView {
    view! { <p>"…"</p> }
}
