//! What is filled into a text.

use std::borrow::Cow;

/// A word or a number that is filled into a text. A number also decides between singular and
/// plural.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg<'a> {
    /// A name or another piece of text.
    Text(Cow<'a, str>),
    /// A number.
    Number(i64),
}

impl<'a> Arg<'a> {
    /// A number with its sign, as for gold that a place would bring: `+2`, `−1`, `±0`.
    pub fn signed(number: i64) -> Arg<'a> {
        Arg::Text(Cow::Owned(match number {
            0 => "±0".to_owned(),
            1.. => format!("+{number}"),
            _ => format!("−{}", number.unsigned_abs()),
        }))
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

/// Numbers that always fit.
macro_rules! from_small_numbers {
    ($($number:ty)+) => {
        $( impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(number.into())
            }
        } )+
    };
}

from_small_numbers!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_shown() {
        assert_eq!(Arg::signed(2), Arg::from("+2"));
        assert_eq!(Arg::signed(0), Arg::from("±0"));
        assert_eq!(Arg::signed(-3), Arg::from("−3"));
    }
}
