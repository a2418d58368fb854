//! What lies before a seat: goods, pieces, production. One's own board shows it at length.

use super::sight::Sight;
use super::signs::Many;
use super::{of_things, sight_of, speech};
use crate::face::OpenHands;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::Table;
use boonlake::{N_CATTLE, N_HOUSES, N_SETTLEMENTS, Player, Resource};
use drawing::boonlake::{Figure, Icon, Owner, icon};
use leptos::prelude::*;
use table::Seat;

#[component]
pub(super) fn Holdings(seat: Seat) -> impl IntoView {
    let table = Table::here();
    let held = Memo::new(move |_| sight_of(table).map(|sight| Held::of(&sight, seat)));
    let warning = Memo::new(move |_| {
        let sight = sight_of(table)?;
        table.tell(|teller| speech(teller).warning(sight.view.open(), seat))
    });
    // In a replay all cards may lie open.
    let hand = move || {
        sight_of(table)?;
        use_context::<OpenHands>()?
            .0
            .map(|open| view! { <ul class="tiles open-hand">{open.run(seat)}</ul> })
    };
    view! {
        <div class="holdings">
            {move || warning.get().map(|told| view! { <p class="holdings-warning" title=told.clone()>{told.clone()}</p> })}
            {move || held.get().map(|held| view! { <Lines held seat/> })}
            {hand}
        </div>
    }
}

/// What one has oneself, in a line: for screens on which one's board is a tab of its own.
#[component]
pub(super) fn OwnGoods() -> impl IntoView {
    let table = Table::here();
    let held = Memo::new(move |_| {
        let sight = sight_of(table)?;
        Some(Held::of(&sight, sight.moment.eyes?))
    });
    move || {
        let Held { player, n_cards, .. } = held.get()?;
        let made = player.clone();
        Some(view! {
            <p class="own-goods goods-line"><Goods player n_cards/><span class="goods-gap"></span><Made player=made/></p>
        })
    }
}

/// What is shown of a seat, told anew when it changes.
#[derive(Clone, PartialEq)]
struct Held {
    player: Player,
    n_cards: usize,
    is_me: bool,
}

impl Held {
    fn of(sight: &Sight, seat: Seat) -> Held {
        Held {
            player: sight.view.open().player(seat).clone(),
            n_cards: sight.view.hand_size(seat),
            is_me: sight.moment.eyes == Some(seat),
        }
    }
}

#[component]
fn Lines(held: Held, seat: Seat) -> impl IntoView {
    let Held { player, n_cards, is_me } = held;
    match is_me {
        true => {
            view! { <p class="goods-line"><Cards n_played=player.display.len()/></p> }.into_any()
        }
        false => view! {
            <p class="goods-line"><Goods player=player.clone() n_cards/></p>
            <p class="goods-line pieces-line"><Pieces player seat/></p>
        }
        .into_any(),
    }
}

#[component]
fn Cards(n_played: usize) -> impl IntoView {
    let say = Say::here();
    let name = say.with("summary-played", &[("count", n_played.into())]);
    view! { <Many count=n_played.to_string() sign=Icon::Play name/> }
}

#[component]
fn Goods(player: Player, n_cards: usize) -> impl IntoView {
    let say = Say::here();
    let goods = [
        (usize::from(player.coins), Icon::Coin, "count-coins"),
        (player.vases.into(), Icon::Vase, "count-vases"),
        (player.ranch.into(), Icon::Inhabitant, "holdings-ranch"),
        (n_cards, Icon::Cards, "summary-hand"),
    ];
    let goods = goods.map(|(count, sign, key)| {
        let name = say.with(key, &[("count", count.into())]);
        view! { <Many count=count.to_string() sign name/> }
    });
    let (up, owned) = (player.ready().len(), player.levers.len());
    let levers = say.with("holdings-levers", &[("up", up.into()), ("count", owned.into())]);
    view! {
        {goods.collect_view()}
        <Cards n_played=player.display.len()/>
        <Many count=format!("{up}/{owned}") sign=Icon::Lever name=levers/>
    }
}

#[component]
fn Pieces(player: Player, seat: Seat) -> impl IntoView {
    let say = Say::here();
    let pieces = [
        (player.houses_taken(), N_HOUSES, Figure::House, "holdings-houses"),
        (player.settlements_taken(), N_SETTLEMENTS, Figure::Settlement, "holdings-settlements"),
        (player.cattle_taken(), N_CATTLE, Figure::Cattle, "holdings-cattle"),
    ];
    let pieces = pieces.map(|(taken, all, figure, key)| {
        let name = say.with(key, &[("count", taken.into()), ("all", all.into())]);
        let sign = Icon::Piece(figure, Owner::Seat(seat));
        view! { <Many count=format!("{taken}/{all}") sign name/> }
    });
    view! { {pieces.collect_view()}<span class="goods-gap"></span><Made player/> }
}

/// Production and boats.
#[component]
fn Made(player: Player) -> impl IntoView {
    let say = Say::here();
    let made = Resource::ALL.iter().filter(|&&one| player.production.of(one) > 0).map(|&one| {
        let count = player.production.of(one);
        let name = of_things(say, |speech| speech.resource_count(one, count));
        view! { <Many count=count.to_string() sign=Icon::Resource(one) name/> }
    });
    let boats = of_things(say, |speech| speech.boats_at(player.boats));
    let berths = player.boats.map(|boat| view! { <Drawing svg=icon(Icon::Resource(boat))/> });
    view! {
        {made.collect_view()}
        <span class="goods-boats" title=boats.clone()>
            <Drawing svg=icon(Icon::Boat)/>{berths.collect_view()}
            <span class="visually-hidden">{boats.clone()}</span>
        </span>
    }
}
