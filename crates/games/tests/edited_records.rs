//! Records that somebody edited and sealed anew: each is refused with a reason, or is a match that
//! could have been played.

use games::{AnyMatch, Luck, game};
use table::record::{self, Record};
use table::{Seat, Seed};

const GAME: &str = "kingdom-builder";

/// A match of so many actions, always the middle one of those that are legal.
fn played(options: &str, luck: Luck, n_plies: usize) -> Box<dyn AnyMatch> {
    let mut played = game(GAME).expect("a game").start(options, luck).expect("good options");
    for _ in 0..n_plies {
        let Some(seat) = played.to_act() else { break };
        let legal = played.legal_texts();
        let action = &legal[legal.len() / 2];
        played.act(seat, action, vec![]).expect("a legal action");
    }
    played
}

/// Writes a record, seals it anew, reads and replays it; what is said about it.
fn verdict(record: &Record) -> Result<(), String> {
    let read: Record = record.to_string().parse().map_err(|error| format!("{error}"))?;
    let played = game(&read.game).map_err(|error| error.to_string())?.replay(&read, None);
    played.map(drop).map_err(|error| error.to_string())
}

fn is_reason(reason: &str) -> bool {
    !reason.is_empty() && !reason.contains("panicked") && !reason.contains("Err(")
}

#[test]
fn edited_and_resealed_records_are_refused_with_a_reason() {
    let seed = Luck::Seed(Seed::from_number(3));
    let good = played("players=3 with=all", seed, 120).record();
    assert_eq!(verdict(&good), Ok(()));
    let refused = |what: &str, record: &Record| {
        let reason = verdict(record).expect_err(what);
        assert!(is_reason(&reason), "{what}: {reason}");
    };

    for options in
        ["", "players=0", "players=9", "with=all", "players=2 with=all", "x", "players=3"]
    {
        let _ = verdict(&Record { options: options.to_owned(), ..good.clone() });
    }
    refused("another game", &Record { game: "chess".to_owned(), ..good.clone() });
    refused("other rules", &Record { rules: 99, ..good.clone() });
    refused("other components", &Record { components: String::new(), ..good.clone() });
    let result = record::Result::Totals(vec![1, 2, 3]);
    refused("a result too early", &Record { result, ..good.clone() });
    let luck = record::Luck::Script(vec!["grass".to_owned()]);
    refused("too few draws", &Record { luck, ..good.clone() });

    for index in 0..good.plies.len() {
        let mut edited = good.clone();
        edited.plies[index].seat = Seat::new(4).expect("a seat");
        refused("a seat that does not play", &edited);

        let mut edited = good.clone();
        edited.plies[index].action = "build 400000000000000000000,0".to_owned();
        refused("a hex that is none", &edited);

        let mut edited = good.clone();
        edited.plies[index].draws = vec!["grass".to_owned()];
        refused("a draw in a match with a seed", &edited);

        for action in ["end", "stop", "build 0,0", "use farm", "outpost", "silo-move", "play grass"]
        {
            let mut edited = good.clone();
            edited.plies[index].action = action.to_owned();
            if let Err(reason) = verdict(&edited) {
                assert!(is_reason(&reason), "{reason}");
            }
        }

        let mut edited = good.clone();
        let double = edited.plies[index].clone();
        edited.plies.insert(index, double);
        if let Err(reason) = verdict(&edited) {
            assert!(is_reason(&reason), "{reason}");
        }

        let mut edited = good.clone();
        edited.plies.remove(index);
        if let Err(reason) = verdict(&edited) {
            assert!(is_reason(&reason), "{reason}");
        }
    }
}
