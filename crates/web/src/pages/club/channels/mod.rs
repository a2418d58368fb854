//! Word when one is away: to this browser, by mail, or to a program or chat room. Of what, by which way and
//! when is for everybody to choose.

mod add;
mod hours;
mod wishes;

use super::parts::{Asking, Trouble, day};
use super::push;
use crate::api::club;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use crate::settings::Settings;
use add::{ByMail, ByPush, ByWebhook};
use hours::Hours;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ChannelKind, ChannelSummary, ChannelTerms, Channels, LostChannel};
use wishes::Wishes;

#[component]
pub(super) fn Ways(has_password: bool) -> impl IntoView {
    let say = Say::here();
    let told = RwSignal::new(None::<Channels>);
    let known = RwSignal::new(Vec::new());
    let looking = Asking::new();
    let look = Callback::new(move |()| {
        looking.look(club::channels(), move |found| {
            known.set(found.channels.clone());
            told.set(Some(found));
        });
    });
    look.run(());
    let kept = Kept { known, has_password, look, asking: Asking::new() };
    let has_any = Memo::new(move |_| known.with(|known| !known.is_empty()));
    view! {
        <section class="sheet" id="channels">
            <h2>{say.the("club-ways")}</h2>
            <p class="quiet">{say.the("club-ways-hint")}</p>
            {move || told.get().map(|told| view! {
                {move || has_any.get().then(|| view! {
                    <Wishes kept/>
                    <Hours kept/>
                })}
                <Trouble asking=kept.asking/>
                {told.lost.into_iter().map(|lost| view! { <Lost lost/> }).collect_view()}
                <h3>{say.the("club-way-another")}</h3>
                {push::can_subscribe().then(|| view! { <ByPush key=told.push_key kept/> })}
                {told.has_mail.then(|| view! { <ByMail kept/> })}
                <ByWebhook kept/>
            })}
            <Trouble asking=looking/>
        </section>
    }
}

/// A way that leads nowhere any more.
#[component]
fn Lost(lost: LostChannel) -> impl IntoView {
    let say = Say::here();
    let LostChannel { kind, target, lost_at } = lost;
    let way = say.the(&format!("club-way-{kind}"));
    let told = [("way", way.into()), ("target", target.into()), ("day", day(lost_at).into())];
    view! { <p class="note">{say.with("club-way-lost", &told)}</p> }
}

/// The ways as they are now, and how they are changed.
#[derive(Clone, Copy)]
struct Kept {
    known: RwSignal<Vec<ChannelSummary>>,
    /// Whether one is asked a password for the address by which one comes in again.
    has_password: bool,
    /// Looks what is kept at the server.
    look: Callback<()>,
    /// Says why something is not kept.
    asking: Asking,
}

impl Kept {
    /// Keeps how one is told by a way: here at once, so that what is changed next builds on it.
    fn keep(self, id: i64, terms: ChannelTerms) {
        self.known.update(|known| {
            if let Some(channel) = known.iter_mut().find(|it| it.id == id) {
                channel.terms = terms.clone();
            }
        });
        spawn_local(async move {
            if let Err(problem) = club::change_channel(id, &terms).await
                && self.asking.problem.try_set(Some(problem)).is_none()
            {
                self.look.run(());
            }
        });
    }

    fn terms(self, id: i64) -> Option<ChannelTerms> {
        self.known.with(|known| known.iter().find(|it| it.id == id).map(|it| it.terms.clone()))
    }
}

/// How one is told by a way that is new: as by those that are there, and of everything.
fn terms_of_another(kind: ChannelKind, kept: Kept) -> ChannelTerms {
    let terms = kept.known.with_untracked(|known| {
        known.first().map(|there| hours::like((there.kind, &there.terms), kind))
    });
    ChannelTerms {
        language: Settings::here().language.get_untracked().tag().to_owned(),
        utc_offset: Some(club::utc_offset()),
        silent: Vec::new(),
        ..terms.unwrap_or_else(|| hours::usual(kind))
    }
}
