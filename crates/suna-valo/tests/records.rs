//! Stored matches stay playable: every record in `records/` still replays to its result.

use conformance::check_records;
use suna_valo::State;
use table::RulesVersion;

/// Every character, both ways to be given one, and the option.
const VERSION_1: [(&str, &str); 7] = [
    ("dealt", "players=2"),
    ("first", "players=2 characters=first"),
    ("courier-haggler", "players=2 characters=courier,haggler"),
    ("satchel-scout", "players=2 characters=satchel,scout"),
    ("tinker-barterer", "players=2 characters=tinker,barterer"),
    ("skipper-gleaner", "players=2 characters=skipper,gleaner festival-ships-remove=yes"),
    ("barterer-skipper", "players=2 characters=barterer,skipper"),
];

#[test]
fn stored_matches_replay_to_their_results() {
    check_records::<State>(RulesVersion(1), &VERSION_1);
}
