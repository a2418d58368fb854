//! The list of tables that lobbies show, read once for all who see the same.

use crate::lobby_socket::NEWS_PAUSE;
use std::sync::Arc;
use store::{PersonId, Store, StoreError, Summary};
use tokio::sync::Mutex;
use tokio::time::Instant;

/// A list, and since when it is true.
type Kept = Option<(Instant, Arc<Vec<Summary>>)>;

/// The lists that were read last: of strangers and guests, and of members whom the club has let in.
#[derive(Default)]
pub(crate) struct Listings {
    of_others: Mutex<Kept>,
    of_members: Mutex<Kept>,
}

impl Listings {
    /// The tables that somebody finds in the lobby, as they were a moment ago: for whoever waits so long
    /// after each piece of news, that is after it.
    pub(crate) async fn of(
        &self,
        store: &Store,
        reader: Option<PersonId>,
        limit: usize,
    ) -> Result<Arc<Vec<Summary>>, StoreError> {
        let finds = match reader {
            Some(reader) => store.finds(reader).await?,
            None => store::Finds::default(),
        };
        if finds.has_blocks {
            return Ok(Arc::new(store.listed(reader, limit).await?));
        }
        let kept = if finds.is_member { &self.of_members } else { &self.of_others };
        // Whoever comes meanwhile waits for the same answer.
        let mut kept = kept.lock().await;
        let now = Instant::now();
        if let Some((since, listed)) = &*kept
            && now - *since < NEWS_PAUSE
        {
            return Ok(Arc::clone(listed));
        }
        let listed = Arc::new(store.listed(reader, limit).await?);
        *kept = Some((now, Arc::clone(&listed)));
        Ok(listed)
    }
}
