//! Whatever is shown fits 80 columns, in every language, and everything can be looked up.

use super::super::ink::Ink;
use super::super::lines::{sentences, visible_width};
use super::super::offer::Offer;
use super::super::terminal::{Sight as _, Teller};
use super::sight::Sight;
use boonlake::{Action, Level, Options, State};
use table::{Game as _, Match, QuickChance, Seed};
use words::{Language, Words};

const WIDTH: usize = 80;

/// Shows random matches of every size to a visitor, choice by choice, in one language after the
/// other.
fn watch(mut see: impl FnMut(&Sight<'_>)) {
    let words = Language::ALL.map(|language| Words::at_terminal(language, State::NAME));
    let names = vec![String::new(); 4];
    for number in 0..8 {
        let players = 1 + number as usize % 4;
        let level = (players == 1).then_some(Level::Challenge);
        let mut played =
            Match::<State>::seeded(Options { players, level }, Seed::from_number(number))
                .expect("a match");
        let mut chance = QuickChance::new(number);
        let mut actions = Vec::new();
        while let Some(seat) = played.state().to_act() {
            let words = &words[played.n_plies() % 3];
            let teller = Teller { words, names: &names[..players], width: WIDTH, ink: Ink::Plain };
            see(&Sight::new(&played, seat, teller));
            played.state().legal(&mut actions);
            let action = chance.pick(&actions);
            played.act(seat, action, vec![]).expect("a legal action");
        }
    }
}

#[track_caller]
fn assert_fits(text: &str) {
    for line in text.lines() {
        assert!(visible_width(line) <= WIDTH, "{line}");
        assert!(!line.contains('⟨') && !line.contains('{'), "{line}");
    }
}

#[test]
fn everything_fits_the_terminal() {
    let (mut n_seen, mut n_looked) = (0_usize, 0);
    watch(|sight| {
        n_seen += 1;
        let offer = Offer::of(sight, sight.teller);
        assert_fits(&offer.list());
        assert_fits(&offer.question());
        for line in sight.status() {
            assert_fits(&sentences(WIDTH, "   ", &line));
        }
        if !n_seen.is_multiple_of(40) {
            return;
        }
        assert_fits(&offer.list_all());
        assert_fits(&sight.board());
        for topic in sight.topics() {
            let about = if topic.names[0] == "space" { "12" } else { "" };
            let text = sight.look_up(topic.names[0], about).expect("something is known");
            assert_fits(&text);
            n_looked += usize::from(!text.is_empty());
        }
    });
    assert!(n_seen > 1_000 && n_looked > 200, "{n_seen} {n_looked}");
}

/// Each choice is listed once, and is meant by its number and by its text.
#[test]
fn every_choice_is_listed_once() {
    let mut n_seen = 0_usize;
    watch(|sight| {
        n_seen += 1;
        if !n_seen.is_multiple_of(10) {
            return;
        }
        let offer = Offer::of(sight, sight.teller);
        let mut listed: Vec<String> = (1..=sight.legal.len())
            .map(|it| offer.read(&it.to_string()).expect("a number"))
            .collect();
        let mut legal: Vec<String> = sight.legal.iter().map(ToString::to_string).collect();
        assert!(legal.iter().all(|action| offer.read(action).as_ref() == Ok(action)));
        listed.sort();
        legal.sort();
        assert_eq!(listed, legal);
    });
}

/// Nothing of a price is left out of the list: neither boats that go upstream nor a second settlement.
#[test]
fn every_choice_tells_its_full_price() {
    let (mut n_boats, mut n_prices) = (0, 0);
    watch(|sight| {
        let (open, speech) = (sight.view.open(), sight.speech());
        let choices = sight.choices();
        for choice in choices.iter().flat_map(|it| it.each()) {
            let action: Action = choice.action.parse().expect("an action");
            let deal = speech.deal(&action, &sight.view);
            assert!(deal.costs.iter().all(|cost| choice.label.contains(cost)), "{}", choice.label);
            let mut follows = deal.brings.iter().chain(&deal.notes);
            assert!(follows.all(|what| choice.preview.contains(what)), "{}", choice.preview);
            n_prices += usize::from(!deal.costs.is_empty());
            let Action::Play { card } = action else { continue };
            let ways = open.card_ways(sight.seat, card);
            let cheapest = ways.iter().min_by_key(|way| (way.levers.len(), way.coins));
            let coins = cheapest.expect("a card that can be played can be paid").coins;
            if coins > 0 {
                let args = [("count", coins.into())];
                let boats = sight.teller.words.say_with("cost-boats", &args);
                assert!(choice.label.contains(&boats), "{}", choice.label);
                n_boats += 1;
            }
        }
    });
    assert!(n_boats > 0 && n_prices > 1_000, "{n_boats} {n_prices}");
}

#[test]
fn tracks_and_scoring_tiles_are_told_at_any_time() {
    let words = Words::at_terminal(Language::English, State::NAME);
    let names = vec![String::new(); 2];
    let teller = Teller { words: &words, names: &names, width: WIDTH, ink: Ink::Plain };
    let played = Match::<State>::seeded(Options::default(), Seed::from_number(1)).expect("a match");
    let sight = Sight::new(&played, table::Seat::FIRST, teller);
    let tracks = sight.look_up("tracks", "").expect("the tracks");
    for said in ["Coin track", "Card track", "step 0: 2 coins", "You: step 0", "Player 2: step 0"] {
        assert!(tracks.contains(said), "{said}: {tracks}");
    }
    let scoring = sight.look_up("scoring", "").expect("the tiles");
    assert!(scoring.contains("still being picked"), "{scoring}");
}

#[test]
fn players_and_spaces_that_are_not_there_say_so() {
    let words = Words::at_terminal(Language::German, State::NAME);
    let names = vec![String::new(); 2];
    let teller = Teller { words: &words, names: &names, width: WIDTH, ink: Ink::Plain };
    let played = Match::<State>::seeded(Options::default(), Seed::from_number(1)).expect("a match");
    let sight = Sight::new(&played, table::Seat::FIRST, teller);
    assert!(sight.look_up("player", "3").is_err());
    assert!(sight.look_up("player", "2").is_ok_and(|text| text.contains("Münzleiste 0")));
    assert!(sight.look_up("space", "34").is_err_and(|reason| reason.contains("34")));
    assert!(sight.look_up("space", "12").is_ok_and(|text| text.contains("Feld 12 (New Hope)")));
    assert!(sight.topics().iter().all(|topic| topic.names[0] != "solo"));
}
