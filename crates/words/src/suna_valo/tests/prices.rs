//! A choice says its full price and what would be lost.

use super::{names, ours, words_in};
use crate::Language;
use crate::suna_valo::Speech;
use suna_valo::Good::Energy;
use suna_valo::{Action, Bill, Open, Place, State, Step};
use table::{Game as _, QuickChance, Seat, Silent, Viewer};

/// Plays on at random until a state passes, and says what its seat is told of one of its choices.
fn heard(language: Language, test: impl Fn(&State, &str) -> bool) -> String {
    let (words, ours, names) = (words_in(language), ours(), names());
    let mut legal = Vec::new();
    for number in 0..200 {
        let mut chance = QuickChance::new(number);
        let options = "characters=courier,haggler".parse().expect("good options");
        let mut state = State::start(&options, &mut chance, &mut Silent).expect("a match");
        while let Some(seat) = state.to_act() {
            state.legal(&mut legal);
            let view = state.view(Viewer::Seat(seat));
            let speech = Speech::new(&words, &ours, &names, Some(seat));
            let asked = speech.question(view.open(), &legal);
            let labels = legal.iter().map(|action| speech.action(action, &view, &legal));
            let told = labels.chain([asked.title, asked.detail]);
            if let Some(said) = told.into_iter().find(|said| test(&state, said)) {
                return said;
            }
            let action = chance.pick(&legal);
            state.apply_unchecked(action, &mut chance, &mut Silent);
        }
    }
    panic!("nobody is ever told so");
}

#[test]
fn prices_name_the_minimum_the_place_and_the_market() {
    let says = |part: &'static str| heard(Language::English, move |_, said| said.contains(part));
    assert!(says("from the village for").contains("; minimum "));
    assert!(says("you lack").contains(" energy at the market"));
    assert!(says("from the market for").contains(" left)"));
    assert!(says("gets 2 ").contains("Buy "), "the seller gets the price twice");
    assert!(says("leaves the village").starts_with("Send a ship to"));
}

#[test]
fn what_would_be_lost_is_said_before() {
    for (language, parts) in [
        (
            Language::English,
            ["would be lost: no room", "full, makes nothing", "no room and becomes energy"],
        ),
        (
            Language::German,
            ["verfällt: kein Lager", "voll, erzeugt nichts", "kein Lager und wird zu Energie"],
        ),
        (Language::French, ["perdu", "ne produit rien", "devient de l’énergie"]),
    ] {
        for part in parts {
            assert!(heard(language, |_, said| said.contains(part)).contains(part));
        }
    }
}

/// Whatever cannot be paid is said to be short of something.
#[test]
fn what_is_too_dear_says_what_is_missing() {
    let (words, ours, names) = (words_in(Language::English), ours(), names());
    let (mut n_of_energy, mut n_of_goods, mut n_due) = (0, 0, 0);
    let mut legal = Vec::new();
    for number in 0..40 {
        let mut chance = QuickChance::new(number);
        let options = "characters=haggler,skipper".parse().expect("good options");
        let mut state = State::start(&options, &mut chance, &mut Silent).expect("a match");
        while let Some(seat) = state.to_act() {
            state.legal(&mut legal);
            let open = state.open();
            let speech = Speech::new(&words, &ours, &names, Some(seat));
            let farm = open.farm(seat);
            for (purchase, bill) in purchases(open, seat) {
                let Err(refused) = state.check(purchase) else { continue };
                if !["SV-3.2", "SV-12.3"].contains(&refused.rule) {
                    continue;
                }
                let said = speech.shortfall(&bill, farm);
                let (needed, own) = (bill.energy_needed(&farm.goods, &farm), farm.goods[Energy]);
                if needed > own {
                    let short = speech.good_count(Energy, needed - own);
                    assert!(said.starts_with(&(short + " short.")), "{said}");
                    assert!(said.contains(&speech.good_count(Energy, needed)), "{said}");
                    n_of_energy += 1;
                    n_due += usize::from(bill.fixed[Energy] > 0);
                } else {
                    let short = bill.n_short(&farm.goods, &farm);
                    assert!(short > 0, "{purchase}: {said}");
                    assert!(said.starts_with(&short.to_string()), "{said}");
                    n_of_goods += 1;
                }
            }
            state.apply_unchecked(chance.pick(&legal), &mut chance, &mut Silent);
        }
    }
    assert!(
        n_of_energy > 100 && n_of_goods > 20 && n_due > 20,
        "{n_of_energy} {n_of_goods} {n_due}"
    );
}

/// Everything that could be bought or sent, with what it costs.
fn purchases(open: &Open, seat: Seat) -> Vec<(Action, Bill)> {
    let village = |place| Some((Action::BuyVillage { place }, open.village_bill(seat, place)?));
    let other = |place| Some((Action::BuyOther { place }, open.other_bill(seat, place)?));
    let discount = match open.pending().map(|it| it.step) {
        Some(Step::ShipOffer { discount, .. }) => discount,
        _ => 0,
    };
    let ships = open.ship_orders.iter().map(|ship| ship.order);
    let ships = ships.map(|order| (Action::Ship { order }, open.ship_bill(seat, order, discount)));
    let cards = Place::ALL.into_iter().filter_map(village);
    cards.chain(Place::ALL.into_iter().filter_map(other)).chain(ships).collect()
}

/// The obvious way is the one that is then taken.
#[test]
fn paying_the_rest_says_what_will_be_paid() {
    let (words, ours, names) = (words_in(Language::English), ours(), names());
    let mut legal = Vec::new();
    let mut n_paid = 0;
    for number in 0..20 {
        let mut chance = QuickChance::new(number);
        let mut state =
            State::start(&"players=2".parse().expect("good options"), &mut chance, &mut Silent)
                .expect("a match");
        while let Some(seat) = state.to_act() {
            state.legal(&mut legal);
            let action = if legal.contains(&Action::PayRest) {
                let view = state.view(Viewer::Seat(seat));
                let speech = Speech::new(&words, &ours, &names, Some(seat));
                let label = speech.action(&Action::PayRest, &view, &legal);
                let rest = state.open().rest().expect("it is asked");
                let goods = rest.given.iter().filter(|it| it.1 != suna_valo::Source::Market);
                let goods: suna_valo::Goods = goods.map(|(good, _)| *good).collect();
                let before = state.open().farm(seat).goods;
                state.apply_unchecked(Action::PayRest, &mut chance, &mut Silent);
                assert!(goods.is_empty() || label.contains(&speech.goods(&goods)), "{label}");
                assert!(before.len() >= goods.len());
                n_paid += 1;
                continue;
            } else {
                chance.pick(&legal)
            };
            state.apply_unchecked(action, &mut chance, &mut Silent);
        }
    }
    assert!(n_paid > 50);
}

/// Who is asked in the turn of the other is told why.
#[test]
fn the_seller_is_told_that_somebody_bought() {
    let said = heard(Language::German, |state, said| {
        let seat = state.to_act().expect("somebody is asked");
        seat != state.open().active && said.contains("von dir gekauft")
    });
    assert!(names().iter().any(|name| said.starts_with(name)), "{said}");
}
