//! The threads that think.

use bots::{Clock, Question};
use games::{ComponentSet, Library};
use protocol::{ChoiceElsewhere, ComponentFiles, FromHelper};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};
use table::ComponentsHash;
use tokio::sync::mpsc::UnboundedSender;

/// A choice to think about, and whom to tell.
pub(super) struct Errand {
    pub(super) choice: ChoiceElsewhere,
    pub(super) came_at: Instant,
    pub(super) answers: UnboundedSender<FromHelper>,
}

/// The threads, and what they share. They end with the program.
pub(super) struct Desk {
    shared: Arc<Shared>,
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    errands: VecDeque<Errand>,
    library: Library,
}

impl Desk {
    pub(super) fn start(library: Library, n_threads: u32) -> std::io::Result<Desk> {
        let state = Mutex::new(State { errands: VecDeque::new(), library });
        let shared = Arc::new(Shared { state, changed: Condvar::new() });
        for number in 0..n_threads {
            let shared = Arc::clone(&shared);
            let thread = thread::Builder::new().name(format!("thinking-{number}"));
            thread.spawn(move || {
                loop {
                    shared.next().run(&shared);
                }
            })?;
        }
        Ok(Desk { shared })
    }

    /// Thinks about a choice when a thread is idle.
    pub(super) fn take(&self, errand: Errand) {
        self.shared.state().errands.push_back(errand);
        self.shared.changed.notify_all();
    }

    /// Keeps a set of components. One that cannot be read is missed by whoever waits for it.
    pub(super) fn keep(&self, game: &str, files: ComponentFiles) {
        let read = games::game(game)
            .and_then(|game| game.read_components(files.files.into_iter().collect()));
        match read {
            Ok(set) => self.shared.state().library.add(set),
            Err(error) => eprintln!("freehold: components {} of {game}: {error}", files.hash),
        }
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("nobody panics while looking something up")
    }

    fn next(&self) -> Errand {
        let mut state = self.state();
        loop {
            if let Some(errand) = state.errands.pop_front() {
                return errand;
            }
            state = self.changed.wait(state).expect("nobody panics while looking something up");
        }
    }

    /// A set of components; one that is not here is asked for.
    fn components(&self, errand: &Errand, hash: ComponentsHash) -> Result<ComponentSet, String> {
        let name = &errand.choice.game;
        let game = games::game(name).map_err(|error| error.to_string())?;
        let mut state = self.state();
        let mut is_asked = false;
        loop {
            if let Some(set) = state.library.find(game, hash) {
                return Ok(set);
            }
            if !is_asked {
                is_asked = true;
                errand.say(FromHelper::Lacking { game: name.clone(), components: hash });
            }
            let left = errand.ends_at().saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(format!("components {hash} of {name} did not come"));
            }
            let waited = self.changed.wait_timeout(state, left);
            state = waited.expect("nobody panics while looking something up").0;
        }
    }
}

impl Errand {
    /// Thinks, and says what came of it.
    fn run(self, shared: &Shared) {
        let thought = catch_unwind(AssertUnwindSafe(|| self.think(shared)));
        let id = self.choice.id;
        self.say(match thought.unwrap_or_else(|_| Err("the computer broke down".to_owned())) {
            Ok(action) => FromHelper::Thought { id, action },
            Err(reason) => FromHelper::Unable { id, reason },
        });
    }

    fn think(&self, shared: &Shared) -> Result<String, String> {
        let ChoiceElsewhere { game, rules, components, level, seed, view, .. } = &self.choice;
        let brain =
            bots::brain(game).map_err(|_| format!("nobody here knows the game `{game}`"))?;
        let set = shared.components(self, *components)?;
        let view = brain.game().read_view(view.get(), *rules, &set);
        let view = view.map_err(|error| error.to_string())?;
        let level = level.parse().map_err(|error: bots::LevelError| error.to_string())?;
        let bot = brain.bot(level, *seed, 1);
        let question = Question { view, n_plies: 0, own_last: None };
        let thought = bot.and_then(|mut bot| bot.think(&question, self));
        Ok(thought.map_err(|error| error.to_string())?.lines[0].action.clone())
    }

    /// Early enough for the answer to arrive in time.
    fn ends_at(&self) -> Instant {
        self.came_at + Duration::from_millis(self.choice.within) * 3 / 4
    }

    /// Whoever asked may be gone.
    fn say(&self, message: FromHelper) {
        drop(self.answers.send(message));
    }
}

impl Clock for Errand {
    fn now(&self) -> Duration {
        self.came_at.elapsed()
    }

    fn is_cancelled(&self) -> bool {
        self.answers.is_closed() || self.ends_at() <= Instant::now()
    }
}
