//! The parts of what is offered: one may look at the choices of one of them alone.

use super::Table;
use crate::parts::Drawing;
use crate::reactive::Memo;
use crate::say::Say;
use leptos::prelude::*;

#[component]
pub(crate) fn Chips() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let groups = Memo::new(move |_| {
        let Some(sight) = table.sight.get() else { return Vec::new() };
        let count = |group: usize| {
            sight.moment().choices.iter().filter(|choice| choice.group == Some(group)).count()
        };
        let groups = table.tell(|teller| sight.groups(teller)).into_iter().enumerate();
        groups.map(|(index, group)| (group, count(index))).collect::<Vec<_>>()
    });
    let chips = move || {
        let chips = groups.get().into_iter().enumerate().map(|(index, (group, count))| {
            let is_pressed = move || table.group.get() == Some(index);
            let toggle = move |_| table.group.set((!is_pressed()).then_some(index));
            view! {
                <button
                    class="chip"
                    aria-pressed=move || is_pressed().to_string()
                    disabled=move || table.line.is_sending()
                    on:click=toggle
                >
                    <Drawing svg=group.picture/>
                    <span class="chip-name">{group.name}</span>
                    <strong>{count}</strong>
                </button>
            }
        });
        chips.collect_view()
    };
    view! {
        <Show when=move || { groups.with(Vec::len) > 1 }>
            <div class="chips" role="group" aria-label=say.the("a11y-chips")>{chips}</div>
        </Show>
    }
}
