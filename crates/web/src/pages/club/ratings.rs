//! How strong a member is at each game, and how that changed.

use super::graph::{Graph, HEIGHT, WIDTH};
use super::parts::day;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{GameProfile, ProfileRating};

/// Before so many matches a rating says little.
const ROUGH: u64 = 10;

#[component]
pub(super) fn Ratings(games: Vec<GameProfile>) -> impl IntoView {
    let say = Say::here();
    let rated = games.into_iter().filter_map(|game| Some((game.game, game.rating?)));
    let rated: Vec<(String, ProfileRating)> = rated.collect();
    let heads = rated.iter().enumerate().map(|(index, (game, rating))| {
        let n_matches = say.with("club-rated-matches", &[("count", rating.n_matches.into())]);
        let number = match rating.n_matches < ROUGH {
            true => say.with("club-about", &[("rating", rating.rating.into())]),
            false => rating.rating.to_string(),
        };
        view! {
            <li class=format!("line-{}", index + 1)>
                <strong>{number}</strong>
                <span>
                    <span class="line-name"><Sample/>{say.the(&format!("game-{game}"))}</span>
                    <span class="quiet">{n_matches}</span>
                </span>
            </li>
        }
    });
    let shown = match rated.is_empty() {
        true => view! { <p class="empty">{say.the("club-no-ratings")}</p> }.into_any(),
        false => view! {
            <ul class="rating-heads">{heads.collect_view()}</ul>
            <Picture rated=rated.clone()/>
            <details>
                <summary>{say.the("club-as-table")}</summary>
                {rated.into_iter().map(|(game, rating)| view! { <Numbers game rating/> }).collect_view()}
            </details>
        }
        .into_any(),
    };
    view! {
        <section class="sheet" id="ratings">
            <h2>{say.the("club-ratings")}</h2>
            {shown}
        </section>
    }
}

/// A piece of a line, by which one knows it in the picture.
#[component]
fn Sample() -> impl IntoView {
    view! {
        <svg class="line-sample" viewBox="0 0 24 8" aria-hidden="true">
            <path class="line" d="M1 4H23"/>
        </svg>
    }
}

#[component]
fn Picture(rated: Vec<(String, ProfileRating)>) -> impl IntoView {
    let say = Say::here();
    let courses: Vec<_> = rated.iter().map(|(_, rating)| &rating.course[..]).collect();
    Graph::of(&courses).map(|graph| {
        let Graph { lines, lowest, highest, from, to } = graph;
        let (from, to) = (day(from), day(to));
        let said = [("from", from.clone().into()), ("to", to.clone().into())];
        let lines = lines.into_iter().enumerate().map(|(index, line)| {
            view! {
                <g class=format!("line-{}", index + 1)>
                    <path class="line" d=line.path/>
                    <path class="line-end" d=line.end/>
                </g>
            }
        });
        let middle = HEIGHT / 2.0;
        view! {
            <figure class="graph" role="img" aria-label=say.with("club-graph", &said)>
                <div class="graph-scale" aria-hidden="true">
                    <span>{highest}</span><span>{(lowest + highest) / 2}</span><span>{lowest}</span>
                </div>
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true">
                    <path class="graph-grid" d=format!("M0 0H{WIDTH}M0 {middle}H{WIDTH}M0 {HEIGHT}H{WIDTH}")/>
                    {lines.collect_view()}
                </svg>
                <div class="graph-time" aria-hidden="true"><span>{from}</span><span>{to}</span></div>
            </figure>
        }
    })
}

/// The numbers of one line.
#[component]
fn Numbers(game: String, rating: ProfileRating) -> impl IntoView {
    let say = Say::here();
    let rows = rating.course.into_iter().rev().map(|point| {
        view! { <tr><td>{day(point.at)}</td><td class="number">{point.rating}</td></tr> }
    });
    view! {
        <table class="club-table">
            <caption>{say.the(&format!("game-{game}"))}</caption>
            <thead>
                <tr>
                    <th scope="col">{say.the("club-when")}</th>
                    <th scope="col" class="number">{say.the("club-rating")}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
