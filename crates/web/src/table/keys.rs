//! Keys that work wherever the focus is, except where one writes.

use super::{Table, ways};
use crate::face::{Role, Spot};
use crate::settings::Settings;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

pub(super) fn listen(table: Table, settings: Settings) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if !table.hears(&event) {
            return;
        }
        match &*event.key() {
            "u" | "U" => table.undo(),
            "e" | "E" => table.end(),
            "t" | "T" => {
                // What has the focus may be about to go.
                table.focus_ask();
                settings.is_text_mode.update(|is_on| *is_on = !*is_on);
            }
            "?" => {
                // It opens the rules, and is not sought there.
                event.prevent_default();
                table.book.open();
            }
            "b" | "B" => settings.has_letters.update(|is_on| *is_on = !*is_on),
            "h" | "H" => table.hints.ask(table),
            "m" | "M" => settings.has_sound.update(|is_on| *is_on = !*is_on),
            "s" | "S" => table.skip(),
            // A drawn board walks by itself while it has the focus.
            "n" | "N" if !event.default_prevented() => focus_next_lit(table, false),
            "p" | "P" if !event.default_prevented() => focus_next_lit(table, true),
            "Escape" => {
                table.why_not.set(None);
                table.forget_taps();
                table.group.set(None);
                ways::close(table);
                table.open_part.set(None);
                table.hints.close(table);
                leave_explained(table);
            }
            key => {
                if let Some(number) = key.parse::<usize>().ok().filter(|number| *number > 0) {
                    use_nth(table, number - 1);
                }
            }
        }
    });
    on_cleanup(move || listener.remove());
}

impl Table {
    /// Whether a key is meant for the table: nobody writes just now, and nothing lies over it.
    pub(crate) fn hears(self, event: &KeyboardEvent) -> bool {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_writing =
            target.is_some_and(|it| matches!(&*it.tag_name(), "INPUT" | "SELECT" | "TEXTAREA"));
        let has_modifier = event.ctrl_key() || event.meta_key() || event.alt_key();
        let is_sheet_open = matches!(document().query_selector("dialog[open]"), Ok(Some(_)));
        let is_covered = is_sheet_open || untrack(|| self.passing.is_on());
        !is_writing && !has_modifier && !is_covered
    }
}

/// Goes to the next thing with which something can be done.
fn focus_next_lit(table: Table, is_backwards: bool) {
    let from = table.pointed.get_untracked();
    if let Some(next) = untrack(|| table.next_lit(from, is_backwards)) {
        go_to(table, next);
    }
}

/// Gives the focus to a thing with which something can be done, if it is in sight; or to the board,
/// if it is a place there.
fn go_to(table: Table, spot: Spot) {
    let places = document().query_selector_all(&format!(".place.lit[data-spot='{}']", spot.0));
    let places = places.expect("a selector that can be read");
    let place = |index| places.item(index)?.dyn_into::<HtmlElement>().ok();
    let is_seen = |place: &HtmlElement| place.get_bounding_client_rect().width() > 0.0;
    match (0..places.length()).filter_map(place).find(is_seen) {
        Some(place) => {
            let _ = place.focus();
        }
        None => table.stage.walk_to(spot),
    }
}

/// A thing that explains itself while it has the focus is left, so that it hides nothing any more.
fn leave_explained(table: Table) {
    let focused = document().active_element();
    let is_explained =
        focused.and_then(|element| element.closest(".tile, .dock li").ok().flatten());
    if is_explained.is_some() {
        table.focus_ask();
    }
}

/// Makes the nth choice of those that are compared, or else of the dock. Where there are neither, it goes
/// to the nth of the places that lie in a row, or else looks at the nth part of what is offered alone, or at
/// all of it again.
fn use_nth(table: Table, index: usize) {
    let choices = untrack(|| match ways::compared(table) {
        compared if compared.is_empty() => uses(table),
        compared => compared,
    });
    if !choices.is_empty() {
        choices.get(index).into_iter().for_each(|&choice| table.choose(choice));
        return;
    }
    let row = table.sight.get_untracked().map_or_else(Vec::new, |sight| sight.row());
    match row.get(index) {
        Some(&spot) if table.pointed.get_untracked() == Some(spot) => {
            table.act_at(spot);
        }
        Some(&spot) => go_to(table, spot),
        None if row.is_empty() && index < untrack(|| n_groups(table)) => {
            table.group.update(|shown| *shown = Some(index).filter(|_| *shown != Some(index)));
        }
        None => {}
    }
}

/// The choices that lie ready in the dock.
fn uses(table: Table) -> Vec<usize> {
    let uses = table.moment(|moment| {
        let choices = moment.choices.iter().enumerate();
        let uses = choices.filter(|(_, choice)| choice.role == Role::Use);
        uses.map(|(choice, _)| choice).collect()
    });
    uses.unwrap_or_default()
}

/// How many parts of what is offered can be looked at alone.
fn n_groups(table: Table) -> usize {
    let sight = table.sight.get();
    sight.map_or(0, |sight| table.tell(|teller| sight.groups(teller).len()))
}
