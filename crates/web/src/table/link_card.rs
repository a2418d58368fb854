//! A link to give away: in full, to copy, to share and for a camera.

use super::{Table, share};
use crate::api;
use crate::reactive::{RwSignal, StoredValue};
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

/// Shows a link, with what it is for.
pub(super) fn shown(link: String, label: String) -> AnyView {
    let say = Say::here();
    let table = Table::here();
    let link = StoredValue::new(link);
    let is_copied = RwSignal::new(false);
    let code = RwSignal::new(None::<String>);
    let copy = move |_| {
        spawn_local(async move {
            let copied = window().navigator().clipboard().write_text(&link.get_value());
            is_copied.try_set(JsFuture::from(copied).await.is_ok());
        });
    };
    let show_code = move |_| {
        if code.with_untracked(Option::is_some) {
            return code.set(None);
        }
        spawn_local(async move {
            match api::qr(&link.get_value()).await {
                Ok(svg) => drop(code.try_set(Some(svg))),
                Err(problem) => table.line.problem.set(Some(problem)),
            }
        });
    };
    let rows = link.with_value(|link| link.len().div_ceil(34));
    view! {
        <div class="link-card">
            <textarea class="link" readonly=true rows=rows spellcheck="false" aria-label=label>
                {link.get_value()}
            </textarea>
            <div class="link-buttons">
                <button class="button small" on:click=copy>
                    {move || say.the(if is_copied.get() { "table-seat-link-copied" } else { "table-seat-copy-link" })}
                </button>
                {share::is_possible().then(|| view! {
                    <button class="button small" on:click=move |_| spawn_local(async move { share::by_device(&link.get_value()).await })>
                        {say.the("table-link-share")}
                    </button>
                })}
                <button
                    class="button small show-code"
                    aria-expanded=move || code.with(Option::is_some).to_string()
                    on:click=show_code
                >
                    {say.the("table-link-code")}
                </button>
            </div>
            {move || code.get().map(|svg| view! {
                <div class="link-code" role="img" aria-label=say.the("table-link-code-label") inner_html=svg></div>
            })}
        </div>
    }
    .into_any()
}
