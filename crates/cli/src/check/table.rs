//! Whether one table is whole: its log as it was written and possible by the rules, its record and its
//! result those of the log.

use games::{ComponentSet, Library};
use host::Host;
use protocol::{Entry, TableId};
use std::collections::HashMap;
use store::{Inspection, StoreError, StoredResult, StoredTable};
use table::{ComponentsHash, Origin, Record};

/// The sets of components that were read so far, by game and hash.
pub(crate) type Shelf = HashMap<(String, ComponentsHash), ComponentSet>;

/// What was found of a table, and what is wrong with it.
#[derive(Default)]
pub(crate) struct Checked {
    /// What its match began with, if that can be read.
    pub(crate) origin: Option<Origin>,
    /// Whether its match is over.
    pub(crate) is_over: bool,
    /// The lines of its log that can be read.
    pub(crate) lines: Vec<Entry>,
    /// So many of them, from the first, are whole and follow the rules.
    pub(crate) n_good: usize,
    /// Its record, if there is one that can be read.
    pub(crate) record: Option<String>,
    /// What is wrong.
    pub(crate) damage: Vec<String>,
}

impl Checked {
    /// Looks at a table from all sides.
    pub(crate) async fn of(inspection: &Inspection, id: &TableId, shelf: &mut Shelf) -> Checked {
        let mut checked = Checked::default();
        let record = checked.note(inspection.record(id).await).flatten();
        checked.record = record;
        let result = checked.note(inspection.result(id).await).flatten();
        let stored = checked.note(inspection.table(id).await).flatten();
        // The log is read last: what the others tell of is in it by then.
        if let Some(log) = checked.note(inspection.log(id).await) {
            checked.lines = log.entries;
            checked.n_good = log.n_whole;
            checked.damage.extend(log.damage);
        }
        let Some(stored) = stored else { return checked };
        checked.origin = Some(stored.origin.clone());
        checked.is_over = stored.is_over;
        if let Some(library) = checked.components(inspection, &stored.origin, shelf).await {
            checked.replay(&stored, &library, result.as_ref());
        }
        checked
    }

    /// What could be read; what could not is written down.
    fn note<T>(&mut self, read: Result<T, StoreError>) -> Option<T> {
        read.map_err(|error| self.damage.push(error.to_string())).ok()
    }

    /// The components that the match names.
    async fn components(
        &mut self,
        inspection: &Inspection,
        origin: &Origin,
        shelf: &mut Shelf,
    ) -> Option<Library> {
        let hash = origin.components;
        let mut library = Library::default();
        let name = (origin.game.clone(), hash);
        if let Some(set) = shelf.get(&name) {
            library.add(set.clone());
            return Some(library);
        }
        let Ok(game) = games::game(&origin.game) else {
            self.damage.push(format!("nobody here knows the game `{}`", origin.game));
            return None;
        };
        let Some(texts) = self.note(inspection.components(&origin.game, hash).await)? else {
            self.damage.push(format!("its components {hash} are not stored"));
            return Some(library);
        };
        let texts = texts.iter().map(|(name, text)| (name.to_owned(), text.to_owned()));
        match game.read_components(texts.collect()) {
            Ok(set) if set.hash() == hash => {
                library.add(set.clone());
                shelf.insert(name, set);
            }
            Ok(set) => {
                self.damage.push(format!("its components are {}, not {hash}", set.hash()));
            }
            Err(error) => self.damage.push(format!("its components {hash}: {error}")),
        }
        Some(library)
    }

    /// Plays the whole lines again and compares what comes of them with what is stored.
    fn replay(&mut self, stored: &StoredTable, library: &Library, result: Option<&StoredResult>) {
        let Ok(game) = games::game(&stored.origin.game) else { return };
        let open = |n_lines: usize| {
            let lines = self.lines[..n_lines].iter().cloned();
            Host::repeat(game, &stored.origin, library, stored.undo, lines)
        };
        let host = match open(self.n_good) {
            Ok(host) => host,
            Err(problem) => {
                // So many lines can be repeated: the first that cannot makes all longer ones fail.
                let n_good = search(self.n_good, |n_lines| open(n_lines).is_ok());
                self.n_good = n_good;
                self.damage.push(problem.to_string());
                return;
            }
        };
        if self.n_good < self.lines.len() || !self.damage.is_empty() {
            return;
        }
        let record = match (stored.is_over, host.record()) {
            (true, Ok(record)) => record,
            (false, Err(_)) => return,
            (true, Err(_)) => {
                return self.damage.push("it is said to be over, but its log goes on".to_owned());
            }
            (false, Ok(_)) => {
                return self.damage.push("its log has ended, but it is said to go on".to_owned());
            }
        };
        let damage = [
            self.record.as_deref().map_or_else(
                || Some("its record is missing".to_owned()),
                |text| record_damage(text, &record),
            ),
            result.map_or_else(
                || Some("its result is missing".to_owned()),
                |result| result_damage(result, &host),
            ),
        ];
        self.damage.extend(damage.into_iter().flatten());
    }
}

/// The greatest number up to this one of which something is true, if it is of all smaller ones and of 0.
fn search(most: usize, is_good: impl Fn(usize) -> bool) -> usize {
    let (mut good, mut bad) = (0, most);
    while bad - good > 1 {
        let middle = good + (bad - good) / 2;
        if is_good(middle) { good = middle } else { bad = middle }
    }
    good
}

fn record_damage(text: &str, of_log: &Record) -> Option<String> {
    let stored: Record = match text.parse() {
        Ok(record) => record,
        Err(error) => return Some(format!("its record: {error}")),
    };
    let is_same = (&stored.origin, &stored.plies, &stored.result)
        == (&of_log.origin, &of_log.plies, &of_log.result);
    (!is_same).then(|| "its record is not that of its log".to_owned())
}

fn result_damage(result: &StoredResult, host: &Host) -> Option<String> {
    let standings = host.standings();
    let totals: Vec<i32> = result.sides.iter().map(|side| side.total).collect();
    if totals != standings.totals() {
        return Some(format!("its result is {totals:?}, but {:?} by its log", standings.totals()));
    }
    let winners = result.sides.iter().enumerate().filter(|(_, side)| side.is_winner());
    let winners: Vec<usize> = winners.map(|(side, _)| side).collect();
    let by_log: Vec<usize> = standings.winners().into_iter().map(|side| side.index()).collect();
    (winners != by_log).then(|| format!("sides {winners:?} won, but {by_log:?} by its log"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_ends_before_the_first_that_is_bad() {
        for most in 1..20 {
            for first_bad in 1..=most {
                assert_eq!(search(most, |number| number < first_bad), first_bad - 1);
            }
        }
    }
}
