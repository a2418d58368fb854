//! The rules of a game, for whoever sits at no table yet.

use super::NotFound;
use crate::face::{self, Face, OFFERS, RulesFace};
use crate::nav::Dock;
use crate::parts::TopBar;
use crate::reactive::RwSignal;
use crate::rules_text::{RulesSearch, RulesText};
use crate::say::Say;
use crate::title::Title;
use leptos::prelude::*;

pub(super) fn page(game: String) -> AnyView {
    match OFFERS.iter().any(|offer| offer.game == game) {
        true => face::with_rules(game, |(face, told)| view! { <Rules face told/> }.into_any()),
        false => view! { <NotFound/> }.into_any(),
    }
}

#[component]
fn Rules(face: &'static dyn Face, told: &'static dyn RulesFace) -> impl IntoView {
    let say = Say::here();
    let sections = say.ask(|words| told.rules(words, None, None));
    Title::say(move || {
        let game = say.the(&format!("game-{}", face.game()));
        Some(format!("{game} · {}", say.the("table-rules")))
    });
    let (sought, wanted) = (RwSignal::new(String::new()), RwSignal::new(None));
    view! {
        <TopBar title=say.the("table-rules") has_ways=true/>
        <div class="symbols" inner_html=say.ask(|words| face.symbols(words))></div>
        <main class="page rules">
            <div class="rules-head">
                <h1>{say.the(&format!("game-{}", face.game()))}</h1>
                <RulesSearch sought/>
            </div>
            <section class="sheet">
                <RulesText sections=Signal::stored(sections) sought wanted/>
            </section>
        </main>
        <Dock/>
    }
}
