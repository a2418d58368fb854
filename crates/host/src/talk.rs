//! What is said at a table, by those who sit there to those who sit there.

use crate::output::Output;
use crate::subscribers::SubscriberId;
use crate::table::Table;
use protocol::{Code, MAX_REMARK, Problem, Remark, Said, ToClient};
use std::collections::VecDeque;
use std::time::Duration;

/// So many of the latest remarks are remembered by a table that is awake.
pub const MAX_REMEMBERED: usize = 100;

/// So many remarks of one person within so much time are enough.
const MAX_AT_ONCE: usize = 6;
const AT_ONCE: Duration = Duration::from_secs(12);

/// What was said, and who said something lately.
pub(crate) struct Talk<P> {
    remarks: VecDeque<Remark>,
    latest: VecDeque<(P, Duration)>,
}

impl<P: Copy + Eq> Talk<P> {
    pub(crate) fn new(remarks: Vec<Remark>) -> Talk<P> {
        Talk { remarks: remarks.into(), latest: VecDeque::new() }
    }

    fn is_too_much(&mut self, person: P, now: Duration) -> bool {
        self.latest.retain(|(_, at)| now < *at + AT_ONCE);
        let is_theirs = |(speaker, _): &&(P, Duration)| *speaker == person;
        if MAX_AT_ONCE <= self.latest.iter().filter(is_theirs).count() {
            return true;
        }
        self.latest.push_back((person, now));
        false
    }
}

impl<P: Copy + Eq> Table<P> {
    pub(crate) fn on_said(&mut self, id: SubscriberId, said: Said, now: Duration) {
        match self.may_say(id, said, now) {
            Ok(output) => self.say(output),
            Err(problem) => self.refuse(id, None, problem),
        }
    }

    fn may_say(&mut self, id: SubscriberId, said: Said, now: Duration) -> Result<Output, Problem> {
        let person = self.subscribers.get(id).and_then(|it| it.person);
        let seat = self.seating.held_by(person).next();
        let (Some(person), Some(seat)) = (person, seat) else {
            let reason = "only those who sit at this table talk here";
            return Err(Problem::new(Code::NotYourSeat, reason));
        };
        let said = match said {
            Said::Text(text) => Said::Text(plain(&text)?),
            phrase @ Said::Phrase(_) => phrase,
        };
        if self.talk.is_too_much(person, now) {
            return Err(Problem::new(Code::TooFast, "so much was said; wait a moment"));
        }
        Ok(Output::KeepRemark { seat, said })
    }

    /// Something was said, and is stored.
    pub(crate) fn on_remark(&mut self, remark: Remark) {
        if MAX_REMEMBERED <= self.talk.remarks.len() {
            self.talk.remarks.pop_front();
        }
        self.talk.remarks.push_back(remark.clone());
        let listens = self.subscribers.iter().filter(|it| self.seating.sits(it.person));
        let to: Vec<SubscriberId> = listens.map(|it| it.id).collect();
        if !to.is_empty() {
            self.send(to, ToClient::Talk(vec![remark]));
        }
    }

    /// Tells somebody who has just come what was said.
    pub(crate) fn recall(&mut self, id: SubscriberId, person: Option<P>) {
        if self.seating.sits(person) && !self.talk.remarks.is_empty() {
            let remarks = self.talk.remarks.iter().cloned().collect();
            self.send(vec![id], ToClient::Talk(remarks));
        }
    }
}

/// A remark as it is kept: one line without control characters, and not too long.
fn plain(text: &str) -> Result<String, Problem> {
    let text = text.trim();
    if text.is_empty() || text.chars().any(char::is_control) {
        return Err(Problem::new(Code::Unreadable, "a remark is one line of text"));
    }
    if MAX_REMARK < text.chars().count() {
        let reason = format!("a remark has at most {MAX_REMARK} characters");
        return Err(Problem::new(Code::TooLarge, reason));
    }
    Ok(text.to_owned())
}
