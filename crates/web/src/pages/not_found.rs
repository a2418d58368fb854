//! Nothing is here.

use crate::parts::TopBar;
use crate::say::Say;
use leptos::prelude::*;
use leptos_router::components::A;

#[component]
pub(crate) fn NotFound() -> impl IntoView {
    let say = Say::here();
    view! {
        <TopBar title=""/>
        <main class="page">
            <p>{say.the("error-not-found")}</p>
            <A href="/">{say.the("error-back-to-lobby")}</A>
        </main>
    }
}
