//! A member's profile: how strong they are, what they played, and against whom.

use crate::api::eyes::Eyes;
use crate::api::people::member;
use crate::app::App;
use crate::caller::{Asked, Inside, Named};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{
    CategoryMean, Contestant, Encounter, GameProfile, MatchPage, PlayedMatch, Problem, Profile,
    ProfileRating, RatingPoint,
};
use serde::Deserialize;
use std::sync::Arc;
use store::{FinishedMatch, FinishedSide, GameRating, MatchNumber, Opponent, PersonId, Regard};

/// The most matches on one page.
const PAGE: usize = 20;

/// So many of the latest ratings are told: more are no better seen.
const MAX_COURSE: usize = 200;

/// A member, as the reader may see them.
#[utoipa::path(get, path = "/api/people/{name}", params(("name" = String, Path)), responses(
    (status = 200, body = Profile),
    (status = 403, description = "No member", body = Problem),
    (status = 404, description = "Nobody has this name", body = Problem),
))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Inside(session): Inside,
    Named(name): Named<String>,
) -> Result<Json<Profile>, ApiError> {
    let (reader, member) = (session.person.id, member(&app, &name).await?);
    let eyes = Eyes::of(&app, reader).await?;
    let regard = app.store.regard(reader, member.person).await?;
    Ok(Json(Profile {
        is_here: eyes.see_here(&app, &member),
        is_me: member.person == reader,
        regard: regard.map(|regard| match regard {
            Regard::Friend => protocol::Regard::Friend,
            Regard::Blocked => protocol::Regard::Blocked,
        }),
        games: games(&app, reader, member.person).await?,
        matches: page(&app, reader, member.person, None, None).await?,
        name: member.name,
        membership: member.membership,
        joined_at: member.joined_at / 1_000,
    }))
}

/// Of which matches, and from where to read on.
#[derive(Deserialize)]
pub(crate) struct Which {
    game: Option<String>,
    /// The last number of the page before.
    before: Option<i64>,
}

/// A member's matches, as far as the reader may know them.
#[utoipa::path(get, path = "/api/people/{name}/matches", params(
    ("name" = String, Path), ("game" = Option<String>, Query), ("before" = Option<i64>, Query),
), responses(
    (status = 200, body = MatchPage),
    (status = 403, description = "No member", body = Problem),
    (status = 404, description = "Nobody has this name", body = Problem),
))]
pub(crate) async fn matches(
    State(app): State<Arc<App>>,
    Inside(session): Inside,
    Named(name): Named<String>,
    Asked(Which { game, before }): Asked<Which>,
) -> Result<Json<MatchPage>, ApiError> {
    let member = member(&app, &name).await?;
    let before = before.map(MatchNumber::new);
    Ok(Json(page(&app, session.person.id, member.person, game.as_deref(), before).await?))
}

async fn page(
    app: &App,
    reader: PersonId,
    person: PersonId,
    game: Option<&str>,
    before: Option<MatchNumber>,
) -> Result<MatchPage, ApiError> {
    let found = app.store.history_seen_by(reader, person, game, before, PAGE).await?;
    let next = match found.len() {
        PAGE => found.last().map(|last| last.number.number()),
        _ => None,
    };
    let matches = found.iter().filter_map(|ended| played(ended, person)).collect();
    Ok(MatchPage { matches, next })
}

/// A match as one who played it remembers it. Who held several seats is told of the first.
pub(crate) fn played(ended: &FinishedMatch, person: PersonId) -> Option<PlayedMatch> {
    let own = ended.sides.iter().position(|side| side.person == Some(person))?;
    let side = &ended.sides[own];
    let others = ended.sides.iter().enumerate().filter(|(index, _)| *index != own);
    Some(PlayedMatch {
        table: ended.table.clone(),
        game: ended.game.clone(),
        ended_at: ended.ended_at / 1_000,
        rated: ended.rated,
        place: side.result.place as u64,
        points: i64::from(side.result.total),
        rating_change: side.rating.map(|rating| rating.after - rating.before),
        others: others.map(|(_, side)| contestant(side, person)).collect(),
        options: ended.options.clone(),
        had_stand_in: side.had_stand_in(),
    })
}

fn contestant(side: &FinishedSide, person: PersonId) -> Contestant {
    // Another seat of one's own has the name that was given to it.
    let member = side.member.clone().filter(|_| side.person != Some(person));
    Contestant {
        is_member: member.is_some(),
        name: member.or_else(|| side.name.clone()),
        level: side.level.clone(),
        had_stand_in: side.had_stand_in(),
    }
}

async fn games(
    app: &App,
    reader: PersonId,
    person: PersonId,
) -> Result<Vec<GameProfile>, ApiError> {
    let ratings = app.store.ratings_of(person).await?;
    let mut games = Vec::new();
    for game in ::games::GAMES.iter().map(|game| game.name()) {
        let found = app.store.statistics(reader, person, game).await?;
        let rating = ratings.iter().find(|rating| rating.game == game);
        let rating = match rating {
            Some(rating) => Some(course(app, reader, person, rating).await?),
            None => None,
        };
        if found.n_matches == 0 && rating.is_none() {
            continue;
        }
        let mean = |(category, means): (String, store::CategoryMeans)| CategoryMean {
            category,
            n_matches: means.n_matches,
            own: means.own,
            of_all: means.of_all,
        };
        let mut categories: Vec<CategoryMean> = found.categories.into_iter().map(mean).collect();
        categories.sort_by(|one, other| other.own.total_cmp(&one.own));
        games.push(GameProfile {
            game: game.to_owned(),
            n_matches: found.n_matches,
            n_wins: found.n_wins,
            rating,
            categories,
            opponents: found.opponents.into_iter().map(encounter).collect(),
        });
    }
    Ok(games)
}

/// A rating with how it came about.
pub(crate) async fn course(
    app: &App,
    reader: PersonId,
    person: PersonId,
    rating: &GameRating,
) -> Result<ProfileRating, ApiError> {
    let points = app.store.rating_course(reader, person, &rating.game, MAX_COURSE).await?;
    let point = |it: store::RatingPoint| RatingPoint { at: it.at / 1_000, rating: it.shown };
    Ok(ProfileRating {
        rating: rating.rating.shown(),
        n_matches: rating.n_matches,
        course: points.into_iter().map(point).collect(),
    })
}

fn encounter(met: store::Encounters) -> Encounter {
    let opponent = match met.opponent {
        Opponent::Person { name, is_member, .. } => {
            Contestant { name: Some(name), is_member, ..Contestant::default() }
        }
        Opponent::Computer { level } => Contestant { level: Some(level), ..Contestant::default() },
    };
    Encounter { opponent, n_matches: met.n_matches, n_ahead: met.n_ahead, n_behind: met.n_behind }
}
