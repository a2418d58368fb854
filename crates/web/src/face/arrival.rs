//! A game on its way to the page.

use super::{Face, ReplayFace, RulesFace, SetUpFace, of, replay_of, rules_of, set_up_of};
use crate::files;
use crate::lazy::{NotArrived, arriving};
use crate::say::{Say, Texts};
use crate::table::NoTable;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::future::Future;

/// Lets a game come that will be needed soon.
pub(crate) fn prepare(game: &'static str) {
    // Whoever needs it asks again, and is told when it did not arrive.
    spawn_local(async move {
        let _ = of(game.to_owned()).await;
    });
}

/// Shows a table of a game, once game and texts are there.
pub(crate) fn with_face(
    game: String,
    show: impl Fn(&'static dyn Face) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    with_texts(game, of, show)
}

/// Shows how a game is set up.
pub(crate) fn with_set_up(
    game: String,
    show: impl Fn(&'static dyn SetUpFace) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    with_texts(game, set_up_of, show)
}

/// Shows a recorded match of a game.
pub(crate) fn with_replay(
    game: String,
    show: impl Fn((&'static dyn Face, &'static dyn ReplayFace)) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let both = async |game: String| {
        let hands = replay_of(game.clone()).await?;
        Ok(of(game).await?.zip(hands))
    };
    with_texts(game, both, show)
}

/// Shows a game's rules.
pub(crate) fn with_rules(
    game: String,
    show: impl Fn((&'static dyn Face, &'static dyn RulesFace)) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let both = async |game: String| {
        let rules = rules_of(game.clone()).await?;
        Ok(of(game).await?.zip(rules))
    };
    with_texts(game, both, show)
}

fn with_texts<T, F>(
    game: String,
    load: impl Fn(String) -> F + Copy + 'static,
    show: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView
where
    T: Copy + Send + Sync + 'static,
    F: Future<Output = Result<Option<T>, NotArrived>> + 'static,
{
    let spoken = Say::texts();
    let load = move || {
        let (texts, game) = (spoken.and_of(&game), game.clone());
        let style = files::style(&format!("{game}.css"));
        async move {
            match load(game).await? {
                Some(face) => {
                    style.await?;
                    Ok(Some((face, texts.await?)))
                }
                None => Ok(None),
            }
        }
    };
    arriving(load, move |found: &Option<(T, Texts)>| match found {
        Some((face, texts)) => {
            Say::provide(texts.clone());
            show(*face)
        }
        None => {
            let told = Say::here().the("error-game-not-here");
            view! { <NoTable told/> }.into_any()
        }
    })
}
