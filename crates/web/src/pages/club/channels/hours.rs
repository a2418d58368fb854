//! When one is told: how soon, or everything at once at some hours, and when not.

use super::Kept;
use crate::api::club;
use crate::reactive::Memo;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{ChannelKind, ChannelTerms};

const HOURS: u32 = 24;
const MINUTES: u32 = 60;

/// When one is told.
struct Delay {
    /// How long one has not looked before that, in seconds.
    seconds: u32,
    /// At which hours where one is everything comes in one message; if at none, each by itself.
    digest: &'static [u32],
    key: &'static str,
}

/// What there is to choose from.
const DELAYS: [Delay; 6] = [
    Delay { seconds: 0, digest: &[], key: "club-delay-now" },
    Delay { seconds: 15 * 60, digest: &[], key: "club-delay-quarter" },
    Delay { seconds: 2 * 60 * 60, digest: &[], key: "club-delay-hours" },
    Delay { seconds: 0, digest: &[8], key: "club-digest-morning" },
    Delay { seconds: 0, digest: &[18], key: "club-digest-evening" },
    Delay { seconds: 0, digest: &[8, 18], key: "club-digest-both" },
];

impl Delay {
    fn digest(&self) -> Vec<u32> {
        self.digest.iter().map(|hour| hour * MINUTES).collect()
    }

    fn is_of(&self, terms: &ChannelTerms) -> bool {
        let is_gathered = !terms.digest.is_empty();
        self.digest() == terms.digest && (is_gathered || self.seconds == terms.delay)
    }
}

/// As one is told who has chosen nothing: not at night, and on the device that one has at hand at once,
/// elsewhere after a quarter of an hour.
pub(super) fn usual(kind: ChannelKind) -> ChannelTerms {
    ChannelTerms {
        delay: match kind {
            ChannelKind::Push => 0,
            ChannelKind::Mail | ChannelKind::Webhook => 15 * 60,
        },
        quiet_from: Some(22 * MINUTES),
        quiet_to: Some(7 * MINUTES),
        ..ChannelTerms::default()
    }
}

/// As one is told by another way: as by the one that is there, but as soon as is usual for its kind, unless
/// something else was chosen.
pub(super) fn like(there: (ChannelKind, &ChannelTerms), kind: ChannelKind) -> ChannelTerms {
    let (kind_there, terms) = there;
    let delay = match terms.delay == usual(kind_there).delay && terms.digest.is_empty() {
        true => usual(kind).delay,
        false => terms.delay,
    };
    ChannelTerms { delay, ..terms.clone() }
}

/// Chooses when one is told; it holds for all ways.
#[component]
pub(super) fn Hours(kept: Kept) -> impl IntoView {
    let say = Say::here();
    let first = Memo::new(move |_| kept.known.with(|it| it.first().map(|way| way.terms.clone())));
    let terms = move || first.get().unwrap_or_default();
    let change = move |change: fn(&mut ChannelTerms, usize), chosen: usize| {
        for way in kept.known.get_untracked() {
            let mut terms = way.terms;
            change(&mut terms, chosen);
            terms.utc_offset = Some(club::utc_offset());
            kept.keep(way.id, terms);
        }
    };
    let differ = Memo::new(move |_| {
        kept.known.with(|known| known.iter().any(|way| way.terms.delay != known[0].terms.delay))
    });
    // Chosen by itself, and by nobody.
    let by_kind = move || {
        differ.get().then(
            || view! { <option value="" selected=true>{say.the("club-delay-by-kind")}</option> },
        )
    };
    let delays = DELAYS.iter().enumerate().map(|(number, delay)| {
        let is_chosen = move || !differ.get() && delay.is_of(&terms());
        view! { <option value=number.to_string() selected=is_chosen>{say.the(delay.key)}</option> }
    });
    let choose_delay = move |event| {
        let by_delay = |terms: &mut ChannelTerms, chosen: usize| {
            (terms.delay, terms.digest) = (DELAYS[chosen].seconds, DELAYS[chosen].digest());
        };
        let chosen = event_target_value(&event).parse().ok();
        chosen.filter(|it| *it < DELAYS.len()).into_iter().for_each(|it| change(by_delay, it));
    };
    // The hours are those where one is, and follow whoever travels.
    let hour_options = move |of: fn(&ChannelTerms) -> Option<u32>| {
        (0..HOURS).map(move |hour| {
            let is_chosen = move || of(&terms()).is_some_and(|minute| minute / MINUTES == hour);
            let time = format!("{hour}:00");
            view! { <option value=hour.to_string() selected=is_chosen>{time}</option> }
        })
    };
    let choose_from = move |event| {
        let from = |terms: &mut ChannelTerms, hour: usize| {
            terms.quiet_from = Some(hour as u32 * MINUTES);
            terms.quiet_to = terms.quiet_to.or(usual(ChannelKind::Push).quiet_to);
        };
        let never = |terms: &mut ChannelTerms, _| {
            (terms.quiet_from, terms.quiet_to) = (None, None);
        };
        match event_target_value(&event).parse() {
            Ok(hour) => change(from, hour),
            Err(_) => change(never, 0),
        }
    };
    let choose_to = move |event| {
        let to = |terms: &mut ChannelTerms, hour: usize| {
            terms.quiet_to = Some(hour as u32 * MINUTES);
        };
        event_target_value(&event).parse().into_iter().for_each(|hour| change(to, hour));
    };
    let is_never_quiet = move || terms().quiet_from.is_none();
    view! {
        <div class="set-line">
            <label for="delay">{say.the("club-delay")}</label>
            <select id="delay" on:change=choose_delay>{delays.collect_view()}{by_kind}</select>
        </div>
        <div class="set-line">
            <span class="two">
                <strong>{say.the("club-quiet")}</strong>
                <span class="quiet">{say.the("club-quiet-hint")}</span>
            </span>
            <span class="quiet-hours">
                <select id="quiet-from" aria-label=say.the("club-quiet-from") on:change=choose_from>
                    <option value="" selected=is_never_quiet>{say.the("club-quiet-never")}</option>
                    {hour_options(|terms| terms.quiet_from).collect_view()}
                </select>
                <Show when=move || !is_never_quiet()>
                    <span aria-hidden="true">"–"</span>
                    <select id="quiet-to" aria-label=say.the("club-quiet-to") on:change=choose_to>
                        {hour_options(|terms| terms.quiet_to).collect_view()}
                    </select>
                </Show>
            </span>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_push_comes_at_once_and_a_mail_later_unless_one_has_chosen() {
        let delay = |there: ChannelTerms, kind| like((ChannelKind::Push, &there), kind).delay;
        let push = usual(ChannelKind::Push);
        assert_eq!(push.delay, 0);
        assert_eq!(delay(push.clone(), ChannelKind::Mail), 15 * 60);
        assert_eq!(delay(push.clone(), ChannelKind::Push), 0);
        let late = ChannelTerms { delay: 7_200, quiet_to: Some(60), ..push.clone() };
        assert_eq!(delay(late.clone(), ChannelKind::Mail), 7_200, "it was chosen");
        assert_eq!(like((ChannelKind::Push, &late), ChannelKind::Mail).quiet_to, Some(60));
        let gathered = ChannelTerms { digest: vec![480], ..push };
        assert_eq!(delay(gathered, ChannelKind::Mail), 0, "all of it comes at eight");
    }
}
