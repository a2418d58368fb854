//! The members, and what a host does about them.

use super::members::{MemberList, MembersByName};
use super::parts::{Asking, Trouble};
use super::people::Person;
use crate::api::club;
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use leptos::prelude::*;
use protocol::{ChangedMember, MemberSummary, Role, Standing};

/// The members of one standing.
#[component]
pub(super) fn People(standing: Standing, is_host: RwSignal<bool>) -> impl IntoView {
    let say = Say::here();
    let list =
        MemberList::new(move |start| async move { club::host_people(standing, &start).await });
    let (measures, id, rows_id) = match standing {
        Standing::Waiting => (
            &[("welcome", Standing::Welcome), ("ban", Standing::Banned)][..],
            "waiting",
            "hosted-waiting",
        ),
        Standing::Welcome => (&[("ban", Standing::Banned)][..], "welcome", "hosted-welcome"),
        Standing::Banned => (&[("welcome", Standing::Welcome)][..], "banned", "hosted-banned"),
    };
    let row = Callback::new(move |member: MemberSummary| {
        let role = member.membership.role;
        let name = StoredValue::new(member.name.clone());
        let measures = measures.iter().filter(|_| role == Role::Member);
        let measures = measures.map(move |(key, standing)| {
            let change = ChangedMember { standing: Some(*standing), role: None };
            let press = move |_| {
                let name = name.get_value();
                let asked = async move { club::change_member(&name, &change).await };
                list.asking.ask(asked, move |_| list.look());
            };
            let text = say.the(&format!("club-do-{key}"));
            let label = format!("{text}: {}", name.get_value());
            view! { <button class="button" aria-label=label on:click=press>{text}</button> }
        });
        let measures = measures.collect_view();
        let care = move || {
            (is_host.get() && standing == Standing::Welcome)
                .then(|| view! { <Care list name role/> })
        };
        view! { <Person member>{measures}{care}</Person> }.into_any()
    });
    view! {
        <section class="sheet" id=format!("people-{id}")>
            <h2>{say.the(&format!("club-standing-{id}"))}</h2>
            <MembersByName list id=rows_id row/>
        </section>
    }
}

/// What only a host does: gives another role, and helps who has lost the password.
#[component]
fn Care(list: MemberList, name: StoredValue<String>, role: Role) -> impl IntoView {
    let say = Say::here();
    let wanted = RwSignal::new(role);
    let roles = Role::ALL.iter().map(|choice| {
        let text = say.the(&format!("club-role-{choice}"));
        view! { <option value=choice.name() selected=move || wanted.get() == *choice>{text}</option> }
    });
    let choose = move |event| {
        if let Ok(choice) = event_target_value(&event).parse() {
            wanted.set(choice);
        }
    };
    let give = move |_| {
        let (name, role) = (name.get_value(), Some(wanted.get_untracked()));
        let change = ChangedMember { role, standing: None };
        let asked = async move { club::change_member(&name, &change).await };
        list.asking.ask(asked, move |_| list.look());
    };
    let label = say.with("club-role-of", &[("name", name.get_value().into())]);
    view! {
        <details class="care">
            <summary class="button" aria-label=format!("{}: {}", say.the("club-care"), name.get_value())>
                {say.the("club-care")}
            </summary>
            <div class="club-line">
                <label class="field">
                    {label}
                    <select class="role" on:change=choose>{roles.collect_view()}</select>
                </label>
                <button class="button give-role" prop:disabled=move || wanted.get() == role on:click=give>
                    {say.the("club-role-give")}
                </button>
            </div>
            <Reset name/>
        </details>
    }
}

/// Makes a code by which somebody sets another password.
#[component]
fn Reset(name: StoredValue<String>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let code = RwSignal::new(None::<String>);
    let make = move |_| {
        let name = name.get_value();
        let asked = async move { club::reset_password(&name).await };
        asking.ask(asked, move |made| code.set(Some(made.code)));
    };
    view! {
        <p class="quiet">{say.the("club-reset-hint")}</p>
        <button class="button reset" prop:disabled=move || asking.is_busy.get() on:click=make>
            {say.the("club-reset")}
        </button>
        <p role="status">
            {move || code.get().map(|code| view! {
                {say.with("club-reset-code", &[("name", name.get_value().into())])}" "
                <code class="reset-code">{code}</code>
            })}
        </p>
        <Trouble asking/>
    }
}
