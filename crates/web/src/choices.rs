//! What is chosen of a table, when it is made and while one waits for the others.

use crate::parts::ask_in_club;
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{MAX_GRACE, USUAL_GRACE};

/// For how many seconds an absent player can be waited for.
const GRACES: [(u32, &str); 5] = [
    (0, "create-grace-none"),
    (USUAL_GRACE, "create-grace-minutes"),
    (600, "create-grace-ten-minutes"),
    (24 * 60 * 60, "create-grace-day"),
    (MAX_GRACE, "create-grace-week"),
];

/// How long an absent player is waited for.
#[component]
pub(crate) fn Grace(grace: RwSignal<u32>) -> impl IntoView {
    let say = Say::here();
    let choices = GRACES.map(|(seconds, key)| {
        view! {
            <option value=seconds.to_string() selected=move || grace.get() == seconds>
                {say.the(key)}
            </option>
        }
    });
    let choose = move |event| {
        if let Ok(seconds) = event_target_value(&event).parse() {
            grace.set(seconds);
        }
    };
    view! {
        <div class="part narrow-field">
            <label class="field" for="grace">
                {say.the("create-grace")}
                <select id="grace" aria-describedby="grace-hint" on:change=choose>{Vec::from(choices)}</select>
            </label>
            <p class="quiet" id="grace-hint">{say.the("create-grace-hint")}</p>
        </div>
    }
}

/// Who finds the table without a link.
#[component]
pub(crate) fn Visibility(
    is_listed: RwSignal<bool>,
    /// Whether only members find a table that is listed.
    is_for_members: RwSignal<bool>,
) -> impl IntoView {
    let say = Say::here();
    let is_in_club = ask_in_club();
    let choose = move |lists: bool, for_members: bool| {
        is_listed.set(lists);
        is_for_members.set(for_members);
    };
    view! {
        <fieldset class="part">
            <legend>{say.the("create-visibility")}</legend>
            <div class="cards">
                <Choice
                    group="visibility"
                    name="private"
                    label=say.the("create-private")
                    hint=say.the("create-private-hint")
                    is_chosen=Signal::derive(move || !is_listed.get())
                    choose=Callback::new(move |()| choose(false, false))
                />
                {move || (is_in_club.get() == Some(true)).then(|| view! {
                    <Choice
                        group="visibility"
                        name="club"
                        label=say.the("create-club")
                        hint=say.the("create-club-hint")
                        is_chosen=is_for_members
                        choose=Callback::new(move |()| choose(true, true))
                    />
                })}
                <Choice
                    group="visibility"
                    name="listed"
                    label=say.the("create-listed")
                    hint=say.the("create-listed-hint")
                    is_chosen=Signal::derive(move || is_listed.get() && !is_for_members.get())
                    choose=Callback::new(move |()| choose(true, false))
                />
            </div>
            {move || (is_in_club.get() == Some(false)).then(|| view! {
                <p class="quiet" id="club-tables">{say.the("create-club-members")}</p>
            })}
        </fieldset>
    }
}

/// One of several things, with an explanation.
#[component]
pub(crate) fn Choice(
    group: &'static str,
    name: &'static str,
    label: String,
    hint: String,
    #[prop(into)] is_chosen: Signal<bool>,
    /// Cannot be chosen now.
    #[prop(optional, into)]
    is_barred: Signal<bool>,
    choose: Callback<()>,
) -> impl IntoView {
    view! {
        <label class="card">
            <input
                type="radio"
                name=group
                id=format!("{group}-{name}")
                prop:checked=move || is_chosen.get()
                prop:disabled=move || is_barred.get()
                on:change=move |_| choose.run(())
            />
            <span class="card-words">
                <strong>{label}</strong>
                <span class="quiet">{hint}</span>
            </span>
        </label>
    }
}
