//! An analysis, shown to people and programs.

use super::Analysis;
use super::judgement::{Judgement, Mark};
use super::plot::{self, Sample};
use crate::thoughts::percent;
use serde_json::{Value, json};
use table::Seat;

/// What came together for one seat.
struct Summary {
    n_choices: usize,
    n_agreed: usize,
    n_inaccurate: usize,
    n_mistakes: usize,
    n_blunders: usize,
    /// The chance to win lost with each choice, on average.
    lost: f32,
}

impl Summary {
    fn of(judgements: &[Judgement], seat: Seat) -> Summary {
        let own = || judgements.iter().filter(|judgement| judgement.seat == seat);
        let marked = |mark: Mark| own().filter(|judgement| judgement.mark == mark).count();
        let n_choices = own().count();
        Summary {
            n_choices,
            n_agreed: own().filter(|judgement| judgement.is_agreed()).count(),
            n_inaccurate: marked(Mark::Inaccurate),
            n_mistakes: marked(Mark::Mistake),
            n_blunders: marked(Mark::Blunder),
            lost: own().map(Judgement::lost).sum::<f32>() / n_choices.max(1) as f32,
        }
    }
}

/// Everything as text of at most 100 columns.
pub(crate) fn text(analysis: &Analysis) -> String {
    let n_choices = analysis.judgements.len();
    let head = format!(
        "{}: {} actions, {n_choices} choices judged by {}\n\n",
        analysis.game, analysis.n_actions, analysis.level
    );
    [head, judgements(analysis), summaries(analysis), curves(analysis)].concat()
}

fn judgements(analysis: &Analysis) -> String {
    let mut text = format!(
        "{:>6}  {:<4}  {:<24} {:<24} {:>6} {:>6}\n",
        "action", "seat", "played", "better", "to win", "lost"
    );
    for judgement in &analysis.judgements {
        let (better, lost) = match judgement.is_agreed() {
            true => ("", String::new()),
            false => (&*judgement.best, format!("{:.1} %", 100.0 * judgement.lost())),
        };
        let mark = match judgement.mark {
            Mark::Good => "",
            mark => mark.name(),
        };
        let line = format!(
            "{:>6}  {:>4}  {:<24} {better:<24} {:>6} {lost:>6}  {mark}",
            judgement.at + 1,
            judgement.seat.index(),
            judgement.played,
            percent(judgement.win),
        );
        text += line.trim_end();
        text.push('\n');
    }
    text
}

fn seats(analysis: &Analysis) -> impl Iterator<Item = Seat> + '_ {
    let is_judged = |seat| move |judgement: &Judgement| judgement.seat == seat;
    Seat::all(analysis.end.n_seats())
        .filter(move |&seat| analysis.judgements.iter().any(is_judged(seat)))
}

fn summaries(analysis: &Analysis) -> String {
    let mut text =
        "\nseat  choices  as the bot  inaccurate  mistakes  blunders  lost a choice\n".to_owned();
    for seat in seats(analysis) {
        let summary = Summary::of(&analysis.judgements, seat);
        text += &format!(
            "{:>4}  {:>7}  {:>10}  {:>10}  {:>8}  {:>8}  {:>11.1} %\n",
            seat.index(),
            summary.n_choices,
            percent(summary.n_agreed as f32 / summary.n_choices as f32),
            summary.n_inaccurate,
            summary.n_mistakes,
            summary.n_blunders,
            100.0 * summary.lost
        );
    }
    text
}

/// Each seat's chance to win over the match.
fn curves(analysis: &Analysis) -> String {
    if analysis.judgements.is_empty() {
        return String::new();
    }
    let curve = |seat: Seat| {
        let known = analysis.judgements.iter();
        let known = known
            .map(|judgement| Sample { at: judgement.at, value: judgement.chances[seat.index()] });
        let samples: Vec<Sample> = known.chain(result(analysis, seat)).collect();
        plot::curve(&format!("seat {seat}"), &samples, analysis.n_actions)
    };
    let curves: String = Seat::all(analysis.end.n_seats()).map(curve).collect();
    format!("\nchance to win\n{curves}{}", plot::axis(analysis.n_actions))
}

/// At the end of a match nothing is left to chance.
fn result(analysis: &Analysis, seat: Seat) -> Option<Sample> {
    if analysis.end.to_act().is_some() {
        return None;
    }
    let winners = analysis.end.standings().winners();
    let value = if winners.contains(&seat.into()) { 1.0 / winners.len() as f32 } else { 0.0 };
    Some(Sample { at: analysis.n_actions, value })
}

/// Everything as JSON.
pub(crate) fn json(analysis: &Analysis) -> Value {
    let choice = |judgement: &Judgement| {
        json!({
            "at": judgement.at,
            "seat": judgement.seat.index(),
            "played": judgement.played,
            "best": judgement.best,
            "win": judgement.win,
            "best_win": judgement.best_win,
            "lost": judgement.lost(),
            "mark": judgement.mark.name(),
            "points": judgement.points,
            "chances": judgement.chances,
        })
    };
    let summary = |seat: Seat| {
        let summary = Summary::of(&analysis.judgements, seat);
        json!({
            "seat": seat.index(),
            "choices": summary.n_choices,
            "agreed": summary.n_agreed,
            "inaccurate": summary.n_inaccurate,
            "mistakes": summary.n_mistakes,
            "blunders": summary.n_blunders,
            "lost": summary.lost,
        })
    };
    json!({
        "game": analysis.game,
        "level": analysis.level,
        "actions": analysis.n_actions,
        "choices": analysis.judgements.iter().map(choice).collect::<Vec<_>>(),
        "seats": seats(analysis).map(summary).collect::<Vec<_>>(),
    })
}
