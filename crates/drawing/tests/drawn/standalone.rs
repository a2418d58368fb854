//! The board of a match as a picture that needs nothing around it.

use ::kingdom_builder::{Action, State};
use drawing::kingdom_builder::seat_colours;
use drawing::{board, has_board, pictures, small_board};
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

/// A match of any game as it begins.
fn begun<G: Game>(options: &str) -> Match<G>
where
    G::Options: std::str::FromStr<Err: std::fmt::Debug>,
{
    let options = options.parse().expect("options");
    Match::<G>::seeded(options, Seed::from_number(7)).expect("a match")
}

#[test]
fn small_pictures_stand_alone_and_are_light() {
    let over = played();
    let drawn = [
        small_board(&over.state().view(Viewer::Watcher)),
        small_board(&begun::<::boonlake::State>("players=4").state().view(Viewer::Watcher)),
        small_board(&begun::<::suna_valo::State>("").state().view(Viewer::Watcher)),
    ];
    for svg in drawn {
        let svg = svg.expect("it is drawn");
        assert!(Document::parse(&svg).is_ok() && !svg.contains("var("), "{svg}");
        assert!(svg.len() < 27_000, "{} bytes", svg.len());
    }
}

#[test]
fn a_small_board_shows_whose_pieces_stand_where() {
    let mut played = begun::<State>("players=2");
    let small = |played: &Match<State>| {
        small_board(&played.state().view(Viewer::Watcher)).expect("it is drawn")
    };
    let (red, green, blue) = seat_colours(Seat::FIRST).0.light;
    let colour = format!("#{red:02x}{green:02x}{blue:02x}");
    assert!(!small(&played).contains(&colour), "nobody has built");
    let mut legal = Vec::new();
    played.state().legal(&mut legal);
    played.act(Seat::FIRST, legal[0], vec![]).expect("a legal action");
    assert!(small(&played).contains(&colour), "the first seat has built");
}

#[test]
fn only_what_is_drawn_has_a_board() {
    assert!(pictures().iter().all(|(game, _)| has_board(game)));
    assert!(!has_board("chess"));
    assert_eq!(board(&"the view of a game that is not drawn"), None);
}
