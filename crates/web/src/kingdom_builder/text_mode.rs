//! The table as text: the board row by row, the players, and every choice as a button.

use super::preview::preview;
use super::table::Table;
use crate::say::Say;
use leptos::prelude::*;
use table::Seat;

#[component]
pub(crate) fn TextMode() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let choices = move || {
        let sight = table.sight.get()?;
        let choices = sight.legal.iter().copied().map(|action| {
            let label = table.speak(say, |speech| speech.action(&action, &sight.view));
            let brings = match action.cell() {
                Some(_) => preview(&sight, action, say),
                None => String::new(),
            };
            view! {
                <li>
                    <button class="button choice" data-action=action.to_string() on:click=move |_| table.act(action)>
                        {label}
                    </button>
                    " "
                    <span class="quiet">{brings}</span>
                </li>
            }
        });
        Some(choices.collect_view())
    };
    let rows = move || {
        let sight = table.sight.get()?;
        let rows = table.speak(say, |speech| speech.board_as_text(&sight.view));
        Some(rows.into_iter().map(|row| view! { <li>{row}</li> }).collect_view())
    };
    let players = move || {
        let sight = table.sight.get()?;
        let seats = Seat::all(sight.view.open().setting.n_seats);
        let line = |seat| table.speak(say, |speech| speech.seat_summary(&sight.view, seat));
        Some(seats.map(|seat| view! { <li>{line(seat)}</li> }).collect_view())
    };
    view! {
        <div class="text-mode">
            <h2>{say.the("table-choices")}</h2>
            <ul class="text-choices">{choices}</ul>
            <h2>{say.the("table-players")}</h2>
            <ul>{players}</ul>
            <h2>{say.the("table-board-mode")}</h2>
            <ul class="text-board">{rows}</ul>
        </div>
    }
}
