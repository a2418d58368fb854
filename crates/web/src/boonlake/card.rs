//! A card as it lies there to be read: kind and VP, name, price, when, signs, words.

use super::of_things;
use super::signs::{Signs, of_effect, of_price, of_when};
use crate::hyphens::divided;
use crate::parts::Drawing;
use crate::say::Say;
use boonlake::{Card, Components, Kind};
use drawing::boonlake::{Icon, card_band, icon};
use leptos::prelude::*;

/// The class of everything that has the colours of a kind.
pub(super) fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Day => "project-card k-day",
        Kind::Sunset => "project-card k-sunset",
        Kind::Night => "project-card k-night",
    }
}

/// What is printed on a card.
#[component]
pub(super) fn CardFace<'a>(card: Card, parts: &'a Components) -> impl IntoView + use<> {
    let say = Say::here();
    let sheet = parts.card(card);
    let (name, when, effect) = of_things(say, |speech| {
        let divided = |text: String| divided(&text, speech.words().language());
        let effect = divided(speech.effect(&sheet.effect));
        (divided(speech.card(card, parts)), speech.effect_when(&sheet.effect), effect)
    });
    let price = of_price(&sheet.price);
    let price = match price.is_empty() {
        true => view! { <span class="card-free">{say.the("card-free")}</span> }.into_any(),
        false => view! { <Signs signs=price/> }.into_any(),
    };
    view! {
        <span class="card-band">
            <Drawing svg=icon(Icon::Kind(sheet.kind))/>
            <span class="vp-shield">{sheet.vp}</span>
        </span>
        <strong class="card-name">{name}</strong>
        <span class="card-price">{price}</span>
        <span class="card-effect">
            <span class="card-when"><Drawing svg=icon(of_when(&sheet.effect))/>{when}</span>
            <Signs signs=of_effect(&sheet.effect)/>
            <span class="effect-words">{effect}</span>
        </span>
        <span class="card-country" inner_html=card_band(sheet.kind)></span>
    }
}
