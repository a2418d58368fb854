//! Ratings, rankings and statistics, on both kinds of databases.

use crate::place::Place;
use crate::scene::{ADA, BEN, entry, id, last, outcome, table, with_people};
use protocol::WayOut;
use std::collections::BTreeMap;
use store::{
    Append, ComputerRating, HandOver, NewSeat, NewTable, Opponent, Outcome, PersonId, Rating,
    SecretHash, SideResult, Store, Then,
};
use table::Seat;

on_both!(
    a_match_that_counts_changes_ratings_once,
    computers_have_ratings_that_stay,
    what_does_not_count_changes_nothing,
    nobody_rises_by_what_a_computer_did,
    seasons_and_all_that_can_be_found_again,
    rankings_ask_for_enough_matches,
    statistics_tell_what_brings_points_and_who_was_met,
);

const GAME: &str = "a-game";

fn seat(person: PersonId) -> NewSeat {
    NewSeat::Person { person, name: None }
}

fn computer(level: &str) -> NewSeat {
    NewSeat::Computer { level: level.into() }
}

/// Makes a table and plays a match there that ends with these places.
async fn play(store: &Store, name: &str, seats: Vec<NewSeat>, places: &[u32]) {
    make(store, name, seats, true).await;
    end(store, name, places).await;
}

async fn make(store: &Store, name: &str, seats: Vec<NewSeat>, rated: bool) {
    let table = NewTable { seats, rated, ..table(name) };
    store.create_table(table).await.expect("a table");
    store.append(entry(name, 0)).await.expect("an entry");
}

async fn end(store: &Store, name: &str, places: &[u32]) {
    let side = |&place: &u32| {
        let total = 100 - 10 * place as i32;
        SideResult { total, place, points: [("castle".to_owned(), total)].into() }
    };
    let outcome = Outcome { sides: places.iter().map(side).collect(), ..outcome() };
    let append = Append { then: Then::Over(outcome), ..last(name, 1) };
    store.append(append).await.expect("the last entry");
}

async fn shown(store: &Store, person: PersonId) -> Option<i64> {
    let ratings = store.ratings_of(person).await.expect("ratings");
    assert!(ratings.len() <= 1, "{ratings:?}");
    ratings.first().map(|of_game| of_game.rating.shown())
}

async fn a_match_that_counts_changes_ratings_once(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    assert_eq!(shown(&store, ADA).await, None);
    play(&store, "t", vec![seat(ADA), seat(BEN)], &[1, 2]).await;
    let (ada, ben) = (shown(&store, ADA).await, shown(&store, BEN).await);
    assert!(ada > Some(1000) && ben < ada, "{ada:?} and {ben:?}");
    store.append(last("t", 1)).await.expect_err("it is over already");
    assert_eq!(shown(&store, ADA).await, ada);

    let [ended] = &store.history(ADA, None, None, 9).await.expect("a history")[..] else {
        panic!("one match")
    };
    let changes: Vec<_> = ended.sides.iter().map(|side| side.rating.expect("it counted")).collect();
    assert_eq!((changes[0].before, Some(changes[0].after)), (1000, ada));
    assert_eq!((changes[1].before, Some(changes[1].after)), (1000, ben));
    play(&store, "u", vec![seat(BEN), seat(ADA)], &[1, 1]).await;
    let course = store.rating_course(ADA, ADA, GAME, 9).await.expect("a course");
    let points: Vec<_> = course.iter().map(|point| Some(point.shown)).collect();
    assert_eq!(points, [ada, shown(&store, ADA).await]);
    assert_eq!(store.rating_course(ADA, ADA, GAME, 1).await.expect("a course"), course[1..]);
    store.close().await;
}

fn steady(mean: f64) -> ComputerRating {
    let rating = Rating { mean, deviation: 30.0 };
    ComputerRating { game: GAME.into(), level: "steady".into(), rating }
}

async fn computers_have_ratings_that_stay(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    // Nobody knows yet how strong it is.
    play(&store, "t", vec![seat(ADA), computer("steady")], &[1, 2]).await;
    assert_eq!(shown(&store, ADA).await, None);
    store.rate_computers(vec![steady(1900.0)]).await.expect("ratings");
    play(&store, "u", vec![seat(ADA), computer("steady")], &[1, 2]).await;
    play(&store, "v", vec![seat(BEN), computer("steady")], &[2, 1]).await;
    let (ada, ben) = (shown(&store, ADA).await, shown(&store, BEN).await);
    let (ada, ben) = (ada.expect("rated"), ben.expect("rated"));
    assert!(ada > 1150 && (950..=1010).contains(&ben), "a surprise tells more: {ada} and {ben}");
    assert_eq!(store.computer_ratings(GAME).await.expect("ratings"), [steady(1900.0)]);
    store.rate_computers(Vec::new()).await.expect("ratings");
    assert!(store.computer_ratings(GAME).await.expect("ratings").is_empty());
    store.close().await;
}

async fn what_does_not_count_changes_nothing(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    make(&store, "friendly", vec![seat(ADA), seat(BEN)], false).await;
    end(&store, "friendly", &[1, 2]).await;
    play(&store, "alone", vec![seat(ADA)], &[1, 2]).await;
    play(&store, "with oneself", vec![seat(ADA), seat(ADA), seat(BEN)], &[1, 2, 3]).await;
    assert_eq!((shown(&store, ADA).await, shown(&store, BEN).await), (None, None));
    assert_eq!(store.rate_again().await.expect("ratings"), 2, "two were to count");
    assert_eq!(shown(&store, ADA).await, None);
    store.close().await;
}

async fn nobody_rises_by_what_a_computer_did(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    let two = || vec![seat(ADA), seat(BEN)];
    let act = |name: &str, is_computer: bool| {
        let mut append = entry(name, 1);
        if is_computer {
            append.entry.key = "computer 1".into();
        }
        append
    };
    let over = |name: &str, place: u32| {
        let mut append = last(name, 2);
        let sides =
            [place, 3 - place].map(|place| SideResult { total: 0, place, points: BTreeMap::new() });
        append.then = Then::Over(Outcome { sides: sides.into(), ..outcome() });
        append
    };
    let keen = |n_plies| HandOver { level: Some("keen".into()), n_plies, yields: false };
    let back = HandOver { level: None, n_plies: 2, yields: false };

    // A computer wins for Ada: she comes last all the same, and Ben has won.
    make(&store, "left", two(), true).await;
    store.hand_over(&id("left"), Seat::FIRST, keen(1)).await.expect("no failure");
    store.append(act("left", true)).await.expect("an entry");
    store.append(over("left", 1)).await.expect("the last entry");
    let (ada, ben) = (shown(&store, ADA).await, shown(&store, BEN).await);
    assert!(ada < Some(1000) && ben > Some(1000), "{ada:?} and {ben:?}");

    // She comes back in time and wins: Ben has lost, but she has not won.
    make(&store, "back", two(), true).await;
    store.hand_over(&id("back"), Seat::FIRST, keen(1)).await.expect("no failure");
    store.append(act("back", true)).await.expect("an entry");
    store.hand_over(&id("back"), Seat::FIRST, back).await.expect("no failure");
    store.append(over("back", 1)).await.expect("the last entry");
    assert_eq!(shown(&store, ADA).await, ada);
    assert!(shown(&store, BEN).await < ben);

    // Who gives up has lost, whatever the computer does.
    let ben = shown(&store, BEN).await;
    make(&store, "given up", two(), true).await;
    let spare = SecretHash::of(b"spare");
    let given_up = id("given up");
    let leave = store.leave(&given_up, BEN, WayOut::Resign, "keen".into(), spare);
    leave.await.expect("no failure");
    store.append(act("given up", false)).await.expect("an entry");
    store.append(over("given up", 2)).await.expect("the last entry");
    assert!(shown(&store, BEN).await < ben && shown(&store, ADA).await > ada);
    store.close().await;
}

async fn seasons_and_all_that_can_be_found_again(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    for round in 0..6 {
        play(&store, &format!("t{round}"), vec![seat(ADA), seat(BEN)], &[1, 2]).await;
        if round == 3 {
            let before = store.ratings_of(ADA).await.expect("ratings")[0].rating;
            store.begin_season().await.expect("a season");
            let after = store.ratings_of(ADA).await.expect("ratings")[0].rating;
            assert_eq!(after.mean, before.mean);
            assert!(after.deviation > before.deviation && after.shown() < before.shown());
        }
    }
    store.begin_season().await.expect("a season");
    let ratings = async || {
        let [ada, ben] = [ADA, BEN].map(|person| store.ratings_of(person));
        let course = store.rating_course(BEN, BEN, GAME, 100).await.expect("a course");
        (ada.await.expect("ratings"), ben.await.expect("ratings"), course)
    };
    let online = ratings().await;
    assert_eq!((online.0[0].n_matches, online.2.len()), (6, 6));
    assert_eq!(store.rate_again().await.expect("ratings"), 6);
    assert_eq!(ratings().await, online, "to the last digit");
    store.close().await;
}

async fn rankings_ask_for_enough_matches(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    play(&store, "t", vec![seat(ADA), seat(BEN)], &[2, 1]).await;
    store.rate_computers(vec![steady(1500.0)]).await.expect("ratings");
    play(&store, "u", vec![seat(ADA), computer("steady")], &[1, 2]).await;
    let names = async |least_matches, limit| {
        let ranked = store.rankings(GAME, least_matches, limit).await.expect("rankings");
        ranked.iter().map(|it| format!("{} {}", it.name, it.n_matches)).collect::<Vec<_>>()
    };
    assert_eq!(names(1, 10).await, ["steady 1", "Ada 2"]);
    assert_eq!(names(2, 10).await, ["Ada 2"]);
    assert_eq!(names(1, 1).await, ["steady 1"]);
    assert!(store.rankings("chess", 0, 10).await.expect("rankings").is_empty());
    store.close().await;
}

async fn statistics_tell_what_brings_points_and_who_was_met(place: &Place) {
    let store = place.open().await;
    with_people(&store).await;
    play(&store, "t", vec![seat(ADA), seat(BEN), computer("steady")], &[1, 2, 3]).await;
    play(&store, "u", vec![seat(ADA), seat(BEN), computer("keen")], &[3, 1, 1]).await;
    play(&store, "v", vec![computer("keen"), seat(BEN), seat(ADA)], &[1, 2, 2]).await;
    let found = store.statistics(ADA, ADA, GAME).await.expect("statistics");
    assert_eq!((found.n_matches, found.n_wins), (3, 1));
    let castle = &found.categories["castle"];
    assert_eq!(castle.n_matches, 3);
    assert!((castle.own - 80.0).abs() < 1e-9, "90, 70 and 80: {castle:?}");
    assert!((castle.of_all.expect("all") - 740.0 / 9.0).abs() < 1e-9, "{castle:?}");
    let met: Vec<_> = found
        .opponents
        .iter()
        .map(|it| {
            let who = match &it.opponent {
                Opponent::Person { name, .. } => format!("person {name}"),
                Opponent::Computer { level } => format!("computer {level}"),
            };
            (who, it.n_matches, it.n_ahead, it.n_behind)
        })
        .collect();
    let expected =
        [("person steady", 3, 1, 1), ("computer keen", 2, 0, 2), ("computer steady", 1, 1, 0)];
    assert_eq!(met, expected.map(|(who, all, ahead, behind)| (who.to_owned(), all, ahead, behind)));
    let nobody =
        store.statistics(PersonId::new(9), PersonId::new(9), GAME).await.expect("statistics");
    assert!(nobody.n_matches == 0 && nobody.categories.is_empty() && nobody.opponents.is_empty());
    store.close().await;
}
