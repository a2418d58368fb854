//! How much one client may ask for.

use crate::config::Limits;
use crate::counter::{Counter, Permit};
use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::{Code, Problem};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

/// So many seconds' worth of requests may come at once, as when a page loads.
const BURST_SECONDS: u32 = 5;

/// Guards what clients share.
pub(crate) struct Guards {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    uploads: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
    codes: DefaultKeyedRateLimiter<IpAddr>,
    sign_ins_by_name: DefaultKeyedRateLimiter<String>,
    sockets: Counter,
}

const ONE_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// So many times the usual number of messages are no haste any more, but a flood.
const FLOOD: u32 = 10;

/// Guards what comes over one socket.
pub(crate) struct MessageGuard {
    messages: RateLimiter<NotKeyed, InMemoryState, DefaultClock>,
    frames: RateLimiter<NotKeyed, InMemoryState, DefaultClock>,
}

impl MessageGuard {
    fn new(per_second: u32) -> MessageGuard {
        MessageGuard {
            messages: RateLimiter::direct(quota(per_second)),
            frames: RateLimiter::direct(quota(per_second.saturating_mul(FLOOD))),
        }
    }

    /// Whether another message may be carried out.
    pub(crate) fn message(&self) -> Result<(), Problem> {
        self.messages.check().map_err(|_| too_fast())
    }

    /// Whether the socket may stay open after another frame of any kind, pings included.
    pub(crate) fn frame(&self) -> Result<(), Problem> {
        self.frames.check().map_err(|_| {
            Problem::new(Code::TooFast, "this connection was flooded; come back more slowly")
        })
    }
}

impl Guards {
    pub(crate) fn new(limits: Limits) -> Guards {
        Guards {
            limits,
            requests: RateLimiter::keyed(quota(limits.requests_per_second)),
            uploads: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.uploads_per_hour))),
            guests: RateLimiter::keyed(per_day(limits.guests_per_day)),
            tables: RateLimiter::keyed(per_day(limits.tables_per_day)),
            sign_ins: RateLimiter::keyed(attempts(limits.sign_ins_per_hour)),
            codes: RateLimiter::keyed(attempts(limits.codes_per_hour)),
            sign_ins_by_name: RateLimiter::keyed(attempts(limits.sign_ins_per_hour)),
            sockets: Counter::new(limits.sockets_per_address),
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

    /// Whether somebody new may come from an address today.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Problem> {
        self.guests.check_key(&address).map_err(|_| {
            let reason = "so many people have come from your address today; try again tomorrow";
            Problem::new(Code::TooFast, reason)
        })
    }

    /// Whether another table may be made from an address today.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Problem> {
        self.tables.check_key(&address).map_err(|_| {
            let reason = "so many tables were made from your address today; try again tomorrow";
            Problem::new(Code::TooFast, reason)
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

    /// Whether an address may try a table's code now.
    pub(crate) fn code(&self, address: IpAddr) -> Result<(), Problem> {
        self.codes.check_key(&address).map_err(|_| {
            Problem::new(Code::TooFast, "too many codes were tried; wait a few minutes")
        })
    }

    /// Whether an address may try to come in under this name now.
    pub(crate) fn attempt(&self, address: IpAddr, plain_name: &String) -> Result<(), Problem> {
        self.sign_in(address)?;
        self.sign_in_as(plain_name)
    }

    /// Lets an address open a socket, unless it holds enough of them.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<Permit, Problem> {
        self.sockets.enter(address).ok_or_else(|| {
            Problem::new(Code::TooFast, "too many connections are open; close another window first")
        })
    }

    /// For a socket that is opened now.
    pub(crate) fn messages(&self) -> MessageGuard {
        MessageGuard::new(self.limits.messages_per_second)
    }

    /// For a socket of another node, which has counted what its client sends: what was let pass there
    /// is not stopped here by a clock that differs a little.
    pub(crate) fn messages_of_node(&self) -> MessageGuard {
        MessageGuard::new(self.limits.messages_per_second.saturating_mul(2))
    }

    /// Forgets addresses that have not been seen for a while.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.uploads.retain_recent();
        self.guests.retain_recent();
        self.tables.retain_recent();
        self.sign_ins.retain_recent();
        self.codes.retain_recent();
        self.sign_ins_by_name.retain_recent();
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

/// A whole day's worth may come at once, as when a class comes in.
fn per_day(number: u32) -> Quota {
    let number = at_least_one(number);
    let pause = ONE_DAY / number.get();
    Quota::with_period(pause).expect("a day is long enough").allow_burst(number)
}

fn quota(per_second: u32) -> Quota {
    let per_second = at_least_one(per_second);
    Quota::per_second(per_second)
        .allow_burst(per_second.saturating_mul(NonZeroU32::new(BURST_SECONDS).expect("not zero")))
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}
