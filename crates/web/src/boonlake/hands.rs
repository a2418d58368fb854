//! The cards of a seat, when a match is looked at again with all cards open.

use super::of_things;
use crate::say::Say;
use crate::table::Thing;
use boonlake::{Card, View};
use drawing::boonlake::{Icon, icon};
use games::AnyMatch;
use leptos::prelude::*;
use table::{Seat, Viewer};

pub(super) fn hand(shown: &dyn AnyMatch, seat: Seat) -> AnyView {
    let say = Say::here();
    let view = shown.view(Viewer::Seat(seat));
    let Some(view) = view.as_any().downcast_ref::<View>() else { return ().into_any() };
    let parts = view.open().parts();
    let card = |card: Card| {
        let (label, help) =
            of_things(say, |speech| (speech.card(card, parts), speech.card_help(card, parts)));
        let picture = icon(Icon::Kind(parts.card(card).kind));
        view! { <Thing picture label help state="ready" choice=None/> }
    };
    view.hand().iter().map(card).collect_view().into_any()
}
