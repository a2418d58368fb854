//! Whatever is shown fits 80 columns, in every language, nothing is hidden of what a choice costs,
//! and everything can be looked up.

use super::super::ink::Ink;
use super::super::lines::{sentences, visible_width};
use super::super::offer::Offer;
use super::super::terminal::{Sight as _, Teller};
use super::sight::Sight;
use suna_valo::{Action, Options, Source, State};
use table::{Game as _, Match, QuickChance, Seat, Seed};
use words::{Language, Words};

const WIDTH: usize = 80;

/// Shows random matches in a language to a visitor, choice by choice.
fn watch(language: Language, mut see: impl FnMut(&Sight<'_>)) {
    let words = Words::at_terminal(language, State::NAME);
    let names = vec![String::new(); 2];
    let teller = Teller { words: &words, names: &names, width: WIDTH, ink: Ink::Plain };
    for number in 0..4 {
        let mut played =
            Match::<State>::seeded(Options::default(), Seed::from_number(number)).expect("a match");
        let mut chance = QuickChance::new(number);
        let mut actions = Vec::new();
        while let Some(seat) = played.state().to_act() {
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
    for language in Language::ALL {
        let (mut n_seen, mut n_looked) = (0_usize, 0);
        watch(language, |sight| {
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
            assert_fits(&sight.board());
            for topic in sight.topics() {
                let text = sight.look_up(topic.names[0], "").expect("something is known");
                assert_fits(&text);
                n_looked += usize::from(!text.is_empty());
            }
        });
        assert!(n_seen > 400 && n_looked > 100, "{n_seen} {n_looked}");
    }
}

#[test]
fn what_is_bought_at_the_market_names_its_price() {
    let mut n_bought = 0;
    watch(Language::English, |sight| {
        let farm = sight.view.open().farm(sight.seat);
        let choices = sight.choices();
        for choice in choices.iter().flat_map(|it| it.each()) {
            let action: Action = choice.action.parse().expect("an action");
            let Action::Pay { good, from: Source::Market } = action else { continue };
            let resource = good.resource().expect("only resources are bought");
            let price = format!("from the market for {} energy", farm.rate(resource));
            assert!(choice.label.contains(&price), "{}", choice.label);
            n_bought += 1;
        }
    });
    assert!(n_bought > 0);
}

#[test]
fn gains_that_would_be_lost_say_so() {
    let mut n_full = 0;
    watch(Language::English, |sight| {
        let choices = sight.choices();
        let each = choices.iter().flat_map(|it| it.each());
        n_full += each.filter(|choice| choice.label.contains("full, makes nothing")).count();
    });
    assert!(n_full > 0);
}

#[test]
fn tiles_in_the_box_are_told_and_both_farms_are_shown() {
    let words = Words::at_terminal(Language::German, State::NAME);
    let names = vec![String::new(); 2];
    let teller = Teller { words: &words, names: &names, width: WIDTH, ink: Ink::Plain };
    let played = Match::<State>::seeded(Options::default(), Seed::from_number(1)).expect("a match");
    let sight = Sight::new(&played, Seat::FIRST, teller);
    let tiles = sight.look_up("tiles", "").expect("the tiles");
    let n_boxed = sight.view.open().boxed_tiles.iter().count();
    assert_eq!(tiles.matches("Schachtel ").count(), n_boxed, "{tiles}");
    assert!(n_boxed > 0);
    let one = |number: &str| sight.look_up("player", number).expect("a farm");
    assert_eq!(one(""), one("1") + &one("2"));
    assert!(sight.look_up("player", "3").is_err());
}
