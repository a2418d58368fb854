//! Results as tables and as JSON.

use bots::{Arena, Rating, Summary, Tally};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The results as one object; contestants in the order in which they were named.
pub(super) fn json(game: &str, arena: &Arena, seed: u64, summary: &Summary) -> Value {
    let bots: Vec<Value> = summary
        .tallies
        .iter()
        .zip(summary.ratings())
        .map(|(tally, rating)| {
            let mut bot = json!({
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
            });
            if arena.is_solo() {
                bot["margin"] = json!(tally.mean_margin());
            }
            bot
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
    if arena.is_solo() {
        return solo_table(game, arena, seed, summary);
    }
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

/// How each bot fares alone against the game, as text.
fn solo_table(game: &str, arena: &Arena, seed: u64, summary: &Summary) -> String {
    let width = name_width(summary);
    let mut text =
        format!("{game}: {} matches, {}, seed {seed}\n\n", summary.n_matches, arena.options());
    let mut line = |line: std::fmt::Arguments<'_>| {
        writeln!(text, "{line}").expect("a string takes everything");
    };
    line(format_args!(
        "{:width$}  wins losses  of 100  points  margin  ms/turn  slowest  playout moves/s",
        "bot"
    ));
    for tally in &summary.tallies {
        line(format_args!(
            "{:width$} {:>5} {:>6} {:>7.1} {:>7.1} {:>+7.1} {:>8.1} {:>8.1} {:>16}",
            tally.name,
            tally.n_wins,
            tally.n_losses,
            100.0 * tally.n_wins as f64 / tally.n_matches().max(1) as f64,
            tally.mean_points(),
            tally.mean_margin(),
            1e3 * tally.seconds_per_turn(),
            1e3 * tally.slowest_turn,
            speed(tally),
        ));
    }
    text
}

fn speed(tally: &Tally) -> String {
    tally.playout_actions_per_second().map_or("-".to_owned(), |speed| format!("{speed:.0}"))
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
        let speed = speed(tally);
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
