//! Stored matches stay playable: every record in `records/` still replays to its result.

use boonlake::State;
use conformance::check_records;
use table::RulesVersion;

/// A match for each number of players, and for each level of the solo game.
const VERSION_1: [(&str, &str); 8] = [
    ("players-2", "players=2"),
    ("players-3", "players=3"),
    ("players-4", "players=4"),
    ("solo-easy", "players=1 level=easy"),
    ("solo-medium", "players=1 level=medium"),
    ("solo-challenge", "players=1 level=challenge"),
    ("solo-difficult", "players=1 level=difficult"),
    ("solo-very-difficult", "players=1 level=very-difficult"),
];

#[test]
fn stored_matches_replay_to_their_results() {
    check_records::<State>(RulesVersion(1), &VERSION_1);
}
