//! What happened: since one's last turn, and all of it.

use super::Table;
use super::story::{Absence, Told};
use crate::face::Event;
use crate::parts::{Drawing, computer_name};
use crate::reactive::{Memo, RwSignal, StoredValue};
use crate::say::Say;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub(crate) fn History() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let news = move || table.news.get();
    let is_all = RwSignal::new(false);
    let latest_first = move || {
        let told = match is_all.get() {
            true => table.stories.with(|stories| stories.now().to_vec()),
            false => news(),
        };
        let mut acts = acts(told);
        acts.reverse();
        acts
    };
    // "Since your last turn" is nothing to somebody who has no turns.
    let is_watcher = move || table.moment(|moment| moment.eyes.is_none()).unwrap_or(true);
    let recent =
        move || say.the(if is_watcher() { "table-latest-turn" } else { "table-since-your-turn" });
    view! {
        <section class="history" aria-label=say.the("a11y-log")>
            <div class="history-head">
                <h2>{move || if is_all.get() { say.the("table-log") } else { recent() }}</h2>
                <Show when=move || { n_moves(table) > 0 && !table.can_skip() }>
                    <button class="button small" id="show-again" on:click=move |_| table.showing.start(n_moves(table))>
                        {say.the("table-show-again")}
                    </button>
                </Show>
                <button
                    class="button small"
                    id="whole-log"
                    title=say.the("table-log")
                    aria-pressed=move || is_all.get().to_string()
                    on:click=move |_| is_all.update(|is_all| *is_all = !*is_all)
                >
                    {say.the("table-log-all")}
                </button>
            </div>
            <ol class="log" reversed=true>
                // Each line is said once, however many follow.
                <For each=latest_first key=|act| (act.told.serial, act.followers.len()) let(act)>
                    <LogLine act/>
                </For>
            </ol>
            {move || (news().is_empty() && !is_all.get() && !is_watcher()).then(|| view! {
                <p class="quiet">{say.the("table-since-your-turn-empty")}</p>
            })}
        </section>
    }
}

/// When a computer played for the one who looks, and of which level it was.
fn my_absence(table: Table) -> Option<(Absence, String)> {
    let eyes = table.moment(|moment| moment.eyes)??;
    table.line.table.with(|around| {
        let stand_in = around.as_ref()?.seats.get(eyes.index())?.stand_in.clone()?;
        Some((Absence { since: stand_in.since, until: stand_in.until }, stand_in.level))
    })
}

/// Says over the board what a computer did for somebody who was away, until that one has moved.
#[component]
pub(super) fn WhileAway() -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let is_read = RwSignal::new(false);
    let text = Memo::new(move |_| {
        table.sight.track();
        let (absence, level) = my_absence(table)?;
        let n_moves = table.stories.with(|stories| stories.n_moves_for_me(absence));
        (n_moves > 0 && !is_read.get()).then(|| {
            let level = computer_name(&level, say);
            say.with("table-while-away", &[("level", level.into()), ("count", n_moves.into())])
        })
    });
    let close = move |_| {
        is_read.set(true);
        table.focus_ask();
    };
    let show_again = move |_| table.showing.start(n_moves(table));
    let note = move |text: String| {
        view! {
            <div class="board-note while-away shown">
                <p>{text}</p>
                <Show when=move || { n_moves(table) > 0 && !table.can_skip() }>
                    <button class="button small" on:click=show_again>{say.the("table-show-again")}</button>
                </Show>
                <button class="note-close" aria-label=say.the("common-close") on:click=close>"×"</button>
            </div>
        }
    };
    view! { <div role="status">{move || text.get().map(note)}</div> }
}

/// How many moves there are to show again.
fn n_moves(table: Table) -> usize {
    table.news.with(|news| news.iter().filter(|told| told.event.is_move()).count())
}

/// What was done, with what followed from it.
#[derive(Clone)]
struct Act {
    told: Told,
    followers: Vec<Arc<dyn Event>>,
}

fn acts(mut story: Vec<Told>) -> Vec<Act> {
    // What an act costs may be told before the act itself.
    for deed in story
        .chunk_by_mut(|one, other| one.ply == other.ply && one.event.seat() == other.event.seat())
    {
        if let Some(act) = deed.iter().position(|told| !told.event.follows()) {
            deed[..=act].rotate_right(1);
        }
    }
    let mut acts: Vec<Act> = Vec::new();
    for told in story {
        match acts.last_mut() {
            Some(act) if told.event.follows() && told.event.seat() == act.told.event.seat() => {
                act.followers.push(told.event);
            }
            _ => {
                let is_told_by_name = told.event.follows() && told.event.seat().is_some();
                let itself = is_told_by_name.then(|| told.event.clone());
                acts.push(Act { told, followers: itself.into_iter().collect() });
            }
        }
    }
    acts
}

/// A line of the log, if there is something to say; pointed at, it lights up its places.
#[component]
fn LogLine(act: Act) -> impl IntoView {
    let say = Say::here();
    let table = Table::here();
    let Act { told, followers } = act;
    let is_begin = told.event.begins().is_some();
    let (ply, seat) = (told.ply, told.event.seat());
    let followed = followers.iter().flat_map(|event| event.spots());
    let places =
        StoredValue::new(told.event.spots().into_iter().chain(followed).collect::<Vec<_>>());
    let has_places = places.with_value(|places| !places.is_empty());
    let on = move || table.highlighted.set(places.get_value());
    let off = move || table.highlighted.set(Vec::new());
    let is_own = move || {
        let eyes = table.moment(|moment| moment.eyes).flatten();
        eyes.is_some() && seat == eyes
    };
    let was_away =
        move || is_own() && my_absence(table).is_some_and(|(absence, _)| absence.covers(ply));
    move || {
        let outcome = table.tell(|teller| told.event.outcome(&followers, teller));
        let text = match seat.filter(|_| told.event.follows()) {
            // What followed from nothing that was told is told with a name.
            Some(_) if !outcome.is_empty() && is_own() => say.the("common-you") + ":",
            Some(seat) if !outcome.is_empty() => table.name(seat) + ":",
            Some(_) => return None,
            None => table.tell(|teller| told.event.line(teller))?,
        };
        let mark = told.event.seat().map(|seat| {
            view! { <Drawing svg=table.face.mark(seat.into())/> }
        });
        Some(view! {
            <li
                class="log-line"
                class:placed=has_places
                class:for-me=was_away
                class:begins=is_begin
                tabindex=has_places.then_some("0")
                on:pointerenter=move |_| on()
                on:pointerleave=move |_| off()
                on:focus=move |_| on()
                on:blur=move |_| off()
            >
                {mark}
                <span>{text}{(!outcome.is_empty()).then(|| view! { " "<small>{outcome}</small> })}</span>
            </li>
        })
    }
}

/// What others do, told to those who hear the page as soon as it happens: each line is added, and
/// stays until the own turn is over, so that a fast opponent drowns none.
#[component]
pub(crate) fn Announcer() -> impl IntoView {
    let table = Table::here();
    view! {
        <div class="visually-hidden" id="announcer" role="log" aria-live="polite">
            <For each=move || table.news.get() key=|told| told.serial let(told)>
                {move || table.tell(|teller| told.event.line(teller)).map(|line| view! { <p>{line}</p> })}
            </For>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::{Motion, Spot, Teller};
    use std::any::Any;
    use table::Seat;

    /// Something that a seat did, or that followed from it.
    struct Deed {
        seat: usize,
        follows: bool,
    }

    impl Event for Deed {
        fn line(&self, _: Teller<'_>) -> Option<String> {
            None
        }
        fn follows(&self) -> bool {
            self.follows
        }
        fn seat(&self) -> Option<Seat> {
            Seat::new(self.seat)
        }
        fn spots(&self) -> Vec<Spot> {
            Vec::new()
        }
        fn is_move(&self) -> bool {
            false
        }
        fn motion(&self) -> Option<Motion> {
            None
        }
        fn begins(&self) -> Option<Seat> {
            None
        }
        fn ends(&self) -> Option<Seat> {
            None
        }
        fn as_any(&self) -> &dyn Any {
            self
        }
    }

    /// What each act of a story is, by its serial, and how many follow it. The story is given by
    /// ply, seat and whether something follows.
    fn told(story: &[(usize, usize, bool)]) -> Vec<(usize, usize)> {
        let story = story.iter().enumerate().map(|(serial, &(ply, seat, follows))| Told {
            serial,
            ply,
            event: Arc::new(Deed { seat, follows }),
        });
        acts(story.collect()).iter().map(|act| (act.told.serial, act.followers.len())).collect()
    }

    #[test]
    fn what_follows_belongs_to_what_the_same_seat_did() {
        let story = [(1, 0, false), (1, 0, true), (2, 0, true), (2, 1, true), (2, 1, true)];
        assert_eq!(told(&story), [(0, 2), (3, 2)]);
    }

    #[test]
    fn a_cost_told_before_its_act_belongs_to_that_act() {
        let (earlier, lost, act, gained) =
            ((1, 0, false), (2, 0, true), (2, 0, false), (2, 0, true));
        assert_eq!(told(&[earlier, lost, act, gained]), [(0, 0), (2, 2)]);
        let other = (2, 1, true);
        assert_eq!(told(&[earlier, lost, act, other, gained]), [(0, 0), (2, 1), (3, 1), (4, 1)]);
    }
}
