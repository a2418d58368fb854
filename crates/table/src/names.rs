//! Enums whose variants have a stable name.

use crate::refusal::ParseError;
use serde::{Deserialize, Deserializer};
use std::fmt::Display;
use std::str::FromStr;

/// Defines an enum with a name for each variant: `ALL`, `name`, `Display`, `FromStr` and
/// serialisation all come from the one list.
///
/// ```
/// table::named_enum! {
///     /// The time of day.
///     pub enum Hour {
///         /// The sun rises.
///         Dawn = "dawn",
///         /// The sun sets.
///         Dusk = "dusk",
///     }
/// }
/// assert_eq!("dusk".parse(), Ok(Hour::Dusk));
/// assert_eq!("noon".parse::<Hour>().unwrap_err().0, "`noon` is not known; known are dawn, dusk");
/// ```
#[macro_export]
macro_rules! named_enum {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $enum:ident { $( $(#[$variant_meta:meta])* $variant:ident = $name:literal, )+ }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $visibility enum $enum { $( $(#[$variant_meta])* $variant, )+ }

        impl $enum {
            /// All of them, in order.
            pub const ALL: &'static [$enum] = &[ $( $enum::$variant, )+ ];

            /// The stable name.
            pub const fn name(self) -> &'static str {
                match self { $( $enum::$variant => $name, )+ }
            }
        }

        impl std::fmt::Display for $enum {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $enum {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> Result<$enum, $crate::ParseError> {
                $crate::place_among(&[ $($name),+ ], text).map(|place| $enum::ALL[place])
            }
        }

        impl serde::Serialize for $enum {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $enum {
            fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<$enum, D::Error> {
                $crate::from_text(reader)
            }
        }
    };
}

/// The place of a name in a list of names.
///
/// ```
/// assert_eq!(table::place_among(&["dawn", "dusk"], "dusk"), Ok(1));
/// ```
pub fn place_among(names: &[&str], name: &str) -> Result<usize, ParseError> {
    names
        .iter()
        .position(|known| *known == name)
        .ok_or_else(|| ParseError(format!("`{name}` is not known; known are {}", names.join(", "))))
}

/// A value that was read, if the text is what it writes; so that nothing has two spellings.
///
/// ```
/// assert_eq!(table::one_spelling("7", 7), Ok(7));
/// assert_eq!(table::one_spelling("07", 7).unwrap_err().0, "`07` is written `7`");
/// ```
pub fn one_spelling<T: Display>(text: &str, read: T) -> Result<T, ParseError> {
    let written = read.to_string();
    match written == text {
        true => Ok(read),
        false => Err(ParseError(format!("`{text}` is written `{written}`"))),
    }
}

/// Reads a value that is serialised as its text form.
pub fn from_text<'de, D, T>(reader: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err: Display>,
{
    let text = String::deserialize(reader)?;
    text.parse().map_err(serde::de::Error::custom)
}
