//! What is known about one: taken along, made public, or forgotten.

use crate::api::club;
use crate::pages::club::parts::{Asking, Field, KeptSwitch, Trouble, day};
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{ArchiveConsent, Farewell};

/// Everything about one, as a file.
#[component]
pub(super) fn Export() -> impl IntoView {
    let say = Say::here();
    view! {
        <section class="sheet">
            <h2>{say.the("club-export")}</h2>
            <p>{say.the("club-export-hint")}</p>
            <a class="button" href="/api/me/export" download="freehold.json" id="export">
                {say.the("club-export-go")}
            </a>
        </section>
    }
}

/// Whether one's matches may be made public.
#[component]
pub(super) fn Archive() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let told = RwSignal::new(None::<ArchiveConsent>);
    asking.ask(club::archive_consent(), move |consent| told.set(Some(consent)));
    view! {
        <section class="sheet">
            <h2>{say.the("club-archive")}</h2>
            {move || told.get().map(|consent| view! {
                <KeptSwitch
                    id="agrees"
                    label=say.the("club-archive-agree")
                    hint=say.the("club-archive-hint")
                    is_on=consent.agrees
                    keep=club::agree_to_archive
                />
            })}
            <Trouble asking/>
        </section>
    }
}

#[component]
pub(super) fn Goodbye(name: String, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let typed = RwSignal::new(String::new());
    let hint = say.with("club-farewell-hint", &[("name", name.into())]);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wish = Farewell { name: typed.get_untracked() };
        asking.ask(async move { club::say_farewell(&wish).await }, move |_| look.run(()));
    };
    view! {
        <form class="sheet" on:submit=submit>
            <h2>{say.the("club-farewell")}</h2>
            <Field id="farewell-name" label=say.the("club-farewell-name") value=typed hint/>
            <button class="button danger" id="say-farewell" prop:disabled=move || asking.is_busy.get()>
                {say.the("club-farewell-go")}
            </button>
            <Trouble asking/>
        </form>
    }
}

/// A member who wants to be forgotten may still stay.
#[component]
pub(super) fn Leaving(at: i64, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let stay = move |_| asking.ask(club::stay(), move |()| look.run(()));
    view! {
        <div class="note" id="leaving">
            <p>{say.with("club-leaving", &[("day", day(at).into())])}</p>
            <button class="button" id="stay" on:click=stay>{say.the("club-stay")}</button>
            <Trouble asking/>
        </div>
    }
}
