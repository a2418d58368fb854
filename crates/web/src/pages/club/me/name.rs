//! What one is called, whether others see that one is here, and whom one likes to meet.

use crate::api::club;
use crate::pages::club::faces::{Face, NameLink};
use crate::pages::club::parts::{Asking, Field, KeptSwitch, Trouble};
use crate::parts::remember_name;
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Me, MutedPerson, Regard};

/// Name and arms, and what one thinks of others.
#[component]
pub(super) fn NameAndFriends(me: Me, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    view! {
        <Name name=me.name look/>
        <section class="sheet">
            <h2>{say.the("club-presence")}</h2>
            <KeptSwitch
                id="is-shown"
                label=say.the("club-presence-show")
                hint=say.the("club-presence-hint")
                is_on=me.is_shown
                keep=club::show_presence
            />
        </section>
        <Regarded regard=Regard::Friend names=me.friends look/>
        <Regarded regard=Regard::Blocked names=me.blocked look/>
        <Muted/>
    }
}

#[component]
fn Name(name: String, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let name = RwSignal::new(name);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = name.get_untracked().trim().to_owned();
        let called = wish.clone();
        asking.ask(async move { club::rename(&wish).await }, move |()| {
            remember_name(&called);
            look.run(());
        });
    };
    view! {
        <form class="sheet" on:submit=submit>
            <h2>{say.the("club-part-name")}</h2>
            <div class="club-name">
                {move || view! { <Face name=name.get()/> }}
                <div><Field id="member-name" label=say.the("club-name") value=name autocomplete="username"/></div>
            </div>
            <p class="quiet">{say.the("club-arms-hint")}</p>
            <button class="button" id="rename" prop:disabled=move || asking.is_busy.get()>
                {say.the("club-rename")}
            </button>
            <Trouble asking/>
        </form>
    }
}

/// The members of whom one thinks in one way.
#[component]
fn Regarded(regard: Regard, names: Vec<String>, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let is_empty = names.is_empty();
    let end = say.the(&format!("club-regard-{regard}-end"));
    let rows = names.into_iter().map(|name| {
        let label = format!("{end}: {name}");
        let called = name.clone();
        let forget = move |_| {
            let name = called.clone();
            asking.ask(async move { club::set_regard(&name, None).await }, move |()| look.run(()));
        };
        view! {
            <li class="club-row">
                <Face name=name.clone()/>
                <span class="who"><NameLink name/></span>
                <button class="button small" aria-label=label on:click=forget>{end.clone()}</button>
            </li>
        }
    });
    view! {
        <section class="sheet" id=format!("list-{regard}")>
            <h2>{say.the(&format!("club-list-{regard}"))}</h2>
            <p class="quiet">{say.the(&format!("club-list-{regard}-hint"))}</p>
            {is_empty.then(|| view! { <p>{say.the("club-nobody")}</p> })}
            <ul class="club-rows">{rows.collect_view()}</ul>
            <Trouble asking/>
        </section>
    }
}

/// Those whose words one does not want to read at any table.
#[component]
fn Muted() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let muted = RwSignal::new(None::<Vec<MutedPerson>>);
    let look = move || asking.ask(club::muted(), move |told| muted.set(Some(told)));
    look();
    let row = move |MutedPerson { since, name }| {
        let end = say.the("club-muted-end");
        let label = format!("{end}: {name}");
        let show = move |_| asking.ask(club::unmute(since), move |()| look());
        view! {
            <li class="club-row">
                <Face name=name.clone()/>
                <span class="who">{name}</span>
                <button class="button small" aria-label=label on:click=show>{end}</button>
            </li>
        }
    };
    view! {
        <section class="sheet" id="list-muted">
            <h2>{say.the("club-muted")}</h2>
            <p class="quiet">{say.the("club-muted-hint")}</p>
            {move || muted.get().map(|muted| match muted.is_empty() {
                true => view! { <p>{say.the("club-nobody")}</p> }.into_any(),
                false => {
                    let rows = muted.into_iter().map(row);
                    view! { <ul class="club-rows">{rows.collect_view()}</ul> }.into_any()
                }
            })}
            <Trouble asking/>
        </section>
    }
}
