//! Notes over the board: why something was refused, what was lost, what was done for one who was away.
//! They take no room, so nothing moves.

use super::Table;
use super::history::WhileAway;
use super::story::Stories;
use crate::face::WhyNot;
use crate::reactive::{Memo, RwSignal};
use crate::say::Say;
use leptos::prelude::*;

#[component]
pub(crate) fn NoteOnBoard() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let why_not = Memo::new(move |_| {
        let problem = table.line.problem.get();
        let refused = problem
            .map(|problem| WhyNot { text: say.problem(&problem), rule: problem.rule.clone() });
        refused.or_else(|| table.why_not.get())
    });
    let is_shown = move || why_not.with(Option::is_some);
    let rule = move || why_not.get()?.rule;
    let close = move |_| {
        table.line.problem.set(None);
        table.why_not.set(None);
        table.focus_ask();
    };
    view! {
        <WhileAway/>
        <Losses/>
        <div class="board-note" class:shown=is_shown>
            <p class="ask-problem" role="alert">{move || why_not.get().map(|why_not| why_not.text)}</p>
            {move || rule().map(|rule| {
                let label = say.with("table-rule", &[("rule", (&rule).into())]);
                let wanted = rule.clone();
                view! {
                    <button class="rule-link" aria-label=label on:click=move |_| table.book.open_at(&wanted)>
                        {rule}
                    </button>
                }
            })}
            <Show when=is_shown>
                <button class="note-close" aria-label=say.the("common-close") on:click=close>"×"</button>
            </Show>
        </div>
    }
}

/// What one lost just now, in the words of the log, which tells what others did.
#[component]
fn Losses() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let read = RwSignal::new(None::<usize>);
    let lines = Memo::new(move |_| {
        table.sight.track();
        let losses = table.stories.with(Stories::losses);
        let unread = losses.iter().filter(|told| Some(told.ply) != read.get());
        unread.filter_map(|told| table.tell(|teller| told.event.line(teller))).collect::<Vec<_>>()
    });
    let close = move |_| {
        let losses = table.stories.with(Stories::losses);
        read.set(losses.last().map(|told| told.ply));
        table.focus_ask();
    };
    let note = move |lines: Vec<String>| {
        view! {
            <div class="board-note lost shown">
                <div>{lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}</div>
                <button class="note-close" aria-label=say.the("common-close") on:click=close>"×"</button>
            </div>
        }
    };
    view! { <div role="status">{move || Some(lines.get()).filter(|it| !it.is_empty()).map(note)}</div> }
}
