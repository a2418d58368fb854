//! What nodes tell each other: that lists of tables have changed, or what the host has set. Whoever
//! misses it looks anew.

use super::Nodes;
use crate::app::App;
use crate::tables::News;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use store::PersonId;
use tokio::sync::mpsc;
use tokio::time::sleep;

/// News are gathered for a moment, and told together.
const GATHERING: Duration = Duration::from_millis(50);

/// So many are told together.
const MAX_TOGETHER: usize = 256;

/// More people than fit into a word are all people.
const MAX_PEOPLE: usize = 300;

/// How long until somebody listens again to whom the database does not speak.
const PAUSE: Duration = Duration::from_secs(1);

/// What a node tells the others.
#[derive(Serialize, Deserialize, Default)]
struct Word {
    /// Who says it: a node does not listen to itself.
    from: u64,
    /// Whose lists have changed.
    people: Vec<i64>,
    /// Everybody's have.
    is_for_all: bool,
    /// The host has set something.
    is_of_club: bool,
}

impl Word {
    fn add(&mut self, news: &News) {
        match news {
            News::ForAll => self.is_for_all = true,
            News::For(people) => self.people.extend(people.iter().map(|it| it.number())),
            News::Club => self.is_of_club = true,
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
pub(crate) async fn pass_on(nodes: Nodes, mut news: mpsc::Receiver<Arc<News>>) {
    let mut gathered = Vec::new();
    while news.recv_many(&mut gathered, MAX_TOGETHER).await > 0 {
        sleep(GATHERING).await;
        while gathered.len() < MAX_TOGETHER
            && let Ok(news) = news.try_recv()
        {
            gathered.push(news);
        }
        let mut word = Word { from: nodes.0.mark, ..Word::default() };
        gathered.drain(..).for_each(|news| word.add(&news));
        word.people.sort_unstable();
        word.people.dedup();
        let text = serde_json::to_string(&word).expect("words can be written");
        if let Err(error) = nodes.0.store.tell_nodes(&text).await {
            tracing::warn!(%error, "the other nodes do not hear the news");
        }
    }
}

/// Listens to the others, for as long as the server runs.
pub(crate) async fn hear(app: Arc<App>, nodes: Nodes) {
    loop {
        match app.store.listen().await {
            Ok(mut others) => {
                look_anew(&app).await;
                while let Ok(heard) = others.next().await {
                    let word = heard.and_then(|text| serde_json::from_str::<Word>(&text).ok());
                    match word {
                        Some(word) if word.from == nodes.0.mark => {}
                        Some(word) => take_note(&app, word).await,
                        None => look_anew(&app).await,
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "nothing is heard of the other nodes"),
        }
        sleep(PAUSE).await;
    }
}

async fn take_note(app: &App, word: Word) {
    if word.is_of_club {
        read_club(app).await;
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
