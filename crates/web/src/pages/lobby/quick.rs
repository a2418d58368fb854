//! The shortest way to a game: choose an opponent, and play.

use crate::local::{LocalTables, now};
use crate::say::Say;
use kingdom_builder::Options;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use protocol::{Problem, SeatSetup, TableSetup, UndoRule};

#[component]
pub(super) fn QuickGame(name: RwSignal<String>) -> impl IntoView {
    let say = Say::here();
    let navigate = use_navigate();
    let level = RwSignal::new("steady");
    let problem = RwSignal::new(None::<Problem>);
    let play = move |_| {
        let name = name.get_untracked().trim().to_owned();
        let name = if name.is_empty() { say.the("common-you") } else { name };
        match LocalTables::here().create(first_game(level.get_untracked()), name, now()) {
            Ok(table) => navigate(&format!("/local/{}", table.id), Default::default()),
            Err(found) => problem.set(Some(found)),
        }
    };
    let levels = bots::LEVELS.iter().filter(|level| level.style != bots::Style::Random);
    let choices = levels.map(|level| level.name).map(|name| {
        view! {
            <label class="pill">
                <input
                    type="radio"
                    name="level"
                    value=name
                    prop:checked=move || level.get() == name
                    on:change=move |_| level.set(name)
                />
                <span>{say.the(&format!("level-{name}"))}</span>
            </label>
        }
    });
    view! {
        <section class="quick" aria-labelledby="quick-title">
            <h2 id="quick-title">{say.the("lobby-quick-start")}</h2>
            <p class="quiet">{say.the("lobby-quick-hint")}</p>
            <fieldset class="pills">
                <legend>{say.the("lobby-quick-level")}</legend>
                {choices.collect_view()}
            </fieldset>
            <p class="level-hint" aria-live="polite">
                {move || say.the(&format!("level-{}-hint", level.get()))}
            </p>
            <div class="quick-buttons">
                <button class="button primary large" id="quick-start" on:click=play>
                    {say.the("lobby-quick-go")}
                </button>
                <A href="/new" attr:class="button large" attr:id="new-game" attr:title=say.the("lobby-new-game-hint")>
                    {say.the("lobby-new-game")}
                </A>
            </div>
            <p class="problem" role="alert">
                {move || problem.get().map(|problem| say.problem(&problem))}
            </p>
        </section>
    }
}

fn first_game(level: &str) -> TableSetup {
    TableSetup {
        game: "kingdom-builder".into(),
        options: Options::first_game(2).to_string(),
        components: None,
        seats: vec![SeatSetup::Me, SeatSetup::Computer { level: level.into() }],
        shuffle_seats: true,
        undo: UndoRule::Free,
        listed: false,
    }
}
