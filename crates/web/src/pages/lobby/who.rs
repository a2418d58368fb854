//! Who one is here: a guest by any name, or a member.

use crate::api;
use crate::parts::{NameField, remember_name};
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Guest, Role};

#[component]
pub(super) fn Who(name: RwSignal<String>) -> impl IntoView {
    let say = Say::here();
    let known = RwSignal::new(None::<Guest>);
    spawn_local(async move {
        // Without an answer one is a guest as before; and the page may be gone by now.
        let Ok(Some(guest)) = api::guest().await else { return };
        let is_nameless = name.try_with_untracked(String::is_empty) == Some(true);
        if guest.membership.is_some() || is_nameless {
            remember_name(&guest.name);
            name.try_set(guest.name.clone());
        }
        known.try_set(Some(guest));
    });
    move || match known.get().and_then(|guest| Some((guest.name, guest.membership?))) {
        Some((name, membership)) => view! {
            <section class="door" id="member">
                <p><strong>{name}</strong></p>
                <p class="row">
                    <a href="/me" id="to-me">{say.the("lobby-me")}</a>
                    <a href="/people" id="to-people">{say.the("lobby-people")}</a>
                    {(membership.role != Role::Member).then(|| view! {
                        <a href="/host" id="to-host">{say.the("lobby-host")}</a>
                    })}
                </p>
            </section>
        }
        .into_any(),
        None => view! {
            <section class="door">
                <NameField name/>
                <p class="row">
                    <a href="/sign-in" id="to-sign-in">{say.the("lobby-sign-in")}</a>
                    <a href="/sign-up" id="to-sign-up">{say.the("lobby-sign-up")}</a>
                </p>
            </section>
        }
        .into_any(),
    }
}
