//! Who sits where.

use super::form::{Form, SeatForm, SeatKind};
use crate::face::SetUpFace;
use crate::parts::{Drawing, MAX_NAME, NameField, Switch, computer_name, computer_style};
use crate::reactive::Memo;
use crate::say::Say;
use bots::LEVELS;
use leptos::prelude::*;
use table::Seat;

#[component]
pub(super) fn Seats(form: Form, face: &'static dyn SetUpFace) -> impl IntoView {
    let say = Say::here();
    let seats = move || {
        let seats = Seat::all(form.set_up.n_players.get())
            .map(|seat| view! { <SeatChoice form face seat/> });
        seats.collect_view()
    };
    view! {
        <section class="sheet" aria-labelledby="seats-title">
            <h2 id="seats-title">{say.the("create-seats")}</h2>
            <ol class="seats">{seats}</ol>
            <Show when=move || { form.set_up.n_players.get() > 1 }>
                <Switch on=form.shuffles_seats label=say.the("create-seats-shuffle") id="shuffle"/>
            </Show>
        </section>
    }
}

#[component]
fn SeatChoice(form: Form, face: &'static dyn SetUpFace, seat: Seat) -> impl IntoView {
    let say = Say::here();
    let index = seat.index();
    let number = say.with("create-seat", &[("number", (index + 1).into())]);
    let change = move |change: &dyn Fn(&mut SeatForm)| {
        form.seats.update(|seats| change(&mut seats[index]));
    };
    let kind = Memo::new(move |_| form.seats.with(|seats| seats[index].kind));
    let kinds = move || {
        let is_possible = |choice: &SeatKind| {
            *choice != SeatKind::Friend
                || kind.get() == *choice
                || !form.friends.with(Vec::is_empty)
        };
        let kinds = SeatKind::ALL.into_iter().filter(is_possible).map(|choice| {
            let text = say.the(&format!("create-seat-{}", choice.name()));
            view! { <option value=choice.name() selected=move || kind.get() == choice>{text}</option> }
        });
        kinds.collect_view()
    };
    let choose_kind = move |event| {
        let kind = SeatKind::named(&event_target_value(&event));
        let friend = form.free_friend().filter(|_| kind == SeatKind::Friend);
        change(&move |seat| {
            seat.kind = kind;
            seat.friend = friend.clone().unwrap_or_default();
        });
    };
    let detail = move || match kind.get() {
        SeatKind::Me => view! { <MyName form index/> }.into_any(),
        SeatKind::Open => {
            view! { <p class="quiet">{say.the("create-seat-open-hint")}</p> }.into_any()
        }
        SeatKind::SameScreen => view! { <SeatName form index/> }.into_any(),
        SeatKind::Friend => view! { <SeatFriend form index/> }.into_any(),
        SeatKind::Computer => view! { <SeatLevel form index/> }.into_any(),
    };
    view! {
        <li class="seat">
            <Drawing svg=face.piece(seat.into())/>
            <div class="seat-choice">
                <label class="field" for=format!("seat-{index}-kind")>
                    {number}
                    <select id=format!("seat-{index}-kind") on:change=choose_kind>{kinds}</select>
                </label>
                <div class="seat-detail">{detail}</div>
            </div>
        </li>
    }
}

/// One's own name, where somebody else reads it; one who sits twice is asked once.
#[component]
fn MyName(form: Form, index: usize) -> impl IntoView {
    let is_here = Memo::new(move |_| {
        let is_me = |seat: &SeatForm| seat.kind == SeatKind::Me;
        form.needs_my_name() && form.seats.with(|seats| seats.iter().position(is_me)) == Some(index)
    });
    move || is_here.get().then(|| view! { <NameField name=form.name/> })
}

/// The name of somebody at the same screen.
#[component]
fn SeatName(form: Form, index: usize) -> impl IntoView {
    let say = Say::here();
    let name = move || form.seats.with(|seats| seats[index].name.clone());
    let write = move |event| {
        let name = event_target_value(&event);
        form.seats.update(|seats| seats[index].name = name);
    };
    view! {
        <label class="field" for=format!("seat-{index}-name")>
            {say.the("create-seat-name")}
            <input
                type="text"
                id=format!("seat-{index}-name")
                autocomplete="off"
                maxlength=MAX_NAME
                prop:value=name
                on:input=write
            />
        </label>
        <p class="quiet">{say.the("create-seat-same-screen-hint")}</p>
    }
}

/// Which friend is asked to sit down.
#[component]
fn SeatFriend(form: Form, index: usize) -> impl IntoView {
    let say = Say::here();
    let chosen = Memo::new(move |_| form.seats.with(|seats| seats[index].friend.clone()));
    let choices = move || {
        let choice = |friend: String| {
            let this = friend.clone();
            view! { <option value=friend.clone() selected=move || chosen.get() == this>{friend.clone()}</option> }
        };
        form.friends.get().into_iter().map(choice).collect_view()
    };
    let choose = move |event| {
        let friend = event_target_value(&event);
        form.seats.update(|seats| seats[index].friend = friend);
    };
    view! {
        <label class="field" for=format!("seat-{index}-friend")>
            {say.the("create-friend")}
            <select id=format!("seat-{index}-friend") on:change=choose>{choices}</select>
        </label>
        <p class="quiet">{say.the("create-friend-hint")}</p>
    }
}

/// How strong a computer is.
#[component]
fn SeatLevel(form: Form, index: usize) -> impl IntoView {
    let say = Say::here();
    let level = Memo::new(move |_| form.seats.with(|seats| seats[index].level.clone()));
    let levels = LEVELS.iter().map(|choice| {
        let text = say.the(&format!("level-{}", choice.name));
        view! { <option value=choice.name selected=move || level.get() == choice.name>{text}</option> }
    });
    let choose = move |event| {
        let level = event_target_value(&event);
        form.seats.update(|seats| seats[index].level = level);
    };
    view! {
        <label class="field" for=format!("seat-{index}-level")>
            {say.the("create-level")}
            <select id=format!("seat-{index}-level") on:change=choose>{levels.collect_view()}</select>
        </label>
        <div class="opponent">
            {move || view! { <Drawing svg=drawing::computer(&level.get())/> }}
            <p class="quiet">
                <strong>{move || computer_name(&level.get(), say)}</strong>
                " "{move || computer_style(&level.get(), say)}
                " "{move || say.the(&format!("level-{}-hint", level.get()))}
            </p>
        </div>
    }
}
