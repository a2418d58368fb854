//! Rows of signs and numbers: what a strip, a lever, a card or a price is about, at a glance. Words
//! always stand beside them, so they are silent to readers of the screen.

use crate::parts::Drawing;
use crate::say::Say;
use boonlake::{Bundle, Effect, Lasting, Lever, Price, Resource, Reward, Strip, Track};
use drawing::boonlake::{Icon, icon};
use leptos::prelude::*;

/// A sign, or what stands between signs.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Sign {
    Picture(Icon),
    /// "2", "+1", ":"
    Text(String),
    /// A number of VP, in their shield.
    Vp(i32),
    /// A word from the texts.
    Word(&'static str),
}

use Sign::{Picture, Vp, Word};

fn text(text: &str) -> Sign {
    Sign::Text(text.to_owned())
}

fn many(number: u8, sign: Icon) -> [Sign; 2] {
    [Sign::Text(number.to_string()), Picture(sign)]
}

/// A row of signs.
#[component]
pub(super) fn Signs(signs: Vec<Sign>) -> impl IntoView {
    let say = Say::here();
    let signs = signs.into_iter().map(|sign| match sign {
        Picture(sign) => view! { <Drawing svg=icon(sign)/> }.into_any(),
        Sign::Text(text) => view! { <b>{text}</b> }.into_any(),
        Vp(number) => view! { <span class="vp-shield">{number}</span> }.into_any(),
        Word(key) => view! { <span class="sign-word">{say.the(key)}</span> }.into_any(),
    });
    view! { <span class="signs" aria-hidden="true">{signs.collect_view()}</span> }
}

/// So many of something, with its name for those who point at it or hear it.
#[component]
pub(super) fn Many(
    #[prop(into)] count: String,
    sign: Icon,
    /// "2 coins"
    #[prop(into)]
    name: String,
) -> impl IntoView {
    let told = name.clone();
    view! {
        <span class="many" title=told>
            <b aria-hidden="true">{count}</b>
            <Drawing svg=icon(sign)/>
            <span class="visually-hidden">{name}</span>
        </span>
    }
}

/// A price: what is given, then what is to be shown.
pub(super) fn of_price(price: &Price) -> Vec<Sign> {
    let given = [(price.coins, Icon::Coin), (price.vases, Icon::Vase)];
    let shown = Resource::ALL.iter().map(|&one| (price.resources.of(one), Icon::Resource(one)));
    let some = given.into_iter().chain(shown).filter(|(number, _)| *number > 0);
    some.flat_map(|(number, sign)| many(number, sign)).collect()
}

/// A plain reward.
pub(super) fn of_reward(reward: &Reward) -> Vec<Sign> {
    match *reward {
        Reward::Coins(number) => many(number, Icon::Coin).into(),
        Reward::Cards(number) => many(number, Icon::Card).into(),
        Reward::Vp(number) => vec![Vp(number.into())],
        Reward::Inhabitants(number) => many(number, Icon::Inhabitant).into(),
        Reward::Vases(number) => many(number, Icon::Vase).into(),
        Reward::Production(None) => vec![Picture(Icon::Production)],
        Reward::Production(Some(one)) => {
            vec![Picture(Icon::Production), Picture(Icon::Resource(one))]
        }
        Reward::VaseOrProduction => {
            vec![Picture(Icon::Vase), Word("plank-or"), Picture(Icon::Production)]
        }
    }
}

fn of_bundle(bundle: &Bundle) -> Vec<Sign> {
    let goods = [
        (bundle.cards, Icon::Cards),
        (bundle.coins, Icon::Coin),
        (bundle.vases, Icon::Vase),
        (bundle.inhabitants, Icon::Inhabitant),
        (bundle.vp, Icon::Vp),
    ];
    let goods = goods.into_iter().filter(|(number, _)| *number > 0);
    goods.flat_map(|(number, sign)| many(number, sign)).collect()
}

/// What a card does.
pub(super) fn of_effect(effect: &Effect) -> Vec<Sign> {
    match effect {
        Effect::Tracks { coin, card } => {
            let steps = [(Track::Coin, *coin), (Track::Card, *card)];
            let steps = steps.into_iter().flat_map(|(track, n)| (0..n).map(move |_| track));
            steps.map(|track| Picture(Icon::Track(track))).collect()
        }
        Effect::Gain(reward) => of_reward(reward),
        Effect::Exchange { give, take, .. } => {
            let mut signs = of_bundle(give);
            signs.push(Picture(Icon::Exchange));
            signs.extend(of_bundle(take));
            signs
        }
        Effect::LiftLever => vec![Picture(Icon::LeverDown), text("→"), Picture(Icon::Lever)],
        Effect::FreeHouse => vec![Picture(Icon::Inhabitant), text("→"), Picture(Icon::House)],
        Effect::CheapSettlement => {
            vec![Picture(Icon::Settlement), text("−1"), Picture(Icon::Inhabitant)]
        }
        Effect::Per { what, vp } => vec![Vp((*vp).into()), text(":"), Picture(Icon::of(*what))],
        Effect::Threshold { what, low, high } => vec![
            Picture(Icon::of(*what)),
            Sign::Text(low.0.to_string()),
            Vp(low.1.into()),
            Sign::Text(high.0.to_string()),
            Vp(high.1.into()),
        ],
        Effect::Always(lasting) => of_lasting(*lasting),
    }
}

fn of_lasting(lasting: Lasting) -> Vec<Sign> {
    let less = |what: Icon, number: u8, sign: Icon| {
        vec![Picture(what), Sign::Text(format!("−{number}")), Picture(sign)]
    };
    let more = |what: Icon, number: u8, sign: Icon| {
        vec![Picture(what), Sign::Text(format!("+{number}")), Picture(sign)]
    };
    match lasting {
        Lasting::LeverDiscount(coins) => less(Icon::Modernize, coins, Icon::Coin),
        Lasting::CardDiscount => less(Icon::Play, 1, Icon::Coin),
        Lasting::DiscardBonus(kind) => {
            let mut signs = more(Icon::Discard, 1, Icon::Coin);
            signs.insert(0, Picture(Icon::Kind(kind)));
            signs
        }
        Lasting::CattleInhabitant => less(Icon::Cattle, 1, Icon::Inhabitant),
        Lasting::CattleCoins => more(Icon::Cattle, 2, Icon::Coin),
        Lasting::RiverCoins => more(Icon::Ship, 1, Icon::Coin),
        Lasting::HarbourCoins => more(Icon::Harbour, 2, Icon::Coin),
        Lasting::HarbourCards => more(Icon::Harbour, 2, Icon::Card),
        Lasting::VaseBonus => more(Icon::Ship, 1, Icon::Vase),
    }
}

/// When a card works.
pub(super) fn of_when(effect: &Effect) -> Icon {
    match effect {
        Effect::Per { .. } | Effect::Threshold { .. } => Icon::End,
        Effect::Always(_) => Icon::Always,
        _ => Icon::Now,
    }
}

/// What the one who takes a strip does, beside the card of its kind.
pub(super) fn of_strip_own(strip: Strip) -> Vec<Sign> {
    let either = |one: Icon, other: Icon| [Picture(one), Word("plank-or"), Picture(other)];
    match strip {
        Strip::Pioneer => {
            let explore = [Picture(Icon::Explore), Picture(Icon::Explore)];
            explore.into_iter().chain(either(Icon::Develop, Icon::Upgrade)).collect()
        }
        Strip::Cattle => vec![Picture(Icon::LayPasture), Word("plank-pasture")],
        Strip::Region => vec![Picture(Icon::Label), Word("plank-reward")],
        Strip::Progress => vec![Picture(Icon::Modernize), Word("plank-lever")],
        Strip::Settle => either(Icon::Develop, Icon::Upgrade).into(),
        Strip::Hire => vec![text("+1"), Picture(Icon::Inhabitant), Picture(Icon::Explore)],
        Strip::Builder => vec![
            text("+3"),
            Picture(Icon::Coin),
            Picture(Icon::Play),
            Word("plank-or"),
            text("2"),
            Picture(Icon::Draw),
        ],
    }
}

/// What all do then.
pub(super) fn of_strip_all(strip: Strip) -> Vec<Sign> {
    let or = || Word("plank-or");
    match strip {
        Strip::Pioneer => vec![text("2"), Picture(Icon::Draw), Picture(Icon::Play)],
        Strip::Cattle => vec![Picture(Icon::Cattle), or(), Picture(Icon::Play)],
        Strip::Region => vec![Picture(Icon::Coin), Word("plank-regions")],
        Strip::Progress => vec![
            Picture(Icon::Modernize),
            text("−1"),
            Picture(Icon::Inhabitant),
            or(),
            Picture(Icon::Draw),
        ],
        Strip::Settle => {
            vec![Picture(Icon::Develop), or(), Picture(Icon::Upgrade), or(), Picture(Icon::Play)]
        }
        Strip::Hire => vec![
            text("3"),
            Picture(Icon::Coin),
            or(),
            text("3"),
            Picture(Icon::Card),
            Picture(Icon::Hire),
        ],
        Strip::Builder => vec![Picture(Icon::Play)],
    }
}

/// What a lever does.
pub(super) fn of_lever(lever: Lever) -> Vec<Sign> {
    match lever {
        Lever::Vase => vec![Picture(Icon::Vase), text("/6"), Picture(Icon::Coin)],
        Lever::Modernize => vec![Picture(Icon::Modernize)],
        Lever::Upgrade => vec![Picture(Icon::Upgrade)],
        Lever::Production => vec![Picture(Icon::Coin), text(":"), Picture(Icon::Production)],
        Lever::ThreeCoins => many(3, Icon::Coin).into(),
        Lever::Region => vec![Picture(Icon::Coin), text("+"), Picture(Icon::Vp)],
        Lever::Boat => vec![Picture(Icon::Boat), Picture(Icon::TakeBack)],
        Lever::Settlement => vec![Picture(Icon::Settlement), text("−1")],
        Lever::Tile => vec![Picture(Icon::Tile), text(":"), Picture(Icon::Inhabitant)],
        Lever::JokerOrTwo => vec![Picture(Icon::Joker), text("/2"), Picture(Icon::Coin)],
        Lever::JokerAndFive => vec![Picture(Icon::Joker), text("+5"), Picture(Icon::Coin)],
        Lever::Cards => vec![Picture(Icon::Inhabitant), text("+3"), Picture(Icon::Vp)],
    }
}
