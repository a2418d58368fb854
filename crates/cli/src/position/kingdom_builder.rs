//! Positions of Kingdom Builder.

use super::Positions;
use kingdom_builder::MAX_SEATS;
use kingdom_builder::score::{self, Realm};
use kingdom_builder::{Cell, CellSet, Location, Objective, Placed, Position, Power, Task, Terrain};
use serde_json::{Map, Value, json};
use table::{Faults, Seat};

pub(crate) const POSITIONS: Positions =
    Positions { score: |line| Line::read(line)?.score(), legal: |line| Line::read(line)?.legal() };

/// One position and, for `legal`, what is to be done in it.
struct Line {
    position: Position,
    turn: Option<Turn>,
}

struct Turn {
    power: Power,
    terrain: Option<Terrain>,
    n_built: usize,
    from: Option<Cell>,
}

impl Line {
    /// Reads a line, or names everything that is wrong with it.
    fn read(object: &Map<String, Value>) -> Result<Line, Faults> {
        let mut reader = Reader { faults: Faults::default() };
        reader.known_keys(
            object,
            "",
            &[
                "id",
                "quadrants",
                "players",
                "objectives",
                "settlements",
                "walls",
                "turn",
                "lords-need-presence",
            ],
        );
        let players = reader.players(object.get("players"));
        let quadrants = reader.quadrants(object.get("quadrants"));
        let objectives = reader.objectives(object.get("objectives"));
        let settlements = reader.settlements(object.get("settlements"), players);
        let walls = reader.hexes("walls", object.get("walls"));
        let lords_need_presence = match object.get("lords-need-presence") {
            None => false,
            Some(Value::Bool(wanted)) => *wanted,
            Some(_) => {
                reader.faults.add("lords-need-presence: true or false is needed");
                false
            }
        };
        let turn = object.get("turn").filter(|turn| !turn.is_null());
        let turn = turn.and_then(|turn| reader.turn(turn, players));
        let Some(quadrants) = quadrants else { return Err(reader.faults) };
        let position = Position {
            players: players.unwrap_or(MAX_SEATS),
            objectives: objectives.unwrap_or(PLACEHOLDER_OBJECTIVES),
            settlements,
            walls,
            lords_need_presence,
            swamp_cards: true,
            hands: Vec::new(),
            seat: turn.as_ref().map_or(Seat::FIRST, |(seat, _)| *seat),
            ..Position::new(quadrants)
        };
        if let Err(Faults(more)) = position.state() {
            more.into_iter().for_each(|fault| reader.add_new(fault));
        }
        reader.faults.into_result()?;
        Ok(Line { position, turn: turn.map(|(_, turn)| turn) })
    }

    fn score(&self) -> Result<Value, Faults> {
        let board = self.position.board();
        let mut pieces = vec![CellSet::EMPTY; self.position.players];
        self.position.settlements.iter().for_each(|(at, seat)| pieces[seat.index()].add(*at));
        let realm = Realm {
            board: &board,
            pieces: &pieces,
            removed: None,
            lords_need_presence: self.position.lords_need_presence,
        };
        let of_all = |gold: &dyn Fn(Seat) -> i32| -> Vec<i32> {
            Seat::all(self.position.players).map(gold).collect()
        };
        let mut objectives = Map::new();
        for &objective in Objective::ALL {
            let gold: Option<Vec<i32>> = Seat::all(self.position.players)
                .map(|seat| score::objective(objective, &realm, seat))
                .collect();
            objectives.extend(gold.map(|gold| (objective.to_string(), json!(gold))));
        }
        let mut answer = json!({
            "castle": of_all(&|seat| score::castle(&realm, seat)),
            "objectives": objectives,
        });
        if !board.palaces.is_empty() {
            answer["palace"] = json!(of_all(&|seat| score::palace(&realm, seat)));
        }
        let has_tasks = board.quadrants.iter().any(|placed| {
            placed.quadrant.expansion() == Some(kingdom_builder::Expansion::Crossroads)
        });
        if has_tasks {
            let gold = |task: Task| {
                of_all(&|seat| if score::task(task, &realm, seat) { task.gold() } else { 0 })
            };
            let tasks = Task::ALL.iter().map(|&task| (task.to_string(), json!(gold(task))));
            answer["tasks"] = Value::Object(tasks.collect());
        }
        Ok(answer)
    }

    fn legal(&self) -> Result<Value, Faults> {
        let Some(turn) = &self.turn else {
            return Err(Faults(vec!["turn: missing; it says what is to be done".to_owned()]));
        };
        let cells = self.position.targets(turn.power, turn.terrain, turn.n_built, turn.from)?;
        Ok(json!({"cells": cells.iter().collect::<Vec<Cell>>()}))
    }
}

/// Stands in for objectives that could not be read, so that the rest of the line is still checked.
const PLACEHOLDER_OBJECTIVES: [Objective; 3] =
    [Objective::Fishermen, Objective::Miners, Objective::Workers];

/// Reads parts of a position and takes note of every fault.
struct Reader {
    faults: Faults,
}

impl Reader {
    fn known_keys(&mut self, object: &Map<String, Value>, place: &str, known: &[&str]) {
        for key in object.keys().filter(|key| !known.contains(&key.as_str())) {
            self.faults.add(format!("{place}{key}: unknown; known are {}", known.join(", ")));
        }
    }

    /// Adds a fault that may have been found before.
    fn add_new(&mut self, fault: String) {
        if !self.faults.0.contains(&fault) {
            self.faults.add(fault);
        }
    }

    /// Complains about things of which there is only one, given twice.
    fn no_repeats<T: PartialEq + std::fmt::Display>(&mut self, name: &str, items: &[T]) {
        for (index, item) in items.iter().enumerate() {
            if items[..index].contains(item) {
                self.add_new(format!("{name}: there is only one `{item}`"));
            }
        }
    }

    fn list<'a>(&mut self, name: &str, value: Option<&'a Value>) -> Option<&'a [Value]> {
        match value {
            Some(Value::Array(items)) => Some(items),
            Some(_) => {
                self.faults.add(format!("{name}: a list is needed"));
                None
            }
            None => {
                self.faults.add(format!("{name}: missing"));
                None
            }
        }
    }

    fn players(&mut self, value: Option<&Value>) -> Option<usize> {
        let players = value.and_then(Value::as_u64).filter(|players| (2..=5).contains(players));
        if players.is_none() {
            let given = value.map_or("missing".to_owned(), Value::to_string);
            self.faults.add(format!("players: {given}; a number from 2 to 5 is needed"));
        }
        players.map(|players| players as usize)
    }

    fn quadrants(&mut self, value: Option<&Value>) -> Option<[Placed; 4]> {
        let items = self.list("quadrants", value)?;
        if items.len() != 4 {
            self.faults.add(format!("quadrants: four are needed, not {}", items.len()));
        }
        let placed: Vec<Option<Placed>> = items
            .iter()
            .enumerate()
            .map(|(index, item)| {
                let name = item.get(0).and_then(Value::as_str);
                let turn = item.get(1).and_then(Value::as_u64);
                let (Some(name), Some(turn), Some(2)) = (name, turn, item.as_array().map(Vec::len))
                else {
                    self.faults.add(format!(
                        "quadrants[{index}]: `[name, 0 or 180]` is needed, not {item}"
                    ));
                    return None;
                };
                let read = format!("{name}:{turn}").parse();
                read.map_err(|error| self.faults.add(format!("quadrants[{index}]: {error}"))).ok()
            })
            .collect();
        let known: Vec<_> = placed.iter().flatten().map(|placed| placed.quadrant).collect();
        self.no_repeats("quadrants", &known);
        let placed: Option<Vec<Placed>> = placed.into_iter().collect();
        placed?.try_into().ok()
    }

    fn objectives(&mut self, value: Option<&Value>) -> Option<[Objective; 3]> {
        let items = self.list("objectives", value)?;
        let mut objectives = Vec::new();
        for (index, item) in items.iter().enumerate() {
            match item.as_str().map(str::parse) {
                Some(Ok(objective)) => objectives.push(objective),
                Some(Err(error)) => self.faults.add(format!("objectives[{index}]: {error}")),
                None => self.faults.add(format!("objectives[{index}]: a name is needed")),
            }
        }
        if items.len() != 3 {
            self.faults.add(format!("objectives: three are needed, not {}", items.len()));
        }
        self.no_repeats("objectives", &objectives);
        objectives.try_into().ok()
    }

    fn settlements(&mut self, value: Option<&Value>, players: Option<usize>) -> Vec<(Cell, Seat)> {
        let mut settlements: Vec<(Cell, Seat)> = Vec::new();
        for (index, item) in self.list("settlements", value).unwrap_or_default().iter().enumerate()
        {
            let place = format!("settlements[{index}]");
            let seat = item.get(2).and_then(Value::as_u64).map(|seat| seat as usize);
            match (item.as_array().map(Vec::len), seat.map(Seat::new)) {
                (Some(3), Some(None)) => {
                    self.faults.add(format!("{place}: seat {} does not exist", item[2]));
                }
                (Some(3), Some(Some(seat))) => {
                    let Some(cell) = self.hex(&place, item) else { continue };
                    if settlements.iter().any(|(taken, _)| *taken == cell) {
                        self.add_new(format!("settlements: two on {cell}"));
                    }
                    if let Some(players) = players.filter(|&players| seat.index() >= players) {
                        self.add_new(format!(
                            "settlements: {cell} belongs to seat {seat}, but {players} play"
                        ));
                    }
                    settlements.push((cell, seat));
                }
                _ => {
                    self.faults.add(format!("{place}: `[row, column, seat]` is needed, not {item}"))
                }
            }
        }
        settlements
    }

    fn hexes(&mut self, name: &str, value: Option<&Value>) -> Vec<Cell> {
        let Some(value) = value else { return Vec::new() };
        let items = self.list(name, Some(value)).unwrap_or_default();
        let numbered = items.iter().enumerate();
        numbered.filter_map(|(index, item)| self.hex(&format!("{name}[{index}]"), item)).collect()
    }

    /// Reads the first two numbers of a list as a hex of the board.
    fn hex(&mut self, place: &str, item: &Value) -> Option<Cell> {
        let part = |index: usize| item.get(index).and_then(Value::as_u64);
        let (Some(row), Some(col)) = (part(0), part(1)) else {
            self.faults.add(format!("{place}: `[row, column]` is needed, not {item}"));
            return None;
        };
        let cell = (row < 20 && col < 20).then(|| Cell::new(row as usize, col as usize)).flatten();
        if cell.is_none() {
            self.faults.add(format!(
                "{place}: [{row},{col}] is off the board, which goes from [0,0] to [19,19]"
            ));
        }
        cell
    }

    fn turn(&mut self, value: &Value, players: Option<usize>) -> Option<(Seat, Turn)> {
        let Some(object) = value.as_object() else {
            self.faults.add("turn: an object is needed");
            return None;
        };
        self.known_keys(object, "turn.", &["seat", "terrain", "built", "action", "from"]);
        let n_faults = self.faults.0.len();
        let seat = object.get("seat").and_then(Value::as_u64).map(|seat| seat as usize);
        let seat = seat.filter(|&seat| seat < players.unwrap_or(5)).and_then(Seat::new);
        if seat.is_none() {
            let given = object.get("seat").map_or("missing".to_owned(), Value::to_string);
            self.faults.add(format!("turn.seat: {given}; a seat in play is needed, from 0"));
        }
        let power = match object.get("action").and_then(Value::as_str) {
            Some("build") => Some(Power::Mandatory),
            Some(name) => self.power(name),
            None => {
                self.faults.add("turn.action: `build` or a location's name is needed");
                None
            }
        };
        let terrain = match object.get("terrain") {
            None | Some(Value::Null) => None,
            Some(value) => match value.as_str().map(str::parse::<Terrain>) {
                Some(Ok(terrain)) if is_on_cards(terrain) => Some(terrain),
                _ => {
                    self.faults.add(format!("turn.terrain: {value} is on no terrain card"));
                    None
                }
            },
        };
        if terrain.is_none() && power.is_some_and(follows_card) && n_faults == self.faults.0.len() {
            self.faults.add("turn.terrain: this action follows the card; say its terrain");
        }
        let n_built = object.get("built").map_or(Some(0), Value::as_u64);
        let most = if power == Some(Power::Mandatory) { 2 } else { 3 };
        if n_built.is_none_or(|n_built| n_built > most) {
            let given = object.get("built").map_or("missing".to_owned(), Value::to_string);
            self.faults.add(format!("turn.built: {given}; a number from 0 to {most} is needed"));
        }
        let from = match object.get("from") {
            None | Some(Value::Null) => None,
            Some(item) => self.hex("turn.from", item),
        };
        if self.faults.0.len() > n_faults {
            return None;
        }
        Some((seat?, Turn { power: power?, terrain, n_built: n_built? as usize, from }))
    }

    fn power(&mut self, name: &str) -> Option<Power> {
        let power = match name.parse::<Power>() {
            Ok(power) => power,
            Err(error) => {
                self.faults.add(format!("turn.action: {error}, nor `build`"));
                return None;
            }
        };
        let has_no_hexes = [Location::Crossroads, Location::Bazaar, Location::Temple]
            .map(Power::Location)
            .contains(&power)
            || power == Power::Sword;
        if has_no_hexes {
            self.faults.add(format!("turn.action: {power} has no hexes to build on or move to"));
            return None;
        }
        Some(power)
    }
}

fn is_on_cards(terrain: Terrain) -> bool {
    Terrain::BASE.contains(&terrain) || terrain == Terrain::Swamp
}

fn follows_card(power: Power) -> bool {
    let locations = [Location::Oracle, Location::Barn, Location::Quarry, Location::Cathedral];
    power == Power::Mandatory
        || power == Power::Location(Location::Fort)
        || locations.map(Power::Location).contains(&power)
}
