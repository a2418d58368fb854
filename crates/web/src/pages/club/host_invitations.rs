//! Invitations to become a member, on the host's page.

use super::parts::{Asking, Field, Trouble, day};
use crate::api::club;
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{ClubInvitation, MadeInvitation, NewInvitation, Role};

/// For how many days an invitation can be good.
const DAYS: [u32; 4] = [1, 7, 30, 90];

#[component]
pub(super) fn Invitations(is_host: RwSignal<bool>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let found = RwSignal::new(Vec::<ClubInvitation>::new());
    let made = RwSignal::new(None::<MadeInvitation>);
    let note = RwSignal::new(String::new());
    let role = RwSignal::new(Role::Member);
    let days = RwSignal::new(7);
    let look = move || asking.ask(club::invitations(), move |told| found.set(told));
    look();
    let invite = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = NewInvitation {
            note: note.get_untracked(),
            role: role.get_untracked(),
            days: days.get_untracked(),
        };
        asking.ask(async move { club::invite(&wish).await }, move |told| {
            note.set(String::new());
            role.set(Role::Member);
            made.set(Some(told));
            look();
        });
    };
    let take_back = Callback::new(move |id: String| {
        asking.ask(async move { club::take_back(&id).await }, move |()| look());
    });
    let rows = move || {
        let rows = found.get().into_iter();
        rows.map(|invitation| view! { <Row invitation take_back/> }).collect_view()
    };
    view! {
        <section class="sheet" id="invitations">
            <h2>{say.the("club-invitations")}</h2>
            <form class="club-line" on:submit=invite>
                <Field id="invitation-note" label=say.the("club-invitation-for") value=note/>
                {move || is_host.get().then(|| view! { <AsWhat role/> })}
                <ForHowLong days/>
                <button class="button" id="invite" prop:disabled=move || asking.is_busy.get()>
                    {say.the("club-invite")}
                </button>
            </form>
            {move || made.get().map(|MadeInvitation { link, invitation }| {
                let until = [("day", day(invitation.expires_at).into())];
                view! {
                    <label class="field">
                        {say.with("club-invitation-link", &until)}
                        <input type="text" readonly id="invitation-link" prop:value=link/>
                    </label>
                }
            })}
            <ul class="club-rows">{rows}</ul>
            <Trouble asking/>
        </section>
    }
}

/// What whoever takes the invitation will be.
#[component]
fn AsWhat(role: RwSignal<Role>) -> impl IntoView {
    let say = Say::here();
    let roles = Role::ALL.iter().map(|choice| {
        let text = say.the(&format!("club-role-{choice}"));
        view! { <option value=choice.name() selected=move || role.get() == *choice>{text}</option> }
    });
    let choose = move |event| {
        if let Ok(choice) = event_target_value(&event).parse() {
            role.set(choice);
        }
    };
    view! {
        <label class="field" for="invitation-role">
            {say.the("club-invitation-role")}
            <select id="invitation-role" on:change=choose>{roles.collect_view()}</select>
        </label>
    }
}

#[component]
fn ForHowLong(days: RwSignal<u32>) -> impl IntoView {
    let say = Say::here();
    let choices = DAYS.map(|count| {
        let text = say.with("club-days", &[("count", (count as usize).into())]);
        view! { <option value=count.to_string() selected=move || days.get() == count>{text}</option> }
    });
    let choose = move |event| {
        if let Ok(count) = event_target_value(&event).parse() {
            days.set(count);
        }
    };
    view! {
        <label class="field" for="invitation-days">
            {say.the("club-invitation-days")}
            <select id="invitation-days" on:change=choose>{Vec::from(choices)}</select>
        </label>
    }
}

#[component]
fn Row(invitation: ClubInvitation, take_back: Callback<String>) -> impl IntoView {
    let say = Say::here();
    let ClubInvitation { id, note, role, expires_at, used_by } = invitation;
    let is_used = used_by.is_some();
    let state = match used_by {
        Some(name) => say.with("club-invitation-used", &[("name", name.into())]),
        None => say.with("club-invitation-until", &[("day", day(expires_at).into())]),
    };
    let state = match role {
        Role::Member => state,
        role => format!("{} · {state}", say.the(&format!("club-role-{role}"))),
    };
    let label = format!("{}: {note}", say.the("club-take-back"));
    view! {
        <li class="club-row">
            <span><strong>{note}</strong><br/><span class="quiet">{state}</span></span>
            {(!is_used).then(|| view! {
                <button class="button" aria-label=label on:click=move |_| take_back.run(id.clone())>
                    {say.the("club-take-back")}
                </button>
            })}
        </li>
    }
}
