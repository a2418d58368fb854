//! What the host has set: read once, and kept in mind.

use crate::error::storage;
use protocol::{Admission, Club, Problem};
use std::collections::BTreeMap;
use std::sync::RwLock;
use store::{Store, StoreError};

/// The names under which it is stored.
const NAME: &str = "name";
const NEWS: &str = "news";
const ADMISSION: &str = "admission";

/// The club's settings.
pub(crate) struct Settings {
    store: Store,
    now: RwLock<Club>,
}

impl Settings {
    pub(crate) async fn read(store: Store) -> Result<Settings, StoreError> {
        let now = RwLock::new(club(&store.settings().await?));
        Ok(Settings { store, now })
    }

    /// The club as it is.
    pub(crate) fn club(&self) -> Club {
        self.now.read().expect("nobody panics while reading").clone()
    }

    /// Reads what another node may have set.
    pub(crate) async fn read_again(&self) -> Result<(), StoreError> {
        let read = club(&self.store.settings().await?);
        *self.now.write().expect("nobody panics while writing") = read;
        Ok(())
    }

    /// Makes the club another one.
    pub(crate) async fn set(&self, club: Club) -> Result<(), Problem> {
        for (name, value) in [
            (NAME, club.name.clone()),
            (NEWS, club.news.clone()),
            (ADMISSION, club.admission.to_string()),
        ] {
            self.store.set(name, value).await.map_err(storage)?;
        }
        *self.now.write().expect("nobody panics while writing") = club;
        Ok(())
    }
}

fn club(settings: &BTreeMap<String, String>) -> Club {
    let text = |name: &str| settings.get(name).cloned().unwrap_or_default();
    Club {
        name: text(NAME),
        news: text(NEWS),
        // What an older program cannot read lets nobody in by accident.
        admission: match settings.get(ADMISSION) {
            Some(admission) => admission.parse().unwrap_or(Admission::Invitation),
            None => Admission::default(),
        },
        has_mail: false,
    }
}
