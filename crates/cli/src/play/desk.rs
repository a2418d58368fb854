//! Where somebody sits: what is written is paged where it is longer than the screen, and what is
//! typed is read.

use super::ink::Ink;
use crate::failure::Failure;
use std::io::{BufRead, Write};
use words::Words;

/// The columns and lines of a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Size {
    pub(crate) width: usize,
    pub(crate) height: usize,
}

/// The columns where nobody says how many there are.
const WIDTH: usize = 100;
/// No line is wider, so that sentences can be read.
const MAX_WIDTH: usize = 120;

/// Input and output of a session.
pub(crate) struct Desk<R, W> {
    pub(crate) input: R,
    pub(crate) out: W,
    pub(crate) ink: Ink,
    /// Whether somebody sits there: then people can be waited for.
    pub(crate) is_at_terminal: bool,
    /// How large the screen is now; without one nothing is paged.
    pub(crate) screen: fn() -> Option<Size>,
    /// What was typed between two pages and answers what is asked after them.
    pub(crate) typed_ahead: Option<String>,
}

impl<R: BufRead, W: Write> Desk<R, W> {
    /// In how many columns everything has to fit.
    pub(crate) fn width(&self) -> usize {
        let columns = || std::env::var("COLUMNS").ok()?.parse().ok();
        let width = (self.screen)().map(|size| size.width).or_else(columns);
        width.unwrap_or(WIDTH).clamp(40, MAX_WIDTH)
    }

    /// Whether a text fits the screen, with a line to type on.
    pub(crate) fn fits(&self, text: &str) -> bool {
        (self.screen)().is_none_or(|size| text.lines().count() < size.height)
    }

    /// Writes texts one after another, page by page where they are longer than the screen.
    pub(crate) fn say(&mut self, texts: &[&str], words: &Words) -> Result<(), Failure> {
        let whole = texts.concat();
        let Some(size) = (self.screen)().filter(|_| !self.fits(&whole)) else {
            write!(self.out, "{whole}")?;
            return Ok(());
        };
        self.say_in_pages(&pages(texts, size.height.max(3) - 1), words)
    }

    fn say_in_pages(&mut self, pages: &[Vec<&str>], words: &Words) -> Result<(), Failure> {
        for (index, page) in pages.iter().enumerate() {
            for line in page {
                writeln!(self.out, "{line}")?;
            }
            if index + 1 == pages.len() {
                break;
            }
            write!(self.out, "{}", words.say("terminal-more"))?;
            self.out.flush()?;
            let typed = self.next_line()?;
            match typed.as_deref().map(str::trim) {
                Some("") => {}
                Some("q") => break,
                // Whoever has seen enough to choose need not see the rest first.
                _ => {
                    self.typed_ahead = typed;
                    break;
                }
            }
        }
        Ok(())
    }

    /// Asks for a line; `None` when the input ended.
    pub(crate) fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let ahead = self.typed_ahead.take();
        let was_typed_here = ahead.is_none() && self.is_at_terminal;
        let line = if ahead.is_some() { ahead } else { self.next_line()? };
        match &line {
            None => writeln!(self.out)?,
            // Nobody typed it there, so that it would be missing in what is read.
            Some(line) if !was_typed_here => writeln!(self.out, "{}", line.trim())?,
            Some(_) => {}
        }
        Ok(line)
    }

    /// Takes what is on the screen out of sight.
    pub(crate) fn wipe(&mut self) -> Result<(), Failure> {
        match self.ink {
            // Without escape codes it can only be pushed away.
            Ink::Plain => write!(self.out, "{}", "\n".repeat(100))?,
            _ => write!(self.out, "\x1b[H\x1b[2J\x1b[3J")?,
        }
        Ok(())
    }

    fn next_line(&mut self) -> Result<Option<String>, Failure> {
        let mut line = Vec::new();
        let n_bytes = self.input.read_until(b'\n', &mut line)?;
        // Arrow keys and the like arrive as control characters, which must not be written back.
        let typed = String::from_utf8_lossy(&line).replace(char::is_control, "");
        Ok((n_bytes > 0).then_some(typed))
    }
}

/// The lines of texts in pages. A text that would be torn apart begins a new page, if one can hold
/// it.
fn pages<'t>(texts: &[&'t str], height: usize) -> Vec<Vec<&'t str>> {
    let mut pages = Vec::new();
    let mut page = Vec::new();
    for text in texts {
        let n_lines = text.lines().count();
        if n_lines <= height && page.len() + n_lines > height {
            pages.push(std::mem::take(&mut page));
        }
        for line in text.lines() {
            if page.len() == height {
                pages.push(std::mem::take(&mut page));
            }
            page.push(line);
        }
    }
    pages.push(page);
    pages
}

/// The size of the terminal.
#[cfg(unix)]
pub(crate) fn screen() -> Option<Size> {
    let size = rustix::termios::tcgetwinsize(std::io::stdout()).ok()?;
    let size = Size { width: size.ws_col.into(), height: size.ws_row.into() };
    (size.width > 0 && size.height > 0).then_some(size)
}

/// What every terminal has.
#[cfg(not(unix))]
pub(crate) fn screen() -> Option<Size> {
    Some(Size { width: 80, height: 24 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    /// A desk where seven lines were said to somebody who types this.
    fn desk(input: &str) -> Desk<&[u8], Vec<u8>> {
        let screen = || Some(Size { width: 40, height: 4 });
        let (input, out, ink) = (input.as_bytes(), Vec::new(), Ink::Plain);
        let mut desk = Desk { input, out, ink, is_at_terminal: true, screen, typed_ahead: None };
        let text: String = (1..=7).map(|line| format!("line {line}\n")).collect();
        let words = Words::at_terminal(Language::English, "");
        desk.say(&[&text], &words).expect("written");
        desk
    }

    fn paged(input: &str) -> String {
        String::from_utf8(desk(input).out).expect("text")
    }

    #[test]
    fn pages_follow_each_other_until_somebody_has_seen_enough() {
        assert!(paged("\n\n").contains("line 7"));
        let stopped = paged("\nq\n");
        assert!(stopped.contains("line 6") && !stopped.contains("line 7"));
        let ended = paged("");
        assert!(ended.contains("line 3") && !ended.contains("line 4"));
    }

    #[test]
    fn what_is_typed_between_pages_is_an_answer() {
        let answer = |input: &str| {
            let mut desk = desk(input);
            let answer = desk.ask("> ").expect("read");
            (answer, String::from_utf8(desk.out).expect("text"))
        };
        let (line, said) = answer("2\nnext\n");
        assert_eq!(line.as_deref(), Some("2"));
        assert!(said.ends_with("> 2\n") && !said.contains("line 4"), "{said}");
        assert_eq!(answer("q\nnext\n").0.as_deref(), Some("next"));
    }

    #[test]
    fn a_text_that_fits_a_page_is_not_torn_apart() {
        let texts = ["1\n2\n", "3\n4\n", "5\n6\n7\n8\n", "9\n"];
        let expected = [&["1", "2"][..], &["3", "4", "5"], &["6", "7", "8"], &["9"]];
        assert_eq!(pages(&texts, 3), expected);
    }
}
