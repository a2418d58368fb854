//! Lines of text, broken where they are too long.
//!
//! They are broken at spaces alone: French has spaces that must not be torn apart.

use super::ink::{Ink, Style};
use table::Seat;

/// Something that happened, and where it is told.
pub(crate) struct Sentence {
    /// Whose doing it is, if that is known.
    pub(crate) seat: Option<Seat>,
    /// Whether it begins a paragraph in any case.
    pub(crate) begins: bool,
    pub(crate) text: String,
}

/// What one side does is told in one paragraph. The same once more is not told again but counted.
pub(crate) fn paragraphs(told: impl IntoIterator<Item = Sentence>) -> Vec<String> {
    let mut paragraphs: Vec<Vec<(String, usize)>> = Vec::new();
    let mut last = None;
    for Sentence { seat, begins, text } in told {
        let goes_on = last == Some(seat) && !begins;
        last = Some(seat);
        match paragraphs.last_mut().filter(|_| goes_on) {
            None => paragraphs.push(vec![(text, 1)]),
            Some(paragraph) => match paragraph.last_mut().filter(|(said, _)| *said == text) {
                Some((_, count)) => *count += 1,
                None => paragraph.push((text, 1)),
            },
        }
    }
    let joined = |paragraph: Vec<(String, usize)>| {
        paragraph.into_iter().map(counted).collect::<Vec<_>>().join(" ")
    };
    paragraphs.into_iter().map(joined).collect()
}

fn counted((text, count): (String, usize)) -> String {
    match (count, text.strip_suffix('.')) {
        (1, _) => text,
        (_, Some(text)) => format!("{text} ({count}×)."),
        (_, None) => format!("{text} ({count}×)"),
    }
}

/// Items one after another, in as many lines as they need. The first line starts with `head`, the
/// others are indented as far. Only an item that is longer than a line is broken itself.
pub(crate) fn flow<S: AsRef<str>>(width: usize, head: &str, items: &[S], gap: &str) -> String {
    let indent = " ".repeat(visible_width(head).min(width / 2));
    let mut lines = vec![head.to_owned()];
    let mut room = width.saturating_sub(visible_width(head));
    let mut is_first = indent.len() == visible_width(head);
    for (part, gap) in parts(items, gap, width - indent.len()) {
        if visible_width(part) + visible_width(gap.trim_end()) > room && !is_first {
            lines.push(indent.clone());
            room = width.saturating_sub(indent.len());
        }
        let line = lines.last_mut().expect("there is a first line");
        line.push_str(part);
        line.push_str(gap);
        room = room.saturating_sub(visible_width(part) + visible_width(gap));
        is_first = false;
    }
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// The items, each with what follows it; those longer than a line word by word.
fn parts<'i, S: AsRef<str>>(items: &'i [S], gap: &'i str, line: usize) -> Vec<(&'i str, &'i str)> {
    let mut parts = Vec::new();
    for (index, item) in items.iter().map(AsRef::as_ref).enumerate() {
        let n_before = parts.len();
        if visible_width(item) + visible_width(gap.trim_end()) > line {
            parts.extend(item.split(' ').map(|word| (word, " ")));
        } else {
            parts.push((item, gap));
        }
        let last = &mut parts[n_before..].last_mut().expect("an item has a part").1;
        *last = if index + 1 == items.len() { "" } else { gap };
    }
    parts
}

/// Sentences, word by word.
pub(crate) fn sentences(width: usize, head: &str, text: &str) -> String {
    flow(width, head, &text.split(' ').collect::<Vec<_>>(), " ")
}

/// Sentences in a style, word by word, since a style ends with its line.
pub(crate) fn painted(width: usize, head: &str, text: &str, ink: Ink, style: Style) -> String {
    let words: Vec<String> = text.split(' ').map(|word| ink.paint(word, style)).collect();
    flow(width, head, &words, " ")
}

/// The columns a text takes: its characters without escape codes.
pub(crate) fn visible_width(text: &str) -> usize {
    let mut is_code = false;
    let is_visible = |letter: &char| {
        let was_code = is_code;
        is_code = *letter == '\x1b' || (is_code && *letter != 'm');
        !was_code && !is_code
    };
    text.chars().filter(is_visible).count()
}

/// The text with spaces after it, as far as a column is wide.
pub(crate) fn padded(text: &str, width: usize) -> String {
    text.to_owned() + &" ".repeat(width.saturating_sub(visible_width(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escape_codes_take_no_room() {
        assert_eq!(visible_width("\x1b[1;38;5;196mred\x1b[0m ▲0"), 6);
        assert_eq!(padded("\x1b[1mred\x1b[0m", 5), "\x1b[1mred\x1b[0m  ");
    }

    #[test]
    fn what_one_side_does_is_one_paragraph() {
        let [one, two] = [0, 1].map(Seat::new);
        let told = [
            (one, false, "You play."),
            (two, false, "Ben pays 1 coin."),
            (two, false, "Ben pays 1 coin."),
            (two, false, "Ben builds."),
            (two, true, "Ben’s turn."),
            (two, false, "Ben pays 1 coin."),
        ];
        let told =
            told.map(|(seat, begins, text)| Sentence { seat, begins, text: text.to_owned() });
        assert_eq!(
            paragraphs(told),
            ["You play.", "Ben pays 1 coin (2×). Ben builds.", "Ben’s turn. Ben pays 1 coin."]
        );
    }

    #[test]
    fn long_lists_go_on_below() {
        let items = vec!["twelve chars"; 14];
        for width in [40, 80, 100] {
            let text = flow(width, "build ", &items, ", ");
            let lines: Vec<&str> = text.lines().collect();
            assert!(lines[0].starts_with("build twelve") && lines[1].starts_with("      twelve"));
            assert!(lines.iter().all(|line| line.len() <= width));
            assert_eq!(text.matches("twelve").count(), 14);
        }
    }

    #[test]
    fn an_item_longer_than_a_line_is_broken() {
        let items = ["one", "an item that is so long that no line could ever hold it", "two"];
        let text = flow(30, "   ", &items, ", ");
        assert!(text.lines().all(|line| line.len() <= 30), "{text}");
        let words: Vec<&str> = text.split_whitespace().collect();
        assert_eq!(words.join(" "), items.join(", "));
    }

    #[test]
    fn a_head_longer_than_half_a_line_does_not_squeeze_the_rest() {
        let text =
            sentences(40, "a heading that takes more than half:", "and then some words after it");
        assert!(text.lines().all(|line| line.len() <= 40), "{text}");
        assert!(text.lines().count() <= 3, "{text}");
    }
}
