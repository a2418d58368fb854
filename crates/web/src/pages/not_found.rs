//! Nothing is here.

use crate::parts::{DeadEnd, TopBar};
use crate::say::Say;
use leptos::prelude::*;

#[component]
pub(crate) fn NotFound() -> impl IntoView {
    let say = Say::here();
    view! {
        <TopBar title=""/>
        <main class="page narrow">
            <DeadEnd told=say.the("error-not-found")/>
        </main>
    }
}
