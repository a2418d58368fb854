//! A card as it lies there to be read: kind and VP, name, price, when, signs, words.

use super::of_things;
use super::signs::{Signs, of_effect, of_price, of_when};
use crate::parts::Drawing;
use crate::say::Say;
use boonlake::{Card, Components, Kind};
use drawing::boonlake::{Icon, icon};
use leptos::prelude::*;

/// The class of everything that has the colours of a kind.
pub(super) fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Day => "card k-day",
        Kind::Sunset => "card k-sunset",
        Kind::Night => "card k-night",
    }
}

/// What is printed on a card.
#[component]
pub(super) fn CardFace<'a>(card: Card, parts: &'a Components) -> impl IntoView + use<> {
    let say = Say::here();
    let sheet = parts.card(card);
    let (name, when, effect) = of_things(say, |speech| {
        (speech.card(card, parts), speech.effect_when(&sheet.effect), speech.effect(&sheet.effect))
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
            <span class="card-words">{effect}</span>
        </span>
        <Country kind=sheet.kind/>
    }
}

/// A strip of country under the words, one for each kind.
#[component]
fn Country(kind: Kind) -> impl IntoView {
    let paths = match kind {
        Kind::Day => {
            r#"<path class="far" d="M0 60V34q22-16 46-6t44-8 46 6 40-6V60z"/><path class="near" d="M0 60V46q30-12 60-2t60-4 56 2V60z"/><circle class="light" cx="132" cy="16" r="8"/>"#
        }
        Kind::Sunset => {
            r#"<circle class="light" cx="60" cy="34" r="15"/><path class="far" d="M0 60V38l26-10 22 8 40-14 34 12 54-10V60z"/><path class="near" d="M0 60V48q40-10 80-2t96-4V60z"/>"#
        }
        Kind::Night => {
            r#"<path class="far" d="M0 60V40l18-12 20 10 30-18 28 16 26-10 54 14V60z"/><path class="near" d="M0 60V50q34-12 74-3t102-5V60z"/><path class="light" d="M22 12l1.4 3.4 3.4 1.4-3.4 1.4L22 21.6l-1.4-3.4-3.4-1.4 3.4-1.4zM84 6l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1zM136 16l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1z"/>"#
        }
    };
    view! {
        <svg class="card-country" viewBox="0 0 176 60" preserveAspectRatio="xMinYMax slice" aria-hidden="true" inner_html=paths></svg>
    }
}
