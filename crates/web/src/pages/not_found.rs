//! Nothing is here.

use crate::parts::{DeadEnd, TopBar};
use crate::say::Say;
use crate::title::Title;
use leptos::prelude::*;

#[component]
pub(crate) fn NotFound() -> impl IntoView {
    let say = Say::here();
    Title::say(move || Some(say.the("error-not-found").trim_end_matches('.').to_owned()));
    view! {
        <TopBar title=""/>
        <main class="page narrow">
            <DeadEnd told=say.the("error-not-found")/>
        </main>
    }
}
