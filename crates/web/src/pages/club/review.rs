//! Looking back at a match: what there is for it so far.

use super::parts::ClubMain;
use crate::say::Say;
use leptos::prelude::*;

pub(super) fn page(table: &str) -> AnyView {
    let say = Say::here();
    let replay = format!("/replay/{table}");
    view! {
        <ClubMain title=say.the("club-review") is_narrow=true>
            <section class="sheet" id="review">
                <p>{say.the("club-review-now")}</p>
                <p class="quiet">{say.the("club-review-later")}</p>
                <a class="button primary large" id="to-replay" href=replay>
                    {say.the("club-review-replay")}
                </a>
            </section>
        </ClubMain>
    }
    .into_any()
}
