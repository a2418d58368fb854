//! Who one is here: a guest by any name, or a member.

use crate::api;
use crate::parts::{NameField, remember_name};
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Guest;

/// Asks the server who one is, and takes over the name it knows.
pub(super) fn ask(name: RwSignal<String>) -> RwSignal<Option<Guest>> {
    let known = RwSignal::new(None::<Guest>);
    spawn_local(async move {
        // Without an answer one is a guest as before; and the page may be gone by now.
        let Ok(Some(guest)) = api::guest().await else { return };
        let is_nameless = name.try_with_untracked(String::is_empty) == Some(true);
        if guest.membership.is_some() || is_nameless {
            remember_name(&guest.name);
            name.try_set(guest.name.clone());
        }
        let is_member = guest.membership.is_some();
        known.try_set(Some(guest));
        if is_member {
            // Whoever is not heard now is heard at the next visit.
            drop(api::club::tell_utc_offset().await);
        }
    });
    known
}

/// How a guest is called, and how one becomes a member.
#[component]
pub(super) fn Who(name: RwSignal<String>, is_member: Memo<bool>) -> impl IntoView {
    let say = Say::here();
    move || {
        (!is_member.get()).then(|| {
            view! {
                <section class="door">
                    <NameField name/>
                    <p><a href="/sign-up" id="to-sign-up">{say.the("lobby-sign-up")}</a></p>
                </section>
            }
        })
    }
}
