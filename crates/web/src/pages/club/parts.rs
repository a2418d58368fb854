//! What the pages of the club have in common.

use super::reflect::object;
use crate::dates::page_language;
pub(super) use crate::dates::{day, moment};
use crate::nav::{Dock, Oneself};
use crate::parts::TopBar;
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use crate::title::Title;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Problem;
use wasm_bindgen::{JsCast, JsValue};

/// Something that was asked of the server.
#[derive(Clone, Copy)]
pub(super) struct Asking {
    pub(super) is_busy: RwSignal<bool>,
    pub(super) problem: RwSignal<Option<Problem>>,
    /// How often something was looked up.
    n_looks: StoredValue<u32>,
}

impl Asking {
    pub(super) fn new() -> Asking {
        Asking {
            is_busy: RwSignal::new(false),
            problem: RwSignal::new(None),
            n_looks: StoredValue::new(0),
        }
    }

    /// Looks something up to show it. What was looked up before and has not come yet is wanted no
    /// more.
    pub(super) fn look<T: 'static>(
        self,
        request: impl Future<Output = Result<T, Problem>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        self.n_looks.update_value(|count| *count += 1);
        let number = self.n_looks.get_value();
        spawn_local(async move {
            let answer = request.await;
            // The page may be gone by now.
            if self.n_looks.try_get_value() != Some(number) {
                return;
            }
            self.problem.set(None);
            match answer {
                Ok(found) => then(found),
                Err(problem) => self.problem.set(Some(problem)),
            }
        });
    }

    /// Asks for something, and goes on with what came of it unless the page is gone.
    pub(super) fn ask<T: 'static>(
        self,
        request: impl Future<Output = Result<T, Problem>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        if self.is_busy.get_untracked() {
            return;
        }
        self.is_busy.set(true);
        self.problem.set(None);
        spawn_local(async move {
            let answer = request.await;
            if self.is_busy.try_set(false).is_some() {
                return;
            }
            match answer {
                Ok(found) => then(found),
                Err(problem) => self.problem.set(Some(problem)),
            }
        });
    }
}

/// Says why something was not done.
#[component]
pub(super) fn Trouble(asking: Asking) -> impl IntoView {
    let say = Say::here();
    view! {
        <p class="problem" role="alert">
            {move || asking.problem.get().map(|problem| say.problem(&problem))}
        </p>
    }
}

/// A page of the club.
#[component]
pub(super) fn ClubMain(
    #[prop(into)] title: String,
    /// Whether it is a form rather than a list.
    #[prop(optional)]
    is_narrow: bool,
    children: Children,
) -> impl IntoView {
    let known = RwSignal::new(None);
    spawn_local(async move {
        // Who cannot be asked now is shown the way in.
        if let Ok(guest) = crate::api::guest().await {
            known.try_set(guest);
        }
    });
    let words = title.clone();
    Title::say(move || Some(words.clone()));
    view! {
        <TopBar title=title.clone() has_ways=true>
            {(!is_narrow).then(|| view! { <Oneself known/> })}
        </TopBar>
        <main class="page club" class:narrow=is_narrow>
            <h1>{title}</h1>
            {children()}
        </main>
        <Dock/>
    }
}

/// A field of a form.
#[component]
pub(super) fn Field(
    id: &'static str,
    #[prop(into)] label: String,
    value: RwSignal<String>,
    /// What kind of input it is.
    #[prop(default = "text")]
    kind: &'static str,
    /// What browsers and managers of passwords know it by.
    #[prop(default = "off")]
    autocomplete: &'static str,
    /// A sentence below it.
    #[prop(optional, into)]
    hint: Option<String>,
) -> impl IntoView {
    let hint_id = format!("{id}-hint");
    let described = hint.is_some().then(|| hint_id.clone());
    view! {
        <label class="field" for=id>
            {label}
            <input
                type=kind
                id=id
                name=id
                autocomplete=autocomplete
                autocapitalize="off"
                spellcheck="false"
                aria-describedby=described
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
        {hint.map(|hint| view! { <p class="quiet" id=hint_id>{hint}</p> })}
    }
}

/// The password once more, where there is one, for whoever wants another way in.
#[component]
pub(super) fn Again(
    id: &'static str,
    has_password: bool,
    password: RwSignal<String>,
) -> impl IntoView {
    let say = Say::here();
    has_password.then(|| {
        view! {
            <Field
                id
                label=say.the("club-password-again")
                value=password
                kind="password"
                autocomplete="current-password"
            />
        }
    })
}

/// Codes to be written down.
#[component]
pub(super) fn Codes(codes: Vec<String>) -> impl IntoView {
    let say = Say::here();
    let text = codes.join("\n") + "\n";
    // Who cannot save it can still write it down.
    let save = move |_| drop(crate::parts::save_file("freehold-codes.txt", &text));
    let codes = codes.into_iter().map(|code| view! { <li><code>{code}</code></li> });
    view! {
        <ul class="codes">{codes.collect_view()}</ul>
        <button class="button" type="button" id="save-codes" on:click=save>
            {say.the("club-codes-save")}
        </button>
    }
}

/// One of several, by a word each.
#[component]
pub(super) fn Pills(
    #[prop(into)] legend: String,
    name: &'static str,
    /// The values, and what they are called.
    choices: Vec<(String, String)>,
    chosen: RwSignal<String>,
    /// Is told when another one is chosen.
    #[prop(optional)]
    choose: Option<Callback<()>>,
) -> impl IntoView {
    let pills = choices.into_iter().map(|(value, label)| {
        let this = value.clone();
        let change = move |event| {
            chosen.set(event_target_value(&event));
            if let Some(choose) = choose {
                choose.run(());
            }
        };
        view! {
            <label class="pill">
                <input
                    type="radio"
                    name=name
                    value=value
                    prop:checked=move || chosen.with(|chosen| *chosen == this)
                    on:change=change
                />
                <span>{label}</span>
            </label>
        }
    });
    view! {
        <fieldset class="pills">
            <legend class="visually-hidden">{legend}</legend>
            {pills.collect_view()}
        </fieldset>
    }
}

/// Something that is on or off, and is kept at once.
#[component]
pub(super) fn KeptSwitch<F, T>(
    id: &'static str,
    #[prop(into)] label: String,
    #[prop(into)] hint: String,
    /// How it is now.
    is_on: bool,
    /// Keeps what is wanted.
    keep: impl Fn(bool) -> F + Copy + 'static,
) -> impl IntoView
where
    F: Future<Output = Result<T, Problem>> + 'static,
    T: 'static,
{
    let say = Say::here();
    let asking = Asking::new();
    let on = RwSignal::new(is_on);
    let is_kept = RwSignal::new(false);
    let change = move |event| {
        on.set(event_target_checked(&event));
        is_kept.set(false);
        asking.ask(keep(on.get_untracked()), move |_| is_kept.set(true));
    };
    // What could not be kept is as it was.
    Effect::new(move || {
        if asking.problem.with(Option::is_some) {
            on.update(|on| *on = !*on);
        }
    });
    let hint_id = format!("{id}-hint");
    view! {
        <div class="kept">
            <label class="switch">
                <input
                    type="checkbox"
                    role="switch"
                    id=id
                    aria-describedby=hint_id.clone()
                    prop:checked=move || on.get()
                    prop:disabled=move || asking.is_busy.get()
                    on:change=change
                />
                {label}
            </label>
            <p class="quiet" id=hint_id>{hint}</p>
            <p role="status" class="kept-note">{move || is_kept.get().then(|| say.the("club-kept"))}</p>
            <Trouble asking/>
        </div>
    }
}

/// A number to one place, as people of this language write it.
pub(super) fn tenths(number: f64) -> String {
    let digits = [("minimumFractionDigits", 1.into()), ("maximumFractionDigits", 1.into())];
    let written = object(digits).and_then(|options| {
        let languages = js_sys::Array::of1(&page_language().into());
        let form = js_sys::Intl::NumberFormat::new(&languages, options.unchecked_ref());
        form.format().call1(&JsValue::UNDEFINED, &number.into())
    });
    let written = written.ok().and_then(|written| written.as_string());
    written.unwrap_or_else(|| format!("{number:.1}"))
}
