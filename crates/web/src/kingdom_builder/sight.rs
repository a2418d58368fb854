//! What the page knows of the match, with the engine's help.

use super::map::{cell, spot};
use super::speech;
use crate::face::{self, Ask, Choice, Group, Moment, Reader, Role, Spot, Teller};
use drawing::kingdom_builder::{Icon, icon};
use kingdom_builder::{
    Action, Cell, CellSet, Event, Location, Nomad, Power, State, Step, Terrain, View,
};
use protocol::Update;
use serde_json::value::RawValue;
use std::any::Any;
use std::error::Error;
use std::sync::Arc;
use table::{Edition, Game, QuickChance, Side};

/// The match as this page sees it. The state behind it is a guess that differs from the truth only
/// in what the page cannot know; open things can be asked of it.
#[derive(Debug)]
pub(super) struct Sight {
    pub(super) view: View,
    pub(super) guess: State,
    pub(super) legal: Vec<Action>,
    pub(super) moment: Moment,
}

/// Reads what a table of an edition tells.
pub(super) struct SightReader(Edition<State>);

impl SightReader {
    pub(super) fn new(edition: Edition<State>) -> SightReader {
        SightReader(edition)
    }

    fn read(&self, update: &Update, before: Option<&Sight>) -> Result<Sight, Box<dyn Error>> {
        let data = serde_json::from_str(update.view.get())?;
        let view = match before {
            Some(before) => View::read_after(data, &self.0, &before.view)?,
            None => State::read_view(data, &self.0)?,
        };
        let guess = State::guess(&view, &mut QuickChance::new(1));
        let legal: Vec<Action> =
            update.legal.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
        let choices = legal.iter().zip(&update.legal);
        let choices = choices
            .map(|(action, text)| Choice { action: text.clone(), role: role(action), group: None })
            .collect();
        let standings = guess.standings_so_far();
        let moment = Moment::new(update, view.viewer(), &guess, choices, standings);
        Ok(Sight { view, guess, legal, moment })
    }
}

impl Reader for SightReader {
    fn sight(
        &self,
        update: &Update,
        before: Option<&dyn face::Sight>,
    ) -> Result<Arc<dyn face::Sight>, Box<dyn Error>> {
        let before = before.and_then(|before| (before as &dyn Any).downcast_ref());
        Ok(Arc::new(self.read(update, before)?))
    }

    fn event(&self, event: &RawValue) -> Result<Arc<dyn face::Event>, serde_json::Error> {
        Ok(Arc::new(serde_json::from_str::<Event>(event.get())?))
    }
}

/// Where a choice is made.
fn role(action: &Action) -> Role {
    match (action, action.cell()) {
        (_, Some(at)) => Role::At(spot(at)),
        (Action::End | Action::Stop, None) => Role::End,
        (_, None) => Role::Use,
    }
}

impl Sight {
    /// The hexes where something can be done.
    pub(super) fn targets(&self) -> CellSet {
        self.legal.iter().filter_map(|action| action.cell()).collect()
    }

    /// What can be done at a hex.
    pub(super) fn action_at(&self, at: Cell) -> Option<Action> {
        self.legal.iter().copied().find(|action| action.cell() == Some(at))
    }
}

impl face::Sight for Sight {
    fn moment(&self) -> &Moment {
        &self.moment
    }

    fn groups(&self, _: Teller<'_>) -> Vec<Group> {
        Vec::new()
    }

    fn progress(&self, teller: Teller<'_>) -> String {
        let open = self.view.open();
        match open.is_last_round {
            true => teller.words.say("table-last-round"),
            false => teller.words.say_with("table-round", &[("round", open.turn.round.into())]),
        }
    }

    fn ask(&self, teller: Teller<'_>) -> Ask {
        let open = self.view.open();
        let question = speech(teller).question(open, &self.legal);
        let turn = &open.turn;
        let card = turn.terrain.map(Icon::Terrain).or(turn.card.map(Icon::Card));
        // The land of the card is no condition of what is done by a power.
        let used = match open.step() {
            Some(
                Step::Build { power, .. } | Step::Lift { power, .. } | Step::Put { power, .. },
            ) => power_icon(power),
            _ => None,
        };
        Ask { title: question.title, detail: question.detail, picture: used.or(card).map(icon) }
    }

    fn label(&self, choice: usize, teller: Teller<'_>) -> String {
        match self.legal[choice] {
            Action::End => teller.words.say("table-end-turn"),
            action => speech(teller).action(&action, &self.view),
        }
    }

    fn help(&self, choice: usize, teller: Teller<'_>) -> Option<String> {
        let speech = speech(teller);
        match self.legal[choice] {
            Action::Use { power } => Some(speech.power_help(power)),
            Action::Again { location } => Some(speech.location_help(location)),
            Action::Play { card } => Some(speech.card_help(card)),
            _ => None,
        }
    }

    fn picture(&self, choice: usize) -> Option<String> {
        let found = match self.legal[choice] {
            Action::Play { card } => Icon::Card(card),
            Action::Choose { terrain } => Icon::Terrain(terrain),
            Action::Again { location } => Icon::Location(location),
            Action::Outpost => Icon::Nomad(Nomad::Outpost),
            Action::Use { power } => power_icon(power)?,
            _ => return None,
        };
        // The bonus for both tiles of a kind is one more beside them.
        let is_bonus = matches!(
            self.legal[choice],
            Action::Use { power: Power::RefugeBonus | Power::CanoeBonus }
        );
        let more = if is_bonus { r#"<b class="bonus">+</b>"# } else { "" };
        Some(icon(found) + more)
    }

    fn side_name(&self, side: Side, teller: Teller<'_>) -> String {
        teller.names.get(side.index()).cloned().unwrap_or_default()
    }

    fn spot_name(&self, at: Spot, teller: Teller<'_>) -> String {
        speech(teller).cell(cell(at))
    }

    fn into_any(self: Arc<Self>) -> Arc<dyn Any + Send + Sync> {
        self
    }
}

/// What lies on the table for a power; the mandatory action has its card.
fn power_icon(power: Power) -> Option<Icon> {
    match power {
        Power::Location(location) => Some(Icon::Location(location)),
        Power::RefugeBonus => Some(Icon::Location(Location::Refuge)),
        Power::CanoeBonus => Some(Icon::Location(Location::Canoe)),
        Power::Farmland => Some(Icon::Terrain(Terrain::Farmland)),
        Power::Cave => Some(Icon::Cave),
        Power::Silo => Some(Icon::Silo),
        power => power.nomad().map(Icon::Nomad),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Stories;
    use games::{Library, any_game};
    use host::Host;
    use protocol::{Deed, Request, UndoRule};
    use table::{Seat, Seed, Viewer};

    fn host() -> Host {
        let library = Library::default();
        let origin = Host::set_up(any_game::<State>(), "players=2", Seed([5; 32]), &library);
        let origin = origin.expect("good options");
        Host::open(any_game::<State>(), &origin, &library, UndoRule::Free, []).expect("a new match")
    }

    fn read(update: &Update, stories: &mut Stories) -> Result<Sight, Box<dyn Error>> {
        read_after(update, stories, None)
    }

    fn read_after(
        update: &Update,
        stories: &mut Stories,
        before: Option<&Sight>,
    ) -> Result<Sight, Box<dyn Error>> {
        let reader = SightReader::new(Edition::ours());
        stories.take_in(update, &reader)?;
        reader.read(update, before)
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

    fn events(stories: &Stories) -> Vec<(usize, Event)> {
        let event = |event: &dyn face::Event| *event.as_any().downcast_ref().expect("of this game");
        stories.now().iter().map(|told| (told.ply, event(&*told.event))).collect()
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
        assert_eq!(first.moment.eyes, Some(Seat::FIRST));
        let before = events(&stories);
        let seen = read(&host.update(other, None), &mut stories).expect("readable");
        assert_eq!(seen.moment.eyes, Seat::new(1));
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
            let sight = read_after(update, &mut stories, Some(&first));
            Arc::ptr_eq(&sight.expect("readable").view.open().setting, &first.view.open().setting)
        };
        assert!(next(&told(&mut host, deed, Viewer::Watcher)));
        assert!(next(&host.update(Viewer::Seat(Seat::FIRST), None)), "with other eyes too");
        let library = Library::default();
        let origin = Host::set_up(any_game::<State>(), "players=2", Seed([6; 32]), &library);
        let other = Host::open(
            any_game::<State>(),
            &origin.expect("good options"),
            &library,
            UndoRule::Free,
            [],
        );
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
        let reader = SightReader::new(Edition::ours());
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
                stories.take_in(&end_of_turn, &reader).expect("readable");
                reader.read(&end_of_turn, Some(&first)).expect("readable");
                stories.news(None);
            });
            costs.push((measured.count_total, measured.bytes_total));
        }
        assert_eq!(stories.now().last().map(|told| told.ply), Some(start + 1_000));
        // The list of all events grows by doubling, which one of ten actions may have to pay for.
        let least = |costs: &[(u64, u64)]| costs.iter().min().copied().expect("ten actions");
        assert_eq!(least(&costs[990..1_000]), least(&costs[10..20]));
    }
}
