//! Small parts that many pages use.

use crate::say::Say;
use crate::settings::{Settings, Theme};
use leptos::prelude::*;
use leptos_router::components::A;
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
                    <select id="language" on:change=choose_language>{languages.to_vec()}</select>
                </label>
                <label class="field">
                    {say.the("settings-theme")}
                    <select
                        id="theme"
                        on:change=move |event| settings.theme.set(Theme::named(&event_target_value(&event)))
                    >
                        {themes.to_vec()}
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
