//! The places at a table whose match has not begun.

use crate::api;
use crate::arms::{empty_shield, shield};
use crate::dates::day;
use crate::levels::LetPlay;
use crate::line::Line;
use crate::parts::{Drawing, NameField, computer_name, for_members, my_name};
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Holder, Problem, SeatInfo, TableInfo};
use table::Seat;

#[component]
pub(super) fn Places(line: Line) -> impl IntoView {
    let say = Say::here();
    let places = move || {
        let info = line.table.get()?;
        let places = Seat::all(info.seats.len()).map(|seat| place(line, &info, seat, say));
        Some(places.collect_view())
    };
    let id = line.table.with_untracked(|info| info.as_ref().map(|it| it.id.to_string()));
    view! {
        <section class="room-table" aria-labelledby="places-title">
            <h2 id="places-title" class="visually-hidden">{say.the("room-places")}</h2>
            // What lies on the table before anything has happened.
            {id.map(|id| view! {
                <img class="room-board" src=format!("/api/tables/{id}/small.svg?at=0") alt=""/>
            })}
            <ol class="room-places" role="list">{places}</ol>
        </section>
    }
}

/// On which side of the table a seat is: whoever looks sits in the south, the others follow clockwise.
fn side_of(index: usize, mine: usize, n_seats: usize) -> &'static str {
    let sides: &[&str] = match n_seats {
        ..=2 => &["south", "north"],
        3 => &["south", "west", "east"],
        4 => &["south", "west", "north", "east"],
        _ => &["south", "west", "north-west", "north-east", "east"],
    };
    sides.get((index + n_seats - mine) % n_seats).copied().unwrap_or("south")
}

fn place(line: Line, info: &TableInfo, seat: Seat, say: Say) -> AnyView {
    let held = &info.seats[seat.index()];
    let sits = info.seats.iter().any(|seat| seat.is_mine);
    let (name, state, class) = told(held, say);
    let mine = info.seats.iter().position(|seat| seat.is_mine).unwrap_or_default();
    let side = side_of(seat.index(), mine, info.seats.len());
    let face = match &held.holder {
        Holder::Person { name } => shield(name),
        Holder::Computer { level } => drawing::computer(level),
        Holder::Open => held.played_by.as_deref().map_or_else(empty_shield, drawing::computer),
    };
    let care = match &held.holder {
        Holder::Open if held.played_by.is_none() => free(line, info, seat, sits, say),
        Holder::Person { .. } if info.is_owner => {
            let up = (seat.index() > 0).then(|| move_up(line, seat, &name, say));
            let free = (!held.is_mine).then(|| free_again(line, seat, &name, say));
            view! { {up}{free} }.into_any()
        }
        _ => ().into_any(),
    };
    view! {
        <li class=format!("room-place {class} at-{side}") class:mine=held.is_mine class:ready=held.is_ready>
            <span class="arms" class:here=held.is_here><Drawing svg=face/></span>
            <span class="room-place-words">
                <span class="room-place-name">{name}</span>
                {state.map(|state| view! { <span class="room-place-state">{state}</span> })}
            </span>
            <span class="room-place-care">{care}</span>
        </li>
    }
    .into_any()
}

/// Who sits there, in what state, and how that looks.
fn told(held: &SeatInfo, say: Say) -> (String, Option<String>, &'static str) {
    match &held.holder {
        Holder::Open => match &held.played_by {
            Some(level) => (computer_name(level, say), Some(say.the("room-ready")), "taken"),
            None => (say.the("room-free"), None, "free"),
        },
        Holder::Computer { level } => {
            (computer_name(level, say), Some(say.the("room-ready")), "taken")
        }
        Holder::Person { name } => {
            let state = match (held.is_ready, held.is_here, held.holiday_until) {
                (false, ..) => say.the("room-hesitates"),
                (true, false, Some(until)) => {
                    say.with("room-holiday", &[("day", day(until).into())])
                }
                (true, false, None) => say.the("room-away"),
                (true, true, _) => say.the("room-ready"),
            };
            (name.clone(), Some(state), "taken")
        }
    }
}

/// Lets somebody change with whoever sits above.
fn move_up(line: Line, seat: Seat, name: &str, say: Say) -> impl IntoView + use<> {
    let above = Seat::new(seat.index() - 1).expect("there is one above");
    let label = say.with("room-change-up", &[("name", name.into())]);
    view! {
        <button class="button small plain" aria-label=label.clone() title=label on:click=move |_| swap(line, above, seat)>
            "↑"
        </button>
    }
}

/// Frees the seat of somebody who is not waited for any more.
fn free_again(line: Line, seat: Seat, name: &str, say: Say) -> impl IntoView + use<> {
    let label = say.with("room-free-seat-of", &[("name", name.into())]);
    let free = move |_| {
        carry_out(line, move |id| async move { api::together::free_seat(&id, seat).await });
    };
    view! {
        <button class="button small plain free-seat" aria-label=label on:click=free>
            {say.the("room-free-seat")}
        </button>
    }
}

/// What can be done about a free seat.
fn free(line: Line, info: &TableInfo, seat: Seat, sits: bool, say: Say) -> AnyView {
    let own = info.seats.iter().position(|seat| seat.is_mine).and_then(Seat::new);
    let sit_here = own.map(|own| {
        view! {
            <button class="button small" on:click=move |_| swap(line, own, seat)>
                {say.the("room-sit-here")}
            </button>
        }
    });
    let computer = info.is_owner.then(|| {
        let let_play = move |level: String| {
            carry_out(line, move |id| async move {
                api::hand_over(&id, seat.index(), Some(&level)).await.map(drop)
            });
        };
        let id = format!("seat{}-computer", seat.index());
        view! { <LetPlay id label=say.the("room-computer") let_play=Callback::new(let_play)/> }
    });
    let newcomer = (info.listed && !sits).then(|| match info.is_for_members() {
        true => for_members(move || view! { <SitDown line seat/> }),
        false => view! { <SitDown line seat/> }.into_any(),
    });
    view! { {sit_here}{computer}{newcomer} }.into_any()
}

/// A seat that anybody may take.
#[component]
fn SitDown(line: Line, seat: Seat) -> impl IntoView {
    let say = Say::here();
    let name = RwSignal::new(my_name());
    let is_unknown = my_name().is_empty();
    let sit_down = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        carry_out(line, move |id| async move {
            api::introduce(name.get_untracked().trim()).await?;
            api::sit_down(&id, seat.index()).await?;
            // The line was opened by somebody without a seat, perhaps without a name.
            window().location().reload().map_err(|_| Problem::new(protocol::Code::Unavailable, ""))
        });
    };
    view! {
        <form class="open-seat" on:submit=sit_down>
            {is_unknown.then(|| view! { <NameField name/> })}
            <button class="button small primary" prop:disabled=move || name.get().trim().is_empty()>
                {say.the("lobby-sit-down")}
            </button>
        </form>
    }
}

fn swap(line: Line, one: Seat, other: Seat) {
    carry_out(line, move |id| async move { api::together::swap(&id, one, other).await });
}

/// Asks the server for something about this table, and tells when it is refused.
fn carry_out<F>(line: Line, request: impl FnOnce(String) -> F + 'static)
where
    F: Future<Output = Result<(), Problem>> + 'static,
{
    let id = line.table.with_untracked(|info| info.as_ref().map(|info| info.id.to_string()));
    let Some(id) = id else { return };
    spawn_local(async move {
        let problem = request(id).await.err();
        line.problem.try_set(problem);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_looks_sits_in_the_south() {
        let sides = |mine, n_seats| (0..n_seats).map(move |index| side_of(index, mine, n_seats));
        assert!(sides(1, 2).eq(["north", "south"]));
        assert!(sides(0, 3).eq(["south", "west", "east"]));
        assert!(sides(2, 4).eq(["north", "east", "south", "west"]));
        assert!(sides(0, 5).eq(["south", "west", "north-west", "north-east", "east"]));
    }
}
