//! What a seat hides, when a match is looked at again with all cards open: the cards for a new era,
//! and the characters it was dealt.

use crate::say::Say;
use crate::table::Thing;
use drawing::suna_valo::{Icon, icon};
use games::AnyMatch;
use leptos::prelude::*;
use suna_valo::View;
use table::{Seat, Viewer};
use words::suna_valo::Speech;

pub(super) fn hand(shown: &dyn AnyMatch, seat: Seat) -> AnyView {
    let say = Say::here();
    let view = shown.view(Viewer::Seat(seat));
    let Some(view) = view.as_any().downcast_ref::<View>() else { return ().into_any() };
    let parts = view.open().components();
    let cards = view.hand().iter().map(|card| {
        let (label, help) = say.ask(|words| {
            let speech = Speech::of_things(words, parts);
            (speech.card(card), speech.card_help(card))
        });
        let picture = super::card::card_sign(card, parts);
        view! { <Thing picture label help state="ready" choice=None/> }
    });
    let is_choosing = view.open().farm(seat).character.is_none();
    let characters = view.dealt().iter().filter(|_| is_choosing).map(|character| {
        let (label, help) = say.ask(|words| {
            let speech = Speech::of_things(words, parts);
            (speech.character(character), speech.character_help(character))
        });
        let picture = icon(Icon::Character(character));
        view! { <Thing picture label help state="ready" choice=None/> }
    });
    (cards.collect_view(), characters.collect_view()).into_any()
}
