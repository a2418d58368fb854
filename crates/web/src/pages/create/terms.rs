//! Where it is played and who may come.

use super::form::Form;
use crate::lazy::part;
use crate::parts::{NameField, ask_in_club};
use crate::reactive::Memo;
use crate::say::Say;
use crate::storage::Browser;
use crate::together;
use leptos::prelude::*;
use protocol::{MAX_GRACE, USUAL_GRACE, UndoRule};

#[component]
pub(super) fn Terms(form: Form) -> impl IntoView {
    let say = Say::here();
    let is_on_server = Memo::new(move |_| form.is_on_server());
    view! {
        <section class="sheet" aria-labelledby="table-title">
            <h2 id="table-title">{say.the("create-table")}</h2>
            <fieldset class="part">
                <legend>{say.the("create-where")}</legend>
                <div class="cards">
                    <Choice
                        group="where"
                        name="here"
                        label=say.the("create-where-here")
                        hint=say.the("lobby-local-note")
                        is_chosen=Signal::derive(move || !is_on_server.get())
                        is_barred=Signal::derive(move || form.has_open_seat())
                        choose=Callback::new(move |()| form.on_server.set(Some(false)))
                    />
                    <Choice
                        group="where"
                        name="server"
                        label=say.the("create-where-server")
                        hint=say.the("create-where-server-hint")
                        is_chosen=is_on_server
                        choose=Callback::new(move |()| form.on_server.set(Some(true)))
                    />
                </div>
            </fieldset>
            {move || (!is_on_server.get() && !Browser::can_keep()).then(|| view! {
                <p class="quiet" id="not-kept">{say.the("table-not-kept-hint")}</p>
            })}
            {move || is_on_server.get().then(|| view! {
                {move || form.lacks_a_seat().then(|| view! {
                    <div class="part narrow-field"><NameField name=form.name/></div>
                })}
                <Visibility form/>
                {part(together::terms, move |terms| terms(form.terms))}
                {move || form.terms.pace.with(Option::is_none).then(|| view! { <Grace form/> })}
            })}
            <fieldset class="part">
                <legend>{say.the("create-undo")}</legend>
                <div class="cards">
                    <Choice
                        group="undo"
                        name="free"
                        label=say.the("create-undo-free")
                        hint=say.the("create-undo-free-hint")
                        is_chosen=Signal::derive(move || form.undo.get() == UndoRule::Free)
                        choose=Callback::new(move |()| form.undo.set(UndoRule::Free))
                    />
                    {move || is_on_server.get().then(|| view! {
                        <Choice
                            group="undo"
                            name="vote"
                            label=say.the("create-undo-vote")
                            hint=say.the("create-undo-vote-hint")
                            is_chosen=Signal::derive(move || form.undo.get() == UndoRule::Vote)
                            choose=Callback::new(move |()| form.undo.set(UndoRule::Vote))
                        />
                    })}
                    <Choice
                        group="undo"
                        name="never"
                        label=say.the("create-undo-none")
                        hint=say.the("create-undo-none-hint")
                        is_chosen=Signal::derive(move || form.undo.get() == UndoRule::Never)
                        choose=Callback::new(move |()| form.undo.set(UndoRule::Never))
                    />
                </div>
            </fieldset>
        </section>
    }
}

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
fn Grace(form: Form) -> impl IntoView {
    let say = Say::here();
    let choices = GRACES.map(|(seconds, key)| {
        view! {
            <option value=seconds.to_string() selected=move || form.grace.get() == seconds>
                {say.the(key)}
            </option>
        }
    });
    let choose = move |event| {
        if let Ok(seconds) = event_target_value(&event).parse() {
            form.grace.set(seconds);
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

#[component]
fn Visibility(form: Form) -> impl IntoView {
    let say = Say::here();
    let is_in_club = ask_in_club();
    let choose = move |is_listed: bool, is_for_members: bool| {
        form.is_listed.set(is_listed);
        form.is_for_members.set(is_for_members);
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
                    is_chosen=Signal::derive(move || !form.is_listed.get())
                    choose=Callback::new(move |()| choose(false, false))
                />
                {move || (is_in_club.get() == Some(true)).then(|| view! {
                    <Choice
                        group="visibility"
                        name="club"
                        label=say.the("create-club")
                        hint=say.the("create-club-hint")
                        is_chosen=form.is_for_members
                        choose=Callback::new(move |()| choose(true, true))
                    />
                })}
                <Choice
                    group="visibility"
                    name="listed"
                    label=say.the("create-listed")
                    hint=say.the("create-listed-hint")
                    is_chosen=Signal::derive(move || form.is_listed.get() && !form.is_for_members.get())
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
fn Choice(
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
