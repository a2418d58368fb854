//! A finished match, looked at again.

use leptos::prelude::*;

#[component]
pub(crate) fn ReplayPage() -> impl IntoView {
    view! { <p>"…"</p> }
}
