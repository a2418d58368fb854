//! A choice says its full price and what follows from it.

use super::{names, words_in};
use crate::Language;
use crate::boonlake::Speech;
use boonlake::{
    Action, Card, Lever, Offer, Offered, Piece, Position, Region, Resource, ScoringTile, State,
    Step,
};
use table::{Game, Seat, Viewer};

const ME: Seat = Seat::FIRST;

/// A match for two in which the first seat is offered something, with five inhabitants and coins.
fn offered(offer: impl Into<Offer>) -> Position {
    let mut position = Position::new(2).expect("a match");
    position.open.players[0].coins = 12;
    position.open.players[0].ranch = 4;
    position.ask(Step::Offer { seat: ME, offer: offer.into() });
    position
}

/// What the choices of the first seat are called, in a language.
fn said(position: Position, language: Language) -> Vec<String> {
    let state: State = position.state().expect("a possible position");
    let (words, names) = (words_in(language), names());
    let speech = Speech::new(&words, &names, Some(ME));
    let view = state.view(Viewer::Seat(ME));
    let mut actions = Vec::new();
    state.legal(&mut actions);
    actions.iter().map(|action| speech.action(action, &view)).collect()
}

/// A house of the first seat on a site that costs a settlement 5 VP, with one of its settlements
/// in the same region and enough neighbours.
fn second_settlement() -> Position {
    let mut position = offered(Offered::Upgrade);
    for (at, tile) in [(21, "s9"), (23, "s9"), (22, "g21")] {
        let at = boonlake::Space::new(at).expect("a space");
        position.lay(at, tile.parse().expect("a tile"));
    }
    position.put("22a".parse().expect("a site"), ME, Piece::House);
    position.put("21a".parse().expect("a site"), ME, Piece::Settlement);
    let ben = Seat::new(1).expect("a seat");
    position.put("21b".parse().expect("a site"), ben, Piece::House);
    position.put("23a".parse().expect("a site"), ben, Piece::House);
    position
}

#[test]
fn taking_coins_says_how_many() {
    let mut position = second_settlement();
    // Where nothing else can be done, they are taken at once.
    position.open.players[0].levers = [Lever::Region].into_iter().collect();
    position.ask(Step::RegionShare { seat: ME, region: Region::Unknown });
    let coins = position.open.map().presences_outside(ME, Region::Unknown);
    assert!(coins > 1);
    let expected = [
        (Language::English, format!("Take {coins} coins")),
        (Language::German, format!("{coins} Münzen nehmen")),
        (Language::French, format!("Prendre {coins} pièces")),
    ];
    for (language, expected) in expected {
        assert!(said(position.clone(), language).contains(&expected), "{expected}");
    }
}

#[test]
fn a_second_settlement_says_what_it_costs_and_what_the_site_takes() {
    let choice = |language| {
        let all = said(second_settlement(), language);
        all.into_iter().find(|choice| choice.contains("22a")).expect("it can be built")
    };
    assert_eq!(
        choice(Language::English),
        "Settlement on 22a (Boonlake): costs 2 inhabitants, 5 VP for a second settlement in the \
         region, 5 VP of the site; brings 2 coins and 2 VP at each scoring"
    );
    assert_eq!(
        choice(Language::German),
        "Siedlung auf 22a (Boonlake): kostet 2 Bewohner, 5 SP für eine zweite Siedlung im Gebiet, \
         5 SP vom Bauplatz; bringt 2 Münzen und 2 SP bei jeder Wertung"
    );
    assert_eq!(
        choice(Language::French),
        "Village sur 22a (Boonlake)\u{a0}: coûte 2 habitants, 5 PV pour un second village dans la \
         région, 5 PV du chantier\u{202f}; rapporte 2 pièces et 2 PV à chaque décompte"
    );
}

/// The third settlement has a surcharge, which VP can replace: both are listed with their price.
#[test]
fn a_surcharge_can_be_paid_in_two_ways() {
    let mut position = second_settlement();
    position.put("23b".parse().expect("a site"), ME, Piece::Settlement);
    let all = said(position, Language::English);
    let settles: Vec<&String> = all.iter().filter(|choice| choice.contains("22a")).collect();
    assert_eq!(settles.len(), 2, "{all:?}");
    assert!(settles[0].contains("costs 3 inhabitants, 5 VP"), "{settles:?}");
    assert!(settles[1].contains("costs 2 inhabitants, 4 VP for the surcharge"), "{settles:?}");
}

/// Boats that must go upstream are a part of the price.
#[test]
fn a_card_says_what_its_boats_cost() {
    let mut position = offered(Offered::DayCard);
    position.open.players[0].boats = [Resource::Iron; 2];
    position.open.players[0].production = boonlake::Resources::default();
    let potter = Card::new(20).expect("the potter: 1 coin, 1 loam, 1 vase at once");
    position.hands[ME] = [potter].into_iter().collect();
    let all = said(position.clone(), Language::English);
    assert_eq!(
        all[0],
        "Play Potter: costs 1 coin, 2 coins for boats upstream; brings at once: 1 vase, 1 VP at \
         the end; needs 1 loam"
    );
    let all = said(position, Language::German);
    assert!(
        all[0].starts_with("Töpferin ausspielen: kostet 1 Münze, 2 Münzen für Boote"),
        "{all:?}"
    );
}

/// Where a pasture or a tile may lie it says whom it would have beside it.
#[test]
fn what_is_laid_says_what_lies_beside_it() {
    let ends = |step: Step, language, end: &str| {
        let mut position = second_settlement();
        position.put("23b".parse().expect("a site"), ME, Piece::Settlement);
        position.open.steps.clear();
        position.ask(step);
        let all = said(position, language);
        let told = all.iter().find(|choice| choice.contains(" 20")).expect("it can lie there");
        assert!(told.ends_with(end), "{told}");
    };
    let pasture = Step::Pasture { seat: ME };
    ends(
        pasture,
        Language::English,
        "; 1 house beside it: cattle there brings 2 coins; 1 settlement beside it: 1 VP for each \
         cattle at each scoring",
    );
    ends(
        pasture,
        Language::German,
        "; 1 Haus daneben: ein Rind bringt dort 2 Münzen; 1 Siedlung daneben: 1 SP je Rind bei \
         jeder Wertung",
    );
    ends(
        pasture,
        Language::French,
        "1 maison à côté\u{a0}: un bovin y rapporte 2 pièces\u{202f}; 1 village à côté\u{a0}: 1 PV \
         par bovin à chaque décompte",
    );
    let tile = "s10".parse().expect("a tile");
    ends(Step::Lay { seat: ME, tile }, Language::English, "; 2 presences on adjacent tiles");
}

#[test]
fn low_strips_say_what_they_cost() {
    let mut position = Position::new(2).expect("a match");
    position.open.strips.reverse();
    let lowest = position.open.strips[6];
    let all = said(position, Language::English);
    let strip = boonlake::Strip::ALL.iter().position(|&strip| strip == lowest).expect("a strip");
    assert!(all.iter().any(|choice| choice.contains(": costs 2 VP; ")), "{strip}: {all:?}");
}

/// A tile says what it brings at the scoring at hand, and how much one has.
#[test]
fn a_scoring_tile_says_gain_or_loss() {
    let mut position = Position::new(2).expect("a match");
    let tile = |number: usize| ScoringTile::new(number - 1).expect("a scoring tile");
    position.open.scoring = [9, 3, 13, 16].map(tile).into_iter().collect();
    position.open.n_scorings = 2;
    position.open.players[0].tracks[0] = 2;
    position.open.steps.clear();
    position.ask(Step::Income);
    position.ask(Step::ScoreTile { seat: ME });
    let all = said(position, Language::English);
    assert_eq!(
        all[..3],
        [
            "Score Levers: costs 4 VP; you have 0 of 3 levers; your own tile: twice",
            "Score Coin track: brings 2 VP; you have 2 of 2 steps on the coin track",
            "Score Inhabitants for VP: +2 VP if you make the exchanges, else −2 VP; 2 \
             exchanges of 1 inhabitant or 5 coins for 2 VP; you could pay for 4",
        ]
    );
    assert!(all[3].contains("you have 0 + 0 of 3 + 1 played cards of Sunset and of Day"));
}

/// What is promised is what happens: VP, coins and inhabitants of building, by the same numbers.
#[test]
fn what_is_promised_happens() {
    let state: State = second_settlement().state().expect("a possible position");
    let site = "22a".parse().expect("a site");
    let offer = Offer::of([Offered::Upgrade]);
    let terms = state.open().settlement_terms(ME, offer, site, false, 0).expect("a price");
    let before = state.open().player(ME).clone();
    let mut after = state.clone();
    let action = Action::Settle { site, lever: false, vp: 0 };
    after
        .apply(action, &mut table::QuickChance::new(1), &mut table::Silent)
        .expect("it can be built");
    let after = after.open().player(ME);
    assert_eq!(after.vp, before.vp - terms.surcharge_vp - terms.region_vp + terms.site_vp);
    assert_eq!(after.ranch, before.ranch - terms.inhabitants);
}

/// Ways to build at one place are told apart by their first words.
#[test]
fn ways_at_one_place_differ() {
    let mut position = second_settlement();
    position.open.players[0].levers.add(Lever::Settlement);
    let state: State = position.state().expect("a possible position");
    let (words, names) = (words_in(Language::English), names());
    let speech = Speech::new(&words, &names, Some(ME));
    let view = state.view(Viewer::Seat(ME));
    let mut actions = Vec::new();
    state.legal(&mut actions);
    let ways: Vec<String> = actions.iter().filter_map(|action| speech.way(action, &view)).collect();
    assert_eq!(
        ways,
        [
            "Settlement on 22a (Boonlake): 2 inhabitants",
            "Settlement on 22a (Boonlake): 1 inhabitant, lever 8 (settlement)"
        ]
    );
}

/// What is offered fits a line.
#[test]
fn an_offer_is_a_short_question() {
    let asked = |offer: Offer| {
        let mut position = offered(offer);
        position.hands[ME] = Card::new(117).into_iter().collect();
        let state: State = position.state().expect("a possible position");
        Language::ALL.map(|language| {
            let (words, names) = (words_in(language), names());
            Speech::new(&words, &names, Some(ME)).question(&state.view(Viewer::Seat(ME))).title
        })
    };
    let card = Offer::any_card().with(Offered::Discard);
    let night = Offer::of([Offered::NightCard, Offered::Discard]);
    assert_eq!(
        asked(card.with(Offered::Develop).with(Offered::Upgrade)),
        [
            "You may play or discard a card, develop or upgrade.",
            "Du darfst eine Karte ausspielen oder abwerfen, erschließen oder aufwerten.",
            "Vous pouvez jouer ou défausser une carte, développer ou améliorer."
        ]
    );
    assert_eq!(
        asked(night)[0],
        "You may play a night card, discard one for coins or realise a project."
    );
}
