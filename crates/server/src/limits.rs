//! How much one client may ask for.

use crate::config::Limits;
use crate::counter::Counter;
use crate::stream::{Place, places};
use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::{Code, Problem};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;
use store::PersonId;
use tokio::sync::Semaphore;

/// So many seconds' worth of requests may come at once, as when a page loads.
const BURST_SECONDS: u32 = 5;

/// Guards what clients share.
pub(crate) struct Guards {
    limits: Limits,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    uploads: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    asked: PersonalLimiter,
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
    codes: DefaultKeyedRateLimiter<IpAddr>,
    sign_ins_by_name: DefaultKeyedRateLimiter<String>,
    recovery_mails: DefaultKeyedRateLimiter<String>,
    mail_codes: PersonalLimiter,
    mail_codes_by_target: DefaultKeyedRateLimiter<String>,
    sockets: Counter,
    sockets_in_all: Arc<Semaphore>,
}

/// One part in so many of all connections is kept for pages and requests: no socket takes it.
const RESERVED_PART: usize = 20;

/// So many recovery codes are sent to one member in a day.
const RECOVERY_MAILS_PER_DAY: u32 = 3;

/// So many mails with codes somebody has sent in a day, and so many come to one address.
const MAIL_CODES_PER_DAY: u32 = 10;

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
            asked: PersonalLimiter::new(per_day(limits.asked_per_day)),
            sign_ins: RateLimiter::keyed(attempts(limits.sign_ins_per_hour)),
            codes: RateLimiter::keyed(attempts(limits.codes_per_hour)),
            recovery_mails: RateLimiter::keyed(per_day(RECOVERY_MAILS_PER_DAY)),
            mail_codes: PersonalLimiter::new(per_day(MAIL_CODES_PER_DAY)),
            mail_codes_by_target: RateLimiter::keyed(per_day(MAIL_CODES_PER_DAY)),
            sign_ins_by_name: RateLimiter::keyed(attempts(limits.sign_ins_per_hour)),
            sockets: Counter::new(limits.sockets_per_address),
            sockets_in_all: places(limits.connections - limits.connections / RESERVED_PART),
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

    /// Whether a person may ask another one to a table today, and anybody from that address.
    pub(crate) fn ask(&self, person: PersonId, address: IpAddr) -> Result<(), Problem> {
        self.asked.check(person, address).map_err(|()| {
            let reason = "so many people were asked to tables today; try again tomorrow";
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

    /// Whether a recovery code may be sent to whoever has this name.
    pub(crate) fn recovery_mail(&self, plain_name: &String) -> Result<(), Problem> {
        self.recovery_mails.check_key(plain_name).map_err(|_| {
            Problem::new(Code::TooFast, "so many codes were asked for; look for the mails")
        })
    }

    /// Whether a person may have a code sent to an address of mail, and anybody from where they are.
    pub(crate) fn mail_code(
        &self,
        person: PersonId,
        address: IpAddr,
        target: &str,
    ) -> Result<(), Problem> {
        let too_many = || {
            let reason = "so many codes were sent today; look for the mails, or try again tomorrow";
            Problem::new(Code::TooFast, reason)
        };
        self.mail_codes.check(person, address).map_err(|()| too_many())?;
        // Mail servers take small letters and capitals for the same.
        self.mail_codes_by_target.check_key(&target.to_lowercase()).map_err(|_| too_many())
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

    /// Lets an address open a socket, unless it holds enough of them, or all together do.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<Place, Problem> {
        let of_client = self.sockets.enter(address).ok_or_else(|| {
            Problem::new(Code::TooFast, "too many connections are open; close another window first")
        })?;
        let of_all = Arc::clone(&self.sockets_in_all).try_acquire_owned().map_err(|_| {
            Problem::new(Code::Unavailable, "too many tables are looked at; wait a moment")
        })?;
        Ok(Place { _of_all: of_all, _of_client: Some(of_client) })
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
        self.asked.tidy();
        self.sign_ins.retain_recent();
        self.codes.retain_recent();
        self.sign_ins_by_name.retain_recent();
        self.recovery_mails.retain_recent();
        self.mail_codes.tidy();
        self.mail_codes_by_target.retain_recent();
    }
}

/// Limits what a person does, and what is done from an address, whoever it is.
struct PersonalLimiter {
    people: DefaultKeyedRateLimiter<PersonId>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
}

impl PersonalLimiter {
    fn new(quota: Quota) -> PersonalLimiter {
        PersonalLimiter { people: RateLimiter::keyed(quota), addresses: RateLimiter::keyed(quota) }
    }

    fn check(&self, person: PersonId, address: IpAddr) -> Result<(), ()> {
        self.people.check_key(&person).map_err(drop)?;
        self.addresses.check_key(&address).map_err(drop)
    }

    fn tidy(&self) {
        self.people.retain_recent();
        self.addresses.retain_recent();
    }
}

/// Guards what is said, at whichever tables.
pub(crate) struct TalkGuard(PersonalLimiter);

impl TalkGuard {
    pub(crate) fn new(limits: &Limits) -> TalkGuard {
        let quota = Quota::per_minute(at_least_one(limits.remarks_per_minute));
        TalkGuard(PersonalLimiter::new(quota.allow_burst(at_least_one(limits.remarks_at_once))))
    }

    /// Whether a person may say something now.
    pub(crate) fn say(&self, person: PersonId, address: IpAddr) -> Result<(), Problem> {
        self.0.check(person, address).map_err(|()| {
            Problem::new(Code::TooFast, "so much was said, also at other tables; wait a moment")
        })
    }

    pub(crate) fn tidy(&self) {
        self.0.tidy();
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
