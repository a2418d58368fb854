//! What nodes tell each other: that lists of tables have changed, or what the host has set. Whoever
//! misses it looks anew.
//!
//! A line on which nobody speaks is not told from one that is dead. So each node says something once in
//! a while, if only that it is there, and hears itself; whoever hears nobody for longer, not even
//! itself, listens anew.

use super::Nodes;
use super::question::SILENT;
use crate::app::App;
use crate::complaints::Complaints;
use crate::tables::{Dispatch, News};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::PersonId;
use tokio::time::{sleep, timeout};

/// News are gathered for a moment, and told together.
const GATHERING: Duration = Duration::from_millis(50);

/// So many are told together.
const MAX_TOGETHER: usize = 256;

/// More people than fit into a word are all people.
const MAX_PEOPLE: usize = 300;

/// So many people fit into a word beside those; sockets of others find out by looking.
const MAX_SIGNED_OUT: usize = 50;

/// A node says something at least once in so many leases.
const LEASES_PER_WORD: u32 = 2;

/// Whoever has heard nothing for so many leases is deaf.
const LEASES_UNTIL_DEAF: u32 = 6;

/// What may be wrong.
const UNTOLD: &str = "the other nodes do not hear the news";
const DEAF: &str = "nothing is heard of the other nodes";

/// How long until somebody listens again to whom the database does not speak.
const PAUSE: Duration = Duration::from_secs(1);

/// What a node tells the others.
#[derive(Serialize, Deserialize)]
struct Word {
    /// Who says it: a node does not listen to itself.
    from: u64,
    /// Whose lists have changed.
    people: Vec<i64>,
    /// Everybody's have.
    is_for_all: bool,
    /// The host has set something.
    is_of_club: bool,
    /// Who is signed out somewhere.
    #[serde(default)]
    signed_out: Vec<i64>,
}

impl Word {
    /// That it is there, and no more; or that something was lost, and it may be anything.
    fn new(from: u64, was_lost: bool) -> Word {
        let (people, signed_out) = (Vec::new(), Vec::new());
        Word { from, is_for_all: was_lost, is_of_club: was_lost, people, signed_out }
    }

    fn add(&mut self, news: &News) {
        match news {
            News::ForAll => self.is_for_all = true,
            News::For(people) => self.people.extend(people.iter().map(|it| it.number())),
            News::Club => self.is_of_club = true,
            News::SignedOut(person) if self.signed_out.len() < MAX_SIGNED_OUT => {
                self.signed_out.push(person.number());
            }
            News::SignedOut(_) => {}
        }
        if self.people.len() > MAX_PEOPLE {
            self.is_for_all = true;
        }
        if self.is_for_all {
            self.people.clear();
        }
    }
}

/// Passes on what happens here, for as long as the server runs.
pub(crate) async fn pass_on(nodes: Nodes, dispatch: Dispatch) {
    let Dispatch { mut news, is_incomplete } = dispatch;
    let mut gathered = Vec::new();
    let mut was_lost = false;
    let mut complaints = Complaints::none();
    loop {
        let pause = nodes.0.lease * LEASES_PER_WORD;
        match timeout(pause, news.recv_many(&mut gathered, MAX_TOGETHER)).await {
            Ok(0) => return,
            Ok(_) => sleep(GATHERING).await,
            Err(_) => {}
        }
        while gathered.len() < MAX_TOGETHER
            && let Ok(news) = news.try_recv()
        {
            gathered.push(news);
        }
        was_lost |= is_incomplete.swap(false, Ordering::Relaxed);
        let mut word = Word::new(nodes.0.mark, was_lost);
        gathered.drain(..).for_each(|news| word.add(&news));
        word.people.sort_unstable();
        word.people.dedup();
        let text = serde_json::to_string(&word).expect("words can be written");
        match nodes.0.store.tell_nodes(&text).await {
            Ok(()) => {
                was_lost = false;
                complaints.settle();
            }
            Err(error) => {
                was_lost = true;
                complaints.warn(UNTOLD, &error);
            }
        }
    }
}

/// Listens to the others, for as long as the server runs.
pub(crate) async fn hear(app: Arc<App>, nodes: Nodes) {
    let patience = nodes.0.lease * LEASES_UNTIL_DEAF;
    let mut complaints = Complaints::none();
    loop {
        match timeout(patience, app.store.listen()).await {
            Ok(Ok(mut others)) => {
                complaints.settle();
                look_anew(&app).await;
                while let Ok(Ok(heard)) = timeout(patience, others.next()).await {
                    let word = heard.and_then(|text| serde_json::from_str::<Word>(&text).ok());
                    match word {
                        Some(word) if word.from == nodes.0.mark => {}
                        Some(word) => take_note(&app, word).await,
                        None => look_anew(&app).await,
                    }
                }
            }
            Ok(Err(error)) => complaints.warn(DEAF, &error),
            Err(_) => complaints.warn(DEAF, &SILENT),
        }
        sleep(PAUSE).await;
    }
}

async fn take_note(app: &App, word: Word) {
    if word.is_of_club {
        read_club(app).await;
    }
    for person in word.signed_out {
        app.tables.tell_here(News::SignedOut(PersonId::new(person)));
    }
    if word.is_for_all {
        app.tables.tell_here(News::ForAll);
    } else if !word.people.is_empty() {
        let people = word.people.into_iter().map(PersonId::new).collect();
        app.tables.tell_here(News::For(people));
    }
}

/// Something may have been missed.
async fn look_anew(app: &App) {
    read_club(app).await;
    app.tables.tell_here(News::ForAll);
}

async fn read_club(app: &App) {
    if let Err(error) = app.club.read_again().await {
        tracing::warn!(%error, "what the host has set may be out of date");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nodes::golden::check;

    #[test]
    fn words_are_understood_by_the_version_before_and_the_next() {
        check::<Word>(include_str!("golden/word.json"));
    }

    #[test]
    fn after_something_was_lost_the_next_word_is_for_all() {
        let mut word = Word::new(1, true);
        word.add(&News::For(vec![PersonId::new(7)]));
        assert!(word.is_for_all && word.is_of_club && word.people.is_empty());
        let mut word = Word::new(1, false);
        word.add(&News::For(vec![PersonId::new(7)]));
        assert!(!word.is_for_all && !word.is_of_club && word.people == [7]);
    }
}
