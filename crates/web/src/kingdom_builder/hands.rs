//! The cards of a seat, when a match is looked at again with all cards open.

use super::of_things;
use crate::say::Say;
use crate::table::Thing;
use drawing::kingdom_builder::{Icon, icon};
use games::AnyMatch;
use kingdom_builder::View;
use leptos::prelude::*;
use table::{Seat, Viewer};

pub(super) fn hand(shown: &dyn AnyMatch, seat: Seat) -> AnyView {
    let say = Say::here();
    let view = shown.view(Viewer::Seat(seat));
    let cards = view.as_any().downcast_ref::<View>().map(|view| view.hand().to_vec());
    let cards = cards.unwrap_or_default().into_iter().map(|card| {
        let (name, help) = of_things(say, |speech| (speech.card(card), speech.card_help(card)));
        view! { <Thing picture=icon(Icon::Card(card)) label=name help state="ready" choice=None/> }
    });
    cards.collect_view().into_any()
}
