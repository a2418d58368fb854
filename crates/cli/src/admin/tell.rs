//! What a host reads in the terminal.

use protocol::{
    Club, ClubInvitation, Holder, Measure, MemberSummary, Overview, Report, Said, TableSummary,
};
use std::fmt::Write as _;

pub(super) fn overview(overview: &Overview) -> String {
    let Overview { version, started_at, n_members, n_waiting, n_here, .. } = overview;
    let Overview { n_running, n_finished, n_awake, n_bytes, health, limits, .. } = overview;
    let megabytes = *n_bytes as f64 / 1e6;
    let mut text = format!(
        "Freehold {version}, since {}: {health}\n\
         {n_members} members, {n_waiting} waiting, {n_here} here now\n\
         {n_running} tables going on, {n_awake} of them awake, {n_finished} matches finished\n\
         {megabytes:.1} MB in the database\n",
        day(*started_at)
    );
    for limit in limits {
        writeln!(text, "{:<28} {:>8}", limit.flag, limit.most).expect("writing to a string");
    }
    text
}

pub(super) fn members(members: &[MemberSummary]) -> String {
    let mut text = String::new();
    for member in members {
        let since = day(member.joined_at);
        let here = if member.is_here { ", here now" } else { "" };
        let role = member.membership.role;
        writeln!(text, "{:<24} {role:<8} since {since}{here}", member.name)
            .expect("writing to a string");
    }
    text
}

pub(super) fn invitations(invitations: &[ClubInvitation]) -> String {
    let mut text = String::new();
    for invitation in invitations {
        let state = match &invitation.used_by {
            Some(name) => format!("taken by {name}"),
            None => format!("until {}", day(invitation.expires_at)),
        };
        writeln!(text, "{}  {:<8} {state:<24} {}", invitation.id, invitation.role, invitation.note)
            .expect("writing to a string");
    }
    text
}

pub(super) fn club(club: &Club) -> String {
    let or = |text: &str| if text.is_empty() { "–".to_owned() } else { text.to_owned() };
    format!(
        "name       {}\nnews       {}\nadmission  {}\n",
        or(&club.name),
        or(&club.news),
        club.admission
    )
}

pub(super) fn log(measures: &[Measure]) -> String {
    let mut text = String::new();
    for measure in measures {
        let by = measure.by.as_deref().unwrap_or("(operator)");
        writeln!(text, "{}  {by:<24} {:<22} {}", day(measure.at), measure.measure, measure.about)
            .expect("writing to a string");
    }
    text
}

pub(super) fn tables(tables: &[TableSummary]) -> String {
    let mut text = String::new();
    for table in tables {
        let holder = |holder: &Holder| match holder {
            Holder::Open => "–".to_owned(),
            Holder::Person { name } => name.clone(),
            Holder::Computer { level } => format!("({level})"),
        };
        let seats: Vec<String> = table.seats.iter().map(holder).collect();
        let changed = day(table.changed_at);
        writeln!(text, "{}  {:<16} {changed}  {}", table.id, table.game, seats.join(", "))
            .expect("writing to a string");
    }
    text
}

pub(super) fn reports(reports: &[Report]) -> String {
    let mut text = String::new();
    for report in reports {
        let Report { table, remark, reported_by, at } = report;
        let said = match &remark.said {
            Said::Text(words) => words.clone(),
            Said::Phrase(phrase) => format!("({phrase})"),
        };
        let (number, name) = (remark.number, &remark.name);
        writeln!(
            text,
            "{table} {number}  {}  {name}: {said}  (reported by {reported_by})",
            day(*at)
        )
        .expect("writing to a string");
    }
    text
}

/// The day of a moment in seconds since 1970, in the one form that everybody reads alike.
pub(super) fn day(seconds: i64) -> String {
    let days = seconds.div_euclid(24 * 60 * 60);
    // Years are counted from March, so that the day of a leap year is their last.
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_have_dates() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(-1), "1969-12-31");
        assert_eq!(day(951_782_400), "2000-02-29");
        assert_eq!(day(1_794_873_600), "2026-11-17");
    }
}
