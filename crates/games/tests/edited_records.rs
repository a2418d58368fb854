//! Records that somebody edited and sealed anew: each is refused with a reason, or is a match that
//! could have been played.

use games::{AnyMatch, Library, Luck, game};
use table::record::{self, Record};
use table::{Canon, Origin, Player, RulesVersion, Seat, Seed};

const GAME: &str = "kingdom-builder";

/// A match of so many actions, always the middle one of those that are legal.
fn played(options: &str, luck: Luck, n_plies: usize) -> Box<dyn AnyMatch> {
    let game = game(GAME).expect("a game");
    let mut played = game.start(options, &game.our_components(), luck).expect("good options");
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
    let played =
        game(&read.origin.game).and_then(|game| game.replay(&read, &Library::default(), None));
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

    let with = |edit: &dyn Fn(&mut Origin)| {
        let mut edited = good.clone();
        edit(&mut edited.origin);
        edited
    };
    for options in ["", "players=0", "players=9", "with=all", "players=2 with=all", "x"] {
        refused(options, &with(&|origin| origin.options = options.to_owned()));
    }
    refused("another game", &with(&|origin| origin.game = "chess".to_owned()));
    refused("other rules", &with(&|origin| origin.rules = RulesVersion(99)));
    refused("other components", &with(&|origin| origin.components = Canon::default().hash()));
    let result = record::Result::Totals(vec![1, 2, 3]);
    refused("a result too early", &Record { result, ..good.clone() });
    let players = vec![Player::Person("Ada".to_owned()); 2];
    refused("two players for three seats", &Record { players, ..good.clone() });
    let luck = Luck::Script(vec!["grass".to_owned()]);
    refused("too few draws", &with(&|origin| origin.luck = luck.clone()));

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
