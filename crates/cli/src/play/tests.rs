//! The session as somebody at a screen of 80 columns and 24 lines meets it.

use super::computers::Computers;
use super::desk::{Desk, Size};
use super::ink::Ink;
use super::lines::visible_width;
use super::session::{Ending, Session};
use crate::rooms::{ROOMS, Room};
use games::{Library, Luck};
use table::{Seat, Seed};
use words::{Language, Words};

/// What is said to people who play all seats and type this.
fn said(room: &Room, language: Language, seed: u64, input: &str) -> (String, Ending) {
    let game = games::game(room.game()).expect("a game of the catalogue");
    let components = Library::default().for_new_match(game);
    let luck = Luck::Seed(Seed::from_number(seed));
    let played = game.start("", &components, luck).expect("the usual set-up");
    let mut session = Session {
        terminal: room.terminal,
        people: Seat::all(played.n_seats()).collect(),
        names: vec![String::new(); played.n_seats()],
        played,
        computers: Computers::new(Vec::new(), Seed::default()),
        words: Words::at_terminal(language, room.game()),
        desk: Desk {
            input: input.as_bytes(),
            out: Vec::new(),
            ink: Ink::Palette,
            is_at_terminal: true,
            screen: || Some(Size { width: 80, height: 24 }),
            typed_ahead: None,
        },
    };
    let ending = session.play().expect("nothing fails");
    (String::from_utf8(session.desk.out).expect("text"), ending)
}

/// What is typed after pages and at hand-overs begins a new line, which is not in what is said.
fn with_typed_lines(said: String, words: &Words) -> String {
    let hand_over = |number: usize| {
        let name = words.say_with("common-player-number", &[("number", number.into())]);
        words.say_with("terminal-hand-over", &[("name", name.into())]) + " "
    };
    let said = said.replace("\x1b[H\x1b[2J\x1b[3J", "").replace(&words.say("terminal-more"), "\n");
    (1..=2).fold(said, |said, number| said.replace(&hand_over(number), "\n"))
}

#[test]
fn nothing_is_cut_off_at_80_columns() {
    for room in ROOMS {
        for language in Language::ALL {
            let looks = "\nhelp\nboard\n\n\n\n\n\n\nscore\nall\n\n\n\n\nrules 3\n\n\n\n\n\n";
            let topics =
                "tiles\n\n\nplayer\n\n\nplayer 2\n\n\ncards\n\n\n\ntracks\n\n\n\nshort\n\n\n\n\n";
            let input = [looks, topics, &"1\n".repeat(4_000)].concat();
            let (said, ending) = said(room, language, 5, &input);
            assert!(matches!(ending, Ending::Over), "{} in {language}", room.game());
            let said = with_typed_lines(said, &Words::at_terminal(language, room.game()));
            let wide = said.lines().find(|line| visible_width(line) > 80 && !line.contains('>'));
            assert_eq!(wide, None, "{} in {language}", room.game());
            let raw = said.lines().find(|line| line.contains('⟨'));
            assert_eq!(raw, None, "{} in {language}", room.game());
        }
    }
}

#[test]
fn whoever_sits_down_sees_nothing_of_the_last_hand() {
    let (said, _) = said(&ROOMS[0], Language::English, 1, "\n1\n1\n1\nend\n");
    assert!(said.starts_with("It is the turn of Player 1."), "whoever begins is asked too: {said}");
    let (before, after) = said.rsplit_once("\x1b[3J").expect("the screen is wiped");
    assert!(before.contains("You build at"), "{before}");
    assert!(after.starts_with("It is the turn of Player 2."), "{after}");
    assert!(!after.contains("card"), "nothing is shown before somebody says so: {after}");
}
