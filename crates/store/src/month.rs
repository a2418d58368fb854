//! Months, by which the archive is cut.

use std::fmt;
use std::str::FromStr;

/// A month of the calendar, in universal time: `2026-11`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Month {
    year: u16,
    /// From 1.
    month: u8,
}

const MILLISECONDS_PER_DAY: i64 = 24 * 60 * 60 * 1_000;

impl Month {
    /// The month of a moment, in milliseconds since 1970.
    pub fn of(time: i64) -> Month {
        // Counted by long years it is at most one too early.
        let days = time.div_euclid(MILLISECONDS_PER_DAY).max(0);
        let year = 1970 + days / 366;
        let mut month = Month { year: year as u16, month: 1 };
        while month.ends_at() <= time {
            month = month.next();
        }
        month
    }

    fn next(self) -> Month {
        match self.month {
            12 => Month { year: self.year + 1, month: 1 },
            month => Month { month: month + 1, ..self },
        }
    }

    /// When it begins, in milliseconds since 1970.
    pub fn begins_at(self) -> i64 {
        // Years that begin in March have their odd day at the end.
        let (year, month) = (i64::from(self.year), i64::from(self.month));
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5;
        const DAYS_TO_1970: i64 = 719_468;
        (days - DAYS_TO_1970) * MILLISECONDS_PER_DAY
    }

    /// When the next one begins.
    pub fn ends_at(self) -> i64 {
        self.next().begins_at()
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}

impl FromStr for Month {
    type Err = String;

    fn from_str(text: &str) -> Result<Month, String> {
        let month = || {
            let (year, month) = text.split_once('-')?;
            let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
            let is_good =
                year.len() == 4 && month.len() == 2 && is_digits(year) && is_digits(month);
            let month = Month { year: year.parse().ok()?, month: month.parse().ok()? };
            (is_good && month.year >= 1970 && (1..=12).contains(&month.month)).then_some(month)
        };
        month().ok_or_else(|| "a month is written like 2026-11".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_begin_when_the_calendar_says() {
        let begins = |text: &str| text.parse::<Month>().expect("a month").begins_at();
        assert_eq!(begins("1970-01"), 0);
        for text in ["1970-01", "1972-02", "2000-02", "2026-11", "2026-12", "2099-01"] {
            let month: Month = text.parse().expect("a month");
            assert_eq!(Month::of(month.begins_at()), month);
            assert_eq!(Month::of(month.ends_at() - 1), month);
        }
        assert_eq!(begins("2000-03"), 951_868_800_000);
        assert_eq!(begins("2026-11"), 1_793_491_200_000);
        let mut month: Month = "1999-12".parse().expect("a month");
        for _ in 0..600 {
            let end = month.ends_at();
            let days = (end - month.begins_at()) / MILLISECONDS_PER_DAY;
            assert!((28..=31).contains(&days), "{month}: {days}");
            month = match month.month {
                12 => Month { year: month.year + 1, month: 1 },
                number => Month { month: number + 1, ..month },
            };
            assert_eq!(month.begins_at(), end);
        }
    }

    #[test]
    fn what_is_no_month_is_told() {
        assert_eq!("2026-01".parse::<Month>().map(|month| month.to_string()), Ok("2026-01".into()));
        for text in ["", "2026", "2026-13", "2026-00", "2026-1", "+026-01", "1969-12", "2026-11-01"]
        {
            assert!(text.parse::<Month>().is_err(), "{text}");
        }
    }
}
