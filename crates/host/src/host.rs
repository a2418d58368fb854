//! The match, its log and what each reader may see of it.

use crate::output::Then;
use games::{AnyGame, AnyMatch, AnyView, Error, Library, Luck};
use protocol::{
    COMPUTER_KEY, Code, Deed, Entry, NumberedEvent, PLAN_KEY, Problem, Request, UndoRule, Update,
};
use std::collections::VecDeque;
use table::{EditionError, OpenError, Origin, PlayError, Record, Seat, Seed, Standings, Viewer};

/// So many of the latest keys are remembered, to tell a request that was carried out from one that
/// came too late. Neither is carried out again, remembered or not: its number is an old one.
/// Everybody chooses keys for themselves, so a key belongs to its seat.
const N_KEYS: usize = 32;

/// A match with its log.
pub struct Host {
    played: Box<dyn AnyMatch>,
    undo: UndoRule,
    n_entries: u64,
    keys: VecDeque<(Seat, String)>,
    /// The number of each seat's latest entry.
    latest: Vec<Option<u64>>,
}

impl Host {
    /// What a new match begins with, or what is wrong with the options. It is played with the
    /// components that the library has for new matches.
    pub fn set_up(
        game: &dyn AnyGame,
        options: &str,
        seed: Seed,
        library: &Library,
    ) -> Result<Origin, Problem> {
        let components = library.for_new_match(game);
        let options = game
            .options(options, &components)
            .map_err(|error| Problem::new(Code::BadSetup, error.to_string()))?;
        Ok(Origin {
            game: game.name().to_owned(),
            rules: game.newest_rules(),
            components: components.hash(),
            options,
            luck: Luck::Seed(seed),
        })
    }

    /// Rebuilds a match of a game from its log. What was taken back is not done again, however often
    /// somebody did and undid the same: whoever keeps the log vouches for it.
    pub fn open(
        game: &dyn AnyGame,
        origin: &Origin,
        library: &Library,
        undo: UndoRule,
        log: impl IntoIterator<Item = Entry>,
    ) -> Result<Host, Problem> {
        let mut host = Host::begin(game, origin, library, undo)?;
        let mut lasting = Vec::new();
        for entry in log {
            let number = host.n_entries + 1;
            host.check_seat(entry.seat).map_err(|problem| not_repeated(number, &problem))?;
            host.advance(&entry);
            match entry.deed {
                Deed::Act(_) => lasting.push((number, entry.seat, entry.deed)),
                Deed::Undo { actions } => {
                    let n_left = lasting.len().checked_sub(actions.max(1)).ok_or_else(|| {
                        not_repeated(number, &as_problem(Error::Play(PlayError::NoUndo)))
                    })?;
                    lasting.truncate(n_left);
                }
            }
        }
        for (number, seat, deed) in lasting {
            host.perform(seat, &deed).map_err(|problem| not_repeated(number, &problem))?;
        }
        Ok(host)
    }

    /// Rebuilds a match by doing everything again, also what was taken back: whether each line of a log
    /// could be what it is.
    pub fn repeat(
        game: &dyn AnyGame,
        origin: &Origin,
        library: &Library,
        undo: UndoRule,
        log: impl IntoIterator<Item = Entry>,
    ) -> Result<Host, Problem> {
        let mut host = Host::begin(game, origin, library, undo)?;
        for entry in log {
            let number = host.n_entries + 1;
            host.enter(entry).map_err(|problem| not_repeated(number, &problem))?;
        }
        Ok(host)
    }

    fn begin(
        game: &dyn AnyGame,
        origin: &Origin,
        library: &Library,
        undo: UndoRule,
    ) -> Result<Host, Problem> {
        let played = game.open(origin, library).map_err(as_stored_problem)?;
        let latest = vec![None; played.n_seats()];
        Ok(Host { played, undo, n_entries: 0, keys: VecDeque::new(), latest })
    }

    /// Carries a request out and says what to add to the log, or why not and changes nothing.
    ///
    /// Whether the sender holds the seat is for the caller to know.
    pub fn carry_out(&mut self, request: &Request) -> Result<Entry, Problem> {
        let is_known = |(seat, key): &(Seat, String)| (*seat, key) == (request.seat, &request.key);
        if self.keys.iter().any(is_known) {
            return Err(Problem::new(Code::Doubled, "this was carried out already"));
        }
        if request.number != self.n_entries {
            return Err(Problem::new(
                Code::Stale,
                format!(
                    "this answers state {}, but the table is at state {} by now",
                    request.number, self.n_entries
                ),
            ));
        }
        if let Deed::Undo { actions } = request.deed {
            self.may_undo(request.seat, actions)?;
        }
        let Request { key, seat, deed, .. } = request.clone();
        self.enter(Entry { seat, key, deed })
    }

    /// Whether a seat may take back so many actions without asking anybody.
    fn may_undo(&self, seat: Seat, actions: usize) -> Result<(), Problem> {
        let refused = |reason| Err(Problem::new(Code::NoUndo, reason));
        match self.undo {
            UndoRule::Never => refused("at this table nothing is taken back"),
            UndoRule::Vote => refused("at this table one asks before one takes back"),
            // Of a seat that does not exist nothing is said here.
            UndoRule::Free if self.n_seats() <= seat.index() => Ok(()),
            UndoRule::Free if actions <= self.played.n_undoable(seat) => Ok(()),
            UndoRule::Free => Err(as_problem(Error::Play(PlayError::NoUndo))),
        }
    }

    /// How many actions lie between now and before a seat's latest one, if nobody has learned
    /// anything since.
    pub(crate) fn n_returnable(&self, seat: Seat) -> Option<usize> {
        self.played.n_returnable(seat)
    }

    /// Goes back to before a seat's latest action, as all agreed.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<Entry, Problem> {
        let actions = self.played.n_returnable(seat).unwrap_or_default();
        let key = format!("agreed {}", self.n_entries);
        self.enter(Entry { seat, key, deed: Deed::Undo { actions } })
    }

    /// Acts for a computer, under a key that says so.
    pub(crate) fn act(&mut self, seat: Seat, action: &str) -> Result<Entry, Problem> {
        let key = format!("{COMPUTER_KEY}{}", self.n_entries);
        self.enter(Entry { seat, key, deed: Deed::act(action) })
    }

    /// Does what was planned, under a key that says so.
    pub(crate) fn act_as_planned(&mut self, seat: Seat, action: &str) -> Result<Entry, Problem> {
        let key = format!("{PLAN_KEY}{}", self.n_entries);
        self.enter(Entry { seat, key, deed: Deed::act(action) })
    }

    /// Whether a seat is asked again, and nobody has learned anything by what it did last.
    pub(crate) fn goes_on(&self, seat: Seat) -> bool {
        self.played.to_act() == Some(seat) && 0 < self.played.n_undoable(seat)
    }

    /// What whoever is asked may do.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.played.legal_texts()
    }

    /// One takes back by another rule from now on.
    pub(crate) fn set_undo(&mut self, undo: UndoRule) {
        self.undo = undo;
    }

    fn enter(&mut self, entry: Entry) -> Result<Entry, Problem> {
        self.perform(entry.seat, &entry.deed)?;
        self.advance(&entry);
        Ok(entry)
    }

    fn perform(&mut self, seat: Seat, deed: &Deed) -> Result<(), Problem> {
        self.check_seat(seat)?;
        match deed {
            Deed::Act(action) => self.played.act(seat, action, Vec::new()).map_err(as_problem),
            &Deed::Undo { actions } => {
                let is_own = (1..=self.played.n_undoable(seat)).contains(&actions);
                if !is_own && self.played.n_returnable(seat) != Some(actions) {
                    return Err(as_problem(Error::Play(PlayError::NoUndo)));
                }
                self.played.go_back(actions).map_err(as_problem)
            }
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Problem> {
        match seat.index() < self.played.n_seats() {
            true => Ok(()),
            false => Err(Problem::new(Code::Unknown, format!("there is no seat {seat}"))),
        }
    }

    fn advance(&mut self, entry: &Entry) {
        self.latest[entry.seat.index()] = Some(self.n_entries);
        self.n_entries += 1;
        if self.keys.len() == N_KEYS {
            self.keys.pop_front();
        }
        self.keys.push_back((entry.seat, entry.key.clone()));
    }

    /// The number of the state: how many entries the log has.
    pub fn number(&self) -> u64 {
        self.n_entries
    }

    /// How many actions led here; fewer than entries, if something was taken back.
    pub fn n_plies(&self) -> usize {
        self.played.n_plies()
    }

    /// Who is asked; `None` when the match is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.played.to_act()
    }

    /// How many seats play.
    pub fn n_seats(&self) -> usize {
        self.played.n_seats()
    }

    /// The number of the latest entry of a seat.
    pub(crate) fn latest(&self, seat: Seat) -> Option<u64> {
        self.latest.get(seat.index()).copied().flatten()
    }

    /// How the match goes on.
    pub(crate) fn then(&self) -> Then {
        match self.played.to_act() {
            Some(seat) => Then::Asked(seat),
            None => Then::Over {
                record: Box::new(self.played.record()),
                standings: self.played.standings(),
            },
        }
    }

    /// Something that may be done now, for a computer that does not know.
    pub(crate) fn any_action(&self) -> String {
        self.played.legal_texts().into_iter().next().unwrap_or_default()
    }

    /// The points as they stand.
    pub fn standings(&self) -> Standings {
        self.played.standings()
    }

    /// The match as a record, once it is over: before that it would tell the seed.
    pub fn record(&self) -> Result<Record, Problem> {
        match self.played.to_act() {
            None => Ok(self.played.record()),
            Some(_) => Err(Problem::new(
                Code::NotOver,
                "the record holds the seed; it can be had when the match is over",
            )),
        }
    }

    /// The match, to think about.
    pub(crate) fn played(&self) -> &dyn AnyMatch {
        &*self.played
    }

    /// What a viewer knows of the match now.
    pub fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        self.played.view(viewer)
    }

    /// The match as a reader may see it, with the events after the first `since` actions.
    pub fn update(&self, viewer: Viewer, since: Option<usize>) -> Update {
        let played = &*self.played;
        let eyes = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        };
        let is_asked = eyes.is_some() && eyes == played.to_act();
        let undoable = match (self.undo, eyes) {
            (UndoRule::Free, Some(seat)) => played.n_undoable(seat),
            _ => 0,
        };
        let events = played.events_json(since, viewer);
        Update {
            number: self.n_entries,
            eyes,
            to_act: played.to_act(),
            n_plies: played.n_plies(),
            undoable,
            legal: if is_asked { played.legal_texts() } else { Vec::new() },
            view: played.view(viewer).json(),
            since,
            events: events.into_iter().map(|(ply, event)| NumberedEvent { ply, event }).collect(),
        }
    }
}

fn not_repeated(number: u64, problem: &Problem) -> Problem {
    let reason = format!("entry {number} of the log cannot be repeated: {problem}");
    Problem::new(Code::Damaged, reason)
}

/// Why a stored match cannot be opened: nobody who asks for it has done anything wrong.
fn as_stored_problem(error: Error) -> Problem {
    let problem = as_problem(error);
    let code = match problem.code {
        Code::Unknown => Code::OtherRules,
        code @ (Code::OtherRules | Code::OtherComponents) => code,
        _ => Code::Damaged,
    };
    Problem { code, ..problem }
}

fn as_problem(error: Error) -> Problem {
    let code = match &error {
        Error::Play(PlayError::Over) => Code::Over,
        Error::Play(PlayError::NotToAct { .. }) => Code::NotYourTurn,
        Error::Play(PlayError::Refused(_)) => Code::Rule,
        Error::Play(PlayError::NoUndo) => Code::NoUndo,
        Error::Play(PlayError::Script(_)) | Error::Unreadable(_) | Error::NoSuchChoice { .. } => {
            Code::Unreadable
        }
        Error::UnknownGame { .. } => Code::Unknown,
        Error::Faults(_) => Code::BadSetup,
        Error::Open(
            OpenError::OtherGame { .. } | OpenError::Edition(EditionError::UnknownRules { .. }),
        ) => Code::OtherRules,
        Error::Open(OpenError::Edition(EditionError::UnknownComponents { .. })) => {
            Code::OtherComponents
        }
        Error::Open(OpenError::Damaged(_)) => Code::Damaged,
    };
    Problem { code, reason: error.to_string(), rule: error.rule().map(str::to_owned) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::any_game;
    use games::kingdom_builder::State;
    use table::RulesVersion;

    const GAME: &dyn AnyGame = any_game::<State>();

    fn host(undo: UndoRule) -> (Origin, Host) {
        let library = Library::default();
        let origin = Host::set_up(GAME, "players=2", Seed([3; 32]), &library);
        let origin = origin.expect("good options");
        let host = Host::open(GAME, &origin, &library, undo, []).expect("a new match");
        (origin, host)
    }

    fn first_choice(host: &Host) -> Request {
        let seat = host.to_act().expect("not over");
        let action = host.update(Viewer::Seat(seat), None).legal[0].clone();
        Request {
            number: host.number(),
            key: format!("key {}", host.number()),
            seat,
            deed: Deed::Act(action),
        }
    }

    #[test]
    fn a_stale_request_changes_nothing() {
        let (_, mut host) = host(UndoRule::Free);
        let mut request = first_choice(&host);
        host.carry_out(&request).expect("legal");
        request.key = "another".to_owned();
        let before = host.update(Viewer::Watcher, None).view;
        assert_eq!(host.carry_out(&request).expect_err("stale").code, Code::Stale);
        assert_eq!(host.update(Viewer::Watcher, None).view.get(), before.get());
        assert_eq!(host.number(), 1);
    }

    #[test]
    fn taking_back_is_an_entry_of_the_log() {
        let (origin, mut host) = host(UndoRule::Free);
        let before = host.update(Viewer::Watcher, None).view;
        let mut log = vec![host.carry_out(&first_choice(&host)).expect("legal")];
        let undo =
            Request { deed: Deed::Undo { actions: 1 }, key: "undo".into(), ..first_choice(&host) };
        log.push(host.carry_out(&undo).expect("nobody learned anything"));
        assert_eq!(host.update(Viewer::Watcher, None).view.get(), before.get());
        assert_eq!((host.number(), host.n_plies()), (2, 0));
        let again = Host::open(GAME, &origin, &Library::default(), UndoRule::Free, log)
            .expect("the log repeats");
        assert_eq!(again.number(), 2);
    }

    #[test]
    fn a_strict_table_takes_nothing_back() {
        let (_, mut host) = host(UndoRule::Never);
        host.carry_out(&first_choice(&host)).expect("legal");
        assert_eq!(host.update(Viewer::Seat(Seat::FIRST), None).undoable, 0);
        let undo =
            Request { deed: Deed::Undo { actions: 1 }, key: "undo".into(), ..first_choice(&host) };
        assert_eq!(host.carry_out(&undo).expect_err("never").code, Code::NoUndo);
    }

    #[test]
    fn a_refusal_names_its_rule_and_the_record_waits_for_the_end() {
        let (_, mut host) = host(UndoRule::Free);
        let request = Request { deed: Deed::act("end"), ..first_choice(&host) };
        let problem = host.carry_out(&request).expect_err("the mandatory action comes first");
        assert_eq!((problem.code, problem.rule.as_deref()), (Code::Rule, Some("KB-2.4")));
        assert_eq!(host.record().expect_err("not over").code, Code::NotOver);
        let request = Request { deed: Deed::act("dance"), ..first_choice(&host) };
        assert_eq!(host.carry_out(&request).expect_err("nonsense").code, Code::Unreadable);
        let seat = Seat::new(4).expect("a seat, though not of this table");
        let request = Request { seat, ..first_choice(&host) };
        assert_eq!(host.carry_out(&request).expect_err("two seats").code, Code::Unknown);
    }

    #[test]
    fn why_a_stored_match_cannot_be_opened_is_told_apart() {
        let (origin, mut host) = host(UndoRule::Free);
        let entry = host.carry_out(&first_choice(&host)).expect("legal");
        let open = |origin: &Origin, log: Vec<Entry>| {
            let opened = Host::open(GAME, origin, &Library::default(), UndoRule::Free, log);
            opened.err().expect("it cannot be opened")
        };
        let problem = open(&origin, vec![entry.clone(), entry]);
        assert_eq!(problem.code, Code::Damaged, "nobody builds twice on a hex");
        assert!(problem.reason.starts_with("entry 2 of the log"), "{problem}");
        let code = |origin: Origin| open(&origin, Vec::new()).code;
        assert_eq!(code(Origin { rules: RulesVersion(999), ..origin.clone() }), Code::OtherRules);
        assert_eq!(code(Origin { game: "chess".into(), ..origin.clone() }), Code::OtherRules);
        assert_eq!(code(Origin { options: "players=9".into(), ..origin.clone() }), Code::Damaged);
        let components = "0123456789abcdef0123456789abcdef".parse().expect("a hash");
        assert_eq!(code(Origin { components, ..origin }), Code::OtherComponents);
    }
}
