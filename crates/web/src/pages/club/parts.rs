//! What the pages of the club have in common.

use crate::parts::TopBar;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Problem;

/// Something that was asked of the server.
#[derive(Clone, Copy)]
pub(super) struct Asking {
    pub(super) is_busy: RwSignal<bool>,
    pub(super) problem: RwSignal<Option<Problem>>,
}

impl Asking {
    pub(super) fn new() -> Asking {
        Asking { is_busy: RwSignal::new(false), problem: RwSignal::new(None) }
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
    view! {
        <TopBar title=title.clone()/>
        <main class="page club" class:narrow=is_narrow>
            <h1>{title}</h1>
            {children()}
        </main>
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

/// A day, as people of this language write it.
pub(super) fn day(seconds: i64) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(seconds as f64 * 1_000.0));
    let language = document().document_element().and_then(|root| root.get_attribute("lang"));
    let options = js_sys::Object::new();
    date.to_locale_date_string(&language.unwrap_or_default(), &options).into()
}
