//! The engine for other programs: one JSON request a line in, one JSON answer a line out. The
//! protocol is described in docs/engine-protocol.md.

use crate::clock::WallClock;
use crate::failure::Failure;
use crate::opponents::Opponent;
use crate::records::standings_json;
use crate::thoughts;
use crate::typed::typed;
use bots::Question;
use games::{AnyMatch, Error, GAMES, Library, Luck, game};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::io::{BufRead as _, Write as _};
use table::{Record, Seat, Seed, Viewer};

/// The version of the protocol. It changes when a program that follows the old one would fail.
const PROTOCOL: u32 = 1;

/// The engine takes no options; everything is asked by requests.
#[derive(clap::Args)]
pub(crate) struct Args {}

#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "kebab-case", deny_unknown_fields)]
enum Request {
    Hello {},
    Start {
        game: String,
        #[serde(default)]
        options: String,
        seed: Option<SeedText>,
        draws: Option<Vec<String>>,
    },
    Load {
        record: String,
        at: Option<usize>,
    },
    State {},
    Legal {},
    View {
        seat: Option<usize>,
        #[serde(default)]
        text: bool,
    },
    Think {
        level: String,
        seed: Option<u64>,
    },
    Apply {
        action: Choice,
        seat: Option<usize>,
        #[serde(default)]
        draws: Vec<String>,
        ply: Option<usize>,
    },
    Undo {
        seat: Option<usize>,
    },
    Events {
        since: Option<usize>,
        seat: Option<usize>,
    },
    Standings {},
    Record {},
    Quit {},
}

/// A seed as a number or as text.
#[derive(Deserialize)]
#[serde(untagged)]
enum SeedText {
    Number(u64),
    Text(String),
}

/// An action as text, or by its place in the list of legal ones, from 0.
#[derive(Deserialize)]
#[serde(untagged)]
enum Choice {
    Index(usize),
    Text(String),
}

/// Every command, for those who name another.
const COMMANDS: [&str; 13] = [
    "hello",
    "start",
    "load",
    "state",
    "legal",
    "view",
    "think",
    "apply",
    "undo",
    "events",
    "standings",
    "record",
    "quit",
];

/// Reads a request, or says in our words what is wrong with it.
fn read_request(object: Map<String, Value>) -> Result<Request, String> {
    let command = object.get("cmd").and_then(Value::as_str).map(str::to_owned);
    let Some(command) = command.filter(|name| COMMANDS.contains(&name.as_str())) else {
        let given = object.get("cmd").map_or("missing".to_owned(), Value::to_string);
        return Err(format!("cmd: {given}; there are {}", COMMANDS.join(", ")));
    };
    serde_json::from_value(Value::Object(object)).map_err(|error| format!("{command}: {error}"))
}

pub(crate) fn run(_args: &Args, library: Library) -> Result<(), Failure> {
    let mut engine = Engine { library, played: None };
    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let request = std::mem::take(&mut line);
        if request.trim_ascii().is_empty() {
            continue;
        }
        let (answer, is_last) = engine.answer_line(&request);
        writeln!(out, "{answer}")?;
        out.flush()?;
        if is_last {
            break;
        }
    }
    Ok(())
}

struct Engine {
    library: Library,
    played: Option<Box<dyn AnyMatch>>,
}

/// Why a request is not answered as wished.
struct Complaint {
    message: String,
    rule: Option<&'static str>,
}

impl From<String> for Complaint {
    fn from(message: String) -> Complaint {
        Complaint { message, rule: None }
    }
}

impl From<Failure> for Complaint {
    fn from(failure: Failure) -> Complaint {
        failure.to_string().into()
    }
}

impl From<bots::BotError> for Complaint {
    fn from(error: bots::BotError) -> Complaint {
        error.to_string().into()
    }
}

impl From<Error> for Complaint {
    fn from(error: Error) -> Complaint {
        Complaint { message: error.to_string(), rule: error.rule() }
    }
}

impl Engine {
    /// The answer to a line, and whether it is the last one.
    fn answer_line(&mut self, line: &[u8]) -> (Value, bool) {
        let parsed: Result<Value, _> = serde_json::from_slice(line);
        let (id, request) = match parsed {
            Err(error) => (None, Err(format!("this line is no JSON: {error}"))),
            Ok(Value::Object(mut object)) => {
                let id = object.remove("id");
                (id, read_request(object))
            }
            Ok(_) => (None, Err("a request is a JSON object with a `cmd`".to_owned())),
        };
        let is_last = matches!(request, Ok(Request::Quit {}));
        let mut answer = match request.map_err(Complaint::from).and_then(|one| self.answer(one)) {
            Ok(mut answer) => {
                answer["ok"] = json!(true);
                answer
            }
            Err(complaint) => {
                let mut answer = json!({"ok": false, "error": complaint.message});
                if let Some(rule) = complaint.rule {
                    answer["rule"] = json!(rule);
                }
                answer
            }
        };
        if let Some(id) = id {
            answer["id"] = id;
        }
        (answer, is_last)
    }

    fn answer(&mut self, request: Request) -> Result<Value, Complaint> {
        match request {
            Request::Hello {} => {
                let levels: Vec<&str> = bots::LEVELS.iter().map(|level| level.name).collect();
                let games: Vec<Value> = GAMES.iter().map(|game| self.about(*game)).collect();
                Ok(json!({
                    "protocol": PROTOCOL,
                    "program": concat!("freehold ", env!("CARGO_PKG_VERSION")),
                    "games": games,
                    "levels": levels,
                }))
            }
            Request::Start { game: name, options, seed, draws } => {
                let luck = match (seed, draws) {
                    (Some(SeedText::Number(number)), None) => Luck::Seed(Seed::from_number(number)),
                    (Some(SeedText::Text(text)), None) => Luck::Seed(text.parse::<Seed>()?),
                    (None, Some(draws)) => Luck::Script(draws),
                    _ => return Err("give either `seed` or `draws`".to_owned().into()),
                };
                let commitment = match &luck {
                    Luck::Seed(seed) => Some(seed.commitment()),
                    Luck::Script(_) => None,
                };
                let game = game(&name)?;
                let components = self.library.for_new_match(game);
                self.played = Some(game.start(&options, &components, luck)?);
                let mut answer = self.state()?;
                answer["commitment"] = json!(commitment);
                Ok(answer)
            }
            Request::Load { record, at } => {
                let record: Record = record.parse().map_err(Error::from)?;
                let game = game(&record.origin.game)?;
                self.played = Some(game.replay(&record, &self.library, at)?);
                self.state()
            }
            Request::State {} => self.state(),
            Request::Legal {} => {
                let mut answer = self.state()?;
                let played = self.played()?;
                answer["actions"] = Value::from(typed(played.game()).legal_json(played));
                Ok(answer)
            }
            Request::View { seat, text } => {
                let viewer = self.viewer(seat)?;
                let played = self.played()?;
                Ok(match text {
                    true => json!({"text": played.view(viewer).text()}),
                    false => json!({"view": played.view(viewer).json()}),
                })
            }
            Request::Think { level, seed } => {
                let level: Opponent = level.parse().map_err(|error| format!("level: {error}"))?;
                let played = self.played()?;
                let over = || Error::Play(table::PlayError::Over);
                let (seat, question) = Question::of(played).ok_or_else(over)?;
                let mut bot = level.sit_down(played.game(), seed.unwrap_or(0))?;
                let thought = bot.think(&question, &WallClock::start())?;
                let mut answer = thoughts::json(seat, &thought);
                answer["action"] = json!(thought.lines[0].action);
                Ok(answer)
            }
            Request::Apply { action, seat, draws, ply } => {
                let seat = self.acting_seat(seat)?;
                let played = self.played.as_mut().expect("acting_seat found a match");
                let before = played.n_plies();
                if let Some(ply) = ply.filter(|&ply| ply != before) {
                    return Err(format!("the state is {before}, not {ply}").into());
                }
                match action {
                    Choice::Index(index) => played.choose(seat, index, draws)?,
                    Choice::Text(action) => played.act(seat, &action, draws)?,
                }
                let events = played.event_texts(Some(before), Viewer::Seat(seat));
                let mut answer = self.state()?;
                answer["events"] = json!(events);
                Ok(answer)
            }
            Request::Undo { seat } => {
                let played = self.played()?;
                let last = played.last_action().map(|(seat, _)| seat);
                let seat = match seat {
                    Some(index) => self.seat(index)?,
                    None => last.unwrap_or(Seat::FIRST),
                };
                self.played.as_mut().expect("a match was found").undo(seat)?;
                self.state()
            }
            Request::Events { since, seat } => {
                let viewer = self.viewer(seat)?;
                Ok(json!({"events": self.played()?.event_texts(since, viewer)}))
            }
            Request::Standings {} => {
                let mut answer = standings_json(&self.played()?.standings());
                answer["over"] = json!(self.played()?.to_act().is_none());
                Ok(answer)
            }
            Request::Record {} => Ok(json!({"record": self.played()?.record().to_string()})),
            Request::Quit {} => Ok(json!({})),
        }
    }

    /// What a program needs to know of a game before it starts a match.
    fn about(&self, game: &dyn games::AnyGame) -> Value {
        json!({
            "name": game.name(),
            "rules": game.newest_rules(),
            "components": self.library.for_new_match(game).hash(),
            "seats": [game.seats().start(), game.seats().end()],
        })
    }

    fn played(&self) -> Result<&dyn AnyMatch, Complaint> {
        self.played
            .as_deref()
            .ok_or_else(|| "no match is under way; send `start` or `load` first".to_owned().into())
    }

    fn state(&self) -> Result<Value, Complaint> {
        let played = self.played()?;
        Ok(json!({
            "game": played.game(),
            "ply": played.n_plies(),
            "to-act": played.to_act().map(Seat::index),
            "over": played.to_act().is_none(),
            "undoable": played.to_act().map_or(0, |seat| played.n_undoable(seat)),
        }))
    }

    fn seat(&self, index: usize) -> Result<Seat, Complaint> {
        let n_seats = self.played()?.n_seats();
        Seat::new(index)
            .filter(|_| index < n_seats)
            .ok_or_else(|| format!("there is no seat {index}; {n_seats} play, from seat 0").into())
    }

    fn viewer(&self, seat: Option<usize>) -> Result<Viewer, Complaint> {
        Ok(match seat {
            Some(index) => Viewer::Seat(self.seat(index)?),
            None => {
                self.played()?;
                Viewer::Watcher
            }
        })
    }

    /// The seat named in a request, or the one that is asked.
    fn acting_seat(&self, seat: Option<usize>) -> Result<Seat, Complaint> {
        match seat {
            Some(index) => self.seat(index),
            None => Ok(self.played()?.to_act().ok_or(Error::Play(table::PlayError::Over))?),
        }
    }
}
