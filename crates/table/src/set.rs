//! Sets of things that can be counted off.

use crate::refusal::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Sub};

/// Something that has a number.
pub trait Member: Copy {
    /// Its number, from 0.
    fn index(self) -> usize;
    /// The member with this number, which is one that [`Member::index`] has given.
    fn at(index: usize) -> Self;
}

/// Implements [`Member`] for enums with a list `ALL`, such as those of
/// [`named_enum!`](crate::named_enum).
#[macro_export]
macro_rules! members {
    ($($kind:ty),+ $(,)?) => { $(
        impl $crate::Member for $kind {
            #[inline]
            fn index(self) -> usize { self as usize }
            #[inline]
            fn at(index: usize) -> $kind { <$kind>::ALL[index] }
        }
    )+ };
}

/// A set of members with numbers below `64 * WORDS`, as bits.
///
/// ```
/// use table::{Set, members, named_enum};
///
/// named_enum! {
///     /// The time of day.
///     pub enum Hour {
///         /// The sun rises.
///         Dawn = "dawn",
///         /// The sun sets.
///         Dusk = "dusk",
///     }
/// }
/// members!(Hour);
/// let mut hours: Set<Hour> = Set::EMPTY;
/// hours.add(Hour::Dusk);
/// assert!(hours.has(Hour::Dusk) && hours.len() == 1);
/// assert_eq!(hours - Set::from_iter([Hour::Dusk]), Set::EMPTY);
/// ```
pub struct Set<T, const WORDS: usize = 1>([u64; WORDS], PhantomData<T>);

impl<T: Member, const WORDS: usize> Set<T, WORDS> {
    /// Nothing.
    pub const EMPTY: Set<T, WORDS> = Set([0; WORDS], PhantomData);

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// How many are in it.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether a member is in it.
    #[inline]
    pub fn has(&self, member: T) -> bool {
        let index = member.index();
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Puts a member in.
    #[inline]
    pub fn add(&mut self, member: T) {
        let index = member.index();
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        let index = member.index();
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// The same with a member.
    #[must_use]
    #[inline]
    pub fn with(mut self, member: T) -> Set<T, WORDS> {
        self.add(member);
        self
    }

    /// The same without a member.
    #[must_use]
    #[inline]
    pub fn without(mut self, member: T) -> Set<T, WORDS> {
        self.remove(member);
        self
    }

    /// The first member.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The member that `n` others come before.
    #[inline]
    pub fn nth(self, mut n: usize) -> Option<T> {
        for (word, &bits) in self.0.iter().enumerate() {
            let n_here = bits.count_ones() as usize;
            if n < n_here {
                let left = (0..n).fold(bits, |left, _| left & (left - 1));
                return Some(T::at(64 * word + left.trailing_zeros() as usize));
            }
            n -= n_here;
        }
        None
    }

    /// The members in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        self.0.into_iter().enumerate().flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let index = 64 * word + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    T::at(index)
                })
            })
        })
    }

    #[inline]
    fn zip(self, other: Set<T, WORDS>, join: impl Fn(u64, u64) -> u64) -> Set<T, WORDS> {
        Set(std::array::from_fn(|word| join(self.0[word], other.0[word])), PhantomData)
    }
}

/// What is in both.
impl<T: Member, const WORDS: usize> BitAnd for Set<T, WORDS> {
    type Output = Set<T, WORDS>;

    #[inline]
    fn bitand(self, other: Set<T, WORDS>) -> Set<T, WORDS> {
        self.zip(other, |a, b| a & b)
    }
}

/// What is in either.
impl<T: Member, const WORDS: usize> BitOr for Set<T, WORDS> {
    type Output = Set<T, WORDS>;

    #[inline]
    fn bitor(self, other: Set<T, WORDS>) -> Set<T, WORDS> {
        self.zip(other, |a, b| a | b)
    }
}

/// What is in the first and not in the second.
impl<T: Member, const WORDS: usize> Sub for Set<T, WORDS> {
    type Output = Set<T, WORDS>;

    #[inline]
    fn sub(self, other: Set<T, WORDS>) -> Set<T, WORDS> {
        self.zip(other, |a, b| a & !b)
    }
}

impl<T: Member, const WORDS: usize> FromIterator<T> for Set<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T, WORDS> {
        members.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T, const WORDS: usize> Clone for Set<T, WORDS> {
    #[inline]
    fn clone(&self) -> Set<T, WORDS> {
        *self
    }
}

impl<T, const WORDS: usize> Copy for Set<T, WORDS> {}

impl<T, const WORDS: usize> PartialEq for Set<T, WORDS> {
    #[inline]
    fn eq(&self, other: &Set<T, WORDS>) -> bool {
        self.0 == other.0
    }
}

impl<T, const WORDS: usize> Eq for Set<T, WORDS> {}

impl<T, const WORDS: usize> PartialOrd for Set<T, WORDS> {
    fn partial_cmp(&self, other: &Set<T, WORDS>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T, const WORDS: usize> Ord for Set<T, WORDS> {
    fn cmp(&self, other: &Set<T, WORDS>) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<T, const WORDS: usize> Hash for Set<T, WORDS> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<T: Member, const WORDS: usize> Default for Set<T, WORDS> {
    fn default() -> Set<T, WORDS> {
        Set::EMPTY
    }
}

impl<T: Member + fmt::Debug, const WORDS: usize> fmt::Debug for Set<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Serialised it is the list of its members in order.
impl<T: Member + Serialize, const WORDS: usize> Serialize for Set<T, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>, const WORDS: usize> Deserialize<'de> for Set<T, WORDS> {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Set<T, WORDS>, D::Error> {
        let mut set = Set::EMPTY;
        for member in Vec::<T>::deserialize(reader)? {
            if 64 * WORDS <= member.index() || set.has(member) {
                let fault = ParseError("a member is there twice or is none".to_owned());
                return Err(serde::de::Error::custom(fault));
            }
            set.add(member);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    struct Number(usize);

    impl Member for Number {
        fn index(self) -> usize {
            self.0
        }

        fn at(index: usize) -> Number {
            Number(index)
        }
    }

    #[test]
    fn members_come_back_in_order_over_several_words() {
        let set: Set<Number, 3> = [130, 0, 63, 64].map(Number).into_iter().collect();
        assert_eq!(set.iter().map(|it| it.0).collect::<Vec<_>>(), [0, 63, 64, 130]);
        assert_eq!((set.len(), set.nth(2), set.first()), (4, Some(Number(64)), Some(Number(0))));
        assert!(set.without(Number(130)).nth(3).is_none() && !set.has(Number(1)));
    }

    #[test]
    fn a_set_reads_what_it_wrote_and_nothing_twice() {
        let set: Set<Number> = [3, 5].map(Number).into_iter().collect();
        let text = serde_json::to_string(&set).expect("a set can be written");
        assert_eq!(text, "[3,5]");
        assert_eq!(serde_json::from_str::<Set<Number>>(&text).expect("a set"), set);
        for wrong in ["[3,3]", "[64]"] {
            assert!(serde_json::from_str::<Set<Number>>(wrong).is_err(), "{wrong}");
        }
    }
}
