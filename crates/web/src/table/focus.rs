//! Keeps the focus at the table: when what had it is gone because something happened, what is asked
//! has it next.

use super::Table;
use crate::reactive::StoredValue;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

pub(super) fn keep_at_table(table: Table) {
    // Whoever never came to the table by keyboard or click is not drawn there.
    let was_here = StoredValue::new(false);
    let listener = window_event_listener(leptos::ev::focusin, move |event| {
        let target = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let is_here = target.is_some_and(|it| matches!(it.closest(".table"), Ok(Some(_))));
        was_here.try_set_value(is_here);
    });
    on_cleanup(move || listener.remove());
    Effect::new(move || {
        table.sight.track();
        // Once the page has drawn it.
        request_animation_frame(move || {
            let is_nowhere = document().active_element().is_none_or(|it| it.tag_name() == "BODY");
            if is_nowhere && was_here.try_get_value() == Some(true) {
                table.focus_ask();
            }
        });
    });
}
