//! Matches between bots, planned so that nobody has the better seat or the better luck.

use crate::bot::{BotError, Clock};
use crate::erased::{AnyBot, AnyBrain, Question, brain};
use crate::level::Level;
use games::{AnyGame, AnyMatch, ComponentSet, Luck};
use serde::{Deserialize, Serialize};
use std::fmt;
use table::{ComponentsHash, RulesVersion, Seed};

/// Somebody who takes part.
#[derive(Clone, PartialEq, Debug)]
pub struct Contestant {
    /// Its name in results, another one for each contestant.
    pub name: String,
    /// How it plays.
    pub level: Level,
}

impl From<Level> for Contestant {
    fn from(level: Level) -> Contestant {
        Contestant { name: level.to_string(), level }
    }
}

/// A plan of matches between contestants. Everything follows from it, but for budgets in time.
pub struct Arena {
    game: &'static dyn AnyGame,
    brain: &'static dyn AnyBrain,
    components: ComponentSet,
    options: String,
    contestants: Vec<Contestant>,
    /// Who meets, by seat in the first rotation.
    pairings: Vec<Vec<usize>>,
    n_seats: usize,
    n_games: usize,
    seed: u64,
}

/// A finished match, with all that is needed to count it and to play it again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayedMatch {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: RulesVersion,
    /// The hash of its components.
    pub components: ComponentsHash,
    /// The options, written out.
    pub options: String,
    /// The number its chance and its bots were seeded with.
    pub seed: u64,
    /// How many actions it took.
    pub n_actions: usize,
    /// What happened at each seat.
    pub seats: Vec<PlayedSeat>,
    /// The points of sides without a seat, as in a match of one against the game itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opponents: Vec<i32>,
}

/// One seat of a finished match.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct PlayedSeat {
    /// The contestant's name.
    pub bot: String,
    /// Its points at the end.
    pub points: i32,
    /// How many turns it had.
    pub n_turns: u32,
    /// How long it thought in all.
    pub seconds: f64,
    /// How long it thought about its slowest turn.
    pub slowest_turn: f64,
    /// How many actions its searches played beyond their trees.
    pub n_playout_actions: u64,
}

/// Why there is no arena, or why a match in it broke off.
#[derive(Clone, PartialEq, Debug)]
pub enum ArenaError {
    /// A contestant needs somebody to play against.
    TooFewContestants,
    /// Two contestants would have the same name.
    Twice(String),
    /// At least one match has to be played.
    NoGames,
    /// The game refuses its options, or what a bot did.
    Game(games::Error),
    /// A bot cannot play.
    Bot(BotError),
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::TooFewContestants => f.write_str("an arena needs at least two bots"),
            ArenaError::Twice(name) => write!(f, "`{name}` takes part twice"),
            ArenaError::NoGames => f.write_str("at least one match for each pairing is needed"),
            ArenaError::Game(error) => error.fmt(f),
            ArenaError::Bot(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ArenaError {}

impl From<games::Error> for ArenaError {
    fn from(error: games::Error) -> ArenaError {
        ArenaError::Game(error)
    }
}

impl From<BotError> for ArenaError {
    fn from(error: BotError) -> ArenaError {
        ArenaError::Bot(error)
    }
}

impl Arena {
    /// Plans `n_games` matches for each pairing: every pair for matches of two, every group for
    /// larger ones. In matches for one against the game itself each contestant plays every seed
    /// alone. With fewer contestants than seats each contestant meets each later one of the
    /// list, which takes all other seats.
    pub fn new(
        game: &'static dyn AnyGame,
        components: ComponentSet,
        options: &str,
        contestants: Vec<Contestant>,
        n_games: usize,
        seed: u64,
    ) -> Result<Arena, ArenaError> {
        let brain = brain(game.name())?;
        let options = game.options(options, &components)?;
        let luck = Luck::Seed(Seed::from_number(seed));
        let n_seats = game.start(&options, &components, luck)?.n_seats();
        if contestants.len() < n_seats.min(2) {
            return Err(ArenaError::TooFewContestants);
        }
        for (index, contestant) in contestants.iter().enumerate() {
            brain.bot(contestant.level, 0, 1)?;
            if contestants[..index].iter().any(|earlier| earlier.name == contestant.name) {
                return Err(ArenaError::Twice(contestant.name.clone()));
            }
        }
        if n_games == 0 {
            return Err(ArenaError::NoGames);
        }
        let pairings = pairings(contestants.len(), n_seats);
        Ok(Arena {
            game,
            brain,
            components,
            options,
            contestants,
            pairings,
            n_seats,
            n_games,
            seed,
        })
    }

    /// Whether each match is for one against the game itself.
    pub fn is_solo(&self) -> bool {
        self.n_seats == 1
    }

    /// Who takes part.
    pub fn contestants(&self) -> &[Contestant] {
        &self.contestants
    }

    /// The options of all matches, written out.
    pub fn options(&self) -> &str {
        &self.options
    }

    /// How many matches are planned.
    pub fn n_matches(&self) -> usize {
        self.pairings.len() * self.n_games
    }

    /// The number in the plan of a match that was played before; `None` if it is not planned.
    pub fn number(&self, played: &PlayedMatch) -> Option<usize> {
        if played.game != self.game.name()
            || played.rules != self.game.newest_rules()
            || played.components != self.components.hash()
            || played.options != self.options
            || played.seats.len() != self.n_seats
        {
            return None;
        }
        let n_by_seed = self.n_seats * self.pairings.len();
        let round = usize::try_from(played.seed.wrapping_sub(self.seed)).ok()?;
        let first = round.checked_mul(n_by_seed).filter(|&first| first < self.n_matches())?;
        let mut of_this_seed = first..self.n_matches().min(first + n_by_seed);
        of_this_seed.find(|&number| {
            let (_, line_up) = self.planned(number);
            let names = line_up.iter().map(|&contestant| &self.contestants[contestant].name);
            names.eq(played.seats.iter().map(|seat| &seat.bot))
        })
    }

    /// Plays the match with this number in the plan. The clock tells how long each bot thinks, and
    /// is what budgets in time go by.
    pub fn play(&self, number: usize, clock: &dyn Clock) -> Result<PlayedMatch, ArenaError> {
        let (seed, line_up) = self.planned(number);
        let mut played = self.start(seed)?;
        let contestants = || line_up.iter().map(|&contestant| &self.contestants[contestant]);
        let mut bots: Vec<Box<dyn AnyBot>> = contestants()
            .enumerate()
            .map(|(seat, contestant)| self.brain.bot(contestant.level, bot_seed(seed, seat), 1))
            .collect::<Result<_, _>>()?;
        let mut seats: Vec<PlayedSeat> = contestants()
            .map(|contestant| PlayedSeat { bot: contestant.name.clone(), ..PlayedSeat::default() })
            .collect();
        let mut acted_last = None;
        let mut turn_seconds = 0.0;
        while let Some((to_act, question)) = Question::of(&*played) {
            let (bot, seat) = (&mut bots[to_act.index()], &mut seats[to_act.index()]);
            if acted_last.replace(to_act) != Some(to_act) {
                seat.n_turns += 1;
                turn_seconds = 0.0;
            }
            let start = clock.now();
            let mut thought = bot.think(&question, clock)?;
            let seconds = clock.now().saturating_sub(start).as_secs_f64();
            turn_seconds += seconds;
            seat.seconds += seconds;
            seat.slowest_turn = seat.slowest_turn.max(turn_seconds);
            seat.n_playout_actions += thought.n_playout_actions;
            played.act(to_act, &thought.lines.swap_remove(0).action, Vec::new())?;
        }
        let mut totals = played.standings().totals().into_iter();
        for (seat, points) in seats.iter_mut().zip(&mut totals) {
            seat.points = points;
        }
        Ok(PlayedMatch {
            game: self.game.name().to_owned(),
            rules: self.game.newest_rules(),
            components: self.components.hash(),
            options: self.options.clone(),
            seed,
            n_actions: played.n_plies(),
            seats,
            opponents: totals.collect(),
        })
    }

    fn start(&self, seed: u64) -> Result<Box<dyn AnyMatch>, ArenaError> {
        let luck = Luck::Seed(Seed::from_number(seed));
        Ok(self.game.start(&self.options, &self.components, luck)?)
    }

    /// The seed of a match and the contestants by seat. All pairings take turns, so that a plan
    /// carried out in part is fair as well; each seed is played with the seats in every rotation.
    fn planned(&self, number: usize) -> (u64, Vec<usize>) {
        let game = number / self.pairings.len();
        let mut line_up = self.pairings[number % self.pairings.len()].clone();
        line_up.rotate_right(game % self.n_seats);
        (self.seed.wrapping_add((game / self.n_seats) as u64), line_up)
    }
}

/// Who meets whom.
fn pairings(n_contestants: usize, n_seats: usize) -> Vec<Vec<usize>> {
    if n_seats <= n_contestants {
        return groups(0..n_contestants, n_seats);
    }
    let one_against_many = |pair: Vec<usize>| {
        let mut line_up = vec![pair[1]; n_seats];
        line_up[0] = pair[0];
        line_up
    };
    groups(0..n_contestants, 2).into_iter().map(one_against_many).collect()
}

/// All ways to choose so many of a range, each in ascending order.
fn groups(from: std::ops::Range<usize>, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let starting_with = |first: usize| {
        groups(first + 1..from.end, size - 1).into_iter().map(move |rest| {
            let mut group = vec![first];
            group.extend(rest);
            group
        })
    };
    from.clone().flat_map(starting_with).collect()
}

/// A seed for the bot at a seat. It does not depend on the plan, so that a match stays the same
/// when more contestants or more matches are planned.
fn bot_seed(seed: u64, seat: usize) -> u64 {
    // SplitMix64: neighbouring numbers give seeds that have nothing in common.
    let mut mixed = seed.wrapping_mul(16).wrapping_add(seat as u64 + 1);
    mixed = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::NoClock;

    fn arena(bots: &[&str], n_seats: usize, n_games: usize) -> Result<Arena, ArenaError> {
        let level = |name: &&str| name.parse::<Level>().expect("a level").into();
        let game = games::game("kingdom-builder").expect("a game");
        let options = format!("players={n_seats}");
        Arena::new(
            game,
            game.our_components(),
            &options,
            bots.iter().map(level).collect(),
            n_games,
            1,
        )
    }

    fn line_ups(arena: &Arena) -> Vec<(u64, Vec<usize>)> {
        (0..arena.n_matches()).map(|number| arena.planned(number)).collect()
    }

    #[test]
    fn each_seed_is_played_in_every_rotation() {
        let arena = arena(&["random", "greedy", "steady"], 2, 4).expect("an arena");
        let line_ups = line_ups(&arena);
        assert_eq!(line_ups.len(), 12);
        let of_first_pair: Vec<_> = line_ups.iter().step_by(3).cloned().collect();
        assert_eq!(
            of_first_pair,
            [(1, vec![0, 1]), (1, vec![1, 0]), (2, vec![0, 1]), (2, vec![1, 0])]
        );
        assert_eq!(line_ups[1], (1, vec![0, 2]));
        assert_eq!(line_ups[2], (1, vec![1, 2]));
    }

    #[test]
    fn large_matches_take_groups_or_copies() {
        assert_eq!(pairings(4, 3), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
        assert_eq!(pairings(2, 4), [[0, 1, 1, 1]]);
        assert_eq!(pairings(3, 4), [[0, 1, 1, 1], [0, 2, 2, 2], [1, 2, 2, 2]]);
        let arena = arena(&["greedy", "random"], 4, 4).expect("an arena");
        let firsts: Vec<_> = line_ups(&arena)
            .iter()
            .map(|(seed, line_up)| (*seed, line_up.iter().position(|&index| index == 0)))
            .collect();
        assert_eq!(firsts, [(1, Some(0)), (1, Some(1)), (1, Some(2)), (1, Some(3))]);
    }

    #[test]
    fn a_match_is_the_same_every_time_and_found_again() {
        let small = arena(&["random", "keen@3"], 2, 2).expect("an arena");
        let large = arena(&["random", "greedy", "keen@3"], 2, 3).expect("an arena");
        let played = small.play(1, &NoClock).expect("a match");
        assert_eq!(small.play(1, &NoClock).expect("a match"), played);
        assert_eq!(small.number(&played), Some(1));
        let number = large.number(&played).expect("planned there too");
        assert_eq!(large.play(number, &NoClock).expect("a match"), played);
        assert_eq!(small.number(&PlayedMatch { seed: 2, ..played.clone() }), None);
        assert_eq!(small.number(&PlayedMatch { seed: 0, ..played.clone() }), None);
        assert_eq!(small.number(&PlayedMatch { seed: 1 << 63, ..played.clone() }), None);
        assert_eq!(small.number(&PlayedMatch { rules: RulesVersion(0), ..played.clone() }), None);
        let [random, keen] = [1, 0].map(|seat| &played.seats[seat]);
        assert_eq!((random.bot.as_str(), keen.bot.as_str()), ("random", "keen@3"));
        assert!(keen.points > random.points, "{played:?}");
        assert!(keen.n_turns > 5 && keen.n_playout_actions > 0, "{played:?}");
        assert_eq!(random.n_playout_actions, 0);
    }

    #[test]
    fn alone_each_plays_every_seed_against_the_game() {
        let game = games::game("boonlake").expect("a game");
        let contestants = ["random", "steady"].map(|name| name.parse::<Level>().expect("a level"));
        let contestants = contestants.map(Contestant::from).to_vec();
        let components = game.our_components();
        let arena = Arena::new(game, components, "players=1", contestants, 2, 1).expect("an arena");
        assert!(arena.is_solo());
        assert_eq!(line_ups(&arena), [(1, vec![0]), (1, vec![1]), (2, vec![0]), (2, vec![1])]);
        let played = arena.play(1, &NoClock).expect("a match");
        assert_eq!((played.seats.len(), played.opponents.len()), (1, 1));
        assert_eq!(arena.number(&played), Some(1));
    }

    #[test]
    fn no_arena_without_contest() {
        let error = |bots: &[&str], n_seats, n_games| arena(bots, n_seats, n_games).err();
        assert_eq!(error(&["greedy"], 2, 2), Some(ArenaError::TooFewContestants));
        assert_eq!(error(&["greedy", "greedy"], 2, 2), Some(ArenaError::Twice("greedy".into())));
        assert_eq!(error(&["greedy", "steady"], 2, 0), Some(ArenaError::NoGames));
        assert!(matches!(error(&["greedy", "steady"], 9, 2), Some(ArenaError::Game(_))));
    }
}
