//! What can be done about a seat: let a computer play on, take it back; and where the links of a free
//! one are.

use super::{Place, Table, later};
use crate::lazy::part;
use crate::parts::for_members;
use crate::reactive::StoredValue;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Holder, SeatInfo, TableInfo, ToServer, Wish};
use table::Seat;

/// What can be done about a seat.
#[component]
pub(super) fn SeatCare(seat: Seat, info: SeatInfo, is_over: bool) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let Some(around) = table.line.table.get_untracked() else { return ().into_any() };
    if table.place != Place::Server {
        return ().into_any();
    }
    if info.has_moved {
        return view! { <p class="quiet" role="status">{say.the("table-seat-moved")}</p> }
            .into_any();
    }
    if let Some(name) = &info.given_up_by {
        let text = say.with("table-seat-given-up", &[("name", name.into())]);
        return view! { <p class="quiet">{text}</p> }.into_any();
    }
    let id = StoredValue::new(around.id.to_string());
    let sits = around.seats.iter().any(|seat| seat.is_mine);
    let may_care = sits || around.is_owner;
    match info.holder {
        _ if is_over => ().into_any(),
        Holder::Open if around.is_owner => {
            part(later::open_seat, move |open| open(seat, id.get_value()))
        }
        Holder::Open if around.listed && !sits => {
            let sit_down = move || part(later::free_seat, move |free| free(seat, id.get_value()));
            match around.is_for_members() {
                true => for_members(sit_down),
                false => sit_down(),
            }
        }
        Holder::Open => view! { <p class="quiet">{say.the("table-seat-open")}</p> }.into_any(),
        Holder::Computer { .. } => ().into_any(),
        Holder::Person { .. } if info.played_by.is_some() && may_care => {
            part(later::take_back, move |take_back| take_back(seat, id.get_value()))
        }
        Holder::Person { .. } if info.is_mine => ().into_any(),
        Holder::Person { .. } => match info.hand_over_in.filter(|_| may_care) {
            None => ().into_any(),
            Some(0) if info.by_agreement => view! { <AskOthers seat/> }.into_any(),
            Some(0) => part(later::hand_over, move |ask| ask(seat, id.get_value())),
            Some(wait) => part(later::wait, move |waiting| waiting(wait)),
        },
    }
}

/// Where several others are here, all of them decide about whoever is asked.
#[component]
fn AskOthers(seat: Seat) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let is_asked = move || table.moment(|moment| moment.to_act).flatten() == Some(seat);
    let mine = move || {
        let around = table.line.table.get()?;
        // Whoever waits for an answer asks nothing else.
        let mine = around.seats.iter().position(|seat| seat.is_mine);
        mine.filter(|_| around.proposal.is_none()).and_then(Seat::new)
    };
    move || {
        mine().filter(|_| is_asked()).map(|mine| {
            let wish = move |_| {
                table.line.send(&ToServer::Wish { seat: mine, wish: Wish::StandIn });
            };
            view! {
                <button class="button small ask-others" on:click=wish>
                    {say.the("table-ask-stand-in")}
                </button>
            }
        })
    }
}

/// Whether somebody looks on who holds no seat here.
pub(super) fn is_watched_by_me(around: &TableInfo) -> bool {
    !around.seats.iter().any(|seat| seat.is_mine)
}
