//! Remarks that somebody wants looked at, on the host's page.

use super::parts::{Asking, Trouble, day};
use crate::api::club;
use crate::reactive::RwSignal;
use crate::say::Say;
use leptos::prelude::*;
use protocol::{Report, Said};

/// Remarks that somebody wants looked at.
#[component]
pub(super) fn Reports() -> impl IntoView {
    let say = Say::here();
    let asking = Asking::new();
    let found = RwSignal::new(Vec::<Report>::new());
    let look = move || asking.ask(club::reports(), move |reports| found.set(reports));
    look();
    let row = move |report: Report| {
        let words = match &report.remark.said {
            Said::Text(text) => text.clone(),
            Said::Phrase(phrase) => phrase.to_string(),
        };
        let told = [("name", (&report.remark.name).into()), ("words", words.into())];
        let by = [("name", (&report.reported_by).into()), ("day", day(report.at).into())];
        let (table, number) = (report.table.to_string(), report.remark.number);
        let href = format!("/table/{table}");
        let settle = move |_| {
            let table = table.clone();
            asking.ask(async move { club::settle_report(&table, number).await }, move |()| look());
        };
        view! {
            <li class="club-row">
                <span>
                    <strong>{say.with("club-report", &told)}</strong><br/>
                    <a class="quiet" href=href>{say.with("club-reported-by", &by)}</a>
                </span>
                <button class="button" on:click=settle>{say.the("club-report-settle")}</button>
            </li>
        }
    };
    move || {
        let reports = found.get();
        (!reports.is_empty()).then(|| {
            view! {
                <section class="sheet" id="reports">
                    <h2>{say.the("club-reports")}</h2>
                    <ul class="club-rows">{reports.into_iter().map(row).collect_view()}</ul>
                    <Trouble asking/>
                </section>
            }
        })
    }
}
