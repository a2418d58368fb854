//! The open archive: records of matches whose players agree to it, month by month.

use super::parts::Asking;
use crate::api::club;
use crate::face::OFFERS;
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;

/// The months that can be downloaded, by game; nothing where there are none.
#[component]
pub(super) fn Archive() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let found = RwSignal::new(Vec::<(&'static str, Vec<String>)>::new());
    let all = async {
        let mut all = Vec::new();
        for offer in OFFERS {
            all.push((offer.game, club::archived_months(offer.game).await?));
        }
        Ok(all)
    };
    asking.ask(all, move |all| found.set(all));
    move || {
        let mut games = found.get();
        games.retain(|(_, months)| !months.is_empty());
        (!games.is_empty()).then(|| {
            let rows = games.into_iter().map(|(game, months)| view! { <Months game months/> });
            view! {
                <section class="sheet" id="archive">
                    <h2>{say.the("club-archive")}</h2>
                    <p class="quiet">{say.the("club-archive-hint")}</p>
                    <ul class="club-rows">{rows.collect_view()}</ul>
                </section>
            }
        })
    }
}

#[component]
fn Months(game: &'static str, months: Vec<String>) -> impl IntoView {
    let say = Say::here();
    let links = months.into_iter().map(|month| {
        let address = format!("/api/archive/{game}/{month}");
        let file = format!("{game}-{month}.records");
        view! { <a href=address download=file>{month}</a> " " }
    });
    view! {
        <li class="club-row">
            <span class="who">
                <strong>{say.the(&format!("game-{game}"))}</strong>
                <span class="quiet">{links.collect_view()}</span>
            </span>
        </li>
    }
}
