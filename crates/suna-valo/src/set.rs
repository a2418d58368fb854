//! Small sets of things that can be counted off.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// Something of which there are at most 32.
pub trait Member: Copy {
    /// Its number, from 0.
    fn index(self) -> usize;
    /// The member with this number.
    fn at(index: usize) -> Self;
}

/// Implements [`Member`] for an enum with a list `ALL`.
macro_rules! member {
    ($($kind:ty),+) => { $(
        impl crate::set::Member for $kind {
            #[inline]
            fn index(self) -> usize { self as usize }
            #[inline]
            fn at(index: usize) -> $kind { <$kind>::ALL[index] }
        }
    )+ };
}

pub(crate) use member;

/// A set of members, as bits.
pub struct Set<T>(u32, PhantomData<T>);

impl<T: Member> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set(0, PhantomData);

    /// Whether nothing is in it.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    pub const fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether a member is in it.
    #[inline]
    pub fn has(&self, member: T) -> bool {
        self.0 >> member.index() & 1 == 1
    }

    /// Puts a member in.
    #[inline]
    pub fn add(&mut self, member: T) {
        self.0 |= 1 << member.index();
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.0 &= !(1 << member.index());
    }

    /// The same without a member.
    #[must_use]
    pub fn without(mut self, member: T) -> Set<T> {
        self.remove(member);
        self
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0, PhantomData)
    }

    /// What is in either.
    #[must_use]
    pub const fn or(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0, PhantomData)
    }

    /// What is in this one and not in the other.
    #[must_use]
    pub const fn minus(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0, PhantomData)
    }

    /// The members in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let index = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                T::at(index)
            })
        })
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T> {
        let mut set = Set::EMPTY;
        members.into_iter().for_each(|member| set.add(member));
        set
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<T: Member> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Set<T>, D::Error> {
        Ok(Vec::<T>::deserialize(reader)?.into_iter().collect())
    }
}
