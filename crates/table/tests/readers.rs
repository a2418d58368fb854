//! What all games share in reading text does no harm, whatever it is given.

use conformance::{Spelling, check_reader, mutated};
use table::{ComponentsHash, Faults, ParseError, QuickChance, Seed, data, option_pairs};

#[test]
fn seeds_are_read_or_refused() {
    let good = [Seed::from_number(7).to_string(), Seed([255; 32]).to_string()];
    let tally = check_reader(&good, 5_000, Spelling::Several, |text| {
        text.parse::<Seed>().map(|seed| seed.to_string())
    });
    assert!(tally.n_refused > 1_000, "{tally:?}");
}

#[test]
fn hashes_of_components_have_one_spelling() {
    let good = ["edc47a6a4627fa09672a51b705f4ba09".to_owned()];
    let tally = check_reader(&good, 5_000, Spelling::One, |text| {
        text.parse::<ComponentsHash>().map(|hash| hash.to_string())
    });
    assert!(tally.n_refused > 1_000, "{tally:?}");
}

#[test]
fn options_are_pairs_or_refused() {
    let good = ["players=3 with=caves,island swamp-cards=yes".to_owned()];
    check_reader(&good, 5_000, Spelling::Several, |text| {
        let pairs = option_pairs(text)?;
        let words: Vec<String> =
            pairs.iter().map(|(key, value)| format!("{key}={value}")).collect();
        Ok::<String, ParseError>(words.join(" "))
    });
}

/// Every line of a data file is an entry, part of one, a remark, or a fault with its line.
#[test]
fn no_line_of_a_data_file_gets_lost() {
    let good = "# box\ncard | grass | 5 | fact; seen\nboard | ours\n  GGT\n  .WW\n\
                tile | lever | 3 coins | fact: effect\n";
    let mut chance = QuickChance::new(2);
    for _ in 0..5_000 {
        let text = mutated(good, &mut chance);
        let mut faults = Faults::default();
        let entries = data::read_entries("box.txt", &text, &mut faults);
        let n_lines = text.lines().count();
        for entry in &entries {
            assert!((1..=n_lines).contains(&entry.line), "{text:?}");
            assert!(!entry.columns.is_empty(), "{text:?}");
            for (line, _) in &entry.body {
                assert!((entry.line + 1..=n_lines).contains(line), "{text:?}");
            }
        }
        for fault in &faults.0 {
            assert!(fault.starts_with("box.txt line "), "{fault}");
        }
        let is_wanted = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with('#');
        let n_read: usize = entries.iter().map(|entry| 1 + entry.body.len()).sum();
        let n_wanted = text.lines().filter(is_wanted).count();
        assert!(n_read <= n_wanted, "{text:?}");
        assert!(n_read == n_wanted || !faults.0.is_empty(), "a line got lost: {text:?}");
    }
}
