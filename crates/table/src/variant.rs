//! Enums whose variants hold something, read with little code as [`Fields`](crate::Fields) are.

use crate::fields::{read, unreadable};
use crate::refusal::ParseError;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// A variant as it is written: its name alone, or an object of its name and what it holds.
pub struct Variant {
    name: String,
    content: Option<Box<RawValue>>,
}

impl Variant {
    /// One that holds nothing.
    pub fn named(name: String) -> Variant {
        Variant { name, content: None }
    }

    /// Whether it is this one: `turn-began` is `TurnBegan`.
    pub fn is(&self, variant: &str) -> bool {
        let mut rest = self.name.chars();
        let mut is_next = |(index, letter): (usize, char)| {
            let starts_a_word = index > 0 && letter.is_ascii_uppercase();
            (!starts_a_word || rest.next() == Some('-'))
                && rest.next() == Some(letter.to_ascii_lowercase())
        };
        variant.char_indices().all(&mut is_next) && rest.next().is_none()
    }

    /// Reads what it holds.
    pub fn content<T: DeserializeOwned>(&self) -> Result<T, ParseError> {
        let text = self.content.as_deref().map_or("null", RawValue::get);
        read(text).map_err(|error| unreadable(&self.name, &error))
    }

    /// Why it cannot be read, if it is none of those there are.
    pub fn unknown(&self) -> ParseError {
        ParseError(format!("unknown variant `{}`", self.name))
    }
}

impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Variant, D::Error> {
        reader.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Variant;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name, or an object of one field")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Variant, E> {
        Ok(Variant::named(name.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Variant, A::Error> {
        match (object.next_entry()?, object.next_key::<String>()?) {
            (Some((name, content)), None) => Ok(Variant { name, content: Some(content) }),
            _ => Err(A::Error::custom("one field is expected")),
        }
    }
}

/// Lets an enum be read that is written with the names of its variants: alone, or as the one field
/// of an object.
///
/// ```
/// #[derive(PartialEq, Debug)]
/// enum Shape {
///     Dot,
///     Circle(u8),
///     OddBox { width: u8, height: u8 },
/// }
///
/// table::read_variants! { Shape: Dot, Circle(u8), OddBox { width, height } }
///
/// let read = |text| serde_json::from_str::<Shape>(text).map_err(|error| error.to_string());
/// assert_eq!(read(r#""dot""#), Ok(Shape::Dot));
/// assert_eq!(read(r#"{"circle": 3}"#), Ok(Shape::Circle(3)));
/// let tall = Shape::OddBox { width: 1, height: 4 };
/// assert_eq!(read(r#"{"odd-box": {"width": 1, "height": 4}}"#), Ok(tall));
/// assert!(read(r#""line""#).unwrap_err().starts_with("unknown variant `line`"));
/// ```
#[macro_export]
macro_rules! read_variants {
    ($enum:ident: $( $variant:ident $( ($held:ty) )? $( { $($field:ident),+ } )? ),+ $(,)?) => {
        // No variant is left out.
        const _: fn($enum) = |read| match read { $( $enum::$variant { .. } => {} )+ };

        impl<'de> serde::Deserialize<'de> for $enum {
            fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<$enum, D::Error> {
                fn read(variant: &$crate::Variant) -> Result<$enum, $crate::ParseError> {
                    $( if variant.is(stringify!($variant)) {
                        return $crate::read_variants!(
                            @hold variant $enum $variant $( ($held) )? $( { $($field),+ } )?
                        );
                    } )+
                    Err(variant.unknown())
                }
                read(&serde::Deserialize::deserialize(reader)?).map_err(serde::de::Error::custom)
            }
        }
    };
    (@hold $read:ident $enum:ident $variant:ident) => {
        $read.content().map(|()| $enum::$variant)
    };
    (@hold $read:ident $enum:ident $variant:ident ($held:ty)) => {
        $read.content::<$held>().map($enum::$variant)
    };
    (@hold $read:ident $enum:ident $variant:ident { $($field:ident),+ }) => {{
        let mut fields = $read.content::<$crate::Fields>()?;
        Ok($enum::$variant { $( $field: fields.take(stringify!($field))?, )+ })
    }};
}

/// Lets an enum be read that is written as one object: the name of the variant as `kind`, beside
/// the variant's fields, or those of what it holds. A field may be written under another name.
///
/// ```
/// # #[derive(PartialEq, Debug)]
/// struct Circle {
///     radius: u8,
/// }
///
/// #[derive(PartialEq, Debug)]
/// enum Shape {
///     Dot,
///     Round(Circle),
///     OddBox { width: u8, is_open: bool },
/// }
///
/// table::read_fields! { Circle: radius }
/// table::read_kinds! { Shape: Dot, Round(Circle), OddBox { width, is_open as open } }
///
/// let read = |text| serde_json::from_str::<Shape>(text).map_err(|error| error.to_string());
/// assert_eq!(read(r#"{"kind": "dot"}"#), Ok(Shape::Dot));
/// assert_eq!(read(r#"{"kind": "round", "radius": 3}"#), Ok(Shape::Round(Circle { radius: 3 })));
/// let wide = Shape::OddBox { width: 4, is_open: true };
/// assert_eq!(read(r#"{"kind": "odd-box", "width": 4, "open": true}"#), Ok(wide));
/// assert!(read(r#"{"kind": "line"}"#).unwrap_err().starts_with("unknown variant `line`"));
/// assert!(read(r#"{"kind": {"dot": null}}"#).is_err());
/// ```
#[macro_export]
macro_rules! read_kinds {
    (
        $enum:ident:
        $( $variant:ident $( ($held:ty) )? $( { $($field:ident $(as $name:ident)?),+ } )? ),+ $(,)?
    ) => {
        // No variant is left out.
        const _: fn($enum) = |read| match read { $( $enum::$variant { .. } => {} )+ };

        impl<'de> serde::Deserialize<'de> for $enum {
            fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<$enum, D::Error> {
                fn read(mut fields: $crate::Fields) -> Result<$enum, $crate::ParseError> {
                    let kind = $crate::Variant::named(fields.take("kind")?);
                    $( if kind.is(stringify!($variant)) {
                        return Ok($crate::read_kinds!(
                            @hold fields $enum $variant
                            $( ($held) )? $( { $($field $(as $name)?),+ } )?
                        ));
                    } )+
                    Err(kind.unknown())
                }
                read(serde::Deserialize::deserialize(reader)?).map_err(serde::de::Error::custom)
            }
        }
    };
    (@hold $fields:ident $enum:ident $variant:ident) => { $enum::$variant };
    (@hold $fields:ident $enum:ident $variant:ident ($held:ty)) => {
        $enum::$variant($fields.all::<$held>()?)
    };
    (@hold $fields:ident $enum:ident $variant:ident { $($field:ident $(as $name:ident)?),+ }) => {
        $enum::$variant {
            $( $field: $fields.take($crate::read_kinds!(@name $field $($name)?))?, )+
        }
    };
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $name:ident) => { stringify!($name) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_has_one_name() {
        let is = |name: &str, variant| Variant::named(name.to_owned()).is(variant);
        assert!(is("turn-began", "TurnBegan"));
        for wrong in ["TurnBegan", "turnbegan", "turn_began", "turn-", "turn-begane", "-turn-began"]
        {
            assert!(!is(wrong, "TurnBegan"), "{wrong}");
        }
    }

    #[test]
    fn a_variant_is_a_name_or_an_object_of_one_field() {
        let read = |text| serde_json::from_str::<Variant>(text);
        assert!(read(r#""dot""#).is_ok_and(|variant| variant.content() == Ok(())));
        let circle = read(r#"{"circle": 3}"#).expect("a variant");
        assert_eq!(circle.content(), Ok(3));
        assert_eq!(
            circle.content::<()>().unwrap_err().0,
            "circle: invalid type: integer `3`, expected unit"
        );
        for wrong in ["{}", r#"{"circle": 3, "dot": null}"#, "3", "null", "[]"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
