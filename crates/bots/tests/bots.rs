//! What every bot must keep, and what a good one must find.

use bots::{Bot, BotError, Budget, Clock, LEVELS, Level, NoClock, Style};
use kingdom_builder::{Action, Card, Objective, Options, Position, State, Terrain};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use table::{Game, Match, QuickChance, Seat, Seed, Silent, Viewer};

fn level(text: &str) -> Level {
    text.parse().expect("a level")
}

fn best(state: &State, text: &str, seed: u64) -> Action {
    let seat = state.to_act().expect("a seat is asked");
    let mut bot = Bot::<State>::new(level(text), seed).expect("a bot");
    bot.think(&state.view(Viewer::Seat(seat)), &NoClock).expect("a thought").best()
}

fn on(quadrants: [&str; 4]) -> Position {
    Position::new(quadrants.map(|name| name.parse().expect("a quadrant")))
}

fn built(mut position: Position, seat: usize, hexes: &str) -> Position {
    let seat = Seat::new(seat).expect("a seat");
    let hexes = hexes.split(' ').map(|hex| (hex.parse().expect("a hex"), seat));
    position.settlements.extend(hexes);
    position
}

/// A state some way into a random match.
fn somewhere(number: u64, options: &str) -> State {
    let mut chance = QuickChance::new(number);
    let options: Options = options.parse().expect("good options");
    let mut state = State::start(&options, &mut chance, &mut Silent).expect("a match");
    let mut actions = Vec::new();
    for _ in 0..40 {
        state.legal(&mut actions);
        state.apply_unchecked(chance.pick(&actions), &mut chance, &mut Silent);
    }
    state
}

/// The last settlement of the match: what it brings is counted at once, so the best hex is forced.
#[test]
fn the_best_last_settlement_is_found() {
    let mut position = on(["oracle", "tower", "harbor", "barn"]);
    position.objectives = [Objective::Discoverers, Objective::Fishermen, Objective::Families];
    // Seat 1 is the last of the round and has one settlement left: 1,1 lies two hexes from the
    // castle of 1,3, the others stand on water.
    position.seat = Seat::new(1).expect("a seat");
    position.hands = vec![vec![Card::Desert], vec![Card::Grass]];
    // No tile is theirs to use.
    let water = position.board().of(Terrain::Water) & !position.board().by_special;
    let hexes: Vec<String> = water.iter().take(38).map(|cell| cell.to_string()).collect();
    let position = built(position, 1, &format!("1,1 {}", hexes.join(" ")));
    let state = position.state().expect("a possible position");

    let after = |action: Action| {
        let mut next = state.clone();
        next.apply(action, &mut QuickChance::new(1), &mut Silent).expect("a legal action");
        next.totals()[Seat::new(1).expect("a seat")]
    };
    let mut actions = Vec::new();
    state.legal(&mut actions);
    let totals: Vec<i32> = actions.iter().map(|&action| after(action)).collect();
    let most = totals.iter().copied().max().expect("a choice");
    let n_best = totals.iter().filter(|&&total| total == most).count();
    assert!(n_best * 3 < totals.len(), "few are best: {totals:?}");
    for text in ["greedy", "keen@300"] {
        let action = best(&state, text, 1);
        assert_eq!(after(action), most, "{text} plays {action}");
    }
}

/// Everything follows from view, budget and seed.
#[test]
fn equal_seeds_give_equal_thoughts() {
    for number in 0..4 {
        let state = somewhere(number, "players=3 with=all");
        let Some(seat) = state.to_act() else { continue };
        let view = state.view(Viewer::Seat(seat));
        for one in LEVELS.iter().filter(|level| matches!(level.budget, Budget::Looks(_))) {
            let think = || {
                let mut bot = Bot::<State>::new(*one, 5).expect("a bot");
                bot.think(&view, &NoClock).expect("a thought")
            };
            assert_eq!(think(), think(), "{}", one.name);
        }
        let on_threads = || {
            let mut bot = Bot::<State>::on_threads(level("keen@60"), 5, 3).expect("a bot");
            bot.think(&view, &NoClock).expect("a thought")
        };
        assert_eq!(on_threads(), on_threads());
        assert_eq!(on_threads().n_looks, 60);
    }
}

/// The twin test: what a bot cannot see does not change what it does.
#[test]
fn the_hidden_truth_does_not_matter() {
    let mut chance = QuickChance::new(9);
    let mut n_twins = 0;
    for number in 0..12 {
        let state = somewhere(number, "players=4 with=all");
        let Some(seat) = state.to_act() else { continue };
        let twin = State::guess(&state.view(Viewer::Seat(seat)), &mut chance);
        n_twins += usize::from(twin != state);
        for text in ["novice", "greedy", "steady", "keen@40"] {
            assert_eq!(best(&state, text, 3), best(&twin, text, 3), "{text}");
        }
    }
    assert!(n_twins > 5, "the twins differ: {n_twins}");
}

/// A clock on which every question takes a millisecond, and somebody says stop after some.
struct Counting {
    n_asked: AtomicU32,
    cancel_after: u32,
}

impl Clock for Counting {
    fn now(&self) -> Duration {
        Duration::from_millis(self.n_asked.fetch_add(1, Ordering::Relaxed).into())
    }

    fn is_cancelled(&self) -> bool {
        self.n_asked.load(Ordering::Relaxed) >= self.cancel_after
    }
}

#[test]
fn cancelling_is_prompt_and_budgets_in_time_are_kept() {
    let state = somewhere(1, "players=2");
    let view = state.view(Viewer::Seat(state.to_act().expect("a seat")));
    let looks = |text: &str, cancel_after| {
        let clock = Counting { n_asked: AtomicU32::new(0), cancel_after };
        let mut bot = Bot::<State>::new(level(text), 1).expect("a bot");
        bot.think(&view, &clock).expect("a thought").n_looks
    };
    assert_eq!(looks("keen@1000000", 0), 1, "at once, but with a thought");
    assert!(looks("master@1000000ms", 10) < 60);
    // A third of a second for the first choice, asked every fourth look, a millisecond each.
    let n_looks = looks("master@1000ms", u32::MAX);
    assert!((1_200..1_600).contains(&n_looks), "{n_looks}");
}

#[test]
fn bad_requests_are_refused() {
    let nothing = Level { budget: Budget::Looks(0), ..level("keen") };
    assert_eq!(Bot::<State>::new(nothing, 1).err(), Some(BotError::NoBudget));
    assert!("grandmaster".parse::<Level>().is_err());
    assert!("keen@0".parse::<Level>().is_err());

    let mut played =
        Match::<State>::seeded(Options::default(), Seed::from_number(3)).expect("a match");
    let mut actions = Vec::new();
    while let Some(seat) = played.state().to_act() {
        played.state().legal(&mut actions);
        played.act(seat, actions[0], Vec::new()).expect("a legal action");
    }
    let over = played.state().view(Viewer::Seat(Seat::FIRST));
    for one in LEVELS {
        let mut bot = Bot::<State>::new(*one, 1).expect("a bot");
        assert_eq!(bot.think(&over, &NoClock).err(), Some(BotError::Over), "{}", one.name);
    }
}

/// Another bot thinks about a choice in place of one, with what is left of its budget for the turn.
#[test]
fn an_errand_is_as_large_as_what_is_left_of_the_turn() {
    let state = somewhere(3, "players=2");
    let seat = state.to_act().expect("a seat is asked");
    let view = state.view(Viewer::Seat(seat));
    let errands = |text: &str, n_choices: usize| {
        let mut bot = Bot::<State>::new(level(text), 7).expect("a bot");
        let errands = (0..n_choices).map(|_| {
            let errand = bot.errand(&view).expect("a choice").expect("something to search");
            let helper = Bot::<State>::new(errand.level, errand.seed);
            let action = helper.and_then(|mut helper| helper.think(&view, &NoClock));
            bot.accept(&view, action.expect("a thought").best()).expect("a legal action");
            errand
        });
        errands.map(|errand| errand.level.to_string()).collect::<Vec<_>>()
    };
    let many = errands("keen@8", 12);
    assert_eq!(many[..9], ["keen@8"; 9]);
    assert_eq!(many[9..], ["keen@7", "keen@6", "keen@5"], "later choices of a turn get less");

    let mut bot = Bot::<State>::new(level("master@1000ms"), 7).expect("a bot");
    let mut in_time = Vec::new();
    let mut actions = Vec::new();
    state.legal(&mut actions);
    for _ in 0..3 {
        let errand = bot.errand(&view).expect("a choice").expect("something to search");
        in_time.push(errand.level.to_string());
        bot.accept(&view, actions[0]).expect("a legal action");
    }
    assert_eq!(in_time, ["master@1000ms", "master@650ms", "master@422ms"]);

    let texts = ["end", "build 0,0", "build 19,19"].map(|text| text.parse().expect("an action"));
    let illegal = texts.into_iter().find(|action| !actions.contains(action));
    let illegal = illegal.expect("these are never legal at once");
    assert_eq!(bot.accept(&view, illegal), Err(BotError::NotLegal));
    let mut steady = Bot::<State>::new(level("steady"), 7).expect("a bot");
    assert_eq!(steady.errand(&view), Ok(None), "nothing is searched");
}

/// Bots play every set-up to its end with legal actions.
#[test]
fn bots_play_everything_to_the_end() {
    for (number, options) in
        ["players=2", "players=5 with=all", "players=3 with=marshlands,harvest"].iter().enumerate()
    {
        let options: Options = options.parse().expect("good options");
        let seed = Seed::from_number(number as u64);
        let mut played = Match::<State>::seeded(options, seed).expect("a match");
        let levels = ["keen@4", "greedy", "steady", "novice", "keen@2"];
        let mut bots: Vec<Bot<State>> = levels
            .iter()
            .map(|text| Bot::new(level(text), number as u64).expect("a bot"))
            .collect();
        while let Some(seat) = played.state().to_act() {
            let view = played.state().view(Viewer::Seat(seat));
            let action = bots[seat.index()].think(&view, &NoClock).expect("a thought").best();
            played.act(seat, action, Vec::new()).expect("bots play by the rules");
            for (index, bot) in bots.iter_mut().enumerate() {
                if index == seat.index() { bot.played(action) } else { bot.others_played() }
            }
        }
    }
}

#[test]
fn levels_have_names_and_descriptions_and_the_gentle_ones_do_not_search() {
    for (index, one) in LEVELS.iter().enumerate() {
        assert_eq!(level(one.name), *one);
        assert!(one.description.ends_with('.'), "{}", one.name);
        assert!(LEVELS[..index].iter().all(|other| other.name != one.name));
    }
    assert!(LEVELS[..3].iter().all(|level| !matches!(level.style, Style::Search(_))));
}
