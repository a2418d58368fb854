//! Small parts that many pages use.

use crate::say::Say;
use crate::settings::{Settings, Theme};
use crate::storage::{Browser, Storage as _};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use wasm_bindgen::{JsCast, JsValue};
use words::Language;

/// The bar at the top of every page: where one is, and how one likes it.
#[component]
pub(crate) fn TopBar(
    /// What is shown beside the name of the program.
    #[prop(into)]
    title: Signal<String>,
    /// Further buttons.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let say = Say::here();
    view! {
        <header class="top-bar">
            <A href="/" attr:class="brand">{say.the("app-name")}</A>
            <span class="top-title">{title}</span>
            <div class="top-buttons">
                {children.map(|children| children())}
                <SettingsMenu/>
            </div>
        </header>
    }
}

/// Language, theme and the like, behind a button.
#[component]
fn SettingsMenu() -> impl IntoView {
    let say = Say::here();
    let settings = Settings::here();
    let languages = Language::ALL.map(|language| {
        view! {
            <option value=language.tag() selected=move || settings.language.get() == language>
                {language.own_name()}
            </option>
        }
    });
    let themes = Theme::ALL.map(|theme| {
        let key = format!("settings-theme-{}", theme.name());
        view! {
            <option value=theme.name() selected=move || settings.theme.get() == theme>
                {say.the(&key)}
            </option>
        }
    });
    let choose_language = move |event| {
        if let Some(language) = Language::from_tag(&event_target_value(&event)) {
            settings.language.set(language);
        }
    };
    view! {
        <details class="menu">
            <summary class="button" aria-label=say.the("settings-title")>"☰"</summary>
            <div class="menu-sheet">
                <label class="field">
                    {say.the("settings-language")}
                    <select id="language" on:change=choose_language>{Vec::from(languages)}</select>
                </label>
                <label class="field">
                    {say.the("settings-theme")}
                    <select
                        id="theme"
                        on:change=move |event| settings.theme.set(Theme::named(&event_target_value(&event)))
                    >
                        {Vec::from(themes)}
                    </select>
                </label>
                <Switch on=settings.has_letters label=say.the("settings-letters") id="letters"/>
                <Switch on=settings.is_text_mode label=say.the("settings-text-mode") id="text-mode"/>
                <Switch on=settings.is_still label=say.the("settings-motion-off") id="still"/>
            </div>
        </details>
    }
}

/// Something that is on or off.
#[component]
pub(crate) fn Switch(
    on: RwSignal<bool>,
    #[prop(into)] label: String,
    #[prop(optional, into)] id: Option<String>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                id=id
                prop:checked=move || on.get()
                on:change=move |event| on.set(event_target_checked(&event))
            />
            {label}
        </label>
    }
}

/// A drawing, ready-made as SVG.
#[component]
pub(crate) fn Drawing(
    /// The markup.
    #[prop(into)]
    svg: String,
) -> impl IntoView {
    view! { <span class="drawing" inner_html=svg></span> }
}

/// The longest name one may go by, in characters.
pub(crate) const MAX_NAME: usize = 24;

/// The name one goes by in this browser; empty if none was given yet.
pub(crate) fn my_name() -> String {
    Browser.get("name").unwrap_or_default()
}

/// Takes over the name the server knows one by, if none is known here.
pub(crate) fn learn_name(name: RwSignal<String>) {
    if !name.get_untracked().is_empty() {
        return;
    }
    spawn_local(async move {
        let Ok(Some(guest)) = crate::api::guest().await else { return };
        if name.try_with_untracked(|name| name.is_empty()) == Some(true) {
            Browser.set("name", &guest.name);
            name.set(guest.name);
        }
    });
}

/// Asks for the name one goes by, and keeps it.
#[component]
pub(crate) fn NameField(name: RwSignal<String>) -> impl IntoView {
    let say = Say::here();
    let keep = move |event| {
        let text = event_target_value(&event);
        Browser.set("name", text.trim());
        name.set(text);
    };
    view! {
        <label class="field" for="name">
            {say.the("lobby-name-label")}
            <input
                type="text"
                id="name"
                autocomplete="nickname"
                maxlength=MAX_NAME
                aria-describedby="name-hint"
                prop:value=move || name.get()
                on:input=keep
            />
        </label>
        <p class="quiet" id="name-hint">{say.the("lobby-name-hint")}</p>
    }
}

/// What a level such as `steady` or `keen@100` is called.
pub(crate) fn level_name(level: &str, say: Say) -> String {
    let (name, _) = level.split_once('@').unwrap_or((level, ""));
    say.the(&format!("level-{name}"))
}

/// Tells names that are alike apart by numbers.
pub(crate) fn told_apart(names: Vec<String>) -> Vec<String> {
    let number = |(index, name): (usize, &String)| {
        let n_before = names[..index].iter().filter(|other| *other == name).count();
        if n_before == 0 { name.clone() } else { format!("{name} {}", n_before + 1) }
    };
    names.iter().enumerate().map(number).collect()
}

/// A small picture of a board.
#[component]
pub(crate) fn BoardPicture(
    /// The board, or `None` while it is left to chance.
    #[prop(into)]
    board: Signal<Option<kingdom_builder::Board>>,
    #[prop(into)] label: Signal<String>,
) -> impl IntoView {
    let picture = move || {
        board.get().map(|board| {
            let view_box = drawing::kingdom_builder::view_box(&board);
            let land = drawing::kingdom_builder::land(&board);
            view! {
                <svg class="board-picture" viewBox=view_box role="img" aria-label=label inner_html=land></svg>
            }
        })
    };
    view! { {picture} }
}

/// Lets the browser save a text as a file.
pub(crate) fn save_file(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type("text/plain");
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let anchor: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    web_sys::Url::revoke_object_url(&address)
}
