//! What lies before a seat: supply, tiles, cards.

use super::sight::Sight;
use super::{of_things, sight_of};
use crate::face::OpenHands;
use crate::say::Say;
use crate::table::{Table, Thing};
use drawing::kingdom_builder::{Icon, icon};
use kingdom_builder::{Action, Nomad, Power};
use leptos::prelude::*;
use std::sync::Arc;
use table::Seat;

/// Whether an action uses a power.
fn uses(action: &Action, wanted: Power) -> bool {
    match *action {
        Action::Use { power } => power == wanted,
        Action::Again { location } => Power::Location(location) == wanted,
        _ => false,
    }
}

fn is_nomad(action: &Action, wanted: Nomad) -> bool {
    matches!(*action, Action::Use { power } if power.nomad() == Some(wanted))
}

/// A tile's name with its state, if it is not simply ready.
fn named(name: String, state: &str, say: Say) -> String {
    match state {
        "used" => format!("{name} ({})", say.the("table-tile-used")),
        "new" => format!("{name} ({})", say.the("table-tile-new-other")),
        _ => name,
    }
}

/// What lies before a seat.
#[component]
pub(super) fn Holdings(seat: Seat) -> impl IntoView {
    let table = Table::here();
    move || sight_of(table).map(|sight| view! { <Held sight seat/> })
}

#[component]
fn Held(sight: Arc<Sight>, seat: Seat) -> impl IntoView {
    let say = Say::here();
    let moment = &sight.moment;
    // What a tile in one's own panel can be used for now.
    let choice_of = |wanted: &dyn Fn(&Action) -> bool| match sight.moment.eyes == Some(seat) {
        true => sight.legal.iter().position(wanted),
        false => None,
    };
    let open = sight.view.open();
    let kingdom = &open.kingdoms[seat];
    let is_me = moment.eyes == Some(seat);
    let supply = say.with("table-supply-count", &[("count", kingdom.supply.into())]);
    let hand = match (is_me, use_context::<OpenHands>().and_then(|hands| hands.0)) {
        (_, Some(open)) => open.run(seat),
        (true, None) => sight
            .view
            .hand()
            .iter()
            .map(|&card| {
                let (name, help) = of_things(say, |speech| (speech.card(card), speech.card_help(card)));
                let choice = choice_of(&|action| *action == Action::Play { card });
                view! { <Thing picture=icon(Icon::Card(card)) label=name help state="card" choice/> }
            })
            .collect_view()
            .into_any(),
        (false, None) => (0..sight.view.hand_size(seat))
            .map(|_| {
                let hidden = say.with("table-hand-hidden", &[("count", 1.into())]);
                view! { <Thing picture=icon(Icon::CardBack) label=hidden help="" state="card" choice=None/> }
            })
            .collect_view()
            .into_any(),
    };
    let tiles =
        open.board().locations.iter().enumerate().filter(|(tile, _)| kingdom.held >> tile & 1 == 1);
    let tiles = tiles.map(|(tile, &(_, location))| {
        let is = |mask: u16| mask >> tile & 1 == 1;
        let state = if is(kingdom.fresh) {
            "new"
        } else if seat == open.turn.seat && is(open.turn.used) {
            "used"
        } else {
            "ready"
        };
        let (name, help) =
            of_things(say, |speech| (speech.location(location), speech.location_help(location)));
        let choice = match state {
            "ready" => choice_of(&|action| uses(action, Power::Location(location))),
            _ => None,
        };
        view! { <Thing picture=icon(Icon::Location(location)) label=named(name, state, say) help state choice/> }
    });
    let tiles = tiles.collect_view();
    let nomads = [(&kingdom.nomads, "ready"), (&kingdom.fresh_nomads, "new")];
    let nomads = nomads.into_iter().flat_map(|(pile, state)| {
        Nomad::ALL.iter().flat_map(move |&nomad| {
            (0..pile.count(nomad as usize)).map(move |_| {
                let (name, help) =
                    of_things(say, |speech| (speech.nomad(nomad), speech.nomad_help(nomad)));
                let choice = match state {
                    "ready" => choice_of(&|action| is_nomad(action, nomad)),
                    _ => None,
                };
                view! { <Thing picture=icon(Icon::Nomad(nomad)) label=named(name, state, say) help state choice/> }
            })
        })
    });
    let nomads = nomads.collect_view();
    let more = [
        ("summary-on-temple", kingdom.kept + kingdom.kept_due),
        ("summary-tokens", kingdom.tokens),
    ];
    let more = more.into_iter().filter(|(_, count)| *count > 0);
    let more = more.map(|(key, count)| {
        view! {
            <span class="quiet">{say.with(key, &[("count", count.into())])}</span>
        }
    });
    let more = more.collect_view();
    view! {
        <div class="holdings">
            <span class="quiet">{supply}</span>
            {more}
            <ul class="tiles">{tiles}{nomads}{hand}</ul>
        </div>
    }
}
