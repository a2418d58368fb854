//! The table: board, what is asked, players, objectives, what happened.

use super::ask::AskLine;
use super::board::Board;
use super::curtain::{Curtain, Passing};
use super::end::End;
use super::goals::Goals;
use super::help::Help;
use super::history::{History, Showing};
use super::players::Players;
use super::sight::Sight;
use super::story::Stories;
use super::text_mode::TextMode;
use crate::line::{Connection, Line};
use crate::parts::{TopBar, level_name, told_apart};
use crate::say::Say;
use crate::settings::Settings;
use kingdom_builder::{Action, Cell, State};
use leptos::prelude::*;
use protocol::{Code, Deed, Holder, Problem};
use std::sync::Arc;
use table::{Edition, Seat};
use words::kingdom_builder::Speech;

/// What all parts of the table share.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    pub(crate) line: Line,
    pub(crate) is_local: bool,
    pub(crate) sight: RwSignal<Option<Arc<Sight>>>,
    /// Everything that happened so far.
    pub(crate) stories: RwSignal<Stories>,
    pub(crate) names: Memo<Vec<String>>,
    /// The seat with whose eyes the page sees.
    eyes: Memo<Option<Seat>>,
    /// The hex under the pointer or the keyboard's cursor.
    pub(crate) pointed: RwSignal<Option<Cell>>,
    /// Hexes that a line of the log is about.
    pub(crate) highlighted: RwSignal<Vec<Cell>>,
    /// Why the latest click did nothing.
    pub(crate) why_not: RwSignal<Option<String>>,
    /// What others did, shown again.
    pub(crate) showing: Showing,
    /// The one screen on its way from one player to the next.
    pub(crate) passing: Passing,
}

impl Table {
    /// The table this part belongs to.
    pub(crate) fn here() -> Table {
        expect_context::<Table>()
    }

    /// Speaks of the match to the one who looks.
    pub(crate) fn speak<T>(self, say: Say, ask: impl FnOnce(Speech<'_>) -> T) -> T {
        let eyes = self.eyes.get();
        self.names.with(|names| say.ask(|words| ask(Speech::new(words, names, eyes))))
    }

    /// Does something.
    pub(crate) fn act(self, action: Action) {
        self.why_not.set(None);
        self.showing.stop();
        if let Some(seat) = self.sight.with_untracked(|sight| sight.as_ref()?.to_act()) {
            self.line.carry_out(seat, Deed::Act(action.to_string()));
        }
    }

    /// Does what can be done at a hex, or says why nothing can.
    pub(crate) fn act_at(self, at: Cell, say: Say) {
        let Some(sight) = self.sight.get_untracked() else { return };
        if let Some(action) = sight.action_at(at) {
            return self.act(action);
        }
        let why_not = sight.why_not(at).map(|refusal| {
            let text = say.of_things(|speech| speech.refusal(refusal.rule));
            let reason = text.unwrap_or_else(|| refusal.reason.to_owned());
            let rule = refusal.rule.into();
            say.with("error-refused", &[("reason", reason.into()), ("rule", rule)])
        });
        self.why_not.set(why_not);
    }

    /// Takes back the latest action.
    pub(crate) fn undo(self) {
        self.why_not.set(None);
        let Some(sight) = self.sight.get_untracked() else { return };
        if let Some(seat) = sight.eyes().filter(|_| sight.undoable > 0) {
            self.line.carry_out(seat, Deed::Undo { actions: 1 });
        }
    }

    /// Ends the turn, or whatever is optional, if that can be done now.
    pub(crate) fn end(self) {
        let Some(sight) = self.sight.get_untracked() else { return };
        for action in [Action::End, Action::Stop] {
            if sight.legal.contains(&action) {
                return self.act(action);
            }
        }
    }
}

/// A table of Kingdom Builder.
#[component]
pub(crate) fn KingdomBuilderTable(
    line: Line,
    is_local: bool,
    edition: Edition<State>,
) -> impl IntoView {
    let say = Say::here();
    let settings = Settings::here();
    let table = provide_table(line, is_local, edition, say);
    let title = Signal::derive(move || heading(table, say));
    set_page_title(table, say);
    listen_to_keys(table, settings);
    let is_over = Memo::new(move |_| {
        table.sight.with(|sight| sight.as_ref().is_some_and(|sight| sight.is_over()))
    });
    let is_panel_open = RwSignal::new(false);
    // On a phone the panel would hide how it ended.
    Effect::new(move || {
        if is_over.get() {
            is_panel_open.set(true);
        }
    });
    view! {
        <div class="shell" inert=move || table.passing.is_on()>
        <TopBar title>
            <ConnectionMark line/>
            <Help/>
        </TopBar>
        <div class="symbols" inner_html=drawing::kingdom_builder::defs()></div>
        <main
            class="table"
            class:panel-open=move || is_panel_open.get()
        >
            <h1 class="visually-hidden">{title}</h1>
            <AskLine/>
            <section class="board-side" aria-label=say.the("a11y-board")>
                {move || match settings.is_text_mode.get() {
                    true => view! { <TextMode/> }.into_any(),
                    false => view! { <Board/> }.into_any(),
                }}
            </section>
            <aside class="panel">
                <button
                    class="panel-handle"
                    aria-expanded=move || is_panel_open.get().to_string()
                    on:click=move |_| is_panel_open.update(|is_open| *is_open = !*is_open)
                >
                    {move || say.the(if is_panel_open.get() {
                        "table-panel-close"
                    } else {
                        "table-panel-open"
                    })}
                </button>
                <Show when=move || is_over.get()>
                    <End/>
                </Show>
                <Players/>
                <Goals/>
                <History/>
            </aside>
        </main>
        </div>
        <Curtain/>
    }
}

fn provide_table(line: Line, is_local: bool, edition: Edition<State>, say: Say) -> Table {
    let sight = RwSignal::new(None::<Arc<Sight>>);
    let stories = RwSignal::new(Stories::default());
    line.read_by(move |update| {
        // The page may be gone by now.
        let before = sight.try_get_untracked().flatten();
        let read = stories
            .try_update(|stories| Sight::read(&update, &edition, stories, before.as_deref()));
        let Some(read) = read else { return };
        match read {
            Ok(read) => sight.set(Some(Arc::new(read))),
            Err(error) => line.problem.set(Some(Problem::new(Code::Version, error.to_string()))),
        }
    });
    let names = Memo::new(move |_| line.table.with(|table| seat_names(table.as_ref(), say)));
    let table = Table {
        line,
        is_local,
        sight,
        stories,
        names,
        eyes: Memo::new(move |_| sight.with(|sight| sight.as_ref()?.eyes())),
        pointed: RwSignal::new(None),
        highlighted: RwSignal::new(Vec::new()),
        why_not: RwSignal::new(None),
        showing: Showing::new(),
        passing: Passing::new(line, sight),
    };
    provide_context(table);
    table
}

/// What the seats are called; a computer by its level.
fn seat_names(table: Option<&protocol::TableInfo>, say: Say) -> Vec<String> {
    let seats = table.map(|table| &table.seats[..]).unwrap_or_default();
    let names = seats.iter().enumerate().map(|(index, seat)| match &seat.holder {
        Holder::Open => say.with("common-player-number", &[("number", (index + 1).into())]),
        Holder::Person { name, .. } => name.clone(),
        Holder::Computer { level } => level_name(level, say),
    });
    told_apart(names.collect())
}

fn heading(table: Table, say: Say) -> String {
    let game = say.the("create-game-kingdom-builder");
    let Some(sight) = table.sight.get() else { return game };
    let open = sight.view.open();
    let players = say.with("common-players", &[("count", open.setting.n_seats.into())]);
    let round = match open.is_last_round {
        true => say.the("table-last-round"),
        false => say.with("table-round", &[("round", open.turn.round.into())]),
    };
    // What changes comes first: on a phone the rest is cut off.
    format!("{round} · {game} · {players}")
}

fn set_page_title(table: Table, say: Say) {
    Effect::new(move || {
        let Some(sight) = table.sight.get() else { return };
        let title = match sight.to_act() {
            None => say.the("table-page-title-over"),
            Some(_) if sight.is_my_turn() => say.the("table-page-title-yours"),
            Some(seat) => {
                let name = table.speak(say, |speech| speech.name(seat));
                say.with("table-page-title", &[("name", name.into())])
            }
        };
        document().set_title(&title);
    });
    on_cleanup(move || document().set_title(&say.the("app-name")));
}

/// Keys that work wherever the focus is, except where one writes.
fn listen_to_keys(table: Table, settings: Settings) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let is_writing = event.target().is_some_and(|target| {
            use wasm_bindgen::JsCast;
            target.dyn_into::<web_sys::Element>().is_ok_and(|element| {
                matches!(&*element.tag_name(), "INPUT" | "SELECT" | "TEXTAREA")
            })
        });
        if is_writing
            || table.passing.is_on()
            || event.ctrl_key()
            || event.meta_key()
            || event.alt_key()
        {
            return;
        }
        match &*event.key() {
            "u" | "U" => table.undo(),
            "e" | "E" => table.end(),
            "t" | "T" => settings.is_text_mode.update(|is_on| *is_on = !*is_on),
            "b" | "B" => settings.has_letters.update(|is_on| *is_on = !*is_on),
            "s" | "S" => table.showing.stop(),
            _ => {}
        }
    });
    on_cleanup(move || listener.remove());
}

/// Says so when the connection is lost.
#[component]
fn ConnectionMark(line: Line) -> impl IntoView {
    let say = Say::here();
    let text = move || match line.connection.get() {
        Connection::Connected => None,
        Connection::Connecting => Some(say.the("table-reconnecting")),
        Connection::Lost => Some(say.the("table-connection-lost")),
    };
    view! {
        <span class="connection" role="status" aria-live="polite">
            {move || text().map(|text| view! {
                <span class="connection-lost" title=say.the("table-connection-lost-hint")>{text}</span>
            })}
        </span>
    }
}
