//! Everything has a name, an explanation and the right number, in every language.

use super::{assert_whole, names, ours, variant, words_in};
use crate::Language;
use crate::suna_valo::Speech;
use std::collections::BTreeSet;
use suna_valo::{
    Card, Character, Column, EndTile, Era, Event, Festival, Figure, Good, Options, ProgressTile,
    PublicOrder, Resource, Resources, Seller, ShipOrder, Source, Spot, State, Store, Target, Tile,
    Track,
};
use table::{Game as _, QuickChance, Seat, Silent, Viewer};

#[test]
fn everything_has_a_name_and_an_explanation() {
    let ours = ours();
    for language in Language::ALL {
        let words = words_in(language);
        let speech = Speech::of_things(&words, &ours);
        let whole = |text: String, about: &dyn std::fmt::Debug| assert_whole(&text, about);
        for &one in Good::ALL {
            whole(speech.good(one), &one);
            whole(speech.letter(one), &one);
            (0..3).for_each(|count| whole(speech.good_count(one, count), &one));
        }
        for &one in Column::ALL {
            whole(speech.column(one), &one);
            whole(speech.column_help(one), &one);
        }
        for &one in Character::ALL {
            whole(speech.character(one), &one);
            whole(speech.character_help(one), &one);
            assert!(speech.character(one).contains(one.number()));
        }
        for &one in Festival::ALL {
            whole(speech.festival(one), &one);
            whole(speech.festival_help(one), &one);
        }
        for &one in ShipOrder::ALL {
            whole(speech.ship(one), &one);
            whole(speech.ship_help(one), &one);
        }
        for &one in ProgressTile::ALL {
            whole(speech.progress_tile(one), &one);
            whole(speech.progress_tile_help(one), &one);
        }
        for &one in EndTile::ALL {
            whole(speech.end_tile(one), &one);
            whole(speech.end_tile_help(one), &one);
        }
        for &one in Spot::ALL {
            whole(speech.spot(one), &one);
            whole(speech.spot_help(one), &one);
        }
        for &one in Track::ALL {
            whole(speech.track(one), &one);
            whole(speech.track_help(one), &one);
        }
        Figure::ALL.iter().for_each(|&one| whole(speech.figure(one), &one));
        Era::ALL.iter().for_each(|&one| whole(speech.era(one), &one));
        PublicOrder::all().for_each(|one| whole(speech.public_order(one), &one));
        for card in Card::all().filter(|&card| ours.is_for_sale(card)) {
            whole(speech.card(card), &card);
            whole(speech.card_help(card), &card);
            // None of our cards has to borrow the name of its column.
            let column = ours.sheet(card).and_then(|sheet| sheet.columns.iter().next());
            if let Some(column) = column {
                assert_ne!(speech.card_title(card), speech.column(column), "{card}");
            }
        }
        for section in speech.rules() {
            whole(section.title, &"rules");
            whole(section.text, &"rules");
        }
        whole(speech.first_game(), &"first game");
        for text in [
            "characters=all",
            "characters=first",
            "characters=courier,scout festival-ships-remove=yes",
        ] {
            let options = text.parse().expect("good options");
            speech.options(&options).into_iter().for_each(|said| whole(said, &text));
        }
    }
}

/// Names tell things apart: no two things of one kind are called the same.
#[test]
fn no_two_things_share_a_name() {
    let ours = ours();
    for language in Language::ALL {
        let words = words_in(language);
        let speech = Speech::of_things(&words, &ours);
        let kinds: [Vec<String>; 6] = [
            Character::ALL.iter().map(|&it| words.say(&format!("character-{it}"))).collect(),
            Festival::ALL.iter().map(|&it| words.say(&format!("festival-{it}"))).collect(),
            ShipOrder::ALL.iter().map(|&it| words.say(&format!("ship-{it}"))).collect(),
            ProgressTile::ALL
                .iter()
                .map(|it| words.say(&format!("tile-{it}")))
                .chain(EndTile::ALL.iter().map(|it| words.say(&format!("tile-{it}"))))
                .collect(),
            Spot::ALL.iter().map(|&it| speech.spot(it)).collect(),
            Good::ALL.iter().map(|&it| speech.letter(it)).collect(),
        ];
        for names in kinds {
            let different: BTreeSet<&String> = names.iter().collect();
            assert_eq!(different.len(), names.len(), "{language}: {names:?}");
        }
    }
}

/// Every number that the engine can refuse by has words.
#[test]
fn every_refusal_has_a_reason_in_words() {
    let rules = include_str!("../../../../suna-valo/src/rule.rs");
    let numbers: BTreeSet<&str> =
        rules.lines().filter_map(|line| line.split_once(" = \"SV-")?.1.split('"').next()).collect();
    assert!(numbers.len() > 45, "{numbers:?}");
    let ours = ours();
    for language in Language::ALL {
        let words = words_in(language);
        let speech = Speech::of_things(&words, &ours);
        for number in &numbers {
            let text = speech.refusal(&format!("SV-{number}"));
            assert_whole(&text.unwrap_or_default(), number);
        }
        assert_eq!(speech.refusal("SV-99.1"), None);
        let sections = speech.rules();
        let told = sections.iter().flat_map(|section| &section.rules).map(|(number, _)| number);
        assert_eq!(told.collect::<BTreeSet<_>>().len(), numbers.len(), "each stands in a section");
    }
}

#[test]
fn one_and_many_are_right_in_each_language() {
    let said = |language, good, count| {
        let ours = ours();
        Speech::of_things(&words_in(language), &ours).good_count(good, count)
    };
    use Language::{English, French, German};
    assert_eq!(said(English, Good::Lily, 1), "1 lily");
    assert_eq!(said(English, Good::Lily, 2), "2 lilies");
    assert_eq!(said(German, Good::Egg, 1), "1 Ei");
    assert_eq!(said(German, Good::Egg, 0), "0 Eier");
    assert_eq!(said(French, Good::Egg, 0), "0 œuf");
    assert_eq!(said(French, Good::Energy, 3), "3 énergies");
}

/// Also those that chance alone hardly ever comes to.
#[test]
fn every_event_has_a_line() {
    let (seat, whose) = (Seat::FIRST, Seat::FIRST.next(2));
    let card: Card = "h02".parse().expect("a card");
    let resource = suna_valo::Resource::Wool;
    let to = Store::Head;
    let choice: Resources = [resource].into_iter().collect();
    let public = Target::Public("p07".parse().expect("an order"));
    let own = Target::Own("h16".parse().expect("an order"));
    let events = [
        Event::EraBegan { era: Era::Two, tree: seat },
        Event::CameToDisplay { seat, card },
        Event::DrewHand { seat, card: Some(card) },
        Event::Kept { seat, character: Character::Courier },
        Event::TurnBegan { seat, turn: 3 },
        Event::Bought { seat, card, from: Seller::Village },
        Event::Bought { seat, card, from: Seller::Own },
        Event::Bought { seat, card, from: Seller::Other },
        Event::Bought { seat: whose, card, from: Seller::Other },
        Event::Paid { seat, good: Good::Egg, from: Source::Market },
        Event::Saved { seat, good: Good::Egg },
        Event::Priced { seat, card, good: Good::Egg, from: Source::Stones },
        Event::Scarce { seat, card, markers: 2 },
        Event::TookScarcity { seat, markers: 1 },
        Event::Overflowed { seat, resource },
        Event::Placed { seat, card, column: Column::Plants, face_down: false },
        Event::Placed { seat, card, column: Column::Dock, face_down: true },
        Event::Celebrated { seat, festival: Festival::Regatta },
        Event::Activated { seat, column: Column::Orders },
        Event::ActivatedCard { seat, card },
        Event::Income { seat, spot: Spot::EnergyIncome },
        Event::Energy { seat, count: 2 },
        Event::Produced { seat, resource, to },
        Event::Stored { seat, resource, to: Store::Card(card) },
        Event::Lost { seat, choice, count: 1 },
        Event::UsedTile { seat, tile: ProgressTile::DockCrop },
        Event::Delivered { seat, to: public, resource, from: Source::Market },
        Event::Completed { seat, to: public, points: 3 },
        Event::Completed { seat, to: own, points: 3 },
        Event::Shipped { seat, order: ShipOrder::EnergyCargo, points: 1 },
        Event::Lifted { seat, spot: Spot::LeftMiddle },
        Event::Stepped { seat, track: Track::Left },
        Event::TookTile { seat, tile: Tile::End(EndTile::EndRows) },
        Event::FilledRow { seat, row: 0 },
        Event::RowPoints { seat },
        Event::RowActivated { seat },
        Event::Looked { seat, card },
        Event::Refilled { seat, card },
        Event::Replaced { seat, card, by: card },
        Event::Swapped { seat, card, taken: Good::Egg, given: Good::Wool },
        Event::CameToVillage { card },
        Event::Discarded { card },
        Event::Discarded { card: Card::of_festival(Festival::Regatta) },
        Event::EraEnds,
        Event::ExtraTurns,
        Event::Over,
    ];
    let (names, ours) = (names(), ours());
    for words in Language::ALL.map(words_in) {
        for event in &events {
            let said = [Some(seat), None].map(|me| {
                let speech = Speech::new(&words, &ours, &names, me);
                let line = speech.event(event).expect("worth a line");
                assert_whole(&line, &variant(event));
                line
            });
            let is_about_somebody =
                event.seat().is_some() || matches!(event, Event::EraBegan { .. });
            assert_eq!(said[0] != said[1], is_about_somebody, "{said:?}");
        }
        let speech = Speech::of_things(&words, &ours);
        assert_eq!(speech.event(&Event::DrewHand { seat, card: None }), None);
    }
}

/// What is paid and what comes in stands behind the act, each good once.
#[test]
fn what_followed_is_told_in_short() {
    let seat = Seat::FIRST;
    let paid = |from| Event::Paid { seat, good: Good::Wool, from };
    let made = Event::Produced { seat, resource: Resource::Grain, to: Store::Head };
    let events = [
        paid(Source::Store(Store::Head)),
        paid(Source::Store(Store::Satchel)),
        paid(Source::Market),
        Event::Activated { seat, column: Column::Plants },
        made,
        Event::Energy { seat, count: 2 },
    ];
    let (words, ours) = (words_in(Language::English), ours());
    let said = Speech::of_things(&words, &ours).followed(events.iter());
    assert_eq!(said, "Plants, −2 wool, −1 wool from the market, +1 grain, +2 energy");
}

/// The bar says which cards end an era, that the third one ends the match, and when that is over.
#[test]
fn what_ends_the_era_and_the_match_is_told() {
    let (words, ours) = (words_in(Language::English), ours());
    let speech = Speech::of_things(&words, &ours);
    let options = Options::default();
    let mut chance = QuickChance::new(5);
    let mut state = State::start(&options, &mut chance, &mut Silent).expect("good options");
    let mut heard = BTreeSet::new();
    let mut legal = Vec::new();
    heard.insert(speech.ending(&state.view(Viewer::Watcher)));
    while state.to_act().is_some() {
        state.legal(&mut legal);
        state.apply_unchecked(chance.pick(&legal), &mut chance, &mut Silent);
        heard.insert(speech.ending(&state.view(Viewer::Watcher)));
    }
    let said = [
        "2 more orders are revealed by the last 4 cards of the deck, then the era ends.",
        "2 more orders are revealed by the last 4 cards of the deck, then come the last turns.",
        "The era ends with this round.",
        "After this round each has one more turn, then the match ends.",
        "These are the last turns of the match.",
        "The match is over.",
    ];
    for said in said {
        assert!(heard.contains(said), "{said}: {heard:?}");
    }
    assert_eq!(speech.ending(&state.view(Viewer::Watcher)), "The match is over.");
}

/// A card of somebody else's set is titled by what it does, in whatever order that is printed.
#[test]
fn cards_of_other_sets_have_titles_of_their_own() {
    let ours = ours();
    let sheet = |name: &str| {
        let card = name.parse::<Card>().expect("a card");
        ours.sheet(card).expect("a farm card").clone()
    };
    for language in Language::ALL {
        let words = words_in(language);
        let speech = Speech::of_things(&words, &ours);
        let mut turned = sheet("h22");
        turned.makes.reverse();
        assert_eq!(speech.title(&turned), speech.title(&sheet("h22")));
        // Three energy are titled as one is.
        let mut more = sheet("h10");
        more.gains.energy = 3;
        assert_eq!(speech.title(&more), speech.title(&sheet("h10")));
        let mut odd = sheet("h07");
        odd.gains.drones = 1;
        odd.makes.clear();
        let mut all = BTreeSet::from([speech.title(&odd)]);
        odd.gains.gears = 2;
        odd.gains.drones = 0;
        all.insert(speech.title(&odd));
        odd.makes.push(Resources::EMPTY | sheet("h04").makes[0]);
        all.insert(speech.title(&odd));
        assert_eq!(all.len(), 3, "{all:?}");
        let columns = Column::ALL.iter().map(|&it| speech.column(it)).collect::<BTreeSet<_>>();
        assert!(all.is_disjoint(&columns), "{all:?}");
        all.iter().for_each(|title| assert_whole(title, &"title"));
    }
}

/// Each seat's incomes stand together, and without any nothing is said.
#[test]
fn incomes_are_told_seat_by_seat() {
    let (words, ours, names) = (words_in(Language::English), ours(), names());
    let speech = Speech::new(&words, &ours, &names, Some(Seat::FIRST));
    let other = Seat::FIRST.next(2);
    let paid =
        [(other, Spot::CropIncome), (Seat::FIRST, Spot::EnergyIncome), (other, Spot::AnimalIncome)];
    let said = speech.incomes(&paid).expect("somebody is paid");
    let whole = "Incomes: you: Energy income (U10); Ben: Crop income (U11), Animal income (U12).";
    assert_eq!(said, whole);
    assert_eq!(speech.incomes(&[]), None);
}
