//! What lobbies are told: that the tables they show have changed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::PersonId;
use tokio::sync::{broadcast, mpsc};

/// So many news wait for a lobby; one that misses some looks anew.
const MAX_WAITING: usize = 64;

/// Something has changed in lists of tables.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// In everybody's.
    ForAll,
    /// In those of these people.
    For(Vec<PersonId>),
    /// In none; but the host has set something, which other nodes have to know.
    Club,
    /// In none; but somebody is signed out at one of their devices, or at all.
    SignedOut(PersonId),
}

impl News {
    /// In the lists of those who sit at a table that is not listed, and of whoever made it.
    pub(crate) fn of(people: &[PersonId], owner: PersonId) -> News {
        News::For(people.iter().copied().chain([owner]).collect())
    }
}

/// The way from tables to lobbies.
#[derive(Clone)]
pub(crate) struct Newsroom {
    here: broadcast::Sender<Arc<News>>,
    /// Who is signed out somewhere, for all sockets that are open here.
    sign_outs: broadcast::Sender<PersonId>,
    /// The way to the lobbies of other nodes.
    elsewhere: Option<Elsewhere>,
}

#[derive(Clone)]
struct Elsewhere {
    news: mpsc::Sender<Arc<News>>,
    is_incomplete: Arc<AtomicBool>,
}

/// What is to be told to other nodes.
pub(crate) struct Dispatch {
    pub(crate) news: mpsc::Receiver<Arc<News>>,
    /// Whether some news are missing, because too much happened at once.
    pub(crate) is_incomplete: Arc<AtomicBool>,
}

/// A socket's end of the way on which it is told who is signed out.
pub(crate) struct SignOuts(broadcast::Receiver<PersonId>);

/// A lobby's end of it.
pub(crate) struct Reader {
    news: broadcast::Receiver<Arc<News>>,
    person: Option<PersonId>,
}

impl Newsroom {
    pub(crate) fn new() -> Newsroom {
        Newsroom {
            here: broadcast::Sender::new(MAX_WAITING),
            sign_outs: broadcast::Sender::new(MAX_WAITING),
            elsewhere: None,
        }
    }

    /// One whose news go to other nodes too, over the second half.
    pub(crate) fn among_nodes() -> (Newsroom, Dispatch) {
        let (sender, news) = mpsc::channel(MAX_WAITING * MAX_WAITING);
        let is_incomplete = Arc::new(AtomicBool::new(false));
        let elsewhere = Elsewhere { news: sender, is_incomplete: Arc::clone(&is_incomplete) };
        let newsroom = Newsroom { elsewhere: Some(elsewhere), ..Newsroom::new() };
        (newsroom, Dispatch { news, is_incomplete })
    }

    pub(crate) fn tell(&self, news: News) {
        let news = Arc::new(news);
        if let Some(Elsewhere { news: sender, is_incomplete }) = &self.elsewhere
            && sender.try_send(Arc::clone(&news)).is_err()
            && !is_incomplete.swap(true, Ordering::Relaxed)
        {
            tracing::warn!("more happens than the other nodes can be told; they look anew");
        }
        self.spread(news);
    }

    pub(crate) fn tell_here(&self, news: News) {
        self.spread(Arc::new(news));
    }

    /// Without anybody who listens nobody hears it.
    fn spread(&self, news: Arc<News>) {
        match *news {
            News::SignedOut(person) => drop(self.sign_outs.send(person)),
            News::ForAll | News::For(_) | News::Club => drop(self.here.send(news)),
        }
    }

    pub(crate) fn sign_outs(&self) -> SignOuts {
        SignOuts(self.sign_outs.subscribe())
    }

    pub(crate) fn reader(&self, person: Option<PersonId>) -> Reader {
        Reader { news: self.here.subscribe(), person }
    }
}

impl SignOuts {
    /// Waits until this person may be signed out somewhere.
    pub(crate) async fn concerns(&mut self, person: PersonId) {
        loop {
            match self.0.recv().await {
                Ok(other) if other != person => {}
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => return,
                // The tables are gone, and the server with them.
                Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
            }
        }
    }
}

impl Reader {
    /// Waits until something has changed in this reader's lists.
    pub(crate) async fn changed(&mut self) {
        loop {
            match self.news.recv().await {
                Ok(news) if !self.concerns(&news) => {}
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => return,
                // The tables are gone, and the server with them.
                Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
            }
        }
    }

    fn concerns(&self, news: &News) -> bool {
        match news {
            News::ForAll => true,
            News::Club | News::SignedOut(_) => false,
            News::For(people) => self.person.is_some_and(|person| people.contains(&person)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::{Duration, timeout};

    #[test]
    fn news_that_found_no_room_are_not_forgotten() {
        let (newsroom, dispatch) = Newsroom::among_nodes();
        for _ in 0..MAX_WAITING * MAX_WAITING {
            newsroom.tell(News::ForAll);
        }
        assert!(!dispatch.is_incomplete.load(Ordering::Relaxed));
        newsroom.tell(News::Club);
        assert!(dispatch.is_incomplete.load(Ordering::Relaxed));
    }

    #[tokio::test]
    async fn a_lobby_hears_what_concerns_it() {
        let (ada, ben) = (PersonId::new(1), PersonId::new(2));
        let newsroom = Newsroom::new();
        let mut reader = newsroom.reader(Some(ada));
        newsroom.tell(News::For(vec![ben]));
        assert!(timeout(Duration::ZERO, reader.changed()).await.is_err(), "not Ada's");
        newsroom.tell(News::For(vec![ben, ada]));
        reader.changed().await;
        newsroom.tell(News::ForAll);
        reader.changed().await;
        for _ in 0..MAX_WAITING * 2 {
            newsroom.tell(News::For(vec![ben]));
        }
        reader.changed().await;
    }
}
