//! Copies of everything, on the host's page.

use super::parts::{Asking, Trouble, moment};
use crate::api::club;
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Backup, Nightly};

/// Copies of everything; stewards do not see them.
#[component]
pub(super) fn Backups() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let found = RwSignal::new(None::<protocol::Backups>);
    asking.ask(club::backups(), move |told| found.set(Some(told)));
    let make = move |_| asking.ask(club::make_backup(), move |told| found.set(Some(told)));
    let row = move |backup: Backup| {
        let megabytes = backup.n_bytes.div_ceil(1_000_000);
        let size = say.with("club-backup-size", &[("count", (megabytes as usize).into())]);
        let href = format!("/api/host/backups/{}", backup.name);
        let label = format!("{}: {}", say.the("club-backup-take"), backup.name);
        view! {
            <li class="club-row">
                <span><strong>{moment(backup.made_at)}</strong><br/><span class="quiet">{size}</span></span>
                <span class="tag good">{say.the("club-backup-checked")}</span>
                <a class="button" href=href download=backup.name aria-label=label>{say.the("club-backup-take")}</a>
            </li>
        }
    };
    move || {
        found.get().map(|found| {
            let is_empty = found.backups.is_empty();
            let hint = match (found.is_possible, is_empty) {
                (false, _) => Some(say.the("club-backup-elsewhere")),
                (true, true) => Some(say.the("club-backup-none")),
                (true, false) => None,
            };
            view! {
                <section class="sheet" id="backups">
                    <div class="club-head">
                        <h2>{say.the("club-backups")}</h2>
                        {found.is_possible.then(|| view! {
                            <button class="button" id="back-up" prop:disabled=move || asking.is_busy.get() on:click=make>
                                {say.the("club-back-up")}
                            </button>
                        })}
                    </div>
                    {hint.map(|hint| view! { <p class="quiet">{hint}</p> })}
                    {found.is_possible.then(|| nightly_told(found.nightly, say))}
                    <ul class="club-rows">{found.backups.into_iter().map(row).collect_view()}</ul>
                    <p class="quiet">{say.the("club-backup-restore")}</p>
                    <Trouble asking/>
                </section>
            }
        })
    }
}

/// Whether a copy is made each night, and how the last one went.
fn nightly_told(nightly: Option<Nightly>, say: Say) -> AnyView {
    let Some(Nightly { folder, n_kept, tried_at, problem }) = nightly else {
        return view! { <p class="quiet">{say.the("club-nightly-none")}</p> }.into_any();
    };
    let each_night =
        say.with("club-nightly", &[("count", n_kept.into()), ("folder", folder.into())]);
    let last = tried_at.map(|at| {
        let told = match &problem {
            None => say.with("club-nightly-made", &[("moment", moment(at).into())]),
            Some(reason) => {
                let told = [("moment", moment(at).into()), ("reason", reason.into())];
                say.with("club-nightly-failed", &told)
            }
        };
        view! { <p id="nightly-last" class:problem=problem.is_some()>{told}</p> }
    });
    view! { <p class="quiet">{each_night}</p> {last} }.into_any()
}
