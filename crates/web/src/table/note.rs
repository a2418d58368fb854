//! Notes over the board: why something was refused, what was done for one who was away. They take no
//! room, so nothing moves.

use super::Table;
use super::history::WhileAway;
use crate::face::WhyNot;
use crate::reactive::Memo;
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
