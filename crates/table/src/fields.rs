//! Objects that are read field by field.
//!
//! Serde's own derive makes a reader for each type, which is fast and large. Here one reader takes
//! every object apart, and a type says only which fields it is made of: what a browser has to load
//! is a fraction of it.

use crate::refusal::ParseError;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;
use std::str::FromStr;

/// The fields of an object, still as text.
pub struct Fields(Vec<Field>);

struct Field {
    name: String,
    value: Box<RawValue>,
    is_taken: bool,
}

impl Fields {
    /// Reads a field. One that is missing is read like `null`, so it has to be optional.
    pub fn take<T: DeserializeOwned>(&mut self, field: &str) -> Result<T, ParseError> {
        let text = self.text(field).unwrap_or("null");
        read(text).map_err(|error| self.refused(field, error))
    }

    /// Reads a field that may be missing, but is not `null` where it stands.
    pub fn given<T: DeserializeOwned>(&mut self, field: &str) -> Result<Option<T>, ParseError> {
        let Some(text) = self.text(field) else { return Ok(None) };
        read(text).map(Some).map_err(|error| self.refused(field, error))
    }

    /// A field as it stands, whatever it holds.
    pub fn raw(&mut self, field: &str) -> Result<Box<RawValue>, ParseError> {
        self.given(field)?.ok_or_else(|| missing(field))
    }

    /// Reads the whole object as something else.
    pub fn all<T: DeserializeOwned>(&self) -> Result<T, ParseError> {
        let of_name = |name: &str| serde_json::Value::from(name).to_string();
        let written =
            self.0.iter().map(|Field { name, value, .. }| of_name(name) + ":" + value.get());
        let object = format!("{{{}}}", written.collect::<Vec<_>>().join(","));
        read(&object).map_err(|error| ParseError(error.to_string()))
    }

    /// Reads all fields of an object whose names are values too.
    pub fn pairs<K, V>(&self) -> Result<Vec<(K, V)>, ParseError>
    where
        K: FromStr<Err = ParseError>,
        V: DeserializeOwned,
    {
        let pair = |field: &Field| {
            let value = read(field.value.get()).map_err(|error| unreadable(&field.name, &error))?;
            Ok((field.name.parse()?, value))
        };
        self.0.iter().map(pair).collect()
    }

    /// Refuses fields that were not taken.
    pub fn end(&self) -> Result<(), ParseError> {
        match self.0.iter().find(|field| !field.is_taken) {
            Some(field) => Err(ParseError(format!("unknown field `{}`", field.name))),
            None => Ok(()),
        }
    }

    fn text(&mut self, field: &str) -> Option<&str> {
        let name = kebab(field);
        let found = self.0.iter_mut().find(|field| field.name == name)?;
        found.is_taken = true;
        Some(found.value.get())
    }

    fn refused(&mut self, field: &str, error: serde_json::Error) -> ParseError {
        match self.text(field) {
            Some(_) => unreadable(&kebab(field), &error),
            None => missing(field),
        }
    }
}

/// Reads a text that holds one value and nothing else, as that of a [`RawValue`] does.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    T::deserialize(&mut serde_json::Deserializer::from_str(text))
}

fn missing(field: &str) -> ParseError {
    ParseError(format!("missing field `{}`", kebab(field)))
}

/// What a field of a struct is called in an object.
fn kebab(field: &str) -> String {
    field.replace('_', "-")
}

/// Why something that has a name cannot be read. Where in its own text helps nobody who has the
/// whole.
pub(crate) fn unreadable(name: &str, error: &serde_json::Error) -> ParseError {
    let reason = error.to_string();
    let reason = reason.rsplit_once(" at line ").map_or(&*reason, |(reason, _)| reason);
    ParseError(format!("{name}: {reason}"))
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Fields, D::Error> {
        reader.deserialize_map(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Fields;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Fields, A::Error> {
        let mut fields: Vec<Field> = Vec::new();
        while let Some((name, value)) = object.next_entry()? {
            if fields.iter().any(|field| field.name == name) {
                return Err(A::Error::custom(format_args!("duplicate field `{name}`")));
            }
            fields.push(Field { name, value, is_taken: false });
        }
        Ok(Fields(fields))
    }
}

/// Lets a struct be read from an object: each of its fields, `or` what stands for one that is
/// missing, or what is made `by` a function of the fields that it takes. A `strict` struct takes no
/// other fields.
///
/// ```
/// #[derive(PartialEq, Debug)]
/// struct Walk {
///     n_steps: u32,
///     way: Option<String>,
///     pace: u8,
/// }
///
/// table::read_fields! { strict Walk: n_steps, way, pace or 5 }
///
/// let read = |text| serde_json::from_str::<Walk>(text).map_err(|error| error.to_string());
/// assert_eq!(read(r#"{"n-steps": 3}"#), Ok(Walk { n_steps: 3, way: None, pace: 5 }));
/// assert!(read(r#"{"pace": 4}"#).unwrap_err().starts_with("missing field `n-steps`"));
/// assert!(read(r#"{"n-steps": 3, "hat": 1}"#).unwrap_err().starts_with("unknown field `hat`"));
/// ```
#[macro_export]
macro_rules! read_fields {
    (strict $type:ident: $($fields:tt)+) => {
        $crate::read_fields! { @read $type $crate::Fields::end; $($fields)+ }
    };
    ($type:ident: $($fields:tt)+) => {
        $crate::read_fields! { @read $type |_| Ok(()); $($fields)+ }
    };
    (
        @read $type:ident $end:expr;
        $( $field:ident $(by $read:ident)? $(or $missing:expr)? ),+ $(,)?
    ) => {
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<$type, D::Error> {
                fn read(mut fields: $crate::Fields) -> Result<$type, $crate::ParseError> {
                    let read = $type {
                        $( $field: $crate::read_fields!(
                            @take fields $field $(by $read)? $(or $missing)?
                        ), )+
                    };
                    let end: fn(&$crate::Fields) -> Result<(), $crate::ParseError> = $end;
                    end(&fields).map(|()| read)
                }
                read(serde::Deserialize::deserialize(reader)?).map_err(serde::de::Error::custom)
            }
        }
    };
    (@take $fields:ident $field:ident) => { $fields.take(stringify!($field))? };
    (@take $fields:ident $field:ident or $missing:expr) => {
        $fields.given(stringify!($field))?.unwrap_or_else(|| $missing)
    };
    (@take $fields:ident $field:ident by $read:ident) => { $read(&mut $fields)? };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ComponentsHash;

    fn fields(text: &str) -> Fields {
        serde_json::from_str(text).expect("an object")
    }

    #[test]
    fn a_field_is_read_by_its_name() {
        let mut fields = fields(r#"{"is-first": true, "left": 3}"#);
        assert_eq!(fields.take("is_first"), Ok(true));
        assert_eq!(fields.end().unwrap_err().0, "unknown field `left`");
        assert_eq!(fields.take("left"), Ok(3));
        assert_eq!(fields.end(), Ok(()));
    }

    #[test]
    fn what_is_missing_is_nothing_or_refused() {
        let mut fields = fields(r#"{"card": null, "seat": "first"}"#);
        assert_eq!(fields.take::<Option<u8>>("tile"), Ok(None));
        assert_eq!(fields.given::<u8>("tile"), Ok(None));
        let refused = fields.given::<u8>("card").unwrap_err().0;
        assert_eq!(refused, "card: invalid type: null, expected u8");
        let refused = fields.take::<u8>("seat").unwrap_err().0;
        assert_eq!(refused, "seat: invalid type: string \"first\", expected u8");
    }

    #[test]
    fn names_are_read_too() {
        let fields = fields(r#"{"0badc0de0badc0de0badc0de0badc0de": 2}"#);
        let hash: ComponentsHash = "0badc0de0badc0de0badc0de0badc0de".parse().expect("a hash");
        assert_eq!(fields.pairs(), Ok(vec![(hash, 2)]));
        assert!(fields.pairs::<ComponentsHash, bool>().is_err());
        assert!(
            serde_json::from_str::<Fields>("{\"a\": 2}")
                .is_ok_and(|fields| { fields.pairs::<ComponentsHash, u8>().is_err() })
        );
    }

    #[test]
    fn a_field_that_stands_twice_is_refused() {
        let twice = serde_json::from_str::<Fields>(r#"{"seat": 1, "seat": 1}"#);
        let reason = twice.err().expect("refused").to_string();
        assert!(reason.starts_with("duplicate field `seat`"), "{reason}");
        assert!(serde_json::from_str::<Fields>("[1]").is_err());
    }
}
