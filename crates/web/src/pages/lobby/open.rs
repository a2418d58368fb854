//! Open tables, fewer of them where there are many: of one game, for so many players.

use super::games::Wanted;
use super::listing::Listing;
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// From so many tables on there is something to choose from.
const MANY: usize = 4;

/// Shows those tables that are wanted, as `rows` does, below a choice where they are many.
pub(super) fn filtered(
    tables: Vec<Listing>,
    wanted: RwSignal<Wanted>,
    rows: impl Fn(Vec<Listing>) -> AnyView + Send + 'static,
) -> AnyView {
    let say = Say::here();
    if tables.len() < MANY {
        return rows(tables);
    }
    let games: BTreeSet<String> = tables.iter().map(|table| table.game.clone()).collect();
    let sizes: BTreeSet<usize> = tables.iter().map(|table| table.taken.1).collect();
    let shown = move || {
        let tables: Vec<Listing> = wanted.with(|wanted| those(&tables, wanted));
        match tables.is_empty() {
            true => view! { <p class="empty">{say.the("home-open-none")}</p> }.into_any(),
            false => rows(tables),
        }
    };
    view! {
        <div class="open-filter">
            {(1 < games.len()).then(|| view! { <Games games wanted/> })}
            {(1 < sizes.len()).then(|| view! { <Sizes sizes wanted/> })}
        </div>
        {shown}
    }
    .into_any()
}

/// The tables that are wanted.
fn those(tables: &[Listing], wanted: &Wanted) -> Vec<Listing> {
    let is_wanted = |table: &&Listing| {
        wanted.game.as_ref().is_none_or(|game| *game == table.game)
            && wanted.n_seats.is_none_or(|n_seats| n_seats == table.taken.1)
    };
    tables.iter().filter(is_wanted).cloned().collect()
}

#[component]
fn Games(games: BTreeSet<String>, wanted: RwSignal<Wanted>) -> impl IntoView {
    let say = Say::here();
    let options = games.into_iter().map(|game| {
        let (this, text) = (game.clone(), say.the(&format!("game-{game}")));
        let is_chosen = move || wanted.with(|wanted| wanted.game.as_ref() == Some(&this));
        view! { <option value=game selected=is_chosen>{text}</option> }
    });
    let choose = move |event| {
        let game = Some(event_target_value(&event)).filter(|game| !game.is_empty());
        wanted.update(|wanted| wanted.game = game);
    };
    view! {
        <select id="open-game" aria-label=say.the("create-game") on:change=choose>
            <option value="">{say.the("home-all-games")}</option>
            {options.collect_view()}
        </select>
    }
}

#[component]
fn Sizes(sizes: BTreeSet<usize>, wanted: RwSignal<Wanted>) -> impl IntoView {
    let say = Say::here();
    let options = sizes.into_iter().map(|size| {
        let text = say.with("common-players", &[("count", size.into())]);
        let is_chosen = move || wanted.with(|wanted| wanted.n_seats == Some(size));
        view! { <option value=size.to_string() selected=is_chosen>{text}</option> }
    });
    let choose = move |event| {
        let size = event_target_value(&event).parse().ok();
        wanted.update(|wanted| wanted.n_seats = size);
    };
    view! {
        <select id="open-players" aria-label=say.the("create-players") on:change=choose>
            <option value="">{say.the("home-any-players")}</option>
            {options.collect_view()}
        </select>
    }
}
