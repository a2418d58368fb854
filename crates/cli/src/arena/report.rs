//! Results as tables and as JSON.

use bots::{Arena, Rating, Summary};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The results as one object; contestants in the order in which they were named.
pub(super) fn json(game: &str, arena: &Arena, seed: u64, summary: &Summary) -> Value {
    let bots: Vec<Value> = summary
        .tallies
        .iter()
        .zip(summary.ratings())
        .map(|(tally, rating)| {
            json!({
                "bot": tally.name,
                "rating": rating.elo,
                "error": rating.error,
                "matches": tally.n_matches(),
                "wins": tally.n_wins,
                "ties": tally.n_ties,
                "losses": tally.n_losses,
                "points": tally.mean_points(),
                "seconds_per_turn": tally.seconds_per_turn(),
                "slowest_turn": tally.slowest_turn,
                "playout_actions_per_second": tally.playout_actions_per_second(),
            })
        })
        .collect();
    let mut pairings = Vec::new();
    for (one, tally) in summary.tallies.iter().enumerate() {
        for (other, other_tally) in summary.tallies.iter().enumerate() {
            if let Some(share) = summary.scores.share(one, other) {
                pairings.push(json!({
                    "bot": tally.name,
                    "against": other_tally.name,
                    "results": summary.scores.n_results(one, other),
                    "score": share,
                }));
            }
        }
    }
    json!({
        "game": game,
        "options": arena.options(),
        "seed": seed,
        "matches": summary.n_matches,
        "actions": summary.n_actions,
        "bots": bots,
        "pairings": pairings,
    })
}

/// The results as text, the strongest first.
pub(super) fn tables(game: &str, arena: &Arena, seed: u64, summary: &Summary) -> String {
    let ratings = summary.ratings();
    let mut order: Vec<usize> = (0..ratings.len()).collect();
    order.sort_by(|&one, &other| ratings[other].elo.total_cmp(&ratings[one].elo));
    let n_matches = summary.n_matches;
    let mut text = format!("{game}: {n_matches} matches, {}, seed {seed}\n\n", arena.options());
    write_ratings(&mut text, summary, &ratings, &order).expect("a string takes everything");
    text.push_str("\nscore of 100, seat against seat\n");
    write_cross_table(&mut text, summary, &order).expect("a string takes everything");
    text
}

fn write_ratings(
    text: &mut String,
    summary: &Summary,
    ratings: &[Rating],
    order: &[usize],
) -> std::fmt::Result {
    let width = name_width(summary);
    writeln!(
        text,
        "{:width$}  rating         wins  ties losses  points  ms/turn  slowest  playout moves/s",
        "bot"
    )?;
    for &index in order {
        let (tally, rating) = (&summary.tallies[index], &ratings[index]);
        let speed = match tally.playout_actions_per_second() {
            Some(speed) => format!("{speed:.0}"),
            None => "-".to_owned(),
        };
        writeln!(
            text,
            "{:width$}  {:>6.0} ± {:<4.0} {:>5} {:>5} {:>6} {:>7.1} {:>8.1} {:>8.1} {speed:>16}",
            tally.name,
            rating.elo,
            rating.error,
            tally.n_wins,
            tally.n_ties,
            tally.n_losses,
            tally.mean_points(),
            1e3 * tally.seconds_per_turn(),
            1e3 * tally.slowest_turn,
        )?;
    }
    Ok(())
}

fn write_cross_table(text: &mut String, summary: &Summary, order: &[usize]) -> std::fmt::Result {
    let width = name_width(summary);
    write!(text, "{:width$}", "")?;
    for &column in order {
        write!(text, "  {:>width$}", summary.tallies[column].name)?;
    }
    writeln!(text)?;
    for &row in order {
        write!(text, "{:width$}", summary.tallies[row].name)?;
        for &column in order {
            match summary.scores.share(row, column) {
                Some(share) => write!(text, "  {:>width$.1}", 100.0 * share)?,
                None => write!(text, "  {:>width$}", "-")?,
            }
        }
        writeln!(text)?;
    }
    Ok(())
}

fn name_width(summary: &Summary) -> usize {
    summary.tallies.iter().map(|tally| tally.name.len()).max().unwrap_or(0).max(5)
}
