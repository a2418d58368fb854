//! The computers at the table, and the one that gives hints.

use super::lines::{flow, sentences};
use super::terminal::{Choices, Sight, Teller};
use crate::clock::WallClock;
use crate::failure::Failure;
use crate::opponents::{Opponent, bot_seed};
use crate::thoughts::percent;
use bots::{AnyBot, Question};
use games::AnyMatch;
use table::{Seat, Seed};

/// Who plays the seats that people do not.
pub(crate) struct Computers {
    opponents: Vec<(Seat, Opponent)>,
    seed: Seed,
    clock: WallClock,
    /// The bot that acted last and goes on as long as nobody else acts.
    thinker: Option<Thinker>,
}

struct Thinker {
    seat: Seat,
    /// After how many actions it is to act again.
    next: usize,
    bot: Box<dyn AnyBot>,
}

impl Computers {
    pub(crate) fn new(opponents: Vec<(Seat, Opponent)>, seed: Seed) -> Computers {
        Computers { opponents, seed, clock: WallClock::start(), thinker: None }
    }

    fn opponent(&self, seat: Seat) -> &Opponent {
        let found = self.opponents.iter().find(|(other, _)| *other == seat);
        &found.expect("somebody plays every seat").1
    }

    /// Whether the seat begins a turn over which people have to wait.
    pub(crate) fn will_take_time(&self, seat: Seat, played: &dyn AnyMatch) -> bool {
        let goes_on = |it: &Thinker| it.seat == seat && it.next == played.n_plies();
        self.opponent(seat).takes_time() && !self.thinker.as_ref().is_some_and(goes_on)
    }

    /// What the computer at the seat does.
    ///
    /// A new bot sits down for every turn, with a seed that follows from the match: so a match that
    /// is gone on with runs as it would have.
    pub(crate) fn choose(&mut self, seat: Seat, played: &dyn AnyMatch) -> Result<String, Failure> {
        let n_plies = played.n_plies();
        let mut bot = match self.thinker.take() {
            Some(thinker) if thinker.seat == seat && thinker.next == n_plies => thinker.bot,
            _ => self.opponent(seat).sit_down(played.game(), bot_seed(self.seed, n_plies))?,
        };
        let thought = bot.think(&question(played), &self.clock)?;
        self.thinker = Some(Thinker { seat, next: n_plies + 1, bot });
        Ok(thought.lines[0].action.clone())
    }
}

fn question(played: &dyn AnyMatch) -> Question {
    let (_, question) = Question::of(played).expect("somebody is asked");
    question
}

/// How many lines a hint has.
const N_LINES: usize = 3;

/// What a strong computer would do in the place of the seat to act, knowing no more than it.
pub(crate) fn hint(
    played: &dyn AnyMatch,
    sight: &dyn Sight,
    teller: Teller<'_>,
) -> Result<String, Failure> {
    let seed = bot_seed(Seed::default(), played.n_plies());
    let mut bot = Opponent::known("master").sit_down(played.game(), seed)?;
    let thought = bot.think(&question(played), &WallClock::start())?;
    let listed = sight.choices();
    let label = |action: &str| {
        let mut each = listed.iter().flat_map(Choices::each).enumerate();
        let found = each.find(|(_, choice)| choice.action == action);
        found.map_or(action.to_owned(), |(index, choice)| format!("{} {}", index + 1, choice.label))
    };
    if let [only] = &thought.lines[..] {
        let choice = label(&only.action);
        let said = teller.words.say_with("terminal-hint-only", &[("choice", choice.into())]);
        return Ok(sentences(teller.width, "   ", &said));
    }
    let mut text = String::new();
    for line in thought.lines.iter().take(N_LINES) {
        let args = [("looks", percent(line.share).into()), ("wins", percent(line.reward).into())];
        let reason = teller.words.say_with("terminal-hint-reason", &args);
        text += &sentences(teller.width, "   ", &format!("{} – {reason}", label(&line.action)));
    }
    let points = thought.points.iter().enumerate().map(|(seat, points)| {
        let name = Seat::new(seat).map(|seat| teller.name(seat)).unwrap_or_default();
        format!("{name} {points:.1}")
    });
    let head = format!("   {} ", teller.words.say("terminal-hint-points"));
    Ok(text + &flow(teller.width, &head, &points.collect::<Vec<_>>(), ", "))
}
