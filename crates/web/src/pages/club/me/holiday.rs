//! Being away: clocks of days wait.

use crate::api::club;
use crate::pages::club::parts::{Asking, Field, Trouble, day};
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;

#[component]
pub(super) fn HolidayOf(until: Option<i64>, look: Callback<()>) -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let days = RwSignal::new("14".to_owned());
    let set = move |days: u32| {
        asking.ask(async move { club::set_holiday(days).await }, move |()| look.run(()));
    };
    let go = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        set(days.get_untracked().trim().parse().unwrap_or_default());
    };
    let form = match until {
        Some(until) => view! {
            <p>{say.with("club-holiday-until", &[("day", day(until).into())])}</p>
            <button class="button" id="be-back" on:click=move |_| set(0)>
                {say.the("club-holiday-back")}
            </button>
        }
        .into_any(),
        None => view! {
            <form class="club-line" on:submit=go>
                <Field id="holiday-days" label=say.the("club-holiday-days") value=days kind="number"/>
                <button class="button" id="go-on-holiday">{say.the("club-holiday-go")}</button>
            </form>
        }
        .into_any(),
    };
    view! {
        <section class="sheet" id="holiday">
            <h2>{say.the("club-holiday")}</h2>
            <p class="quiet">{say.the("club-holiday-hint")}</p>
            {form}
            <Trouble asking/>
        </section>
    }
}
