//! What one wants and all others have to agree to: taking back, and a pause.

use crate::line::Line;
use crate::parts::seat_names;
use crate::reactive::Memo;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Proposal, TableInfo, ToServer, UndoRule, Wish};
use table::Seat;

#[component]
pub(super) fn Wishes(line: Line) -> impl IntoView {
    let say = Say::here();
    let mine = Memo::new(move |_| line.table.with(|info| info.as_ref().and_then(my_seat)));
    let undo = Memo::new(move |_| line.table.with(|info| info.as_ref().map(|info| info.undo)));
    let is_paused = Memo::new(move |_| line.clocks.with(|it| it.as_ref().map(|it| it.0.is_paused)));
    let proposal = Memo::new(move |_| {
        line.table.with(|info| info.as_ref().and_then(|it| it.proposal.clone()))
    });
    let wish = move |wish: Wish| {
        if let Some(seat) = mine.get_untracked() {
            line.send(&ToServer::Wish { seat, wish });
        }
    };
    let button = move |key: &'static str, wanted: Wish| {
        view! {
            <button class="button small" id=key on:click=move |_| wish(wanted)>{say.the(key)}</button>
        }
    };
    view! {
        {move || mine.get().filter(|_| proposal.with(Option::is_none)).map(|_| view! {
            <p class="row wishes">
                {(undo.get() != Some(UndoRule::Never)).then(|| button("wish-take-back", Wish::TakeBack))}
                {is_paused.get().map(|is_paused| match is_paused {
                    true => button("wish-go-on", Wish::GoOn),
                    false => button("wish-pause", Wish::Pause),
                })}
            </p>
        })}
        <div class="wish-place" role="status" aria-live="assertive">
            {move || proposal.get().map(|proposal| view! { <Asked line proposal/> })}
        </div>
    }
}

/// The reader's own seat.
fn my_seat(info: &TableInfo) -> Option<Seat> {
    info.seats.iter().position(|seat| seat.is_mine).and_then(Seat::new)
}

/// A wish that waits for answers.
#[component]
fn Asked(line: Line, proposal: Proposal) -> impl IntoView {
    let say = Say::here();
    let info = line.table.get_untracked();
    let names = info.as_ref().map(|info| seat_names(&info.seats, say)).unwrap_or_default();
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let is_mine = |seat: Seat| {
        info.as_ref().is_some_and(|info| info.seats.get(seat.index()).is_some_and(|it| it.is_mine))
    };
    let key = match proposal.wish {
        Wish::TakeBack => "wish-take-back-asked",
        Wish::Pause | Wish::GoOn => "wish-pause-asked",
        Wish::StandIn => "wish-stand-in-asked",
    };
    let told = say.with(key, &[("name", name(proposal.seat).into())]);
    let is_asked = proposal.waits_for.iter().any(|seat| is_mine(*seat));
    let is_own = is_mine(proposal.seat);
    let asked: Vec<String> = proposal.waits_for.iter().map(|seat| name(*seat)).collect();
    let asked = say.ask(|words| words.list(&asked));
    let answer = move |agrees: bool| line.send(&ToServer::Agree(agrees));
    view! {
        <div class="wish">
            <p>{told}</p>
            {is_asked.then(|| view! {
                <p class="row">
                    <button class="button small primary" id="agree" on:click=move |_| answer(true)>{say.the("wish-yes")}</button>
                    <button class="button small" id="disagree" on:click=move |_| answer(false)>{say.the("wish-no")}</button>
                </p>
            })}
            {is_own.then(|| view! {
                <p class="quiet">{say.with("wish-waits", &[("names", asked.into())])}</p>
                <button class="button small" id="withdraw" on:click=move |_| answer(false)>{say.the("wish-withdraw")}</button>
            })}
        </div>
    }
}
