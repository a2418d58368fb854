//! A match as one text file that people can read and any later version can replay.
//!
//! ```text
//! freehold record 1
//! game kingdom-builder
//! rules 1
//! components 5c2f…
//! options players=2
//! seat 0 person Ada
//! seat 1 computer steady
//! seed 0000…
//! actions
//! 1 0 build 3,4
//! 2 0 build 3,5
//! result unfinished
//! check 2 8a31…
//! ```
//!
//! The lines `seat` say who played, all of them or none; a match without them is one whose players
//! nobody named. Each action line has its number, the seat and the action. In a scripted match the line `seed` is
//! a line `script`, and every line that drew something ends with ` ! ` and the names of what was
//! drawn. The last line counts the actions and seals everything above it with a hash.

use crate::origin::{Luck, Origin};
use crate::refusal::ParseError;
use crate::seat::Seat;
use std::fmt;
use std::str::FromStr;

/// A stored match.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// What it began with.
    pub origin: Origin,
    /// Who played, seat by seat, if that is known.
    pub players: Vec<Player>,
    /// What was done.
    pub plies: Vec<Ply>,
    /// How it ended.
    pub result: Result,
}

/// Who played at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody of this name; it may be empty.
    Person(String),
    /// A computer of this level.
    Computer(String),
}

/// One action of a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Ply {
    /// Who acted.
    pub seat: Seat,
    /// The action, as text.
    pub action: String,
    /// In a scripted match, what was drawn.
    pub draws: Vec<String>,
}

/// How a recorded match ended.
#[derive(Clone, PartialEq, Debug)]
pub enum Result {
    /// It goes on.
    Unfinished,
    /// It is over, with this total per seat.
    Totals(Vec<i32>),
}

const HEAD: &str = "freehold record 1";
const DRAWN: &str = " ! ";
const PERSON: &str = "person";
const COMPUTER: &str = "computer";

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, name) = match self {
            Player::Person(name) => (PERSON, name),
            Player::Computer(level) => (COMPUTER, level),
        };
        f.write_str(kind)?;
        // A name is a word or several on one line.
        name.split(|letter: char| letter.is_whitespace() || letter.is_control())
            .filter(|word| !word.is_empty())
            .try_for_each(|word| write!(f, " {word}"))
    }
}

impl FromStr for Player {
    type Err = ParseError;

    fn from_str(text: &str) -> std::result::Result<Player, ParseError> {
        let (kind, name) = text.split_once(' ').unwrap_or((text, ""));
        match kind {
            PERSON => Ok(Player::Person(name.to_owned())),
            COMPUTER => Ok(Player::Computer(name.to_owned())),
            _ => Err(ParseError(format!("`{}` is neither person nor computer", shortened(kind)))),
        }
    }
}

impl fmt::Display for Result {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Result::Unfinished => f.write_str("unfinished"),
            Result::Totals(totals) => {
                let totals: Vec<String> = totals.iter().map(i32::to_string).collect();
                f.write_str(&totals.join(" "))
            }
        }
    }
}

impl Record {
    /// The same match, but people have no names in it.
    pub fn without_names(mut self) -> Record {
        for player in &mut self.players {
            if let Player::Person(name) = player {
                name.clear();
            }
        }
        self
    }

    /// Whether a line begins a record, so that a file can hold one after the other.
    pub fn begins_with(line: &str) -> bool {
        line.trim_end() == HEAD
    }

    /// Everything above the sealing line.
    fn body(&self) -> String {
        let origin = &self.origin;
        let mut body = format!(
            "{HEAD}\ngame {}\nrules {}\ncomponents {}\noptions {}\n",
            origin.game, origin.rules, origin.components, origin.options
        );
        for (seat, player) in self.players.iter().enumerate() {
            body += &format!("seat {seat} {player}\n");
        }
        match &origin.luck {
            Luck::Seed(seed) => body += &format!("seed {seed}\n"),
            Luck::Script(draws) => body += &format!("script {}\n", draws.join(" ")),
        }
        body += "actions\n";
        for (index, ply) in self.plies.iter().enumerate() {
            body += &format!("{} {} {}", index + 1, ply.seat, ply.action);
            if !ply.draws.is_empty() {
                body += DRAWN;
                body += &ply.draws.join(" ");
            }
            body += "\n";
        }
        body + &format!("result {}\n", self.result)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        writeln!(f, "{body}check {} {}", self.plies.len(), seal(&body))
    }
}

/// So much of a line as is good for a message.
fn shortened(line: &str) -> &str {
    line.char_indices().nth(60).map_or(line, |(end, _)| &line[..end])
}

fn seal(body: &str) -> String {
    blake3::hash(body.as_bytes()).to_hex()[..16].to_owned()
}

impl FromStr for Record {
    type Err = ParseError;

    fn from_str(text: &str) -> std::result::Result<Record, ParseError> {
        let mut lines = Lines { lines: text.lines().collect(), next: 0 };
        if lines.take()? != HEAD {
            return Err(ParseError(format!("line 1: a record starts with `{HEAD}`")));
        }
        let game = lines.field("game")?.to_owned();
        let rules = lines.parsed("rules", "a version number")?;
        let components = lines.parsed("components", "the hash of components")?;
        let options = lines.field("options")?.to_owned();
        let mut players = Vec::new();
        while lines.peek().is_some_and(|line| line.starts_with("seat ")) {
            players.push(lines.player(players.len())?);
        }
        let luck = match lines.peek().and_then(|line| line.strip_prefix("script")) {
            Some(draws) => {
                lines.take()?;
                Luck::Script(draws.split_whitespace().map(str::to_owned).collect())
            }
            None => Luck::Seed(lines.parsed("seed", "a seed")?),
        };
        if lines.take()? != "actions" {
            return Err(lines.error("expected the line `actions`"));
        }
        let mut plies = Vec::new();
        while lines
            .peek()
            .is_some_and(|line| line.starts_with(|first: char| first.is_ascii_digit()))
        {
            plies.push(lines.ply(plies.len() + 1)?);
        }
        let result = lines.result()?;
        let origin = Origin { game, rules, components, options, luck };
        let record = Record { origin, players, plies, result };
        let check = lines.field("check")?;
        if let Some(extra) = lines.peek().filter(|line| !line.trim().is_empty()) {
            return Err(ParseError(format!(
                "line {}: nothing may follow the line `check`, but there is `{}`",
                lines.next + 1,
                shortened(extra)
            )));
        }
        let body = record.body();
        if check != format!("{} {}", record.plies.len(), seal(&body)) {
            return Err(lines.error(
                "the record was edited or cut: its actions and the sealing line do not match",
            ));
        }
        // A number with a zero in front means the same, but is not what was sealed. Spaces at the end of
        // a line are lost where files are mailed.
        for (index, (line, written)) in lines.lines.iter().zip(body.lines()).enumerate() {
            if line.trim_end() != written.trim_end() {
                let (line, written) = (shortened(line), shortened(written));
                let number = index + 1;
                return Err(ParseError(format!(
                    "line {number}: the record was edited: `{line}` was written as `{written}`"
                )));
            }
        }
        Ok(record)
    }
}

/// The lines of a record, with the number of the last one taken for error messages.
struct Lines<'a> {
    lines: Vec<&'a str>,
    next: usize,
}

impl<'a> Lines<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.lines.get(self.next).copied()
    }

    fn take(&mut self) -> std::result::Result<&'a str, ParseError> {
        let line = self.peek().ok_or_else(|| match self.lines.len() {
            0 => ParseError("the file is empty, so it is no record".to_owned()),
            n_lines => ParseError(format!("the record is cut off after line {n_lines}")),
        })?;
        self.next += 1;
        Ok(line)
    }

    fn error(&self, what: &str) -> ParseError {
        ParseError(format!("line {}: {what}", self.next))
    }

    fn field(&mut self, name: &str) -> std::result::Result<&'a str, ParseError> {
        let line = self.take()?;
        match line.strip_prefix(name) {
            Some("") => Ok(""),
            Some(rest) if rest.starts_with(' ') => Ok(&rest[1..]),
            _ => Err(self.error(&format!("expected `{name} …`, not `{}`", shortened(line)))),
        }
    }

    fn parsed<T: FromStr>(&mut self, name: &str, what: &str) -> std::result::Result<T, ParseError> {
        let text = self.field(name)?;
        text.parse().map_err(|_| self.error(&format!("`{}` is not {what}", shortened(text))))
    }

    fn player(&mut self, seat: usize) -> std::result::Result<Player, ParseError> {
        let line = self.field("seat")?;
        let (number, player) = line.split_once(' ').unwrap_or((line, ""));
        if number.parse() != Ok(seat) {
            let line = shortened(line);
            return Err(self.error(&format!("expected who played at seat {seat}, not `{line}`")));
        }
        player.parse().map_err(|error: ParseError| self.error(&error.0))
    }

    fn ply(&mut self, number: usize) -> std::result::Result<Ply, ParseError> {
        let line = self.take()?;
        let (done, drawn) = line.split_once(DRAWN).unwrap_or((line, ""));
        let mut words = done.splitn(3, ' ');
        if words.next().and_then(|word| word.parse().ok()) != Some(number) {
            let line = shortened(line);
            return Err(self.error(&format!("expected action number {number}, not `{line}`")));
        }
        let seat = words
            .next()
            .and_then(|word| word.parse().ok())
            .and_then(Seat::new)
            .ok_or_else(|| self.error("expected a seat after the action's number"))?;
        let action = words.next().ok_or_else(|| self.error("expected an action"))?.to_owned();
        let draws = drawn.split_whitespace().map(str::to_owned).collect();
        Ok(Ply { seat, action, draws })
    }

    fn result(&mut self) -> std::result::Result<Result, ParseError> {
        let text = self.field("result")?;
        if text == "unfinished" {
            return Ok(Result::Unfinished);
        }
        let totals: std::result::Result<Vec<i32>, _> =
            text.split_whitespace().map(str::parse).collect();
        totals
            .map(Result::Totals)
            .map_err(|_| self.error("expected `result unfinished` or a total per seat"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::components::Canon;
    use crate::edition::RulesVersion;

    fn record() -> Record {
        let ply = |seat, action: &str, draws: &[&str]| Ply {
            seat: Seat::new(seat).expect("a small seat"),
            action: action.to_owned(),
            draws: draws.iter().map(|&name| name.to_owned()).collect(),
        };
        Record {
            origin: Origin {
                game: "hexes".to_owned(),
                rules: RulesVersion(3),
                components: Canon::default().hash(),
                options: "players=2".to_owned(),
                luck: Luck::Script(vec!["red".to_owned(), "blue".to_owned()]),
            },
            players: vec![Player::Person("Ada L".to_owned()), Player::Computer("keen".to_owned())],
            plies: vec![ply(0, "build 3,4", &[]), ply(1, "end", &["grass", "desert"])],
            result: Result::Totals(vec![3, -1]),
        }
    }

    #[test]
    fn a_record_reads_what_it_wrote() {
        let mut record = record();
        assert_eq!(record.to_string().parse(), Ok(record.clone()));
        record.origin.luck = Luck::Seed(Seed::from_number(9));
        record.plies.iter_mut().for_each(|ply| ply.draws.clear());
        record.result = Result::Unfinished;
        assert_eq!(record.to_string().parse(), Ok(record.clone()));
        record.players = vec![Player::Person(String::new()); 2];
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    /// Records from before players were named are read as they were written.
    #[test]
    fn a_record_need_not_say_who_played() {
        let record = Record { players: Vec::new(), ..record() };
        let text = record.to_string();
        assert!(!text.contains("seat"), "{text}");
        assert_eq!(text.parse(), Ok(record));
    }

    #[test]
    fn a_name_stays_on_its_line() {
        let players = vec![Player::Person("  A\nresult 9\t\u{0}b ".to_owned())];
        let record = Record { players, ..record() };
        let read: Record = record.to_string().parse().expect("a record");
        assert_eq!(read.players, [Player::Person("A result 9 b".to_owned())]);
        assert_eq!(read.to_string(), record.to_string());
    }

    #[test]
    fn names_can_be_left_out_and_levels_stay() {
        let public = record().without_names();
        let players = [Player::Person(String::new()), Player::Computer("keen".to_owned())];
        assert_eq!(public.players, players);
        let text = public.to_string();
        assert!(!text.contains("Ada") && text.lines().next().is_some_and(Record::begins_with));
        assert_eq!(text.parse(), Ok(public), "it is sealed anew");
    }

    #[test]
    fn players_are_named_in_order() {
        let fault = |from: &str, to: &str| {
            record().to_string().replace(from, to).parse::<Record>().expect_err("a fault").0
        };
        assert_eq!(
            fault("seat 1 computer", "seat 2 computer"),
            "line 7: expected who played at seat 1, not `2 computer keen`"
        );
        assert_eq!(
            fault("seat 1 computer", "seat 1 robot"),
            "line 7: `robot` is neither person nor computer"
        );
        let error = fault("person Ada", "person Eve");
        assert!(error.contains("the record was edited"), "{error}");
    }

    #[test]
    fn every_cut_and_every_edit_is_noticed() {
        let text = record().to_string();
        for end in 0..text.len() - 1 {
            assert!(text[..end].parse::<Record>().is_err(), "cut at byte {end}");
        }
        for (index, byte) in text.bytes().enumerate() {
            let mut edited = text.clone().into_bytes();
            edited[index] = if byte == b'7' { b'8' } else { b'7' };
            let edited = String::from_utf8(edited).expect("ASCII stays ASCII");
            assert_ne!(edited.parse(), Ok(record()), "edit at byte {index}");
            if index < text.len() - 1 {
                assert!(edited.parse::<Record>().is_err(), "edit at byte {index}");
            }
        }
    }

    #[test]
    fn what_means_the_same_but_is_written_otherwise_is_an_edit() {
        let text = record().to_string();
        for (from, to) in [
            ("rules 3", "rules 03"),
            ("rules 3", "rules +3"),
            ("seat 0 person", "seat 00 person"),
            ("script red blue", "script red  blue"),
            ("\n1 0 build", "\n01 0 build"),
            ("\n1 0 build", "\n1 00 build"),
            ("! grass desert", "! grass   desert"),
            ("result 3 -1", "result 03 -1"),
            ("result 3 -1", "result 3 -01"),
        ] {
            assert!(text.contains(from), "{from}");
            let error = text.replacen(from, to, 1).parse::<Record>().expect_err(to);
            assert!(error.0.contains("the record was edited"), "{to}: {error}");
        }
        // How lines end is nobody's edit.
        assert_eq!(text.replace('\n', "\r\n").parse(), Ok(record()));
        assert_eq!(text.replace("result 3 -1", "result 3 -1 ").parse(), Ok(record()));
    }

    #[test]
    fn errors_name_the_line() {
        let text = record().to_string().replace("1 0 build 3,4", "1 9 build 3,4");
        let error = text.parse::<Record>().expect_err("seat 9 does not exist");
        assert_eq!(error.0, "line 10: expected a seat after the action's number");
    }
}
