//! What the people at one table asked for, were told and were shown; and whether that can have been.
//!
//! A table is an append-only list, and a request names the place in it where it wants to stand. So
//! a history is linearizable if and only if all of this holds, and no search for an order is needed:
//!
//! - What is in the log was asked for: by this seat, under this key, with this deed, for this place;
//!   and no seat's key is there twice.
//! - A request that was answered by `done` stands at the place the answer names, and so no two
//!   answers name the same place. One that was sent once and refused stands nowhere.
//! - Real time: whatever anybody had been told or shown before a request was sent, or before a
//!   socket said hello, is before that request's place, or in the first view over that socket. No
//!   client ever sees a table go back.
//! - Every message with a view is, to the byte, what the engine says about that state of the stored
//!   log for those eyes. That is also the test that nobody is shown what is not for them.
//! - From one check to the next the log only grows.
//!
//! The first four lines of it can be judged only against the log (`check`); the others are judged as
//! they are noted.

use crate::replay::Replay;
use protocol::{COMPUTER_KEY, Code, Entry, Request, Update};
use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::time::{Duration, Instant};
use table::{Origin, Seat};

/// The history of one table.
pub(crate) struct History {
    origin: Origin,
    sent: HashMap<(Seat, String), Sent>,
    /// Views since the last check.
    seen: Vec<Seen>,
    clients: Vec<Client>,
    /// The greatest number that anybody knew of at a time; both only rise.
    known: Vec<(Instant, u64)>,
    n_done: usize,
    /// What cannot have been.
    wrong: Vec<String>,
    /// The log as it was at the last check, and the match after it.
    log: Vec<Entry>,
    replay: Replay,
}

/// A request, and what became of it.
struct Sent {
    request: Request,
    first_at: Instant,
    n_times: usize,
    answer: Option<Answer>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Done(u64),
    Refused(Code),
}

/// A message with a view.
struct Seen {
    number: u64,
    eyes: Option<Seat>,
    since: Option<usize>,
    text: String,
}

/// Somebody at the table.
#[derive(Default)]
struct Client {
    latest: Option<Update>,
    is_connected: bool,
    /// Since when nothing is heard of the table, or no answer to a request comes.
    waits_since: Option<Instant>,
    asks_since: Option<Instant>,
    longest_wait: Duration,
}

impl History {
    pub(crate) fn new(origin: Origin, n_clients: usize) -> History {
        let replay = Replay::new(&origin);
        let mut clients = Vec::new();
        clients.resize_with(n_clients, Client::default);
        History {
            origin,
            sent: HashMap::new(),
            seen: Vec::new(),
            clients,
            known: Vec::new(),
            n_done: 0,
            wrong: Vec::new(),
            log: Vec::new(),
            replay,
        }
    }

    pub(crate) fn n_done(&self) -> usize {
        self.n_done
    }

    pub(crate) fn is_over(&self) -> bool {
        let latest = self.clients.iter().filter_map(|client| client.latest.as_ref());
        latest.into_iter().any(|update| update.to_act.is_none())
    }

    /// The greatest number that anybody was told or shown.
    pub(crate) fn known(&self) -> u64 {
        self.known.last().map_or(0, |&(_, number)| number)
    }

    /// Whether somebody waits for an answer.
    pub(crate) fn is_asking(&self) -> bool {
        self.clients.iter().any(|client| client.asks_since.is_some())
    }

    pub(crate) fn is_anybody_connected(&self) -> bool {
        self.clients.iter().any(|client| client.is_connected)
    }

    /// What each of them saw last.
    pub(crate) fn latest(&self) -> impl Iterator<Item = Option<&Update>> {
        self.clients.iter().map(|client| client.latest.as_ref())
    }

    /// The longest that anybody waited, or still waits, for an answer, or for a view after a socket
    /// broke.
    pub(crate) fn longest_wait(&self) -> Duration {
        let waits = self.clients.iter().flat_map(|client| {
            let open = [client.waits_since, client.asks_since].into_iter().flatten();
            open.map(|since| since.elapsed()).chain([client.longest_wait])
        });
        waits.max().unwrap_or_default()
    }

    pub(crate) fn forget_waits(&mut self) {
        self.clients.iter_mut().for_each(|client| client.longest_wait = Duration::ZERO);
    }

    /// How often somebody was told that the store is to blame.
    pub(crate) fn n_not_stored(&self) -> usize {
        let is_not_stored = |sent: &&Sent| sent.answer == Some(Answer::Refused(Code::Storage));
        self.sent.values().filter(is_not_stored).count()
    }

    /// How things stand, for whoever looks into a failure.
    pub(crate) fn state(&self) -> String {
        let mut state = format!("{}, {} done:", self.origin.game, self.n_done);
        for client in &self.clients {
            let Client { latest, is_connected, asks_since, waits_since, .. } = client;
            let seen = latest.as_ref().map(|update| (update.number, update.eyes, update.to_act));
            let asks_for = asks_since.map(|since| since.elapsed());
            let waits_for = waits_since.map(|since| since.elapsed());
            write!(
                state,
                " (saw {seen:?}, connected {is_connected}, asks for {asks_for:?}, waits for \
                 {waits_for:?})"
            )
            .expect("writing to a string");
        }
        state + "\n"
    }

    /// A socket broke.
    pub(crate) fn note_lost(&mut self, client: usize) {
        let client = &mut self.clients[client];
        client.is_connected = false;
        client.waits_since.get_or_insert_with(Instant::now);
    }

    /// Somebody leaves who has seen the end of the match.
    pub(crate) fn note_left(&mut self, client: usize) {
        self.clients[client].is_connected = false;
    }

    pub(crate) fn note_connected(&mut self, client: usize) {
        self.clients[client].is_connected = true;
    }

    /// A request is about to be sent, for the first time or once more.
    pub(crate) fn note_sent(&mut self, client: usize, request: &Request) {
        let now = Instant::now();
        self.clients[client].asks_since.get_or_insert(now);
        let key = (request.seat, request.key.clone());
        let new = || Sent { request: request.clone(), first_at: now, n_times: 0, answer: None };
        self.sent.entry(key).or_insert_with(new).n_times += 1;
    }

    pub(crate) fn note_done(&mut self, client: usize, seat: Seat, key: &str, number: u64) {
        self.stop_asking(client);
        self.n_done += 1;
        let Some(sent) = self.sent.get_mut(&(seat, key.to_owned())) else {
            return self.wrong.push(format!("`{key}` was never asked for, and is done"));
        };
        if let Some(before) = sent.answer.replace(Answer::Done(number)) {
            self.wrong.push(format!("`{key}` was answered by {before:?} before it was done"));
        }
        if number != sent.request.number + 1 {
            self.wrong.push(format!("`{key}` is done as {number}: {:?}", sent.request));
        }
        let first_at = sent.first_at;
        let known = self.known_before(first_at);
        if number <= known {
            self.wrong.push(format!("`{key}` is done as {number}; before it was {known}"));
        }
        self.learn(number);
    }

    pub(crate) fn note_refused(&mut self, client: usize, seat: Seat, key: &str, code: Code) {
        self.stop_asking(client);
        let sent = self.sent.get_mut(&(seat, key.to_owned()));
        let sent = sent.expect("players wait for answers to what they sent");
        sent.answer = Some(Answer::Refused(code));
        let is_plausible = match code {
            Code::Doubled => sent.n_times > 1,
            Code::Stale | Code::NotYourTurn | Code::Over => true,
            Code::Storage | Code::Unavailable | Code::NotBegun => true,
            _ => false,
        };
        if !is_plausible {
            self.wrong.push(format!("{:?} was refused by {code:?}", sent.request));
        }
    }

    /// A view came; the first one over a socket comes with the time when that said hello.
    pub(crate) fn note_seen(
        &mut self,
        client: usize,
        update: &Update,
        text: &str,
        hello_at: Option<Instant>,
    ) {
        let number = update.number;
        let before = self.clients[client].latest.as_ref().map_or(0, |update| update.number);
        if number < before {
            self.wrong.push(format!("client {client} saw {before}, and then {number}"));
        }
        let known = hello_at.map_or(0, |at| self.known_before(at));
        if number < known {
            self.wrong
                .push(format!("{known} was known when client {client} came and saw {number}"));
        }
        self.learn(number);
        let Update { eyes, since, .. } = *update;
        self.seen.push(Seen { number, eyes, since, text: text.to_owned() });
        let client = &mut self.clients[client];
        if let Some(since) = client.waits_since.take() {
            client.longest_wait = client.longest_wait.max(since.elapsed());
        }
        client.latest = Some(update.clone());
    }

    fn stop_asking(&mut self, client: usize) {
        let client = &mut self.clients[client];
        if let Some(since) = client.asks_since.take() {
            client.longest_wait = client.longest_wait.max(since.elapsed());
        }
    }

    fn learn(&mut self, number: u64) {
        if self.known.last().is_none_or(|&(_, known)| known < number) {
            self.known.push((Instant::now(), number));
        }
    }

    fn known_before(&self, at: Instant) -> u64 {
        let place = self.known.partition_point(|&(known_at, _)| known_at < at);
        place.checked_sub(1).map_or(0, |place| self.known[place].1)
    }

    /// Compares everything noted so far with the stored log; says everything that cannot have been.
    pub(crate) fn check(&mut self, log: &[Entry]) -> Result<(), String> {
        if !log.starts_with(&self.log) {
            self.wrong.push("the log is not what it was, and more".to_owned());
        }
        self.check_entries(log);
        self.check_answers(log);
        self.check_views(log);
        self.log = log.to_vec();
        match self.wrong.is_empty() {
            true => Ok(()),
            false => Err(self.wrong.join("\n")),
        }
    }

    /// Nothing is there that nobody asked for, or twice.
    fn check_entries(&mut self, log: &[Entry]) {
        let mut keys = HashSet::new();
        for (place, entry) in log.iter().enumerate() {
            if !keys.insert((entry.seat, &entry.key)) {
                self.wrong.push(format!("{entry:?} is in the log twice"));
            }
            if entry.key.starts_with(COMPUTER_KEY) {
                continue;
            }
            let sent = self.sent.get(&(entry.seat, entry.key.clone()));
            let is_asked_for = sent.is_some_and(|Sent { request, .. }| {
                (request.number, &request.deed) == (place as u64, &entry.deed)
            });
            if !is_asked_for {
                self.wrong.push(format!("nobody asked for entry {place}, {entry:?}"));
            }
        }
    }

    /// What was done is there, and what was refused is not.
    fn check_answers(&mut self, log: &[Entry]) {
        let places: HashMap<(Seat, &str), usize> = (0..)
            .zip(log)
            .map(|(place, entry)| ((entry.seat, entry.key.as_str()), place))
            .collect();
        for ((seat, key), sent) in &self.sent {
            let place = places.get(&(*seat, key.as_str())).copied();
            let is_right = match sent.answer {
                Some(Answer::Done(number)) => place.map(|place| place as u64 + 1) == Some(number),
                Some(Answer::Refused(Code::Doubled)) => place.is_some(),
                // Whoever asks again is told about the second time; the first may have been done.
                Some(Answer::Refused(_)) => place.is_none() || sent.n_times > 1,
                None => true,
            };
            if !is_right {
                let Sent { answer, n_times, request, .. } = sent;
                self.wrong.push(format!(
                    "{request:?}, sent {n_times} times and answered by {answer:?}, is at {place:?}"
                ));
            }
        }
    }

    /// Every view is what the engine says.
    fn check_views(&mut self, log: &[Entry]) {
        let mut seen = std::mem::take(&mut self.seen);
        seen.sort_by_key(|seen| seen.number);
        let seed = self.origin.seed().map(|seed| seed.to_string()).unwrap_or_default();
        for Seen { number, eyes, since, text } in seen {
            while self.replay.number() < number {
                let Some(entry) = log.get(self.replay.number() as usize) else {
                    let n_entries = log.len();
                    return self.wrong.push(format!("{number} was shown, of {n_entries} entries"));
                };
                if let Err(reason) = self.replay.step(entry) {
                    return self.wrong.push(reason);
                }
            }
            let expected = self.replay.update(eyes, since);
            if self.replay.number() != number || text != expected {
                self.wrong.push(format!("as {number}, {eyes:?} saw {text} instead of {expected}"));
            }
            if text.contains(&seed[..16]) {
                self.wrong.push(format!("the seed is in {text}"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{Library, game};
    use protocol::{Deed, ToClient};
    use table::{Luck, Seed};

    const FIRST: Seat = Seat::FIRST;

    /// A table at which the first seat builds, and what was noted of it.
    struct Noted {
        history: History,
        replay: Replay,
        log: Vec<Entry>,
    }

    impl Noted {
        fn new() -> Noted {
            let game = game("kingdom-builder").expect("a game");
            let luck = Luck::Seed(Seed([7; 32]));

            let components = Library::default().for_new_match(game);
            let origin = game.start("players=2", &components, luck).expect("good options").origin();
            let replay = Replay::new(&origin);
            Noted { history: History::new(origin, 2), replay, log: Vec::new() }
        }

        /// The first thing that can be done now, as the first client asks for it.
        fn ask(&mut self, key: &str) -> Request {
            let text = self.replay.update(Some(FIRST), None);
            let Ok(ToClient::Update(update)) = serde_json::from_str(&text) else {
                panic!("{text}")
            };
            let deed = Deed::act(&update.legal[0]);
            let request = Request { number: update.number, key: key.to_owned(), seat: FIRST, deed };
            self.history.note_sent(0, &request);
            request
        }

        /// It is carried out and stored.
        fn store(&mut self, request: &Request) {
            let Request { seat, key, deed, .. } = request.clone();
            let entry = Entry { seat, key, deed };
            self.replay.step(&entry).expect("legal");
            self.log.push(entry);
        }

        /// A client sees the present state.
        fn show(&mut self, client: usize, eyes: Option<Seat>, hello_at: Option<Instant>) {
            let text = self.replay.update(eyes, None);
            let Ok(ToClient::Update(update)) = serde_json::from_str(&text) else {
                panic!("{text}")
            };
            self.history.note_seen(client, &update, &text, hello_at);
        }

        /// What is said against the history.
        fn wrong(mut self) -> String {
            self.history.check(&self.log).err().unwrap_or_default()
        }
    }

    #[test]
    fn what_can_have_been_is_found_good() {
        let mut noted = Noted::new();
        noted.show(0, Some(FIRST), Some(Instant::now()));
        let request = noted.ask("a");
        noted.store(&request);
        noted.history.note_done(0, FIRST, "a", 1);
        noted.show(0, Some(FIRST), None);
        noted.show(1, None, Some(Instant::now()));
        // Asked for once more, after the answer to the first time got lost.
        let request = noted.ask("b");
        noted.store(&request);
        noted.history.note_sent(0, &request);
        noted.history.note_refused(0, FIRST, "b", Code::Doubled);
        assert_eq!(noted.wrong(), "");
    }

    #[test]
    fn a_lost_action_is_found() {
        let mut noted = Noted::new();
        noted.ask("a");
        noted.history.note_done(0, FIRST, "a", 1);
        assert!(noted.wrong().contains("answered by Some(Done(1)), is at None"));
    }

    #[test]
    fn an_action_that_was_done_twice_is_found() {
        let mut noted = Noted::new();
        let request = noted.ask("a");
        noted.store(&request);
        noted.log.push(noted.log[0].clone());
        noted.history.note_done(0, FIRST, "a", 1);
        assert!(noted.wrong().contains("is in the log twice"));
    }

    #[test]
    fn what_was_refused_and_is_there_is_found() {
        let mut noted = Noted::new();
        let request = noted.ask("a");
        noted.store(&request);
        noted.history.note_refused(0, FIRST, "a", Code::Storage);
        assert!(noted.wrong().contains("answered by Some(Refused(Storage)), is at Some(0)"));
    }

    #[test]
    fn a_log_that_forgets_is_found() {
        let mut noted = Noted::new();
        let request = noted.ask("a");
        noted.store(&request);
        noted.history.check(&noted.log).expect("all is well so far");
        noted.log.clear();
        assert!(noted.wrong().contains("the log is not what it was"));
    }

    #[test]
    fn an_old_view_is_found() {
        let mut noted = Noted::new();
        let request = noted.ask("a");
        noted.history.note_done(0, FIRST, "a", 1);
        noted.show(1, None, Some(Instant::now()));
        noted.store(&request);
        assert!(noted.wrong().contains("1 was known when client 1 came and saw 0"));
    }

    #[test]
    fn what_is_for_other_eyes_is_found() {
        let mut noted = Noted::new();
        let text = noted.replay.update(Some(FIRST), None);
        let Ok(ToClient::Update(update)) = serde_json::from_str(&text) else { panic!("{text}") };
        noted.history.note_seen(1, &Update { eyes: None, ..update }, &text, None);
        assert!(noted.wrong().contains("None saw"));
    }
}
