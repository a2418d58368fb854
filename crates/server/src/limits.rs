//! How much one client may ask for.

use crate::config::Limits;
use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::{Code, Problem};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

/// So many seconds' worth of requests may come at once, as when a page loads.
const BURST_SECONDS: u32 = 5;

/// Guards what clients share.
pub(crate) struct Guards {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    uploads: DefaultKeyedRateLimiter<IpAddr>,
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
    sign_ins_by_name: DefaultKeyedRateLimiter<String>,
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// The right to hold a socket open; given back when dropped.
pub(crate) struct SocketPermit {
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

/// Guards the messages of one socket.
pub(crate) type MessageGuard = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

impl Guards {
    pub(crate) fn new(limits: Limits) -> Guards {
        Guards {
            limits,
            requests: RateLimiter::keyed(quota(limits.requests_per_second)),
            uploads: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.uploads_per_hour))),
            sign_ins: RateLimiter::keyed(attempts(limits.sign_ins_per_hour)),
            sign_ins_by_name: RateLimiter::keyed(attempts(limits.sign_ins_per_hour)),
            sockets: Arc::default(),
        }
    }

    /// Whether an address may ask for something now.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        self.requests.check_key(&address).map_err(|_| too_fast())
    }

    /// Whether an address may leave something here now.
    pub(crate) fn upload(&self, address: IpAddr) -> Result<(), Problem> {
        self.uploads.check_key(&address).map_err(|_| {
            Problem::new(Code::TooFast, "so much was left here lately; try again in an hour")
        })
    }

    /// Whether an address may try to come in now.
    pub(crate) fn sign_in(&self, address: IpAddr) -> Result<(), Problem> {
        self.sign_ins.check_key(&address).map_err(|_| too_many_attempts())
    }

    /// Whether somebody may try to come in under this name now.
    pub(crate) fn sign_in_as(&self, plain_name: &String) -> Result<(), Problem> {
        self.sign_ins_by_name.check_key(plain_name).map_err(|_| too_many_attempts())
    }

    /// Whether an address may try to come in under this name now.
    pub(crate) fn attempt(&self, address: IpAddr, plain_name: &String) -> Result<(), Problem> {
        self.sign_in(address)?;
        self.sign_in_as(plain_name)
    }

    /// Lets an address open a socket, unless it holds enough of them.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<SocketPermit, Problem> {
        let mut sockets = self.sockets.lock().expect("nobody panics while counting");
        let n_sockets = sockets.entry(address).or_default();
        if *n_sockets >= self.limits.sockets_per_address {
            return Err(Problem::new(
                Code::TooFast,
                "too many connections are open; close another window first",
            ));
        }
        *n_sockets += 1;
        Ok(SocketPermit { sockets: Arc::clone(&self.sockets), address })
    }

    pub(crate) fn messages(&self) -> MessageGuard {
        RateLimiter::direct(quota(self.limits.messages_per_second))
    }

    /// Forgets addresses that have not been seen for a while.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.uploads.retain_recent();
        self.sign_ins.retain_recent();
        self.sign_ins_by_name.retain_recent();
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().expect("nobody panics while counting");
        if let Some(n_sockets) = sockets.get_mut(&self.address) {
            *n_sockets -= 1;
            if *n_sockets == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

/// The problem of a client that asks too often.
pub(crate) fn too_fast() -> Problem {
    Problem::new(Code::TooFast, "too many requests in too short a time; wait a second")
}

fn too_many_attempts() -> Problem {
    Problem::new(Code::TooFast, "too many attempts to come in; wait a few minutes")
}

/// A sixth of an hour's attempts may come at once, as when somebody tries all passwords they have.
fn attempts(per_hour: u32) -> Quota {
    Quota::per_hour(at_least_one(per_hour)).allow_burst(at_least_one(per_hour / 6))
}

fn quota(per_second: u32) -> Quota {
    let per_second = at_least_one(per_second);
    Quota::per_second(per_second)
        .allow_burst(per_second.saturating_mul(NonZeroU32::new(BURST_SECONDS).expect("not zero")))
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}
