//! Lines of text: broken where they are too long, and read where somebody types.

use std::io::BufRead;

/// The columns everything is made to fit.
pub(crate) const WIDTH: usize = 100;

/// Items one after another, in as many lines as they need. The first line starts with `head`, the
/// others are indented as far.
pub(crate) fn flow<S: AsRef<str>>(head: &str, items: &[S], gap: &str) -> String {
    let indent = " ".repeat(visible_width(head));
    let mut lines = vec![head.to_owned()];
    let mut room = WIDTH.saturating_sub(indent.len());
    let mut is_first = true;
    for (index, item) in items.iter().enumerate() {
        let is_last = index + 1 == items.len();
        let item = format!("{}{}", item.as_ref(), if is_last { "" } else { gap });
        let needed = visible_width(item.trim_end());
        if needed > room && !is_first {
            lines.push(indent.clone());
            room = WIDTH.saturating_sub(indent.len());
        }
        lines.last_mut().expect("there is a first line").push_str(&item);
        room = room.saturating_sub(visible_width(&item));
        is_first = false;
    }
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// The next line typed, or nothing when the input ended.
pub(crate) fn next_typed(input: &mut impl BufRead) -> std::io::Result<Option<String>> {
    let mut line = Vec::new();
    let n_bytes = input.read_until(b'\n', &mut line)?;
    // Arrow keys and the like arrive as control characters, which must not be written back.
    let typed = String::from_utf8_lossy(&line).replace(char::is_control, "");
    Ok((n_bytes > 0).then_some(typed))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escape_codes_take_no_room() {
        assert_eq!(visible_width("\x1b[1;38;5;196mred\x1b[0m ▲0"), 6);
    }

    #[test]
    fn long_lists_go_on_below() {
        let items = vec!["twelve chars"; 14];
        let text = flow("build ", &items, ", ");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[0].starts_with("build twelve") && lines[1].starts_with("      twelve"));
        assert!(lines.iter().all(|line| line.len() <= WIDTH));
        assert!(lines[2].ends_with("chars"));
    }
}
