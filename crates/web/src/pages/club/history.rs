//! What a member played, the latest first.

use super::faces::{face_of, name_of};
use super::parts::{Asking, Pills, Trouble, day};
use crate::api::club;
use crate::parts::what_is_played;
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use leptos::prelude::*;
use protocol::{GameProfile, MatchPage, PlayedMatch};
use words::Arg;

#[component]
pub(super) fn History(
    name: String,
    games: Vec<GameProfile>,
    /// The first page, of all games.
    first: MatchPage,
    is_me: bool,
) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let name = StoredValue::new(name);
    let game = RwSignal::new(String::new());
    let MatchPage { matches, next } = first;
    let (found, next) = (RwSignal::new(matches), RwSignal::new(next));
    let ask = move |before: Option<i64>| {
        let (name, game) = (name.get_value(), Some(game.get_untracked()));
        let game = game.filter(|game| !game.is_empty());
        let asked = async move { club::matches(&name, game.as_deref(), before).await };
        asking.look(asked, move |page: MatchPage| {
            match before {
                Some(_) => found.update(|found| found.extend(page.matches)),
                None => found.set(page.matches),
            }
            next.set(page.next);
        });
    };
    let all = [(String::new(), say.the("club-all-games"))];
    let each = games.iter().map(|it| (it.game.clone(), say.the(&format!("game-{}", it.game))));
    let choices: Vec<(String, String)> = all.into_iter().chain(each).collect();
    let choose = Callback::new(move |()| ask(None));
    let rows = move || found.get().into_iter().map(|ended| view! { <Row ended/> }).collect_view();
    let empty = say.the(if is_me { "club-no-matches-mine" } else { "club-no-matches" });
    view! {
        <section class="sheet" id="history">
            <h2>{say.the("club-last-matches")}</h2>
            {(2 < choices.len()).then(|| view! {
                <Pills legend=say.the("club-which-game") name="history-game" choices=choices.clone() chosen=game choose/>
            })}
            {move || found.with(Vec::is_empty).then(|| view! { <p class="empty">{empty.clone()}</p> })}
            <ol class="matches">{rows}</ol>
            {move || next.get().map(|before| view! {
                <button class="button" id="more-matches" on:click=move |_| ask(Some(before))>
                    {say.the("club-more")}
                </button>
            })}
            <Trouble asking/>
        </section>
    }
}

#[component]
fn Row(ended: PlayedMatch) -> impl IntoView {
    let say = Say::here();
    let notes = notes(&ended, say);
    let PlayedMatch { table, game, ended_at, place, points, rating_change, others, .. } = ended;
    let n_sides = others.len() + 1;
    let result = match (place, n_sides) {
        (_, 1) => None,
        (1, _) => Some(say.the("club-won")),
        _ => Some(say.with("club-place", &[("place", place.into()), ("count", n_sides.into())])),
    };
    let points = say.with("club-points", &[("count", points.into())]);
    let change = rating_change.map(|change| {
        let text = say.with("club-change", &[("signed", Arg::signed(change))]);
        view! { <span class="match-change" class:up={0 < change}>{text}</span> }
    });
    let names = others.iter().enumerate().map(|(index, who)| {
        let comma = (index != 0).then(|| say.the("common-list-comma"));
        view! { {comma}{name_of(who, &game, say)} }
    });
    let faces = others.iter().map(face_of).collect_view();
    let title = say.the(&format!("game-{game}"));
    let watch = say.with("club-see-again", &[("game", title.clone().into())]);
    view! {
        <li class="match">
            <span class="match-what"><strong>{title}</strong><span class="quiet">{day(ended_at)}</span></span>
            <span class="match-with">
                <span class="faces" aria-hidden="true">{faces}</span>
                <span>{names.collect_view()}</span>
            </span>
            <span class="match-result" class:won={place == 1}>{result}</span>
            <span class="match-points">{points}</span>
            {change}
            {(!notes.is_empty()).then(|| view! { <span class="match-notes quiet">{notes}</span> })}
            <a class="button small" href=format!("/replay/{table}") aria-label=watch>{say.the("club-replay")}</a>
        </li>
    }
}

/// What is to be known of a match beside its result: what was in play beyond the game, whether it
/// counted, and for whom a computer stood in.
fn notes(ended: &PlayedMatch, say: Say) -> String {
    let played = what_is_played(&ended.game, &ended.options, say);
    let beyond = played.split_once(" · ").map(|(_, beyond)| beyond.to_owned());
    let rated = ended.rated.then(|| say.the("club-rated"));
    let own = ended.had_stand_in.then(|| say.the("club-stood-in-here"));
    let replaced = ended.others.iter().filter(|who| who.had_stand_in).map(|who| {
        let name = who.name.clone().filter(|name| !name.is_empty());
        name.unwrap_or_else(|| say.the("club-somebody"))
    });
    let replaced: Vec<String> = replaced.collect();
    let others = (!replaced.is_empty()).then(|| {
        let names = say.ask(|words| words.list(&replaced));
        say.with("club-stood-in", &[("names", names.into())])
    });
    let notes = [beyond, rated, own, others].into_iter().flatten();
    notes.collect::<Vec<_>>().join(" · ")
}
