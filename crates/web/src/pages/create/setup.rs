//! What is played: game, number of players, and how it is set up.

use super::form::Form;
use super::own_set::OwnSet;
use crate::face::{OFFERS, SetUpFace};
use crate::files;
use crate::say::Say;
use games::AnyGame;
use leptos::prelude::*;

#[component]
pub(super) fn SetUp(
    form: Form,
    face: &'static dyn SetUpFace,
    engine: &'static dyn AnyGame,
) -> impl IntoView {
    let say = Say::here();
    let games = OFFERS.iter().map(|offer| {
        let name = offer.game;
        let choose = move |_| {
            form.set_up.own_set.set(None);
            form.set_up.first.set_value(String::new());
            form.game.set(name.to_owned());
        };
        view! {
            <label class="game-choice">
                <input
                    type="radio"
                    name="game"
                    id=format!("game-{name}")
                    prop:checked=move || form.game.with(|chosen| chosen == name)
                    on:change=choose
                />
                <span>
                    <img src=files::address(&format!("boxes/{name}-lid.svg")) width="400" height="290" alt=""/>
                    {say.the(&format!("game-{name}"))}
                </span>
            </label>
        }
    });
    let n_players = form.set_up.n_players;
    let players = face.players();
    let n_possible = n_players.get_untracked().clamp(*players.start(), *players.end());
    if n_possible != n_players.get_untracked() {
        n_players.set(n_possible);
    }
    let numbers = players.map(|number| {
        view! {
            <label class="pill">
                <input
                    type="radio"
                    name="players"
                    id=format!("players-{number}")
                    prop:checked=move || n_players.get() == number
                    on:change=move |_| n_players.set(number)
                />
                <span>{number}</span>
            </label>
        }
    });
    view! {
        <section class="sheet" aria-labelledby="setup-title">
            <h2 id="setup-title">{say.the("create-preset")}</h2>
            <fieldset class="game-choices" id="game">
                <legend class="visually-hidden">{say.the("create-game")}</legend>
                {games.collect_view()}
            </fieldset>
            <fieldset class="pills" id="players">
                <legend>{say.the("create-players")}</legend>
                {numbers.collect_view()}
            </fieldset>
            <div class="symbols" inner_html=face.symbols()></div>
            {face.set_up(form.set_up)}
            <OwnSet form engine/>
        </section>
    }
}
