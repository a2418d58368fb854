//! What the page knows of the match, with the engine's help.

use super::story::{Stories, Told};
use kingdom_builder::{Action, Cell, CellSet, State, View};
use protocol::Update;
use std::error::Error;
use table::{Edition, Game, QuickChance, Refusal, Seat, Standings, Viewer};

/// The match as this page sees it. The state behind it is a guess that differs from the truth only
/// in what the page cannot know; open things can be asked of it.
#[derive(Debug)]
pub(crate) struct Sight {
    pub(crate) view: View,
    pub(crate) guess: State,
    pub(crate) legal: Vec<Action>,
    /// What happened since the one who looks last ended a turn, without the own events.
    pub(crate) news: Vec<Told>,
    pub(crate) standings: Standings,
    pub(crate) undoable: usize,
}

impl Sight {
    /// Reads what a table told; what happened goes on in `stories`, and what never changes is shared
    /// with what was seen `before`.
    pub(crate) fn read(
        update: &Update,
        edition: &Edition<State>,
        stories: &mut Stories,
        before: Option<&Sight>,
    ) -> Result<Sight, Box<dyn Error>> {
        stories.take_in(update)?;
        let data = serde_json::from_str(update.view.get())?;
        let view = match before {
            Some(before) => View::read_after(data, edition, &before.view)?,
            None => State::read_view(data, edition)?,
        };
        let guess = State::guess(&view, &mut QuickChance::new(1));
        let legal = update.legal.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
        Ok(Sight {
            standings: guess.standings(),
            view,
            guess,
            legal,
            news: stories.news(),
            undoable: update.undoable,
        })
    }

    /// The seat with whose eyes the page sees.
    pub(crate) fn eyes(&self) -> Option<Seat> {
        match self.view.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }

    pub(crate) fn to_act(&self) -> Option<Seat> {
        self.view.open().to_act()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.to_act().is_none()
    }

    /// Whether the one who looks is asked.
    pub(crate) fn is_my_turn(&self) -> bool {
        !self.legal.is_empty()
    }

    /// The hexes where something can be done.
    pub(crate) fn targets(&self) -> CellSet {
        self.legal.iter().filter_map(|action| action.cell()).collect()
    }

    /// What can be done at a hex.
    pub(crate) fn action_at(&self, at: Cell) -> Option<Action> {
        self.legal.iter().copied().find(|action| action.cell() == Some(at))
    }

    /// What can be done without a hex.
    pub(crate) fn plain_actions(&self) -> Vec<Action> {
        self.legal.iter().copied().filter(|action| action.cell().is_none()).collect()
    }

    /// Why nothing can be done at a hex, if the one who looks is asked for a hex at all.
    pub(crate) fn why_not(&self, at: Cell) -> Option<Refusal> {
        if !self.is_my_turn() || self.action_at(at).is_some() {
            return None;
        }
        self.guess.why_not(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Library;
    use host::Host;
    use protocol::{Deed, Request, UndoRule};
    use serde_json::value::RawValue;
    use std::sync::Arc;
    use table::Seed;

    fn host() -> Host {
        let library = Library::default();
        let origin = Host::set_up("kingdom-builder", "players=2", Seed([5; 32]), &library);
        let origin = origin.expect("good options");
        Host::open(&origin, &library, UndoRule::Free, []).expect("a new match")
    }

    fn read(update: &Update, stories: &mut Stories) -> Result<Sight, Box<dyn Error>> {
        Sight::read(update, &Edition::ours(), stories, None)
    }

    /// Does something, and tells what a reader is told then.
    fn told(host: &mut Host, deed: Deed, viewer: Viewer) -> Update {
        let n_plies = host.n_plies();
        let seat = host.to_act().expect("not over");
        let key = format!("key {}", host.number());
        let request = Request { number: host.number(), key, seat, deed };
        host.carry_out(&request).expect("it can be done");
        host.update(viewer, Some(n_plies.min(host.n_plies())))
    }

    fn first_choice(host: &Host) -> Deed {
        let seat = host.to_act().expect("not over");
        Deed::Act(host.update(Viewer::Seat(seat), None).legal[0].clone())
    }

    fn events(stories: &Stories) -> Vec<(usize, kingdom_builder::Event)> {
        stories.now().iter().map(|told| (told.ply, told.event)).collect()
    }

    #[test]
    fn what_is_appended_is_what_is_told_as_a_whole() {
        let (mut host, mut stories, viewer) = (host(), Stories::default(), Viewer::Watcher);
        read(&host.update(viewer, None), &mut stories).expect("readable");
        for number in 0..60 {
            let deed = match number % 7 {
                6 if host.update(Viewer::from(host.to_act()), None).undoable > 0 => {
                    Deed::Undo { actions: 1 }
                }
                _ => first_choice(&host),
            };
            read(&told(&mut host, deed, viewer), &mut stories).expect("readable");
            let mut whole = Stories::default();
            read(&host.update(viewer, None), &mut whole).expect("readable");
            assert_eq!(events(&stories), events(&whole));
        }
    }

    #[test]
    fn other_eyes_have_a_story_of_their_own() {
        let (mut host, mut stories) = (host(), Stories::default());
        let [mine, other] = [0, 1].map(|index| Viewer::from(Seat::new(index)));
        let first = read(&host.update(mine, None), &mut stories).expect("readable");
        assert_eq!(first.eyes(), Some(Seat::FIRST));
        let before = events(&stories);
        let seen = read(&host.update(other, None), &mut stories).expect("readable");
        assert_eq!(seen.eyes(), Seat::new(1));
        assert_ne!(events(&stories), before, "each knows the own card only");
        let deed = first_choice(&host);
        read(&told(&mut host, deed, mine), &mut stories).expect("readable");
        assert!(events(&stories).starts_with(&before));
    }

    #[test]
    fn the_board_is_made_once_for_a_match() {
        let (mut host, mut stories) = (host(), Stories::default());
        let first = read(&host.update(Viewer::Watcher, None), &mut stories).expect("readable");
        let deed = first_choice(&host);
        let mut next = |update: &Update| {
            let sight = Sight::read(update, &Edition::ours(), &mut stories, Some(&first));
            Arc::ptr_eq(&sight.expect("readable").view.open().setting, &first.view.open().setting)
        };
        assert!(next(&told(&mut host, deed, Viewer::Watcher)));
        assert!(next(&host.update(Viewer::Seat(Seat::FIRST), None)), "with other eyes too");
        let library = Library::default();
        let origin = Host::set_up("kingdom-builder", "players=2", Seed([6; 32]), &library);
        let other = Host::open(&origin.expect("good options"), &library, UndoRule::Free, []);
        let other = other.expect("a new match").update(Viewer::Watcher, None);
        assert!(!next(&other), "another match has another board");
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        let update =
            Update { view: RawValue::TRUE.to_owned(), ..host().update(Viewer::Watcher, None) };
        assert!(read(&update, &mut Stories::default()).is_err());
    }

    /// What the page does for action 1,000 is what it does for action 10.
    /// Counted are allocations, of which every event, every view and every choice that is read
    /// needs some. The match is made long by telling the end of a turn again and again.
    #[test]
    fn an_action_costs_the_same_however_long_the_match_is() {
        let (mut host, mut stories) = (host(), Stories::default());
        let viewer = Viewer::Seat(Seat::FIRST);
        let edition = Edition::ours();
        let first = read(&host.update(viewer, None), &mut stories).expect("readable");
        let mut end_of_turn = loop {
            let deed = first_choice(&host);
            let update = told(&mut host, deed, viewer);
            read(&update, &mut stories).expect("readable");
            if host.to_act() != Some(Seat::FIRST) {
                break update;
            }
        };
        let start = end_of_turn.n_plies + 1;
        let mut costs = Vec::new();
        for ply in start..start + 1_001 {
            end_of_turn.n_plies = ply;
            end_of_turn.since = Some(ply - 1);
            end_of_turn.events.iter_mut().for_each(|told| told.ply = ply);
            let measured = allocation_counter::measure(|| {
                let sight = Sight::read(&end_of_turn, &edition, &mut stories, Some(&first));
                sight.expect("readable");
            });
            costs.push((measured.count_total, measured.bytes_total));
        }
        assert_eq!(stories.now().last().map(|told| told.ply), Some(start + 1_000));
        // The list of all events grows by doubling, which one of ten actions may have to pay for.
        let least = |costs: &[(u64, u64)]| costs.iter().min().copied().expect("ten actions");
        assert_eq!(least(&costs[990..1_000]), least(&costs[10..20]));
    }
}
