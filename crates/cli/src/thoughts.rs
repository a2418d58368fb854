//! What a bot thinks, shown to people and programs.

use bots::{Line, Thought};
use serde_json::{Value, json};
use table::Seat;

/// The columns everything is made to fit.
const WIDTH: usize = 100;

/// The best few lines as a table, and the points that each seat will probably have.
pub(crate) fn table(thought: &Thought<String>, n_lines: usize) -> String {
    let mut table = format!("   {:<22} {:>6} {:>7}  and then\n", "action", "looks", "to win");
    for line in thought.lines.iter().take(n_lines) {
        let head = format!(
            "   {:<22} {:>6} {:>7}",
            line.action,
            percent(line.share),
            percent(line.reward)
        );
        table += &with_rest(head, &line.then);
    }
    table + &expected(&thought.points)
}

/// The points that each seat will probably have.
pub(crate) fn expected(points: &[f32]) -> String {
    let seats = points.iter().enumerate();
    let seats: Vec<String> =
        seats.map(|(seat, points)| format!("seat {seat} {points:.1}")).collect();
    format!("   expected points: {}\n", seats.join(", "))
}

/// How it would go on, as far as it fits into the line.
fn with_rest(head: String, then: &[String]) -> String {
    let mut text = head;
    for (index, action) in then.iter().enumerate() {
        let gap = if index == 0 { "  " } else { ", " };
        if text.chars().count() + gap.len() + action.chars().count() > WIDTH {
            break;
        }
        text = text + gap + action;
    }
    text + "\n"
}

/// A share of one as text.
pub(crate) fn percent(share: f32) -> String {
    format!("{:.0} %", 100.0 * share)
}

/// A thought with all its lines.
pub(crate) fn json(seat: Seat, thought: &Thought<String>) -> Value {
    // Where nothing was compared, nothing is known of the chance to win.
    let is_compared = thought.lines.len() > 1;
    let line = |line: &Line<String>| {
        json!({
            "action": line.action,
            "looks": line.n_visits,
            "share": line.share,
            "win": is_compared.then_some(line.reward),
            "then": line.then,
        })
    };
    json!({
        "seat": seat.index(),
        "looks": thought.n_looks,
        "lines": thought.lines.iter().map(line).collect::<Vec<_>>(),
        "points": thought.points,
    })
}
