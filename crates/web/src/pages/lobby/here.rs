//! Members who are here now, friends first.

use crate::api::club;
use crate::arms::shield;
use crate::lazy::{lazy, part};
use crate::parts::Drawing;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::MemberSummary;
use std::time::Duration;

/// So often it is looked who came and went.
const PAUSE: Duration = Duration::from_secs(30);

/// So many are shown; the rest are on a page of their own.
const MAX_SHOWN: usize = 6;

#[component]
pub(super) fn HereNow(is_member: Memo<bool>) -> impl IntoView {
    move || is_member.get().then(|| part(shown, |shown| shown()))
}

lazy! { lobby_later:
    // Guests do not load it.
    fn shown() -> fn() -> AnyView {
        || view! { <Present/> }.into_any()
    }
}

#[component]
fn Present() -> impl IntoView {
    let say = Say::here();
    let members = RwSignal::new(Vec::<MemberSummary>::new());
    let ask = move || {
        spawn_local(async move {
            // Whom nobody can tell of is not here; and the page may be gone by now.
            if let Ok(found) = club::here().await {
                members.try_set(found.members);
            }
        });
    };
    ask();
    // A page in the background shows nobody.
    let look = move || {
        if !document().hidden() {
            ask();
        }
    };
    if let Ok(looking) = set_interval_with_handle(look, PAUSE) {
        on_cleanup(move || looking.clear());
    }
    move || {
        let members = members.get();
        let n_members = members.len();
        let line = |member: MemberSummary| {
            let address = club::profile_address(&member.name);
            let key = if member.is_friend { "home-friend" } else { "home-member" };
            view! {
                <li>
                    <span class="arms here"><Drawing svg=shield(&member.name)/></span>
                    <span class="two">
                        <a href=address><b>{member.name}</b></a>
                        <span class="quiet">{say.the(key)}</span>
                    </span>
                </li>
            }
        };
        let lines = members.into_iter().take(MAX_SHOWN).map(line).collect_view();
        (0 < n_members).then(|| {
            view! {
                <section class="zone" aria-labelledby="here-title">
                    <div class="zone-head">
                        <h2 id="here-title">{say.the("home-here")}" "<span class="count">{n_members}</span></h2>
                        <a href="/people">{say.the("home-all")}</a>
                    </div>
                    <ul class="people-here">{lines}</ul>
                </section>
            }
        })
    }
}
