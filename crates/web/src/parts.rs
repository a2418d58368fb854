//! Small parts that many pages use.

use crate::menu::SettingsMenu;
use crate::nav::BarWays;
use crate::reactive::RwSignal;
use crate::say::Say;
use crate::storage::{Browser, Storage as _};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Holder, SeatInfo};
use wasm_bindgen::{JsCast, JsValue};

/// Whether a letter is pressed by itself while nobody writes. With Caps Lock it comes as a capital.
pub(crate) fn is_letter(event: &leptos::ev::KeyboardEvent, letter: &str) -> bool {
    let is_plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
    let is_writing = document()
        .active_element()
        .is_some_and(|it| matches!(it.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
    is_plain && !is_writing && event.key().eq_ignore_ascii_case(letter)
}

/// The bar at the top of every page: where one is, and how one likes it.
#[component]
pub(crate) fn TopBar(
    /// What is shown beside the name of the program.
    #[prop(into)]
    title: Signal<String>,
    /// What stands behind it where there is room.
    #[prop(optional, into)]
    detail: Option<Signal<String>>,
    /// Whether the ways to the other pages are there too.
    #[prop(optional)]
    has_ways: bool,
    /// What this page has in the menu, above how one likes it.
    #[prop(optional)]
    menu: Option<fn() -> AnyView>,
    /// Further buttons.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let say = Say::here();
    view! {
        <header class="top-bar">
            <a href="/" class="brand">
                <img src="/icon.svg" width="26" height="26" alt=""/>
                {say.the("app-name")}
            </a>
            <span class="top-title">
                {title}
                {detail.map(|detail| view! { <span class="top-detail">" · "{detail}</span> })}
            </span>
            {has_ways.then(|| view! { <BarWays/> })}
            <div class="top-buttons">
                // Shown once there is a newer version than this one.
                <a class="newer" href="" title=say.the("app-newer-hint")>{say.the("app-newer")}</a>
                {children.map(|children| children())}
                <SettingsMenu own=menu/>
            </div>
        </header>
    }
}

/// Says that it does not go on here, with a way back; a signpost makes it less bare.
#[component]
pub(crate) fn DeadEnd(
    /// What is the matter.
    #[prop(into)]
    told: String,
) -> impl IntoView {
    let say = Say::here();
    view! {
        <section class="dead-end">
            <svg class="signpost" viewBox="0 0 120 96" aria-hidden="true">
                <path class="signpost-ground" d="M6 90Q32 80 60 86T114 88"/>
                <path class="signpost-pole" d="M58 88V12h5v76z"/>
                <path class="signpost-arm" d="M24 18H88L98 26L88 34H24z"/>
                <path class="signpost-arm" d="M96 44H38L28 52L38 60H96z"/>
                <path class="signpost-grass" d="M18 88l3-9l3 9M84 89l3-10l3 10M92 89l2-7l3 7"/>
            </svg>
            <h1 role="alert">{told}</h1>
            <a href="/" class="button primary large">{say.the("error-back-to-lobby")}</a>
        </section>
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

/// Goes by another name in this browser from now on.
pub(crate) fn remember_name(name: &str) {
    Browser.set("name", name);
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

/// Whether one is of the club, once the server has said so.
pub(crate) fn ask_in_club() -> RwSignal<Option<bool>> {
    let is_in_club = RwSignal::new(None);
    spawn_local(async move {
        // Without an answer one is no member; and the page may be gone by now.
        let known = crate::api::guest().await.ok().flatten();
        is_in_club.try_set(Some(known.is_some_and(|guest| guest.is_in_club())));
    });
    is_in_club
}

/// Something for members alone; guests are told that it is.
pub(crate) fn for_members<V: IntoView + 'static>(
    offer: impl Fn() -> V + Copy + Send + 'static,
) -> AnyView {
    let say = Say::here();
    let is_in_club = ask_in_club();
    let shown = move || match is_in_club.get() {
        None => ().into_any(),
        Some(true) => offer().into_any(),
        Some(false) => view! {
            <p class="quiet for-members">
                {say.the("lobby-for-members")}" "<a href="/sign-up">{say.the("lobby-sign-up")}</a>
            </p>
        }
        .into_any(),
    };
    shown.into_any()
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

/// Leads to the field for the name, wherever on the page it is.
pub(crate) fn focus_name() {
    let field = document().get_element_by_id("name");
    if let Some(field) = field.and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok()) {
        // A page without the focus is no reason to stop.
        let _ = field.focus();
    }
}

/// What a level such as `steady` or `keen@100` is called.
pub(crate) fn level_name(level: &str, say: Say) -> String {
    let (name, _) = level.split_once('@').unwrap_or((level, ""));
    say.the(&format!("level-{name}"))
}

/// What the seats are called, no two alike: a computer by its own name, somebody alone at a screen who
/// gave no name "you", all others without a name by a number.
pub(crate) fn seat_names(seats: &[SeatInfo], say: Say) -> Vec<String> {
    let is_alone = seats.iter().filter(|seat| seat.is_mine).count() == 1;
    let is_like = |seat: &SeatInfo, other: &SeatInfo| {
        seat.holder == other.holder && matches!(seat.holder, Holder::Computer { .. })
    };
    let names = seats.iter().enumerate().map(|(index, seat)| match &seat.holder {
        Holder::Computer { level } => {
            let n_before = seats[..index].iter().filter(|other| is_like(seat, other)).count();
            nth_computer_name(level, n_before, say)
        }
        Holder::Person { name } if !name.is_empty() => name.clone(),
        Holder::Person { .. } if seat.is_mine && is_alone => say.the("common-you"),
        Holder::Person { .. } | Holder::Open => {
            say.with("common-player-number", &[("number", (index + 1).into())])
        }
    });
    told_apart(names.collect())
}

/// What the computer of a level is called; one that is not known here, by its level.
pub(crate) fn computer_name(level: &str, say: Say) -> String {
    let (name, _) = level.split_once('@').unwrap_or((level, ""));
    let key = format!("computer-{name}");
    say.ask(|words| if words.has(&key) { words.say(&key) } else { level.to_owned() })
}

/// What the second and further computers of a level at one table are called.
fn nth_computer_name(level: &str, n_before: usize, say: Say) -> String {
    let (name, _) = level.split_once('@').unwrap_or((level, ""));
    let key = format!("computer-{name}-more");
    let more = say.ask(|words| words.has(&key).then(|| words.say(&key))).unwrap_or_default();
    let other = n_before.checked_sub(1).and_then(|index| more.split(", ").nth(index));
    other.filter(|name| !name.is_empty()).map_or_else(|| computer_name(level, say), str::to_owned)
}

/// How the computer of a level plays, in a sentence.
pub(crate) fn computer_style(level: &str, say: Say) -> String {
    let (name, _) = level.split_once('@').unwrap_or((level, ""));
    say.the(&format!("computer-{name}-style"))
}

/// Tells names that are alike apart by numbers.
pub(crate) fn told_apart(names: Vec<String>) -> Vec<String> {
    let number = |(index, name): (usize, &String)| {
        let n_before = names[..index].iter().filter(|other| *other == name).count();
        if n_before == 0 { name.clone() } else { format!("{name} {}", n_before + 1) }
    };
    names.iter().enumerate().map(number).collect()
}

/// The game, and what is in play beyond it: everything that the options name and that has a text,
/// such as `game-NAME-nomads`.
pub(crate) fn what_is_played(game: &str, options: &str, say: Say) -> String {
    let key = format!("game-{game}");
    let values = options.split_whitespace().filter_map(|option| option.split_once('='));
    let names = values.flat_map(|(_, value)| value.split(','));
    let known = names.filter_map(|name| say.known(&format!("{key}-{name}")));
    std::iter::once(say.the(&key)).chain(known).collect::<Vec<_>>().join(" · ")
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
