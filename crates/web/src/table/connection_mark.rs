//! Whether what one does arrives and is kept.

use crate::line::{Connection, Line};
use crate::say::Say;
use leptos::prelude::*;

/// Says so when the connection is lost, or when nothing is kept.
#[component]
pub(super) fn ConnectionMark(line: Line) -> impl IntoView {
    let say = Say::here();
    let not_kept = move || {
        (!line.is_kept.get()).then(|| {
            view! {
                <span class="connection-lost" id="not-kept" title=say.the("table-not-kept-hint")>
                    {say.the("table-not-kept")}
                    <span class="visually-hidden">" "{say.the("table-not-kept-hint")}</span>
                </span>
            }
        })
    };
    let text = move || match line.connection.get() {
        Connection::Connected => None,
        Connection::Connecting => Some(say.the("table-reconnecting")),
        Connection::Lost => Some(say.the("table-connection-lost")),
    };
    view! {
        <span class="connection" role="status" aria-live="polite">
            {not_kept}
            {move || text().map(|text| view! {
                <span class="connection-lost" title=say.the("table-connection-lost-hint")>{text}</span>
            })}
        </span>
    }
}
