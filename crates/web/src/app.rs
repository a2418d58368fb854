//! The page: which address shows what.

use crate::feed::Feed;
use crate::lazy::{NotArrived, arriving};
use crate::pages::{self, Lobby, NotFound};
use crate::reactive::RwSignal;
use crate::router::{Route, Router};
use crate::say::{Say, Texts};
use crate::settings::{self, Settings};
use crate::table::Place;
use crate::title::Title;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Shows the page, once there are texts to speak by.
pub(crate) async fn mount() -> Result<(), NotArrived> {
    let texts = Texts::common(settings::language()).await?;
    mount_to_body(move || view! { <App texts/> });
    Ok(())
}

#[component]
fn App(texts: Texts) -> impl IntoView {
    let settings = Settings::provide();
    let router = Router::provide();
    let feed = Feed::provide(settings);
    let title = Title::provide(feed);
    let spoken = RwSignal::new(texts);
    Effect::new(move || {
        let language = settings.language.get();
        let before = spoken.with_untracked(Texts::language);
        if language == before {
            return;
        }
        spawn_local(async move {
            match Texts::common(language).await {
                Ok(texts) if settings.language.get_untracked() == language => spoken.set(texts),
                // Something else was chosen meanwhile.
                Ok(_) => {}
                Err(NotArrived) => settings.language.set(before),
            }
        });
    });
    // Another language is another page: everything is said anew.
    move || {
        Say::provide(spoken.get());
        let say = Say::here();
        move || {
            title.begin(say);
            page(router.route())
        }
    }
}

fn page(route: Route) -> AnyView {
    let table_at =
        |place: Place, id: String| arriving(pages::table, move |page| page(place, id.clone()));
    let replay_of = |is_local: bool, id: String| {
        arriving(pages::replay, move |page| page(is_local, id.clone()))
    };
    match route {
        Route::Lobby => view! { <Lobby/> }.into_any(),
        Route::Create => arriving(pages::create, |page| page()),
        Route::Join(table) => arriving(pages::join, move |page| page(table.clone())),
        Route::Table(table) => table_at(Place::Server, table),
        Route::LocalTable(table) => table_at(Place::Browser, table),
        Route::Replay(table) => replay_of(false, table),
        Route::LocalReplay(table) => replay_of(true, table),
        Route::Rules(game) => arriving(pages::rules, move |page| page(game.clone())),
        Route::Club(of_club) => arriving(pages::club, move |page| page(of_club.clone())),
        Route::Nowhere => view! { <NotFound/> }.into_any(),
    }
}
