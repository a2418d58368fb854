//! What brings a member points at a game, and against whom.

use super::faces::{face_of, name_of};
use super::parts::{Pills, tenths};
use crate::lazy::part;
use crate::reactive::RwSignal;
use crate::say::{Say, Texts};
use leptos::prelude::*;
use protocol::{CategoryMean, Encounter, GameProfile};

/// So many people are shown whom the member met most often.
const N_MET: usize = 8;

#[component]
pub(super) fn Statistics(name: String, games: Vec<GameProfile>) -> impl IntoView {
    let say = Say::here();
    let games: Vec<GameProfile> = games.into_iter().filter(|game| 0 < game.n_matches).collect();
    let most = games.iter().max_by_key(|game| game.n_matches);
    let chosen = RwSignal::new(most.map(|game| game.game.clone()).unwrap_or_default());
    let choices = games.iter().map(|it| (it.game.clone(), say.the(&format!("game-{}", it.game))));
    let choices: Vec<(String, String)> = choices.collect();
    let title = say.with("club-what-pays", &[("name", name.into())]);
    let shown = move || {
        let game = games.iter().find(|game| game.game == chosen.get())?.clone();
        Some(view! { <OfGame game/> })
    };
    (!choices.is_empty()).then(|| view! {
        <div class="club-stack" id="statistics">
            <section class="sheet">
                <h2>{title}</h2>
                {(1 < choices.len()).then(|| view! {
                    <Pills legend=say.the("club-which-game") name="statistics-game" choices chosen/>
                })}
                {shown}
            </section>
        </div>
    })
}

#[component]
fn OfGame(game: GameProfile) -> impl IntoView {
    let say = Say::here();
    let GameProfile { game, n_matches, n_wins, categories, opponents, .. } = game;
    let won = say.with("club-won-of", &[("won", n_wins.into()), ("count", n_matches.into())]);
    // What pays is named in the game's own texts.
    let (spoken, name) = (Say::texts(), game.clone());
    let bars = part(
        move || spoken.and_of(&name),
        move |texts: &Texts| {
            Say::provide(texts.clone());
            view! { <Categories categories=categories.clone()/> }.into_any()
        },
    );
    view! {
        <p class="quiet">{won}</p>
        {bars}
        {(!opponents.is_empty()).then(|| view! {
            <h3>{say.the("club-against")}</h3>
            <ul class="club-rows">
                {opponents.into_iter().take(N_MET).map(|met| view! { <Met met game=game.clone()/> }).collect_view()}
            </ul>
        })}
    }
}

/// Points by category, as bars with numbers; it is a table to those who hear it.
#[component]
fn Categories(categories: Vec<CategoryMean>) -> impl IntoView {
    let say = Say::here();
    let means = categories.iter().flat_map(|it| [it.own, it.of_all.unwrap_or_default()]);
    let most = means.fold(1.0, f64::max);
    let width = move |mean: f64| format!("{:.1}", mean.max(0.0) / most * 100.0);
    let rows = categories.into_iter().map(|it| {
        let name = say.ask(|words| words.category(&it.category));
        let mark = it.of_all.map(|mean| {
            view! { <rect class="mean-mark" x=width(mean) width="0.8" height="8"/> }
        });
        view! {
            <tr>
                <th scope="row">
                    {name}
                    <svg class="mean" viewBox="0 0 101 8" preserveAspectRatio="none" aria-hidden="true">
                        <rect class="mean-ground" y="2" width="101" height="4"/>
                        <rect class="mean-own" y="2" width=width(it.own) height="4"/>
                        {mark}
                    </svg>
                </th>
                <td class="number"><strong>{tenths(it.own)}</strong></td>
                <td class="number quiet">{it.of_all.map(tenths)}</td>
            </tr>
        }
    });
    view! {
        <table class="club-table pays">
            <thead>
                <tr>
                    <th scope="col">{say.the("club-category")}</th>
                    <th scope="col" class="number">{say.the("club-own-mean")}</th>
                    <th scope="col" class="number">{say.the("club-mean-of-all")}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// How it went against somebody.
#[component]
fn Met(met: Encounter, game: String) -> impl IntoView {
    let say = Say::here();
    let Encounter { opponent, n_ahead, n_behind, .. } = met;
    let args = [("ahead", n_ahead.into()), ("behind", n_behind.into())];
    let said = say.with("club-duel", &args);
    let part = 100.0 * n_ahead as f64 / (n_ahead + n_behind).max(1) as f64;
    view! {
        <li class="club-row">
            {face_of(&opponent)}
            <span class="duel-who">
                {name_of(&opponent, &game, say)}
                <svg class="mean" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="mean-ground" y="2" width="100" height="4"/>
                    <rect class="mean-own" y="2" width=format!("{part:.1}") height="4"/>
                </svg>
            </span>
            <strong aria-hidden="true">{format!("{n_ahead} : {n_behind}")}</strong>
            <span class="visually-hidden">{said}</span>
        </li>
    }
}
