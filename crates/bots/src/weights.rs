//! How much each thing counts in the eyes of a bot: numbers with names, in a data file a game.

use std::fmt;
use std::fmt::Write as _;

/// The weights of one game. They are found by play; see [`Tuning`](crate::Tuning).
pub trait Weights: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The names of all weights, in the order of the data file.
    const NAMES: &'static [&'static str];

    /// The weights that bots play by.
    fn ours() -> &'static Self;

    /// Reads lines of a name and its numbers; `#` begins a remark. Says what is wrong.
    fn read(text: &str) -> Result<Self, String>;

    /// The numbers of the weight with this name.
    fn numbers_mut(&mut self, name: &str) -> Option<&mut [f32]>;

    /// The text of the data file.
    fn text(&self) -> String {
        let mut weights = self.clone();
        let mut text = String::new();
        for name in Self::NAMES {
            text += name;
            for number in weights.numbers_mut(name).expect("a weight of this name") {
                write!(text, " {number}").expect("a text can be written to");
            }
            text += "\n";
        }
        text
    }
}

/// What a weight is: a number, or several that belong together.
pub(crate) trait Numbers: Sized {
    fn from_numbers(numbers: &[f32]) -> Option<Self>;
    fn as_numbers(&mut self) -> &mut [f32];
}

impl Numbers for f32 {
    fn from_numbers(numbers: &[f32]) -> Option<f32> {
        <[f32; 1]>::try_from(numbers).ok().map(|[number]| number)
    }

    fn as_numbers(&mut self) -> &mut [f32] {
        std::slice::from_mut(self)
    }
}

impl<const N: usize> Numbers for [f32; N] {
    fn from_numbers(numbers: &[f32]) -> Option<[f32; N]> {
        numbers.try_into().ok()
    }

    fn as_numbers(&mut self) -> &mut [f32] {
        self
    }
}

/// The lines of a data file.
pub(crate) struct Lines<'a>(Vec<(&'a str, Vec<f32>)>);

impl<'a> Lines<'a> {
    /// Reads the lines, each with a name out of `names`.
    pub(crate) fn read(text: &'a str, names: &[&str]) -> Result<Lines<'a>, String> {
        let mut lines = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let content = line.split('#').next().unwrap_or_default();
            let mut words = content.split_whitespace();
            let Some(name) = words.next() else { continue };
            let fault = |what: &str| format!("line {}: {what}", index + 1);
            if !names.contains(&name) {
                return Err(fault(&format!("there is no weight `{name}`")));
            }
            if lines.iter().any(|(other, _)| *other == name) {
                return Err(fault(&format!("`{name}` is there twice")));
            }
            let numbers: Option<Vec<f32>> = words.map(decimal).collect();
            lines.push((name, numbers.ok_or_else(|| fault("not all are numbers"))?));
        }
        Ok(Lines(lines))
    }

    /// The weight of a name.
    pub(crate) fn weight<T: Numbers>(&self, name: &str) -> Result<T, String> {
        let (_, numbers) = self
            .0
            .iter()
            .find(|(other, _)| *other == name)
            .ok_or_else(|| format!("the weight `{name}` is missing"))?;
        T::from_numbers(numbers)
            .ok_or_else(|| format!("`{name}` has {} numbers, which is not right", numbers.len()))
    }
}

/// A number of up to nine digits, such as `-0.45`. The standard library reads any number, by tables that
/// are larger than everything else a browser downloads for weights.
fn decimal(word: &str) -> Option<f32> {
    let (sign, digits) = match word.strip_prefix('-') {
        Some(digits) => (-1.0, digits),
        None => (1.0, word),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let n_digits = whole.len() + fraction.len();
    if !is_number(whole) || !is_number(fraction) || !(1..=9).contains(&n_digits) {
        return None;
    }
    let number: u32 = [whole, fraction].concat().parse().ok()?;
    let scale = 10_u32.pow(u32::try_from(fraction.len()).ok()?);
    Some((sign * f64::from(number) / f64::from(scale)) as f32)
}

/// Defines a game's weights: a field and, beside it, its name in the data file.
macro_rules! weights {
    (
        $(#[$meta:meta])*
        from $file:literal;
        $( $(#[$doc:meta])* $field:ident: $kind:ty = $name:literal, )+
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug)]
        pub struct Weights { $( $(#[$doc])* pub(super) $field: $kind, )+ }

        impl crate::weights::Weights for Weights {
            const NAMES: &'static [&'static str] = &[ $( $name, )+ ];

            fn ours() -> &'static Weights {
                static OURS: std::sync::LazyLock<Weights> = std::sync::LazyLock::new(|| {
                    crate::weights::Weights::read(include_str!($file))
                        .unwrap_or_else(|fault| panic!("{}: {fault}", $file))
                });
                &OURS
            }

            fn read(text: &str) -> Result<Weights, String> {
                let lines = crate::weights::Lines::read(text, Self::NAMES)?;
                Ok(Weights { $( $field: lines.weight($name)?, )+ })
            }

            fn numbers_mut(&mut self, name: &str) -> Option<&mut [f32]> {
                match name {
                    $( $name => Some(crate::weights::Numbers::as_numbers(&mut self.$field)), )+
                    _ => None,
                }
            }
        }
    };
}

pub(crate) use weights;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_the_standard_library_reads_them() {
        for word in ["0", "7", "-3", "0.450", "-0.45", "12.125", ".5", "2.", "123456.789"] {
            assert_eq!(decimal(word), word.parse().ok(), "{word}");
        }
        for word in ["", "-", ".", "1e3", "+1", "0x1", "1.2.3", "--1", "1234567890"] {
            assert_eq!(decimal(word), None, "{word}");
        }
    }

    #[test]
    fn wrong_files_say_why() {
        let names = ["castle", "row"];
        let fault = |text| match Lines::read(text, &names) {
            Err(fault) => fault,
            Ok(lines) => lines.weight::<[f32; 2]>("row").expect_err("a fault"),
        };
        assert_eq!(fault("castle 1\ntower 2"), "line 2: there is no weight `tower`");
        assert_eq!(fault("row 1 2\nrow 3 4"), "line 2: `row` is there twice");
        assert_eq!(fault("row 1 x"), "line 1: not all are numbers");
        assert_eq!(fault("castle 1 # row 1 2"), "the weight `row` is missing");
        assert_eq!(fault("row 1"), "`row` has 1 numbers, which is not right");
    }
}
