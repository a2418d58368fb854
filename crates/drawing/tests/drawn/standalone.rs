//! The board of a match as a picture that needs nothing around it.

use ::kingdom_builder::{Action, State};
use drawing::kingdom_builder::seat_colours;
use drawing::{board, has_board, pictures};
use roxmltree::Document;
use table::{Game, Match, Seat, Seed, Viewer};

/// A match of five with everything in it, over.
fn played() -> Match<State> {
    let options = "players=5 with=all".parse().expect("options");
    let mut played = Match::<State>::seeded(options, Seed::from_number(7)).expect("a match");
    let mut legal: Vec<Action> = Vec::new();
    for step in 0.. {
        let Some(seat) = played.state().to_act() else { break };
        legal.clear();
        played.state().legal(&mut legal);
        let action = legal[(step * 7 + step / 3) % legal.len()];
        played.act(seat, action, vec![]).expect("a legal action");
    }
    played
}

#[test]
fn the_board_of_a_match_stands_alone() {
    let svg = board(&played().state().view(Viewer::Watcher)).expect("it is drawn");
    let picture = Document::parse(&svg).expect("well formed");
    assert_eq!(picture.root_element().tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
    for node in picture.descendants() {
        assert!(!["use", "symbol", "style"].contains(&node.tag_name().name()));
        for attribute in node.attributes() {
            let is_left = attribute.name() == "class" || attribute.value().contains("var(");
            assert!(!is_left, "{}={}", attribute.name(), attribute.value());
        }
    }
    for seat in Seat::all(5) {
        let (red, green, blue) = seat_colours(seat).0.light;
        assert!(svg.contains(&format!("fill=\"#{red:02x}{green:02x}{blue:02x}\"")), "{seat}");
    }
}

#[test]
fn only_what_is_drawn_has_a_board() {
    assert!(pictures().iter().all(|(game, _)| has_board(game)));
    assert!(!has_board("chess"));
    assert_eq!(board(&"the view of a game that is not drawn"), None);
}
