//! A small plot in the terminal.

/// How wide a plot may be, without its labels.
const WIDTH: usize = 88;
/// How many lines each curve gets.
const HEIGHT: usize = 4;
/// One column of a line, from empty to full.
const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// A value somewhere along a match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    /// Where, in actions.
    pub(crate) at: usize,
    /// What, from 0 to 1.
    pub(crate) value: f32,
}

/// A curve over `0..=n_actions`, as blocks from the ground up, with a label at its top.
pub(crate) fn curve(label: &str, samples: &[Sample], n_actions: usize) -> String {
    let columns = columns(samples, n_actions);
    let n_steps = BLOCKS.len() - 1;
    let mut drawn = String::new();
    for line in (0..HEIGHT).rev() {
        let label = if line + 1 == HEIGHT { label } else { "" };
        let block = |value: &f32| {
            let steps = (value * (HEIGHT * n_steps) as f32).round() as usize;
            BLOCKS[steps.saturating_sub(line * n_steps).min(n_steps)]
        };
        let blocks: String = columns.iter().map(block).collect();
        drawn += &format!("{label:>8} │{}│\n", blocks);
    }
    drawn
}

/// The line under the last curve, with the number of actions at both ends.
pub(crate) fn axis(n_actions: usize) -> String {
    let width = width(n_actions);
    let end = format!("{n_actions} actions");
    let gap = width.saturating_sub(1 + end.len()).max(1);
    format!("{:>8} └{}┘\n{:>10}0{}{end}\n", "", "─".repeat(width), "", " ".repeat(gap))
}

fn width(n_actions: usize) -> usize {
    (n_actions + 1).min(WIDTH)
}

/// One value for each column: the mean of its samples, or what was known last.
fn columns(samples: &[Sample], n_actions: usize) -> Vec<f32> {
    let width = width(n_actions);
    let mut known = samples.first().map_or(0.0, |first| first.value);
    let column_of = |sample: &Sample| sample.at * width / (n_actions + 1);
    (0..width)
        .map(|column| {
            let here = samples.iter().filter(|sample| column_of(sample) == column);
            let (n_here, sum) = here.fold((0, 0.0), |(n, sum), sample| (n + 1, sum + sample.value));
            if n_here > 0 {
                known = sum / n_here as f32;
            }
            known
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_rises_from_left_to_right_and_fits() {
        let samples: Vec<Sample> =
            (0..=300).map(|at| Sample { at, value: at as f32 / 300.0 }).collect();
        let drawn = curve("seat 0", &samples, 300) + &axis(300);
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines.len(), HEIGHT + 2);
        assert!(lines.iter().all(|line| line.chars().count() <= 100), "{drawn}");
        assert!(lines[0].ends_with("█│") && lines[0].contains("│  "), "{drawn}");
        assert!(lines[HEIGHT - 1].contains("│ ▁"), "{drawn}");
    }

    #[test]
    fn what_is_not_known_stays_as_it_was() {
        let samples = [Sample { at: 1, value: 0.25 }, Sample { at: 3, value: 1.0 }];
        assert_eq!(columns(&samples, 4), [0.25, 0.25, 0.25, 1.0, 1.0]);
        assert_eq!(columns(&[], 1), [0.0, 0.0]);
    }
}
