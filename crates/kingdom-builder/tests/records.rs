//! Stored matches stay playable: every record in `records/` still replays to its result.

use conformance::check_records;
use kingdom_builder::State;
use table::RulesVersion;

/// What is played with, by the first part of a record's name.
const PLAYED: [(&str, &str); 8] = [
    ("base", ""),
    ("nomads", "with=nomads"),
    ("crossroads", "with=crossroads"),
    ("marshlands", "with=marshlands"),
    ("harvest", "with=harvest"),
    ("small", "with=capitol,caves,island capitols=one"),
    ("all", "with=all"),
    ("variants", "with=nomads,crossroads,harvest swamp-cards=yes lords-need-presence=yes"),
];

/// Everything for every number of players.
#[test]
fn stored_matches_replay_to_their_results() {
    let stored: Vec<(String, String)> = PLAYED
        .iter()
        .flat_map(|(name, options)| {
            (2..=5).map(move |players| {
                let options = format!("players={players} {options}");
                (format!("{name}-{players}"), options.trim_end().to_owned())
            })
        })
        .collect();
    let stored: Vec<(&str, &str)> =
        stored.iter().map(|(name, options)| (name.as_str(), options.as_str())).collect();
    check_records::<State>(RulesVersion(1), &stored);
}
