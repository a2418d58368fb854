//! The line that says at all times what is asked of whom, and the buttons to answer. Its height
//! never changes, whatever is asked.

use super::areas::PanelPart;
use super::deal::Terms;
use super::headline::headline;
use super::heard::Focused;
use super::touches::LONG_PRESS;
use super::{Place, Table};
use crate::face::{Ask, Deal, Outcome, Role, Sight};
use crate::parts::Drawing;
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::say::Say;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub(crate) fn AskLine() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let ask = Memo::new(move |_| {
        let sight = table.sight.get()?;
        Some(match sight.moment().is_over() {
            true => Ask { title: headline(table, say), ..Ask::default() },
            false => table.tell_ask(|teller| sight.ask(teller)),
        })
    });
    // What somebody did while it is shown again, then what the place under the pointer would bring,
    // then what helps.
    let detail = move || {
        let sight = table.sight.get()?;
        if let Some(text) = table.showing.text(table) {
            return Some(text);
        }
        match table.pointed.get().map(|spot| table.choices_at(spot)).as_deref() {
            Some(&[choice]) => {
                Some(table.ask_guide(&*sight, |guide, teller| guide.preview(choice, teller)))
            }
            Some(&[_, _, ..]) => Some(say.the("table-ways-several")),
            Some([]) | None => ask.get().map(|ask| ask.detail),
        }
    };
    // It is turned when it changes, and only then.
    let drawn = Memo::new(move |_| ask.get().and_then(|ask| ask.picture));
    let picture = move || Some(view! { <Drawing svg=drawn.get()?/> });
    let is_mine = move || table.moment(|moment| moment.is_my_turn()).unwrap_or(false);
    let is_tapped = move || table.tapped.get().is_some() || table.tapped_use.get().is_some();
    view! {
        <section class="ask" aria-label=say.the("a11y-ask") class:mine=is_mine class:tapped=is_tapped aria-busy=move || table.line.is_sending().to_string()>
            <div class="ask-icon">{picture}</div>
            <div class="ask-text">
                <p class="ask-title" id="ask-title" tabindex="-1" aria-live="polite">
                    {move || ask.get().map(|ask| ask.title)}
                </p>
                <p class="ask-detail">{detail}</p>
            </div>
            {table.face.chips()}
            {move || table.sight.get().map(|sight| view! { <Dock sight/> })}
            <Walk/>
            {(table.place != Place::Replay).then(|| view! { <Always/> })}
        </section>
    }
}

/// Everything that can be done without a place on the board, as icons with names.
#[component]
fn Dock(sight: Arc<dyn Sight>) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let choices = sight.moment().choices.iter().enumerate();
    let hold = Hold::new();
    // The button under the mouse or with the focus.
    let pointed = RwSignal::new(None::<usize>);
    let is_touch = StoredValue::new(false);
    let leave = move || {
        pointed.try_set(None);
    };
    let uses = choices.filter(|(_, choice)| choice.role == Role::Use).enumerate();
    let uses = uses.map(|(number, (index, choice))| {
        let label = table.tell(|teller| sight.label(index, teller));
        let help = table.tell(|teller| sight.help(index, teller));
        let picture = sight.picture(index);
        let is_worded = picture.is_none();
        let key = (number < 9).then(|| number + 1);
        let name = label.clone();
        let is_held = move || [hold.on.get(), table.tapped_use.get()].contains(&Some(index));
        let asked = sight.clone();
        // Looked for only when somebody wants to know it.
        let outcome = move || {
            (pointed.get() == Some(index) || is_held()).then(|| {
                let Outcome { changes, notes } =
                    table.ask_guide(&*asked, |guide, teller| guide.outcome(index, teller));
                view! { <Terms deal=Deal { changes, notes, ..Deal::default() }/> }
            })
        };
        let press = move |_| {
            let is_touched = is_touch.get_value();
            is_touch.set_value(false);
            match hold.end() {
                true => {}
                false if is_touched => table.tap_use(index),
                false => table.choose(index),
            }
        };
        view! {
            <li class:held=is_held>
                <button
                    class="dock-use"
                    class:worded=is_worded
                    data-action=choice.action.clone()
                    aria-label=label.clone()
                    aria-keyshortcuts=key.map(|key| key.to_string())
                    disabled=move || table.line.is_sending()
                    on:pointerdown=move |event| {
                        is_touch.set_value(event.pointer_type() != "mouse");
                        hold.begin(&event, index);
                    }
                    on:pointerenter=move |_| pointed.set(Some(index))
                    on:pointerleave=move |_| leave()
                    on:focus=move |event| {
                        pointed.set(Some(index));
                        table.hearing.enter(&event, Focused::Use(index), name.clone());
                    }
                    on:blur=move |_| {
                        leave();
                        table.hearing.leave();
                    }
                    on:pointerup=move |_| hold.stop_waiting()
                    on:pointercancel=move |_| hold.cancel()
                    on:contextmenu=|event| event.prevent_default()
                    on:click=press
                >
                    {match picture {
                        Some(svg) => view! { <Drawing svg/> }.into_any(),
                        None => label.clone().into_any(),
                    }}
                    {key.map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })}
                </button>
                <div class="dock-name" aria-hidden="true">
                    <strong>{label.clone()}</strong>
                    {help.map(|help| view! { <p>{help}</p> })}
                    {outcome}
                </div>
            </li>
        }
    });
    view! { <ul class="dock" aria-label=say.the("a11y-dock")>{uses.collect_view()}</ul> }
}

/// A finger that is held on a button: the name of what it does is shown, and nothing is done.
#[derive(Clone, Copy)]
struct Hold {
    on: RwSignal<Option<usize>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Hold {
    fn new() -> Hold {
        Hold { on: RwSignal::new(None), timer: StoredValue::new(None) }
    }

    fn begin(self, event: &PointerEvent, choice: usize) {
        if event.pointer_type() == "mouse" {
            return;
        }
        self.stop_waiting();
        // The buttons may be gone by then.
        let show = move || {
            self.on.try_set(Some(choice));
        };
        self.timer.set_value(set_timeout_with_handle(show, LONG_PRESS).ok());
    }

    fn stop_waiting(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    fn cancel(self) {
        self.end();
    }

    /// Ends it, and says whether it was long.
    fn end(self) -> bool {
        self.stop_waiting();
        self.on.try_update(Option::take).flatten().is_some()
    }
}

/// For thumbs: from one place where something can be done to the next, and doing it there.
#[component]
fn Walk() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let go = move |is_backwards: bool| {
        let next = untrack(|| table.next_lit(table.tapped.get(), is_backwards));
        if let Some(spot) = next {
            table.open_part.set(table.face.area_of(spot).map(PanelPart::Area));
        }
        table.tapped_use.set(None);
        table.tapped.set(next);
        table.anchor.set(None);
        table.pointed.set(next);
    };
    let label = move || {
        let sight = table.sight.get()?;
        // What was tapped may be a choice of the moment before.
        let n_choices = sight.moment().choices.len();
        if let Some(choice) = table.tapped_use.get().filter(|&choice| choice < n_choices) {
            return Some(table.tell(|teller| sight.label(choice, teller)));
        }
        let spot = table.tapped.get()?;
        match table.choices_at(spot)[..] {
            [] => None,
            [choice] => Some(table.tell(|teller| sight.label(choice, teller))),
            _ => Some(table.tell(|teller| sight.spot_name(spot, teller))),
        }
    };
    let has_several = Memo::new(move |_| table.lit().len() > 1);
    let act = move |_| match (table.tapped_use.get_untracked(), table.tapped.get_untracked()) {
        (Some(choice), _) => table.choose(choice),
        (None, Some(spot)) => {
            table.act_at(spot);
        }
        (None, None) => {}
    };
    view! {
        <Show when=move || table.face.previews_taps()>
            <div class="ask-walk">
                <button class="button" aria-label=say.the("table-walk-back") disabled=move || !has_several.get() on:click=move |_| go(true)>"‹"</button>
                <button class="button" aria-label=say.the("table-walk-on") disabled=move || !has_several.get() on:click=move |_| go(false)>"›"</button>
            </div>
            {move || label().map(|label| view! {
                <button class="button primary" id="do-it" disabled=move || table.line.is_sending() on:click=act>{label}</button>
            })}
        </Show>
    }
}

/// Taking back, and the end of the turn: always in the same place, able or not.
#[component]
fn Always() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let can_undo = move || table.moment(|moment| moment.undoable > 0).unwrap_or(false);
    let end = Memo::new(move |_| {
        let sight = table.sight.get()?;
        let choice = sight.moment().end()?;
        let label = table.tell(|teller| sight.label(choice, teller));
        Some((label, sight.moment().choices[choice].action.clone()))
    });
    // Where nothing is to be ended, the same button skips what others do.
    let skips = Memo::new(move |_| end.get().is_none() && table.can_skip());
    let end_label = move || match end.get() {
        Some(_) if table.is_sure.get() => say.the("table-end-anyway"),
        Some((label, _)) => label,
        None if skips.get() => say.the("table-skip"),
        None => say.the("table-end-turn"),
    };
    let is_idle = move || end.get().is_none() || table.line.is_sending();
    let press = move |_| match skips.get_untracked() {
        true => table.skip(),
        false => table.end(),
    };
    let is_over = move || table.moment(|moment| moment.is_over()).unwrap_or(false);
    view! {
        <div class="ask-buttons" class:over=is_over>
            <button
                class="button"
                id="undo"
                disabled=move || !can_undo() || table.line.is_sending()
                on:click=move |_| table.undo()
            >
                {say.the("table-undo")}<kbd>"U"</kbd>
            </button>
            <button
                class="button"
                class:primary=move || end.get().is_some()
                id="end-turn"
                data-action=move || end.get().map(|(_, action)| action)
                disabled=move || is_idle() && !skips.get()
                on:click=press
            >
                {end_label}<kbd>{move || if skips.get() { "S" } else { "E" }}</kbd>
            </button>
        </div>
    }
}
