//! Which of several tabs holds a table of one's own.
//!
//! One tab holds the match; the others follow it over a channel, and what is done in them is handed
//! to the one that holds it. So there is one match, however many tabs show it. When the tab that
//! holds it closes, or no longer answers, another takes it over from what is stored.
//!
//! Here is what a tab does when something happens; `own` lets it happen.

use protocol::{Hello, ToClient, ToServer, VERSION};
use serde::Serialize;
use table::read_variants;

/// A name unlike any other.
type TabId = String;

/// What tabs tell each other.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Note {
    /// To whoever holds the match.
    ToHolder { from: TabId, message: ToServer },
    /// The holder heard it; the answer may take a while.
    Heard { to: TabId },
    /// From the match, to a tab that follows it.
    ToTab { to: TabId, message: Box<ToClient> },
    /// This tab holds the match from now on.
    Here { holder: TabId },
    /// A tab that followed is gone.
    Left { from: TabId },
    /// The tab that held the match is gone.
    Gone,
}

read_variants! { Note:
    ToHolder { from, message },
    Heard { to },
    ToTab { to, message },
    Here { holder },
    Left { from },
    Gone,
}

/// What is to be done.
#[derive(Debug)]
pub(super) enum Task {
    /// Tells the other tabs.
    Post(Note),
    /// Starts the match in this tab.
    Hold,
    /// Ends it in this tab; it goes on in another.
    LetGo,
    /// Hands something to the match that is held here; this tab is 0, others count from 1.
    ToMatch { from: u64, message: ToServer },
    /// A tab no longer looks at the match that is held here.
    LeftMatch { from: u64 },
    /// Shows what the match told this tab.
    Show(Box<ToClient>),
    /// What was asked and not answered is to be asked again.
    Reconnect,
    /// From now on an answer is due.
    Await,
    /// There was an answer.
    Answered,
    /// Takes the match over, whoever holds it.
    Seize,
}

/// How it is made sure that only one tab holds the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guard {
    /// The browser gives a lock to one after the other.
    Lock,
    /// The tabs agree among each other.
    Agreement,
}

/// A tab's part.
pub(super) struct Tab {
    me: TabId,
    guard: Guard,
    role: Role,
}

enum Role {
    Following,
    /// The match is being started.
    Starting,
    /// It can be spoken to. The tabs that follow are known by their place in this list.
    Holding(Vec<TabId>),
}

impl Tab {
    pub(super) fn new(me: TabId, guard: Guard) -> Tab {
        Tab { me, guard, role: Role::Following }
    }

    /// The tab begins to show the table, and asks whether another holds it.
    pub(super) fn open(&self) -> Vec<Task> {
        vec![Task::Post(self.greeting()), Task::Await]
    }

    /// This tab may hold the match.
    pub(super) fn granted(&mut self) -> Vec<Task> {
        if !matches!(self.role, Role::Following) {
            return Vec::new();
        }
        self.role = Role::Starting;
        vec![Task::Answered, Task::Reconnect, Task::Hold]
    }

    /// The match that this tab holds can be spoken to.
    pub(super) fn started(&mut self) -> Vec<Task> {
        if !matches!(self.role, Role::Starting) {
            return Vec::new();
        }
        self.role = Role::Holding(Vec::new());
        vec![Task::Post(Note::Here { holder: self.me.clone() })]
    }

    /// This tab may no longer hold the match.
    pub(super) fn lost(&mut self) -> Vec<Task> {
        if matches!(self.role, Role::Following) {
            return Vec::new();
        }
        self.role = Role::Following;
        vec![Task::LetGo, Task::Reconnect, Task::Post(self.greeting()), Task::Await]
    }

    /// Somebody does something in this tab.
    pub(super) fn say(&self, message: ToServer) -> Vec<Task> {
        match self.role {
            Role::Following => {
                let note = Note::ToHolder { from: self.me.clone(), message };
                vec![Task::Post(note), Task::Await]
            }
            Role::Starting | Role::Holding(_) => vec![Task::ToMatch { from: 0, message }],
        }
    }

    /// The match that is held here tells a tab something.
    pub(super) fn told(&self, to: u64, message: Box<ToClient>) -> Option<Task> {
        let follower = |followers: &Vec<TabId>| {
            let index = usize::try_from(to.checked_sub(1)?).ok()?;
            followers.get(index).cloned()
        };
        match (&self.role, to) {
            (_, 0) => Some(Task::Show(message)),
            (Role::Holding(followers), _) => {
                Some(Task::Post(Note::ToTab { to: follower(followers)?, message }))
            }
            (Role::Following | Role::Starting, _) => None,
        }
    }

    /// Another tab tells something.
    pub(super) fn hear(&mut self, note: Note) -> Vec<Task> {
        match (&mut self.role, note) {
            (Role::Holding(followers), Note::ToHolder { from, message }) => {
                let place = followers.iter().position(|known| *known == from);
                let index = place.unwrap_or_else(|| {
                    followers.push(from.clone());
                    followers.len() - 1
                });
                let message = Task::ToMatch { from: index as u64 + 1, message };
                vec![Task::Post(Note::Heard { to: from }), message]
            }
            // It is greeted again once the match can be spoken to.
            (Role::Starting, Note::ToHolder { from, .. }) => {
                vec![Task::Post(Note::Heard { to: from })]
            }
            (Role::Holding(followers), Note::Left { from }) => {
                let Some(index) = followers.iter().position(|known| *known == from) else {
                    return Vec::new();
                };
                // Should it come back, it is somebody new.
                followers[index].clear();
                vec![Task::LeftMatch { from: index as u64 + 1 }]
            }
            (Role::Following, Note::Heard { to }) if to == self.me => vec![Task::Answered],
            (Role::Following, Note::ToTab { to, message }) if to == self.me => {
                vec![Task::Answered, Task::Show(message)]
            }
            (Role::Following, Note::Here { .. }) => {
                vec![Task::Reconnect, Task::Post(self.greeting()), Task::Await]
            }
            (Role::Starting | Role::Holding(_), Note::Here { holder }) => match self.guard {
                // The lock was taken from here; word of that is on its way.
                Guard::Lock => self.lost(),
                Guard::Agreement if holder < self.me => self.lost(),
                Guard::Agreement => vec![Task::Post(Note::Here { holder: self.me.clone() })],
            },
            (Role::Following, Note::Gone) if self.guard == Guard::Agreement => {
                vec![Task::Post(self.greeting()), Task::Await]
            }
            _ => Vec::new(),
        }
    }

    /// An answer was due and did not come.
    pub(super) fn silence(&self) -> Vec<Task> {
        match self.role {
            Role::Following => vec![Task::Seize],
            Role::Starting | Role::Holding(_) => Vec::new(),
        }
    }

    /// What the tab says when it closes.
    pub(super) fn farewell(&self) -> Note {
        match self.role {
            Role::Following => Note::Left { from: self.me.clone() },
            Role::Starting | Role::Holding(_) => Note::Gone,
        }
    }

    fn greeting(&self) -> Note {
        let message = ToServer::Hello(Hello { version: VERSION });
        Note::ToHolder { from: self.me.clone(), message }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::VecDeque;

    /// Tabs with a channel between them, and what reached the match of each.
    struct Window {
        tabs: Vec<Option<Tab>>,
        guard: Guard,
        /// With a lock: who has it, and who waits for it.
        queue: VecDeque<usize>,
        posted: VecDeque<(usize, Note)>,
        awaiting: Vec<bool>,
        /// What each match was told, by whom.
        heard: Vec<Vec<(u64, ToServer)>>,
        /// How many answers each tab saw.
        shown: Vec<usize>,
    }

    impl Window {
        fn new(guard: Guard) -> Window {
            Window {
                tabs: Vec::new(),
                guard,
                queue: VecDeque::new(),
                posted: VecDeque::new(),
                awaiting: Vec::new(),
                heard: Vec::new(),
                shown: Vec::new(),
            }
        }

        fn open(&mut self) -> usize {
            let tab = self.tabs.len();
            // A later tab has the lesser name.
            self.tabs.push(Some(Tab::new(format!("tab {}", 9 - tab), self.guard)));
            self.awaiting.push(false);
            self.heard.push(Vec::new());
            self.shown.push(0);
            let tasks = self.tab(tab).open();
            self.run(tab, tasks);
            if self.guard == Guard::Lock {
                self.queue.push_back(tab);
                self.grant();
            }
            self.settle();
            tab
        }

        fn tab(&mut self, tab: usize) -> &mut Tab {
            self.tabs[tab].as_mut().expect("it is open")
        }

        fn grant(&mut self) {
            if let Some(&first) = self.queue.front() {
                let tasks = self.tab(first).granted();
                self.run(first, tasks);
            }
        }

        fn run(&mut self, tab: usize, tasks: Vec<Task>) {
            for task in tasks {
                match task {
                    Task::Post(note) => self.posted.push_back((tab, note)),
                    Task::Hold => {
                        let tasks = self.tab(tab).started();
                        self.run(tab, tasks);
                    }
                    Task::ToMatch { from, message } => {
                        self.heard[tab].push((from, message));
                        let answer = Box::new(ToClient::Done { key: "k".into(), number: 1 });
                        let tasks = self.tab(tab).told(from, answer);
                        self.run(tab, tasks.into_iter().collect());
                    }
                    Task::Show(_) => self.shown[tab] += 1,
                    Task::Await => self.awaiting[tab] = true,
                    Task::Answered => self.awaiting[tab] = false,
                    Task::Seize if self.guard == Guard::Lock => {
                        let robbed = self.queue.pop_front().expect("somebody has the lock");
                        self.queue.retain(|waiting| *waiting != tab);
                        self.queue.push_front(tab);
                        self.grant();
                        let tasks = self.tab(robbed).lost();
                        self.run(robbed, tasks);
                        self.queue.push_back(robbed);
                    }
                    Task::Seize => {
                        let tasks = self.tab(tab).granted();
                        self.run(tab, tasks);
                    }
                    Task::LetGo | Task::LeftMatch { .. } | Task::Reconnect => {}
                }
            }
        }

        /// Until nobody says anything and nobody waits for an answer.
        fn settle(&mut self) {
            for _ in 0..100 {
                while let Some((from, note)) = self.posted.pop_front() {
                    for tab in 0..self.tabs.len() {
                        if tab != from && self.tabs[tab].is_some() {
                            let tasks = self.tab(tab).hear(note.clone());
                            self.run(tab, tasks);
                        }
                    }
                }
                let Some(tab) = self.awaiting.iter().position(|awaits| *awaits) else { return };
                self.awaiting[tab] = false;
                let tasks = self.tab(tab).silence();
                self.run(tab, tasks);
            }
            panic!("the tabs never come to rest");
        }

        fn close(&mut self, tab: usize) {
            let farewell = self.tab(tab).farewell();
            self.tabs[tab] = None;
            self.awaiting[tab] = false;
            self.posted.push_back((tab, farewell));
            if self.guard == Guard::Lock {
                let had_it = self.queue.front() == Some(&tab);
                self.queue.retain(|waiting| *waiting != tab);
                if had_it {
                    self.grant();
                }
            }
            self.settle();
        }

        fn act(&mut self, tab: usize) {
            let tasks = self.tab(tab).say(ToServer::Sync);
            self.run(tab, tasks);
            self.settle();
        }

        fn holders(&self) -> Vec<usize> {
            let holds = |tab: &Option<Tab>| {
                tab.as_ref().is_some_and(|tab| !matches!(tab.role, Role::Following))
            };
            (0..self.tabs.len()).filter(|tab| holds(&self.tabs[*tab])).collect()
        }

        fn n_acts(&self, tab: usize) -> usize {
            self.heard[tab].iter().filter(|(_, message)| *message == ToServer::Sync).count()
        }
    }

    const GUARDS: [Guard; 2] = [Guard::Lock, Guard::Agreement];

    #[test]
    fn one_tab_holds_the_match_and_all_can_act() {
        for guard in GUARDS {
            let mut window = Window::new(guard);
            let tabs = [window.open(), window.open(), window.open()];
            assert_eq!(window.holders(), [0], "{guard:?}");
            tabs.into_iter().for_each(|tab| window.act(tab));
            assert_eq!(window.n_acts(0), 3, "{guard:?}");
            assert!(window.shown.iter().all(|n_answers| *n_answers > 0), "{guard:?}");
        }
    }

    #[test]
    fn when_the_holder_closes_another_holds_the_match() {
        for guard in GUARDS {
            let mut window = Window::new(guard);
            let [first, second, third] = [window.open(), window.open(), window.open()];
            window.close(first);
            assert_eq!(window.holders().len(), 1, "{guard:?}");
            window.act(second);
            window.act(third);
            assert_eq!(window.n_acts(window.holders()[0]), 2, "{guard:?}");
            window.close(second);
            window.act(third);
            assert_eq!(window.holders(), [third], "{guard:?}");
        }
    }

    #[test]
    fn a_holder_that_no_longer_answers_is_robbed_and_follows_when_it_wakes() {
        for guard in GUARDS {
            let mut window = Window::new(guard);
            let [first, second] = [window.open(), window.open()];
            // The browser froze the first tab: it hears nothing.
            let frozen = window.tabs[first].take();
            let tasks = window.tab(second).say(ToServer::Sync);
            window.run(second, tasks);
            window.posted.clear();
            window.tabs[first] = frozen;
            window.settle();
            assert_eq!(window.holders(), [second], "{guard:?}");
            window.act(first);
            assert_eq!(window.n_acts(second), 1, "{guard:?}");
        }
    }

    #[test]
    fn two_that_hold_it_agree_on_one() {
        let mut window = Window::new(Guard::Agreement);
        let [first, second] = [window.open(), window.open()];
        let tasks = window.tab(second).granted();
        window.run(second, tasks);
        assert_eq!(window.holders(), [first, second]);
        window.settle();
        assert_eq!(window.holders(), [second], "its name is the lesser one");
    }

    #[test]
    fn a_tab_hears_only_what_is_meant_for_it() {
        let mut tab = Tab::new("b".into(), Guard::Lock);
        let message = Box::new(ToClient::Done { key: "k".into(), number: 1 });
        assert!(tab.hear(Note::ToTab { to: "a".into(), message }).is_empty());
        assert!(tab.hear(Note::Heard { to: "a".into() }).is_empty());
        assert!(tab.hear(Note::Gone).is_empty(), "the lock comes by itself");
    }
}
