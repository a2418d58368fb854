//! A choice says its full price and what would be lost.

use super::{names, ours, words_in};
use crate::Language;
use crate::suna_valo::Speech;
use suna_valo::Good::Energy;
use suna_valo::Resource::{Flower, Grain, Lily, Wool};
use suna_valo::{Action, Bill, Festival, Gears, Good, Open, Place, ShipOrder, Spot, State, Step};
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

#[test]
fn what_nothing_can_be_done_with_is_said() {
    let says = |part: &'static str| heard(Language::English, move |_, said| said.contains(part));
    says("delivery (nothing can be delivered now)");
    says("could not pay this now: lacks 1 ");
}

/// The first turn of a match, with full stores.
fn full_farm() -> (Open, Seat) {
    let options = "characters=courier,haggler".parse().expect("good options");
    let mut chance = QuickChance::new(1);
    let mut state = State::start(&options, &mut chance, &mut Silent).expect("a match");
    let mut legal = Vec::new();
    while state.open().pending().map(|it| it.step) != Some(Step::Turn) {
        state.legal(&mut legal);
        state.apply_unchecked(chance.pick(&legal), &mut chance, &mut Silent);
    }
    let seat = state.to_act().expect("somebody is asked");
    let mut open = state.open().clone();
    let farm = &mut open.farms[seat];
    farm.head = [[Some(Grain), Some(Lily)], [Some(Flower); 2], [Some(Wool); 2]];
    farm.goods = [Good::Grain, Good::Lily, Good::Flower, Good::Flower, Good::Wool, Good::Wool]
        .into_iter()
        .collect();
    (open, seat)
}

#[test]
fn what_ships_and_festivals_give_in_vain_is_said_before() {
    let (mut open, seat) = full_farm();
    for (language, lost, silo) in [
        (Language::English, "2 of it will be lost: no room", "unless the ship uncovers a silo"),
        (Language::German, "2 davon verfallen: kein Lager", "wenn das Schiff kein Silo aufdeckt"),
        (Language::French, "2 seront perdus, faute de place", "ne découvre un silo"),
    ] {
        let (words, ours, names) = (words_in(language), ours(), names());
        let speech = Speech::new(&words, &ours, &names, Some(seat));
        let ship = |open: &Open, order| speech.send_ship(open, seat, order).notes.join("; ");
        // What is paid for it frees stores for grain, but none for wool.
        assert!(ship(&open, ShipOrder::AnimalCargo).contains(lost));
        let crops = ship(&open, ShipOrder::CropCargo);
        assert!(crops.contains("3 ") && crops.contains(silo), "{crops}");
        assert!(!ship(&open, ShipOrder::EnergyCargo).contains(lost));
        let hold = |open: &Open, festival| speech.celebrated(open, seat, festival).join("; ");
        for festival in [Festival::FlockFair, Festival::FindersFair] {
            assert!(hold(&open, festival).contains(lost), "{festival}");
        }
        assert!(!hold(&open, Festival::HarvestFair).contains(lost));
        let lift = |spot| speech.lifting(open.farm(seat), spot).notes.len();
        assert_eq!(lift(Spot::CropIncome), lift(Spot::EnergyIncome) + 1);
    }
    open.farms[seat].head[2] = [None; 2];
    let (words, ours, names) = (words_in(Language::English), ours(), names());
    let speech = Speech::new(&words, &ours, &names, Some(seat));
    let said = speech.celebrated(&open, seat, Festival::FindersFair).join("; ");
    assert!(!said.contains("lost"), "{said}");
    assert_eq!(speech.steps(2, open.farm(seat)), "2 steps");
    // Below the figure of the left track, and at the top of the right one.
    open.farms[seat].gears = Gears { left: 1, right: 7, detour: 0 };
    assert_eq!(speech.steps(2, open.farm(seat)), "2 steps (no gear can move now)");
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
