//! Members by their names, page by page, from any name on.

use super::parts::{Asking, Trouble};
use crate::api::club::NameStart;
use crate::reactive::{LocalValue, Memo, RwSignal};
use crate::say::Say;
use leptos::prelude::*;
use protocol::{MemberSummary, Members, Problem};
use std::pin::Pin;

/// Asks for a page of members.
type Ask = Box<dyn Fn(NameStart) -> Pin<Box<dyn Future<Output = Result<Members, Problem>>>>>;

/// A list of members that is read as far as somebody likes.
#[derive(Clone, Copy)]
pub(super) struct MemberList {
    ask: LocalValue<Ask>,
    pub(super) asking: Asking,
    found: RwSignal<Option<Vec<MemberSummary>>>,
    next: RwSignal<Option<String>>,
    /// With which name it begins.
    from: RwSignal<String>,
}

impl MemberList {
    /// The list for which these pages are asked.
    pub(super) fn new<F>(ask: impl Fn(NameStart) -> F + 'static) -> MemberList
    where
        F: Future<Output = Result<Members, Problem>> + 'static,
    {
        let ask: Ask = Box::new(move |start| Box::pin(ask(start)));
        let list = MemberList {
            ask: LocalValue::new_local(ask),
            asking: Asking::new(),
            found: RwSignal::new(None),
            next: RwSignal::new(None),
            from: RwSignal::new(String::new()),
        };
        list.look();
        list
    }

    /// Looks again, from the beginning.
    pub(super) fn look(self) {
        self.read(NameStart::At(self.from.get_untracked()));
    }

    fn read(self, start: NameStart) {
        let is_first = matches!(start, NameStart::At(_));
        self.asking.look(self.ask.with_value(|ask| ask(start)), move |page: Members| {
            self.found.update(|found| match found {
                Some(found) if !is_first => found.extend(page.members),
                found => *found = Some(page.members),
            });
            self.next.set(page.next);
        });
    }
}

/// Shows a list of members; where they are many, one goes to a name.
#[component]
pub(super) fn MembersByName(
    list: MemberList,
    id: &'static str,
    row: Callback<MemberSummary, AnyView>,
) -> impl IntoView {
    let say = Say::here();
    let MemberList { asking, found, next, from, .. } = list;
    // Once read to its end it is still long.
    let is_long = Memo::new(move |was: Option<&bool>| {
        was == Some(&true) || next.with(Option::is_some) || !from.with(String::is_empty)
    });
    let rows = move || {
        let found = found.get()?;
        if found.is_empty() {
            return Some(view! { <p class="quiet">{say.the("club-nobody")}</p> }.into_any());
        }
        let rows = found.into_iter().map(|member| row.run(member)).collect_view();
        Some(view! { <ul class="club-rows" id=id>{rows}</ul> }.into_any())
    };
    let seek = move |event| {
        from.set(event_target_value(&event));
        list.look();
    };
    let field_id = format!("{id}-from");
    view! {
        <Show when=move || is_long.get()>
            <label class="field" for=field_id.clone()>
                {say.the("club-from-name")}
                <input type="search" id=field_id.clone() autocomplete="off" spellcheck="false"
                    prop:value=move || from.get() on:input=seek/>
            </label>
        </Show>
        {rows}
        {move || next.get().map(|after| view! {
            <button class="button" id=format!("more-{id}") on:click=move |_| list.read(NameStart::After(after.clone()))>
                {say.the("club-more")}
            </button>
        })}
        <Trouble asking/>
    }
}
