//! Devices at which sockets are open here, and whether they are still signed in.
//!
//! Sockets are told when somebody is signed out. That word may get lost on its way from another node; so
//! all devices are looked at now and then, many by one question.

use crate::app::App;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use store::{PersonId, SecretHash};
use tokio::time::{Instant, MissedTickBehavior, interval_at};

/// About so many devices the database is asked at once.
const BATCH: usize = 500;

type Device = (SecretHash, PersonId);

/// The devices at which sockets are open, and how many.
#[derive(Default)]
pub(crate) struct SignedInHere(Arc<Mutex<HashMap<Device, usize>>>);

/// A socket of one of them, until this is dropped.
pub(crate) struct OpenHere {
    devices: Arc<Mutex<HashMap<Device, usize>>>,
    device: Device,
}

impl SignedInHere {
    /// A socket is open at a device, which a token of this hash says to be this person's.
    pub(crate) fn enter(&self, token: SecretHash, person: PersonId) -> OpenHere {
        let device = (token, person);
        let mut devices = self.0.lock().expect("nobody panics while counting");
        *devices.entry(device).or_default() += 1;
        OpenHere { devices: Arc::clone(&self.0), device }
    }

    fn all(&self) -> Vec<Device> {
        let devices = self.0.lock().expect("nobody panics while counting");
        devices.keys().copied().collect()
    }
}

impl Drop for OpenHere {
    fn drop(&mut self) {
        let mut devices = self.devices.lock().expect("nobody panics while counting");
        if let Some(n_sockets) = devices.get_mut(&self.device) {
            *n_sockets -= 1;
            if *n_sockets == 0 {
                devices.remove(&self.device);
            }
        }
    }
}

/// Looks now and then which of the devices are signed out, and tells their sockets.
pub(crate) async fn keep_looking(app: Arc<App>) {
    let pause = app.config.session_pause;
    let mut looks = interval_at(Instant::now() + pause, pause);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        for devices in app.signed_in.all().chunks(BATCH) {
            match app.store.signed_out(devices).await {
                Ok(people) => people.into_iter().for_each(|it| app.tables.signed_out_here(it)),
                Err(error) => tracing::warn!(%error, "nobody knows who is still signed in"),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_looked_at_once_and_as_long_as_it_has_a_socket() {
        let here = SignedInHere::default();
        let (token, person) = (SecretHash::of(b"a token"), PersonId::new(1));
        let (lobby, table) = (here.enter(token, person), here.enter(token, person));
        assert_eq!(here.all(), [(token, person)]);
        drop(lobby);
        assert_eq!(here.all().len(), 1);
        drop(table);
        assert_eq!(here.all().len(), 0);
    }
}
