//! Where it is played and who may come.

use super::form::Form;
use crate::choices::{Choice, Grace, Visibility};
use crate::lazy::part;
use crate::parts::NameField;
use crate::reactive::Memo;
use crate::say::Say;
use crate::storage::Browser;
use crate::together;
use leptos::prelude::*;
use protocol::UndoRule;

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
                <Visibility is_listed=form.is_listed is_for_members=form.is_for_members/>
                {part(together::terms, move |terms| terms(form.terms))}
                {move || form.terms.pace.with(Option::is_none).then(|| view! { <Grace grace=form.grace/> })}
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
