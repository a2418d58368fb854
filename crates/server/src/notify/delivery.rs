//! What is sent now, later, or not at all.

use super::mail::MailBox;
use super::out::{Out, SendError};
use super::push::{self, ServerKey};
use super::text::{self, Dispatch, gathered, told};
use super::webhook;
use crate::api::{shown_target, turns_of};
use crate::app::App;
use crate::session::now;
use futures_util::StreamExt as _;
use futures_util::stream::FuturesUnordered;
use protocol::{ChannelKind, ChannelTerms, NoticeKind};
use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use store::{Channel, Notice, StoreError};
use tokio::time::{MissedTickBehavior, interval};

/// So many notices are looked at to find by which ways something is to be sent.
const BATCH: usize = 50;

/// By so many ways something is sent at the same time: one that does not answer takes its time.
const N_AT_ONCE: usize = 8;

/// Whoever has a page in sight sees it there; a while later they may not.
const WHILE_HERE: Duration = Duration::from_secs(60);

/// A way that cannot be read is looked at again after this time.
const UNREADABLE_FOR: Duration = Duration::from_secs(60);

/// After so many failures a way is tried once a day; an address that the mail server refuses for good is
/// given up.
const MAX_FAILURES: u32 = 9;

const ONE_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Everything that carries messages.
pub(crate) struct Courier {
    pub(crate) out: Out,
    pub(crate) mail: Option<MailBox>,
    pub(crate) key: ServerKey,
}

impl Courier {
    pub(crate) fn new(mail: Option<MailBox>, key: ServerKey, reaches_inside: bool) -> Courier {
        Courier { out: Out::new(reaches_inside), mail, key }
    }
}

/// Sends what is due, for as long as the server runs.
pub(crate) async fn deliver(app: Arc<App>) {
    let mut pause = interval(app.config.notice_pause);
    pause.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut round = Round::default();
    let mut sending = FuturesUnordered::new();
    loop {
        tokio::select! {
            _ = pause.tick() => {
                if app.is_first() {
                    match app.store.due_channels(BATCH).await {
                        Ok(due) => round.begin(due),
                        Err(error) => tracing::warn!(%error, "nobody knows who is to be told"),
                    }
                }
            }
            Some(channel) = sending.next() => {
                round.under_way.remove(&channel);
            }
        }
        while let Some(channel) = round.next() {
            sending.push(tell(&app, channel));
        }
    }
}

/// What is sent just now, and what comes after it. Ways that do not answer keep nobody waiting but those
/// for whom there is no place beside them.
#[derive(Default)]
struct Round {
    waiting: VecDeque<i64>,
    under_way: HashSet<i64>,
}

impl Round {
    /// These are due; those that are under way already come again if anything is left.
    fn begin(&mut self, due: Vec<i64>) {
        self.waiting = due.into_iter().filter(|it| !self.under_way.contains(it)).collect();
    }

    /// The next, if there is a place for it.
    fn next(&mut self) -> Option<i64> {
        if N_AT_ONCE <= self.under_way.len() {
            return None;
        }
        let next = self.waiting.pop_front()?;
        self.under_way.insert(next);
        Some(next)
    }
}

/// Tells by one way all that is due, and gives it back.
async fn tell(app: &App, channel: i64) -> i64 {
    if let Err(error) = tell_all(app, channel).await {
        tracing::warn!(%error, channel, "nobody can be told by this way");
        // Others come first, however often this one cannot even be read.
        drop(app.store.hold_channel(channel, UNREADABLE_FOR).await);
    }
    channel
}

async fn tell_all(app: &App, channel: i64) -> Result<(), StoreError> {
    let due = app.store.due_notices(channel).await?;
    if let Some(rest) = due.first().and_then(|notice| rest(&notice.channel, now())) {
        return app.store.hold_channel(channel, rest).await;
    }
    let mut ready = Vec::new();
    for notice in due {
        match wait(app, &notice) {
            Wait::Never => app.store.settle_notice(&notice, false).await?,
            Wait::For(time) => app.store.postpone_notice(&notice, time).await?,
            Wait::NoLonger => ready.push(notice),
        }
    }
    match &ready[..] {
        [first, ..] => send(app, &first.channel, &ready).await,
        [] => Ok(()),
    }
}

/// Whether a notice has to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wait {
    NoLonger,
    For(Duration),
    /// There is nothing to tell any more.
    Never,
}

fn wait(app: &App, notice: &Notice) -> Wait {
    let wish = &notice.channel.wish;
    if !notice.is_true || !notice.is_wished {
        return Wait::Never;
    }
    let sees_it = app.presence.is_looking_at(wish.person, &notice.table);
    // Another page only counts who waits: where time runs, that may be too late.
    let is_told = sees_it || !notice.is_live && app.presence.is_looking(wish.person);
    if is_told {
        return match notice.kind {
            // Whoever is there when it happens has seen it.
            NoticeKind::Begun | NoticeKind::Over if sees_it => Wait::Never,
            _ => Wait::For(WHILE_HERE),
        };
    }
    // Where time runs, tomorrow is too late.
    match notice.is_live {
        true => Wait::NoLonger,
        false => wait_for_hours(&wish.terms, notice.since, now()),
    }
}

/// Whether what there is to tell has to wait for an hour of the person's day. Times are in milliseconds
/// since 1970.
fn wait_for_hours(terms: &ChannelTerms, since: i64, now: i64) -> Wait {
    let ahead = i64::from(terms.utc_offset.unwrap_or_default()) * MINUTE;
    if !terms.digest.is_empty() {
        // The hours were chosen, and hold also at night.
        let gathered_until = next_digest(since + ahead, &terms.digest) - ahead;
        return match u64::try_from(gathered_until - now) {
            Ok(time @ 1..) => Wait::For(Duration::from_millis(time)),
            _ => Wait::NoLonger,
        };
    }
    let minute = ((now + ahead) / MINUTE).rem_euclid(DAY.into()) as u32;
    match terms.quiet_from.zip(terms.quiet_to).and_then(|(from, to)| until_loud(minute, from, to)) {
        Some(minutes) => Wait::For(Duration::from_secs(u64::from(minutes) * 60)),
        None => Wait::NoLonger,
    }
}

/// So many milliseconds has a minute.
const MINUTE: i64 = 60_000;

/// So many minutes has a day.
const DAY: u32 = 24 * 60;

/// When everything since then is told: the first of these minutes of the day. Times are in milliseconds
/// since 1970.
fn next_digest(since: i64, minutes: &[u32]) -> i64 {
    let day = MINUTE * i64::from(DAY);
    let midnight = since - since.rem_euclid(day);
    let times = minutes.iter().flat_map(|&at| {
        let today = midnight + MINUTE * i64::from(at);
        [today, today + day]
    });
    times.filter(|&time| since <= time).min().unwrap_or(since)
}

/// In how many minutes quiet hours end, if it is quiet.
fn until_loud(minute: u32, from: u32, to: u32) -> Option<u32> {
    let since = (minute + DAY - from) % DAY;
    let length = (to + DAY - from) % DAY;
    (since < length).then(|| length - since)
}

/// Sends one message after the other. What has arrived is done with, also if the next one fails.
async fn send(app: &App, channel: &Channel, notices: &[Notice]) -> Result<(), StoreError> {
    let mut n_failures = channel.n_failures;
    for Parcel { message, notices } in parcels(channel, notices) {
        match carry(app, channel, &message).await {
            Ok(()) => {
                n_failures = 0;
                metrics::counter!("freehold_notices_total").increment(notices.len() as u64);
                for notice in notices {
                    app.store.settle_notice(notice, true).await?;
                }
            }
            Err(error) => return fail(app, channel, n_failures, error).await,
        }
    }
    Ok(())
}

/// Something could not be sent by a way that had failed so often before.
async fn fail(
    app: &App,
    channel: &Channel,
    n_failures: u32,
    error: SendError,
) -> Result<(), StoreError> {
    match error {
        SendError::Rejected(reason) if MAX_FAILURES <= n_failures => {
            tracing::info!(reason, "an address that is refused again and again is given up");
            app.store.give_up_channel(channel.id, shown_target(channel)).await?;
        }
        SendError::Gone => {
            tracing::info!(kind = %channel.wish.kind, "a way to tell somebody is gone");
            app.store.give_up_channel(channel.id, shown_target(channel)).await?;
        }
        error => {
            tracing::info!(%error, kind = %channel.wish.kind, "somebody could not be told");
            metrics::counter!("freehold_notice_failures_total").increment(1);
            app.store.note_channel_failed(channel.id, pause_after(n_failures + 1)).await?;
        }
    }
    Ok(())
}

/// A message, and the notices that are done with once it has arrived.
struct Parcel<'a> {
    message: Dispatch,
    notices: Vec<&'a Notice>,
}

/// One message for each thing there is to tell, or one for all of them: as a mail, or where it is gathered.
fn parcels<'a>(channel: &Channel, notices: &'a [Notice]) -> Vec<Parcel<'a>> {
    let are_live = notices.iter().all(|notice| notice.is_live);
    let is_gathered = channel.wish.kind == ChannelKind::Mail
        || !are_live && !channel.wish.terms.digest.is_empty();
    if is_gathered {
        let message = gathered(channel, without_echoes(notices).map(told).collect());
        return vec![Parcel { message, notices: notices.iter().collect() }];
    }
    let parcel = |notice: &'a Notice| Parcel {
        message: Dispatch::One(told(notice)),
        notices: notices.iter().filter(|other| *other == notice || echoes(other, notice)).collect(),
    };
    without_echoes(notices).map(parcel).collect()
}

/// Sends something by a way at once, only to see whether it arrives.
pub(crate) async fn test(app: &App, channel: &Channel) -> Result<(), SendError> {
    carry(app, channel, &text::test(channel)).await
}

fn without_echoes(notices: &[Notice]) -> impl Iterator<Item = &Notice> {
    notices.iter().filter(|notice| !notices.iter().any(|other| echoes(notice, other)))
}

/// Whether a notice tells nothing that the other one does not: a reminder says all that the notice of the
/// same turn says.
fn echoes(notice: &Notice, other: &Notice) -> bool {
    let kinds = (notice.kind, other.kind);
    kinds == (NoticeKind::Turn, NoticeKind::Reminder) && notice.table == other.table
}

/// For how long nothing is sent by a way that has failed, whatever else there is to tell by it since.
/// Times are in milliseconds since 1970.
fn rest(channel: &Channel, now: i64) -> Option<Duration> {
    // By a clock that was set back meanwhile nothing can be told of it.
    let since = u64::try_from(now - channel.failed_at?).ok()?;
    let rest = pause_after(channel.n_failures).checked_sub(Duration::from_millis(since))?;
    (!rest.is_zero()).then_some(rest)
}

/// How long to wait after so many failures in a row.
fn pause_after(n_failures: u32) -> Duration {
    match n_failures {
        0 => Duration::ZERO,
        1..=MAX_FAILURES => Duration::from_secs(30 << n_failures),
        _ => ONE_DAY,
    }
}

async fn carry(app: &App, channel: &Channel, message: &Dispatch) -> Result<(), SendError> {
    let (courier, wish) = (&app.courier, &channel.wish);
    match wish.kind {
        ChannelKind::Webhook => webhook::send(&courier.out, &wish.target, message).await,
        ChannelKind::Push => {
            // Without it the sign of the program stays as it is.
            let n_turns = turns_of(app, Some(wish.person)).await.ok().map(|it| it.turns.len());
            let (key, contact) = (&courier.key, &wish.base_url);
            push::send(&courier.out, key, &wish.target, contact, message, n_turns).await
        }
        ChannelKind::Mail => match &courier.mail {
            Some(mail) => {
                let stop = app.stop_link(channel);
                mail.send(&wish.target, &wish.terms.language, message, &stop).await
            }
            None => Err(SendError::Unreachable("no mail server is set up".to_owned())),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_end_also_after_midnight() {
        let (ten, seven) = (22 * 60, 7 * 60);
        assert_eq!(until_loud(23 * 60, ten, seven), Some(8 * 60));
        assert_eq!(until_loud(6 * 60, ten, seven), Some(60));
        assert_eq!(until_loud(7 * 60, ten, seven), None);
        assert_eq!(until_loud(12 * 60, ten, seven), None);
        assert_eq!(until_loud(13 * 60, 12 * 60, 14 * 60), Some(60));
        assert_eq!(until_loud(5, 0, 0), None, "no hours at all");
    }

    #[test]
    fn what_is_gathered_is_told_at_the_next_hour_that_was_chosen() {
        const HOUR: i64 = 60 * 60 * 1_000;
        let day = 24 * HOUR * 20_000;
        let (eight, six) = (8 * 60, 18 * 60);
        assert_eq!(next_digest(day + 7 * HOUR, &[eight]), day + 8 * HOUR);
        assert_eq!(next_digest(day + 8 * HOUR, &[eight]), day + 8 * HOUR, "just in time");
        assert_eq!(next_digest(day + 8 * HOUR + 1, &[eight]), day + 32 * HOUR, "tomorrow");
        assert_eq!(next_digest(day + 9 * HOUR, &[eight, six]), day + 18 * HOUR);
        assert_eq!(next_digest(day + 19 * HOUR, &[six, eight]), day + 32 * HOUR);
        assert_eq!(next_digest(day, &[0]), day);
    }

    #[test]
    fn hours_are_those_where_somebody_is() {
        const HOUR: i64 = 60 * MINUTE;
        let midnight = 24 * HOUR * 20_000;
        let terms = |utc_offset, quiet: Option<(u32, u32)>, digest| ChannelTerms {
            language: "en".to_owned(),
            delay: 0,
            quiet_from: quiet.map(|(from, _)| from),
            quiet_to: quiet.map(|(_, to)| to),
            digest,
            utc_offset,
            silent: Vec::new(),
        };
        let hours = |count: u64| Wait::For(Duration::from_secs(60 * 60 * count));
        let night = Some((22 * 60, 7 * 60));
        let at_night =
            |offset, now| wait_for_hours(&terms(offset, night, vec![]), 0, midnight + now);
        assert_eq!(at_night(None, 6 * HOUR), hours(1), "by UTC");
        assert_eq!(at_night(Some(0), 6 * HOUR), hours(1), "in London");
        assert_eq!(at_night(Some(60), 6 * HOUR), Wait::NoLonger, "in Paris it is seven");
        assert_eq!(at_night(Some(-300), 4 * HOUR), hours(8), "in New York it is eleven at night");
        let morning = |offset, since| {
            let since = midnight + since;
            wait_for_hours(&terms(offset, None, vec![8 * 60]), since, since)
        };
        assert_eq!(morning(None, 7 * HOUR), hours(1));
        assert_eq!(morning(Some(60), 7 * HOUR), Wait::NoLonger, "in Paris it is eight");
        assert_eq!(morning(Some(-300), 7 * HOUR), hours(6));
        assert_eq!(morning(Some(330), 3 * HOUR + 30 * MINUTE), hours(23), "in Delhi it is nine");
    }

    #[test]
    fn failures_are_tried_again_ever_more_rarely() {
        assert_eq!(pause_after(0), Duration::ZERO);
        assert_eq!(pause_after(1), Duration::from_secs(60));
        assert_eq!(pause_after(4), Duration::from_secs(480));
        assert_eq!(pause_after(9), Duration::from_secs(15_360));
        assert_eq!(pause_after(10), ONE_DAY);
    }
}
