//! Learning a game: what there is for it so far.

use super::parts::ClubMain;
use crate::face::OFFERS;
use crate::files;
use crate::pages::NotFound;
use crate::say::Say;
use leptos::prelude::*;

/// Shows the ways to learn one game, or each.
pub(super) fn page(game: Option<&str>) -> AnyView {
    let say = Say::here();
    let is_wanted = |name: &str| game.is_none_or(|game| game == name);
    let games: Vec<&str> =
        OFFERS.iter().map(|offer| offer.game).filter(|name| is_wanted(name)).collect();
    if games.is_empty() {
        return view! { <NotFound/> }.into_any();
    }
    let games = games.into_iter().map(|game| view! { <Ways game/> }).collect_view();
    view! {
        <ClubMain title=say.the("club-learn")>
            <p>{say.the("club-learn-now")}" "<span class="quiet">{say.the("club-learn-later")}</span></p>
            <div class="learn">{games}</div>
        </ClubMain>
    }
    .into_any()
}

#[component]
fn Ways(game: &'static str) -> impl IntoView {
    let say = Say::here();
    let name = say.the(&format!("game-{game}"));
    let lid = files::address(&format!("boxes/{game}-lid.svg"));
    view! {
        <section class="sheet" id=format!("learn-{game}")>
            <img src=lid width="400" height="290" alt=""/>
            <h2>{name}</h2>
            <p class="row">
                <a class="button" href=format!("/new?game={game}")>{say.the("club-learn-play")}</a>
                <a class="button" href=format!("/rules/{game}")>{say.the("club-learn-rules")}</a>
            </p>
        </section>
    }
}
