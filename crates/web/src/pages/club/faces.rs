//! Faces and names: members by their arms and with a link, guests by an empty shield, computers by
//! their heads.

use crate::api::club::profile_address;
use crate::arms::{empty_shield, shield};
use crate::parts::{Drawing, computer_name};
use crate::say::Say;
use leptos::prelude::*;
use protocol::Contestant;

/// The arms of a member, with a dot for who is here.
#[component]
pub(super) fn Face(#[prop(into)] name: String, #[prop(optional)] is_here: bool) -> impl IntoView {
    view! {
        <span class="arms" class:here=is_here><Drawing svg=shield(&name)/></span>
    }
}

/// The face of somebody who played.
pub(super) fn face_of(who: &Contestant) -> AnyView {
    match who {
        Contestant { name: Some(name), is_member: true, .. } => {
            view! { <Face name=name.clone()/> }.into_any()
        }
        Contestant { name: None, level: Some(level), .. } => {
            view! { <span class="arms"><Drawing svg=drawing::computer(level)/></span> }.into_any()
        }
        _ => view! { <span class="arms"><Drawing svg=empty_shield()/></span> }.into_any(),
    }
}

/// A member's name, which leads to the profile.
#[component]
pub(super) fn NameLink(#[prop(into)] name: String) -> impl IntoView {
    let address = profile_address(&name);
    view! { <a class="name-link" href=address>{name}</a> }
}

/// What somebody who played is called, with a link to the profile if there is one.
pub(super) fn name_of(who: &Contestant, game: &str, say: Say) -> AnyView {
    match who {
        Contestant { name: Some(name), is_member: true, .. } => {
            view! { <NameLink name=name.clone()/> }.into_any()
        }
        Contestant { name: Some(name), .. } if !name.is_empty() => name.clone().into_any(),
        Contestant { name: Some(_), .. } => say.the("club-somebody").into_any(),
        Contestant { name: None, level: Some(level), .. } => computer_name(level, say).into_any(),
        Contestant { name: None, level: None, .. } => {
            let opponent = say.known(&format!("game-{game}-opponent"));
            opponent.unwrap_or_else(|| say.the("club-somebody")).into_any()
        }
    }
}
