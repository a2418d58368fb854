//! The bar to go through a match: slider, steps, pace, eyes, and the record to take away.

use super::play_on::PlayOn;
use super::{Eyes, Reel};
use crate::parts::save_file;
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use crate::settings::Pace;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Seat;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// Goes through a match by itself.
#[derive(Clone, Copy)]
struct Player {
    reel: Reel,
    is_on: RwSignal<bool>,
    pace: RwSignal<Pace>,
    /// Counts the starts, so that a timer of an earlier one does nothing.
    n_starts: StoredValue<u32>,
}

impl Player {
    fn toggle(self) {
        if self.is_on.get_untracked() {
            return self.is_on.set(false);
        }
        if self.reel.now.get_untracked() == self.reel.n_plies {
            self.reel.go_to(0);
        }
        self.is_on.set(true);
        let start = self.n_starts.get_value() + 1;
        self.n_starts.set_value(start);
        self.step_later(start);
    }

    fn step_later(self, start: u32) {
        let step = move || {
            let is_on = self.is_on.try_get_untracked() == Some(true);
            if !is_on || self.n_starts.try_get_value() != Some(start) {
                return;
            }
            self.reel.go_to(self.reel.now.get_untracked() + 1);
            match self.reel.now.get_untracked() == self.reel.n_plies {
                true => self.is_on.set(false),
                false => self.step_later(start),
            }
        };
        set_timeout(step, self.pace.get_untracked().per_move());
    }
}

/// A way to move through a match, as a button and as a key.
#[derive(Clone, Copy)]
enum Jump {
    Start,
    TurnBack,
    StepBack,
    Step,
    TurnOn,
    End,
}

impl Jump {
    fn name(self) -> &'static str {
        match self {
            Jump::Start => "start",
            Jump::TurnBack => "turn-back",
            Jump::StepBack => "step-back",
            Jump::Step => "step",
            Jump::TurnOn => "turn-on",
            Jump::End => "end",
        }
    }

    fn by_key(key: &str) -> Option<Jump> {
        match key {
            "ArrowLeft" => Some(Jump::StepBack),
            "ArrowRight" => Some(Jump::Step),
            "PageUp" => Some(Jump::TurnBack),
            "PageDown" => Some(Jump::TurnOn),
            "Home" => Some(Jump::Start),
            "End" => Some(Jump::End),
            _ => None,
        }
    }

    /// The outline of its picture.
    fn outline(self) -> &'static str {
        match self {
            Jump::Start => "M3 3h2v10H3zM13 3v10L6 8z",
            Jump::TurnBack => "M8 3v10L1 8zM15 3v10L8 8z",
            Jump::StepBack => "M12 3v10L4 8z",
            Jump::Step => "M4 3v10l8-5z",
            Jump::TurnOn => "M1 3v10l7-5zM8 3v10l7-5z",
            Jump::End => "M11 3h2v10h-2zM3 3v10l7-5z",
        }
    }

    fn go(self, reel: Reel) {
        let now = reel.now.get_untracked();
        reel.go_to(match self {
            Jump::Start => 0,
            Jump::TurnBack => reel.film(|film| film.turn_before(now)),
            Jump::StepBack => now.saturating_sub(1),
            Jump::Step => now + 1,
            Jump::TurnOn => reel.film(|film| film.turn_after(now)),
            Jump::End => reel.n_plies,
        });
    }
}

#[component]
pub(super) fn Bar(reel: Reel) -> impl IntoView {
    let say = Say::here();
    let player = Player {
        reel,
        is_on: RwSignal::new(false),
        pace: RwSignal::new(Pace::Normal),
        n_starts: StoredValue::new(0),
    };
    listen_to_keys(reel, player);
    view! {
        <section class="replay-bar" aria-label=say.the("replay-controls")>
            <Position reel player/>
            <div class="replay-buttons">
                <JumpButton reel player jump=Jump::Start/>
                <JumpButton reel player jump=Jump::TurnBack/>
                <JumpButton reel player jump=Jump::StepBack/>
                <PlayButton player/>
                <JumpButton reel player jump=Jump::Step/>
                <JumpButton reel player jump=Jump::TurnOn/>
                <JumpButton reel player jump=Jump::End/>
            </div>
            <More reel player/>
        </section>
    }
}

/// Where one is: the slider and the turn in words.
#[component]
fn Position(reel: Reel, player: Player) -> impl IntoView {
    let say = Say::here();
    let place = move || {
        let numbers = [("now", reel.now.get().into()), ("all", reel.n_plies.into())];
        say.with("replay-slider", &numbers)
    };
    let turn = move || {
        let turn = reel.film(|film| film.turn_at(reel.now.get()))?;
        let name = reel.name(turn.seat);
        Some(say.with("replay-turn", &[("round", turn.round.into()), ("name", name.into())]))
    };
    let slide = move |event| {
        player.is_on.set(false);
        if let Ok(now) = event_target_value(&event).parse() {
            reel.go_to(now);
        }
    };
    view! {
        <div class="replay-where">
            <output for="slider" id="place">{place}</output>
            <input
                type="range"
                id="slider"
                min="0"
                max=reel.n_plies
                aria-label=say.the("replay-title")
                aria-valuetext=place
                prop:value=move || reel.now.get().to_string()
                on:input=slide
            />
            <span class="replay-turn" id="turn">{turn}</span>
        </div>
    }
}

#[component]
fn JumpButton(reel: Reel, player: Player, jump: Jump) -> impl IntoView {
    let say = Say::here();
    let label = say.the(&format!("replay-{}", jump.name()));
    let go = move |_| {
        player.is_on.set(false);
        jump.go(reel);
    };
    view! {
        <button class="button" id=jump.name() title=label.clone() aria-label=label on:click=go>
            <Glyph outline=jump.outline()/>
        </button>
    }
}

#[component]
fn PlayButton(player: Player) -> impl IntoView {
    let say = Say::here();
    let label = move || say.the(if player.is_on.get() { "replay-pause" } else { "replay-play" });
    let outline = Signal::derive(move || match player.is_on.get() {
        true => "M4 3h3v10H4zM9 3h3v10H9z",
        false => "M3 2v12l11-6z",
    });
    view! {
        <button class="button primary" id="play" title=label aria-label=label on:click=move |_| player.toggle()>
            <Glyph outline/>
        </button>
    }
}

#[component]
pub(super) fn Glyph(#[prop(into)] outline: Signal<&'static str>) -> impl IntoView {
    view! {
        <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true"><path d=move || outline.get()/></svg>
    }
}

/// Pace, eyes, and what one can take away.
#[component]
fn More(reel: Reel, player: Player) -> impl IntoView {
    let say = Say::here();
    let paces = Pace::ALL.map(|pace| {
        let text = say.the(&format!("replay-speed-{}", pace.name()));
        view! { <option value=pace.name() selected=move || player.pace.get() == pace>{text}</option> }
    });
    let download = move |_| {
        let text = reel.film(|film| film.text());
        // What cannot be saved is still there to be looked at.
        let _ = save_file(&reel.file_name.get_value(), &text);
    };
    let is_copied = RwSignal::new(false);
    let told = RwSignal::new(None::<String>);
    Effect::new(move || {
        reel.now.track();
        is_copied.set(false);
        told.set(None);
    });
    let copy = move |_| match reel.link.get_value().address(reel.now.get_untracked()) {
        None => told.set(Some(say.the("replay-link-too-long"))),
        Some(link) => {
            // The browser may refuse; then the link stands here to be copied by hand.
            let copied = window().navigator().clipboard().write_text(&link);
            spawn_local(async move {
                match JsFuture::from(copied).await {
                    Ok(_) => is_copied.try_set(true).map_or((), drop),
                    Err(_) => told.try_set(Some(link)).map_or((), drop),
                }
            });
        }
    };
    let link_outline = Signal::derive(move || match is_copied.get() {
        true => "M2 8l2-2 3 3 6-6 2 2-8 8z",
        false => "M2 5h5v2H4v3h3v2H2zM9 5h5v7H9v-2h3V7H9zM5 8h6v1H5z",
    });
    let verified = reel.is_verified.map(|is_verified| {
        let key = if is_verified { "replay-verified" } else { "replay-not-verified" };
        view! { <span class="tag" class:away=!is_verified id="verified">{say.the(key)}</span> }
    });
    view! {
        <div class="replay-more">
            {verified}
            <EyesChoice reel/>
            <label class="visually-hidden" for="pace">{say.the("replay-speed")}</label>
            <select
                id="pace"
                title=say.the("replay-speed")
                on:change=move |event| player.pace.set(Pace::named(&event_target_value(&event)))
            >
                {Vec::from(paces)}
            </select>
            <output class="link-told" id="link-told">{move || told.get()}</output>
            <PlayOn reel/>
            <button class="button" id="copy-link" title=say.the("replay-copy-link") on:click=copy>
                <Glyph outline=link_outline/>
                <span class="wide-only">
                    {move || say.the(if is_copied.get() { "common-copied" } else { "replay-link" })}
                </span>
            </button>
            <button class="button" id="download" title=say.the("end-download-hint") on:click=download>
                <Glyph outline="M7 2h2v6h3L8 12 4 8h3zM2 13h12v2H2z"/>
                <span class="wide-only">{say.the("replay-download")}</span>
            </button>
        </div>
    }
}

/// With whose eyes one looks.
#[component]
fn EyesChoice(reel: Reel) -> impl IntoView {
    let say = Say::here();
    let n_seats = reel.film(|film| film.n_seats());
    let mine = reel.mine.get_value();
    let label = |seat: Seat| match &mine[..] {
        [only] if *only == seat => say.the("replay-as-i-saw-it"),
        _ => say.with("replay-as-seat-saw-it", &[("name", reel.name(seat).into())]),
    };
    let mut choices: Vec<(Eyes, String, String)> = Seat::all(n_seats)
        .map(|seat| (Eyes::Seat(seat), seat.index().to_string(), label(seat)))
        .collect();
    choices.push((Eyes::Watcher, "watcher".into(), say.the("replay-as-watcher")));
    choices.push((Eyes::All, "all".into(), say.the("replay-all-revealed")));
    let options = choices.iter().cloned().map(|(eyes, value, text)| {
        view! { <option value=value selected=move || reel.eyes.get() == eyes>{text}</option> }
    });
    let options = options.collect_view();
    let choose = move |event| {
        let value = event_target_value(&event);
        if let Some((eyes, ..)) = choices.iter().find(|(_, name, _)| *name == value) {
            reel.eyes.set(*eyes);
        }
    };
    view! {
        <label class="visually-hidden" for="eyes">{say.the("replay-seen-by")}</label>
        <select id="eyes" title=say.the("replay-seen-by") on:change=choose>{options}</select>
    }
}

/// Keys to go through the match, except where they mean something else.
fn listen_to_keys(reel: Reel, player: Player) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let has_own_keys = target.is_some_and(|element| {
            element.closest("input, select, textarea, .board").ok().flatten().is_some()
        });
        if has_own_keys {
            return;
        }
        if let Some(jump) = Jump::by_key(&event.key()) {
            event.prevent_default();
            player.is_on.set(false);
            jump.go(reel);
        }
    });
    on_cleanup(move || listener.remove());
}
