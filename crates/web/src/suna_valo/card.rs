//! What cards show: on the farm, in the street, in the hand.

use super::sight::Sight;
use super::sight_of;
use super::thing::Thing;
use crate::hyphens::divided;
use crate::parts::Drawing;
use crate::table::{Placed as Place, Table};
use drawing::suna_valo::{Icon, Scene, icon, scene, slot, store};
use leptos::prelude::*;
use suna_valo::components::FarmCard;
use suna_valo::{Card, Choice, Column, Components, Festival, Figure, Good, Placed};
use words::suna_valo::Speech;

/// The class that gives a column its colours.
pub(super) fn column_class(column: Column) -> String {
    format!("sv-{column}")
}

/// The class that gives a card the colours of where it belongs.
pub(super) fn card_class(card: Card, parts: &Components) -> String {
    let Some(sheet) = parts.sheet(card) else { return "sv-festival".to_owned() };
    let first = sheet.columns.first().expect("a card belongs somewhere");
    let both = if sheet.columns.len() > 1 { " v-both" } else { "" };
    column_class(first) + both
}

/// The sign of where a card belongs.
pub(super) fn card_sign(card: Card, parts: &Components) -> String {
    let column = parts.sheet(card).and_then(|sheet| sheet.columns.first());
    icon(column.map_or(Icon::Festival, Icon::Column))
}

/// Where a card belongs, in a word.
pub(super) fn card_kind(card: Card, parts: &Components, speech: Speech<'_>) -> String {
    let column = parts.sheet(card).and_then(|sheet| sheet.columns.first());
    column.map_or_else(|| speech.words().say("kind-festival"), |column| speech.column(column))
}

/// What a card does, in pictures.
pub(super) fn effect(card: Card, parts: &Components) -> String {
    match (parts.sheet(card), card.festival()) {
        (Some(sheet), _) => {
            let stores = sheet.makes.iter().map(|&fits| store(fits, None));
            let slots = sheet.slots.iter().map(|&wanted| slot(wanted, false));
            let points = (!sheet.is_order() && sheet.points > 0).then(|| points(sheet));
            stores.chain([gains(sheet)]).chain(slots).chain(points).collect()
        }
        (None, Some(festival)) => festival_effect(festival),
        (None, None) => String::new(),
    }
}

fn points(sheet: &FarmCard) -> String {
    icon(Icon::Points(sheet.points))
}

/// What a card gives when it works.
fn gains(sheet: &FarmCard) -> String {
    let many = |sign: Icon, count: u8| icon(sign).repeat(count.into());
    let resources = sheet.gains.resources.iter();
    many(Icon::Good(Good::Energy), sheet.gains.energy)
        + &many(Icon::Delivery, sheet.gains.drones)
        + &many(Icon::Step, sheet.gains.gears)
        + &resources.map(|(choice, count)| many(Icon::Choice(choice), count)).collect::<String>()
}

/// What a festival is about: what gives energy, or what else it lets one do; and what more it brings to
/// whoever buys it.
fn festival_effect(festival: Festival) -> String {
    let crop = Icon::Choice(Choice::Crop);
    let animal = Icon::Choice(Choice::Animal);
    let (counted, more) = match festival {
        Festival::HarvestFair => {
            (Icon::Column(Column::Plants), icon(Icon::Good(Good::Energy)).repeat(3))
        }
        Festival::FlockFair => (Icon::Column(Column::Pastures), icon(crop).repeat(2)),
        Festival::FindersFair => (Icon::Column(Column::Discoveries), icon(animal).repeat(2)),
        Festival::BlossomFair => (Icon::Column(Column::Flowers), icon(animal).repeat(2)),
        Festival::DroneFair => (Icon::Column(Column::Dock), icon(Icon::Delivery).repeat(2)),
        Festival::NoticeFair => (Icon::Column(Column::Orders), icon(Icon::Points(2))),
        Festival::BarrelFair => (Icon::Figure(Figure::Barrel, None), icon(crop).repeat(2)),
        Festival::CogFair => (Icon::Step, icon(Icon::Step).repeat(2)),
        Festival::LittleRegatta => return regatta("−1"),
        Festival::Regatta => return regatta("−2"),
        Festival::GreatRegatta => return regatta("−3"),
        Festival::OpenDay => {
            return icon(Icon::Activate).repeat(3) + &buyer(&icon(Icon::Points(2)));
        }
    };
    icon(counted) + &icon(Icon::Arrow) + &icon(Icon::Good(Good::Energy)).repeat(2) + &buyer(&more)
}

fn regatta(discount: &str) -> String {
    icon(Icon::ShipOrder) + &buyer(&(discount.to_owned() + &icon(Icon::AnyGood)))
}

/// What only the buyer has.
fn buyer(more: &str) -> String {
    ["<span class=\"v-buyer\">+ ", more, "</span>"].concat()
}

/// A card in a column of the near farm: it can be used, and so can its stores and slots.
#[component]
pub(super) fn FarmCardView(placed: Placed) -> impl IntoView {
    let table = Table::here();
    let sight = untrack(|| sight_of(table))?;
    let parts = sight.view.open().components();
    let name = told(table, &sight, |speech| speech.card(placed.card));
    let Some(sheet) = placed.sheet(parts) else {
        let label = told(table, &sight, |speech| {
            speech.words().say_with("card-down", &[("card", speech.card(placed.card).into())])
        });
        return Some(
            view! {
                <div class="v-card v-back">
                    <Place spot=Thing::Card(placed.card).spot() class="v-card-face" label>
                        <Drawing svg=scene(Scene::CardBack)/>
                    </Place>
                </div>
            }
            .into_any(),
        );
    };
    let title = told(table, &sight, |speech| title(placed.card, speech));
    let label = told(table, &sight, |speech| format!("{}: {}", name, speech.does(sheet)));
    let stores = sheet.makes.iter().enumerate().map(|(index, &fits)| {
        let lies = placed.stores[index];
        let what = told(table, &sight, |speech| match lies {
            Some(resource) => speech.good(resource.into()),
            None => speech.words().say("store-free"),
        });
        let label = format!("{name}: {what}");
        view! {
            <Place spot=Thing::CardStore(placed.card, index).spot() class="v-store" label>
                <Drawing svg=store(fits, lies)/>
            </Place>
        }
    });
    let has_crate = placed.has_crate(parts);
    let slots = sheet.slots.iter().enumerate().filter(|_| !has_crate).map(|(index, &wanted)| {
        let is_given = placed.delivered >> index & 1 == 1;
        let label = format!("{name}: {}", told(table, &sight, |speech| speech.good(wanted.into())));
        view! {
            <Place spot=Thing::OwnSlot(placed.card, index).spot() class="v-slot small" label>
                <Drawing svg=slot(wanted, is_given)/>
            </Place>
        }
    });
    let owner = sight.near();
    let done = has_crate.then(|| {
        let marks = icon(Icon::Figure(Figure::Crate, Some(owner))) + &points(sheet);
        view! { <Drawing svg=marks/> }
    });
    let is_worth_points = !sheet.is_order() && sheet.points > 0;
    let worth = if is_worth_points { points(sheet) } else { String::new() };
    let gains = gains(sheet) + &worth;
    let corner = (sheet.is_order() && !has_crate).then(|| {
        view! { <span class="v-corner"><Drawing svg=points(sheet)/></span> }
    });
    let (class, scene) = (card_class(placed.card, parts), scene(Scene::of(placed.card, parts)));
    Some(
        view! {
            <div class=format!("v-card {class}")>
                <Place spot=Thing::Card(placed.card).spot() class="v-card-face" label>
                    <Drawing svg=scene/>
                    <span class="v-card-title">{title}</span>
                </Place>
                <div class="v-card-does" class:many={sheet.slots.len() > 3 && !has_crate}>
                    {stores.collect_view()}
                    {(!gains.is_empty()).then(|| view! { <Drawing svg=gains/> })}
                    {slots.collect_view()}
                    {done}
                </div>
                {corner}
            </div>
        }
        .into_any(),
    )
}

/// Says something of this game's things.
pub(super) fn told<T>(table: Table, sight: &Sight, ask: impl FnOnce(Speech<'_>) -> T) -> T {
    untrack(|| table.tell(|teller| ask(sight.speech(teller))))
}

/// The title of a card, with places at which it may be divided.
pub(super) fn title(card: Card, speech: Speech<'_>) -> String {
    divided(&speech.card_title(card), speech.words().language())
}
