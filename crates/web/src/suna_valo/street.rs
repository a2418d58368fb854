//! The street: what can be bought, three by three. Left what one takes for nothing, in the middle
//! what costs any goods, right what costs exactly what lies on it.

use super::card::{card_class, card_kind, card_sign, effect, title, told};
use super::hand::Hand;
use super::thing::Thing;
use super::{is_dear, sight_of};
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use crate::table::{Placed, Table};
use drawing::suna_valo::{Icon, Scene, icon, scene, token};
use leptos::prelude::*;
use suna_valo::{Card, Character, Good, Place, Priced, Spot, Step};
use table::Seat;

#[component]
pub(super) fn Street() -> impl IntoView {
    let table = Table::here();
    let near = Memo::new(move |_| sight_of(table).map(|sight| sight.near()));
    move || near.get().map(|seat| view! { <Lain seat/> })
}

#[component]
fn Lain(seat: Seat) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let far = seat.next(2);
    let is_me = table.moment(|moment| moment.eyes.is_some()).unwrap_or(false);
    let yours = move || match is_me {
        true => say.the("street-yours"),
        false => say.with("street-theirs", &[("name", table.name(seat).into())]),
    };
    let theirs = move || say.with("street-theirs", &[("name", table.name(far).into())]);
    let n_discards = move || sight_of(table).map_or(0, |sight| sight.view.open().discards.len());
    let rows = Place::ALL.map(|place| {
        view! { <DisplayCard seat place/><StallCard seat place/><DisplayCard seat=far place/> }
    });
    view! {
        <div class="v-street">
            <h3 class="v-street-head"><b>{yours}</b><span>{say.the("street-nothing")}</span></h3>
            <div class="v-street-head">
                <h3><b>{say.the("street-village")}</b></h3>
                <Deck/>
            </div>
            <h3 class="v-street-head"><b>{theirs}</b><span>{say.the("street-same")}</span></h3>
            {rows.into_iter().collect_view()}
            <p class="v-street-foot">
                <span><Drawing svg=icon(Icon::Discards)/>{move || say.with("street-discards", &[("count", n_discards().into())])}</span>
                <span>{say.the("street-ship-takes")}</span>
            </p>
            <Hand/>
        </div>
    }
}

/// The deck, and the card that was turned up from it.
#[component]
fn Deck() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let left = Memo::new(move |_| sight_of(table).map_or(0, |sight| sight.view.n_deck()));
    let looked = Memo::new(move |_| match sight_of(table)?.view.open().pending()?.step {
        Step::RefillLooked { card, .. } => Some(card),
        _ => None,
    });
    let turned = move || {
        let (card, sight) = (looked.get()?, untrack(|| sight_of(table))?);
        Some(told(table, &sight, |speech| speech.card_title(card)))
    };
    view! {
        <Placed spot=Thing::Deck.spot() class="v-deck" label=say.the("street-deck")>
            <Drawing svg=icon(Icon::Deck)/>
            {move || turned().unwrap_or_else(|| say.with("street-left", &[("count", left.get().into())]))}
        </Placed>
    }
}

/// A card above a farm, with what lies on it.
#[component]
fn DisplayCard(seat: Seat, place: Place) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let lain = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let open = sight.view.open();
        let farm = open.farm(seat);
        let can_swap = farm.is(Character::Barterer) && sight.moment.eyes == Some(seat);
        // The one on which a price is put now.
        let is_due = open.pending().filter(|pending| pending.seat == seat).is_some_and(|pending| {
            match pending.step {
                Step::Prepare => {
                    let is_bare = |priced: &Priced| priced.total() == 0;
                    let next = farm.display.iter().position(|it| it.as_ref().is_some_and(is_bare));
                    next == Some(place.index())
                }
                Step::Price { place: due, .. }
                | Step::Refill { place: due }
                | Step::RefillLooked { place: due, .. } => due == place,
                _ => false,
            }
        });
        let is_mine = sight.moment.eyes == Some(seat);
        Some((farm.display[place.index()], can_swap, is_due, is_mine))
    });
    move || {
        let (priced, can_swap, is_due, is_mine) = lain.get()?;
        let thing = Thing::Display(seat, place);
        let due = if is_due { " due" } else { "" };
        let Some(priced) = priced else {
            let text = say.the(if is_due && is_mine { "street-gap" } else { "empty" });
            return Some(view! { <Gone thing text kind=due/> }.into_any());
        };
        let price = match can_swap {
            true => view! { <SwapPrice place priced/> }.into_any(),
            false => view! { <Drawing svg=price_of(&priced)/> }.into_any(),
        };
        Some(view! { <Offer thing card=priced.card price kind=due/> }.into_any())
    }
}

/// The goods and scarcity markers on a card.
fn price_of(priced: &Priced) -> String {
    let goods = priced.price.iter().map(|(good, count)| token(good).repeat(count.into()));
    goods.chain([icon(Icon::Scarcity).repeat(priced.markers.into())]).collect()
}

/// The same, each of which can be swapped.
#[component]
fn SwapPrice(place: Place, priced: Priced) -> impl IntoView {
    let table = Table::here();
    let sight = untrack(|| sight_of(table))?;
    let goods = priced.price.iter().map(|(good, count): (Good, u8)| {
        let label = told(table, &sight, |speech| speech.good_count(good, count));
        view! {
            <Placed spot=Thing::OnDisplay(place, good).spot() class="v-swap" label>
                <Drawing svg=token(good).repeat(count.into())/>
            </Placed>
        }
    });
    let markers = icon(Icon::Scarcity).repeat(priced.markers.into());
    Some(view! { {goods.collect_view()}<Drawing svg=markers/> })
}

/// A card of the village, with the sum it costs.
#[component]
fn StallCard(seat: Seat, place: Place) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let lain = Memo::new(move |_| {
        let sight = sight_of(table)?;
        let open = sight.view.open();
        let card = open.village[place.index()];
        let bill = open.village_bill(seat, place).map_or(0, |bill| bill.any);
        // Nobody pays the village for what goes into a display.
        let least = open.pending().zip(card).and_then(|(pending, card)| {
            let is_refill = matches!(pending.step, Step::Refill { .. } | Step::RefillLooked { .. });
            let minimum = open.components().minimum(card);
            is_refill.then(|| open.farm(pending.seat).least_price(minimum))
        });
        let is_last = open.pending().is_none() || open.extra_turns > 0 || sight.view.n_deck() == 0;
        Some((card, bill, open.farm(seat).has(Spot::VillageDiscount), least, is_last))
    });
    move || {
        let (card, cost, has_discount, least, is_last) = lain.get()?;
        let sight = untrack(|| sight_of(table))?;
        let thing = Thing::Stall(place);
        let Some(card) = card else {
            let text = say.the(if is_last { "street-none" } else { "street-sold" });
            return Some(view! { <Gone thing text kind=" stall"/> }.into_any());
        };
        if let Some(least) = least {
            let price = view! {
                <small>{say.with("street-least", &[("least", least.into())])}</small>
                <Drawing svg=icon(Icon::AnyGood)/>
            };
            return Some(
                view! { <Offer thing card price=price.into_any() kind=" stall"/> }.into_any(),
            );
        }
        let parts = sight.view.open().components();
        let (minimum, stall) = (parts.minimum(card), parts.village[place.index()]);
        let sum = if has_discount {
            format!("{minimum}+{stall}−1")
        } else {
            format!("{minimum}+{stall}")
        };
        let price = view! {
            <b>{cost}</b><Drawing svg=icon(Icon::AnyGood)/><small>{sum}</small>
        };
        Some(view! { <Offer thing card price=price.into_any() kind=" stall"/> }.into_any())
    }
}

/// A card that can be bought: where it belongs, what it does, its title, its price.
#[component]
fn Offer(
    thing: Thing,
    card: Card,
    price: AnyView,
    /// A class of its own, with a space before it.
    kind: &'static str,
) -> impl IntoView {
    let table = Table::here();
    let sight = untrack(|| sight_of(table))?;
    let parts = sight.view.open().components();
    let (label, belongs, title) = told(table, &sight, |speech| {
        (speech.card(card), card_kind(card, parts, speech), title(card, speech))
    });
    let order = parts.sheet(card).filter(|sheet| sheet.is_order());
    let points = order.map(|sheet| view! { <Drawing svg=icon(Icon::Points(sheet.points))/> });
    let class = format!("v-offer {}{kind}", card_class(card, parts));
    let (sign, scene) = (card_sign(card, parts), scene(Scene::of(card, parts)));
    let pictures = effect(card, parts);
    let is_dear = Memo::new(move |_| is_dear(table, thing));
    Some(view! {
        <div class=class class:dear=move || is_dear.get()>
            <Placed spot=thing.spot() holds=Some(Thing::Card(card).spot()) class="v-offer-face" label>
                <span class="v-offer-kind"><Drawing svg=sign/><span>{belongs}</span>{points}</span>
                <span class="v-offer-does">
                    <Drawing svg=scene/>
                    <span class="v-offer-pictures"><Drawing svg=pictures/></span>
                </span>
                <span class="v-offer-title">{title}</span>
                <span class="v-offer-room"></span>
            </Placed>
            <span class="v-offer-price">{price}</span>
            <span class="v-lock" aria-hidden="true"><Drawing svg=icon(Icon::Lock)/></span>
        </div>
    })
}

/// A place without a card.
#[component]
fn Gone(
    thing: Thing,
    text: String,
    /// A class of its own, with a space before it.
    kind: &'static str,
) -> impl IntoView {
    let class = format!("v-offer gone{kind}");
    view! {
        <div class=class>
            <Placed spot=thing.spot() class="v-offer-face" label=text.clone()>
                <span class="v-gone">{text.clone()}</span>
            </Placed>
        </div>
    }
}
