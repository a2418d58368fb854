//! What a page has behind a button, and how one likes it: language and look, what moves and sounds, and how one plays.

use crate::lazy::{lazy, part};
use crate::parts::Switch;
use crate::reactive::RwSignal;
use crate::say::Say;
use crate::settings::{N_COLOURS, Pace, Settings, Theme, TurnEnd, colour_name, colour_named};
use leptos::html::Details;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use words::Language;

#[component]
pub(crate) fn SettingsMenu(
    /// What the page has there beside that.
    own: Option<fn() -> AnyView>,
) -> impl IntoView {
    let say = Say::here();
    let menu = NodeRef::<Details>::new();
    let was_opened = RwSignal::new(false);
    close_from_outside(menu);
    view! {
        <details class="menu" node_ref=menu on:toggle=move |_| was_opened.set(true)>
            <summary class="button" aria-label=say.the("settings-title")>"☰"</summary>
            <div class="menu-sheet">
                <Show when=move || was_opened.get()>
                    {own.map(|show| show())}
                    {choices()}
                </Show>
            </div>
        </details>
    }
}

/// Everything that one may like otherwise.
pub(crate) fn choices() -> AnyView {
    part(sheet, |sheet| sheet())
}

lazy! { menu:
    fn sheet() -> fn() -> AnyView {
        shown
    }
}

fn shown() -> AnyView {
    let say = Say::here();
    let settings = Settings::here();
    let languages = Language::ALL.map(|language| (language.tag(), language.own_name().to_owned()));
    let language = Signal::derive(move || settings.language.get().tag().to_owned());
    let choose_language = move |tag: String| {
        if let Some(language) = Language::from_tag(&tag) {
            settings.language.set(language);
        }
    };
    let themes =
        Theme::ALL.map(Theme::name).map(|name| (name, say.the(&format!("settings-theme-{name}"))));
    let paces =
        Pace::ALL.map(Pace::name).map(|name| (name, say.the(&format!("replay-speed-{name}"))));
    let ends = TurnEnd::ALL
        .map(TurnEnd::name)
        .map(|name| (name, say.the(&format!("settings-turn-end-{name}"))));
    view! {
                <Select id="language" label=say.the("settings-language") options=languages.into() now=language choose=choose_language/>
                <Select
                    id="theme"
                    label=say.the("settings-theme")
                    options=themes.into()
                    now=Signal::derive(move || settings.theme.get().name().to_owned())
                    choose=move |name: String| settings.theme.set(Theme::named(&name))
                />
                <Select
                    id="turn-end"
                    label=say.the("settings-turn-end")
                    options=ends.into()
                    now=Signal::derive(move || settings.turn_end.get().name().to_owned())
                    choose=move |name: String| settings.turn_end.set(TurnEnd::named(&name))
                />
                <Select
                    id="others-pace"
                    label=say.the("settings-pace")
                    options=paces.into()
                    now=Signal::derive(move || settings.pace.get().name().to_owned())
                    choose=move |name: String| settings.pace.set(Pace::named(&name))
                />
                <Colours/>
                <Switch on=settings.is_me_first label=say.the("settings-me-first") id="me-first"/>
                <Switch on=settings.has_sound label=say.the("settings-sound") id="sound"/>
                <Switch on=settings.has_letters label=say.the("settings-letters") id="letters"/>
                <Switch on=settings.is_text_mode label=say.the("settings-text-mode") id="text-mode"/>
                <Switch on=settings.is_still label=say.the("settings-motion-off") id="still"/>
    }
    .into_any()
}

/// One of several, by name.
#[component]
fn Select(
    id: &'static str,
    label: String,
    options: Vec<(&'static str, String)>,
    now: Signal<String>,
    #[prop(into)] choose: Callback<String>,
) -> impl IntoView {
    let options = options.into_iter().map(|(name, text)| {
        view! { <option value=name selected=move || now.get() == name>{text}</option> }
    });
    view! {
        <label class="field">
            {label}
            <select id=id on:change=move |event| choose.run(event_target_value(&event))>
                {options.collect_view()}
            </select>
        </label>
    }
}

/// In which colour one's own pieces are shown on this screen.
#[component]
fn Colours() -> impl IntoView {
    let say = Say::here();
    let settings = Settings::here();
    let colours = (0..N_COLOURS).map(Some);
    let swatches = [None].into_iter().chain(colours).map(|colour| {
        let name = colour_name(colour);
        let label = say.the(&format!("settings-colour-{name}"));
        let title = label.clone();
        let class = colour.map_or_else(|| "swatch as-dealt".into(), |index| format!("swatch seat-{}", index + 1));
        view! {
            <label class="swatch-choice" title=title>
                <input
                    type="radio"
                    name="colour"
                    id=format!("colour-{name}")
                    value=name.clone()
                    aria-label=label
                    prop:checked=move || settings.colour.get() == colour
                    on:change=move |event| settings.colour.set(colour_named(&event_target_value(&event)))
                />
                <span class=class></span>
            </label>
        }
    });
    view! {
        <fieldset class="field swatches">
            <legend>{say.the("settings-colour")}</legend>
            {swatches.collect_view()}
        </fieldset>
    }
}

/// Closes the menu on Escape, which gives the focus back to its button, and on a press elsewhere.
fn close_from_outside(menu: NodeRef<Details>) {
    let opened = move || menu.get_untracked().filter(|menu| menu.open());
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let Some(menu) = opened().filter(|_| event.key() == "Escape") else { return };
        menu.set_open(false);
        let button = menu.query_selector("summary").ok().flatten();
        if let Some(button) =
            button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok())
        {
            // Without the focus the menu is closed all the same.
            let _ = button.focus();
        }
    });
    let presses = window_event_listener(leptos::ev::pointerdown, move |event| {
        let Some(menu) = opened() else { return };
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        if !menu.contains(target.as_ref()) {
            menu.set_open(false);
        }
    });
    on_cleanup(move || {
        keys.remove();
        presses.remove();
    });
}
