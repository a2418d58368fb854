//! Goods: the five resources, and energy stones.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};
use table::Set;
use table::{ParseError, named_enum};

named_enum! {
    /// What grows on a farm and lies in stores.
    pub enum Resource {
        /// Grain, of the plants.
        Grain = "grain",
        /// Water lilies, of the plants.
        Lily = "lily",
        /// Flowers.
        Flower = "flower",
        /// Wool, of the pastures.
        Wool = "wool",
        /// Eggs, of the pastures.
        Egg = "egg",
    }
}

named_enum! {
    /// Everything one can pay with: the resources, and energy stones.
    pub enum Good {
        /// Grain.
        Grain = "grain",
        /// Water lilies.
        Lily = "lily",
        /// Flowers.
        Flower = "flower",
        /// Wool.
        Wool = "wool",
        /// Eggs.
        Egg = "egg",
        /// Energy stones, which need no store.
        Energy = "energy",
    }
}

named_enum! {
    /// Which resources one may take from: a single one, or one of some. Of two that have something in
    /// common one holds the other, and the narrower comes first.
    pub enum Choice {
        /// Grain.
        Grain = "grain",
        /// A water lily.
        Lily = "lily",
        /// A flower.
        Flower = "flower",
        /// Wool.
        Wool = "wool",
        /// An egg.
        Egg = "egg",
        /// Grain or a lily.
        Plant = "plant",
        /// Wool or an egg.
        Animal = "animal",
        /// Grain, a lily or a flower.
        Crop = "crop",
        /// Any resource.
        Any = "any",
    }
}

table::members!(Resource, Good);

impl Choice {
    /// What may be taken.
    pub fn resources(self) -> Resources {
        use Resource::{Egg, Flower, Grain, Lily, Wool};
        let resources: &[Resource] = match self {
            Choice::Grain => &[Grain],
            Choice::Lily => &[Lily],
            Choice::Flower => &[Flower],
            Choice::Wool => &[Wool],
            Choice::Egg => &[Egg],
            Choice::Plant => &[Grain, Lily],
            Choice::Animal => &[Wool, Egg],
            Choice::Crop => &[Grain, Lily, Flower],
            Choice::Any => &[Grain, Lily, Flower, Wool, Egg],
        };
        resources.iter().copied().collect()
    }
}

/// So many resources of each choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Choices([u8; Choice::ALL.len()]);

impl Choices {
    /// Nothing.
    pub const NONE: Choices = Choices([0; Choice::ALL.len()]);

    /// Whether there is nothing to take.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == Choices::NONE.0
    }

    /// Each choice of which there is one, with how many.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Choice, u8)> {
        let counted = Choice::ALL.iter().zip(self.0).filter(|(_, count)| *count > 0);
        counted.map(|(&choice, count)| (choice, count))
    }

    /// Adds others.
    #[inline]
    pub fn add(&mut self, others: &Choices) {
        self.0.iter_mut().zip(others.0).for_each(|(count, more)| *count += more);
    }

    /// Everything that may be taken.
    #[inline]
    pub fn resources(self) -> Resources {
        self.iter().fold(Resources::EMPTY, |all, (choice, _)| all | choice.resources())
    }

    /// The choice by which a resource is best taken: the narrowest, so that as much as possible is
    /// left to choose.
    pub fn narrowest(self, resource: Resource) -> Option<Choice> {
        self.iter().map(|(choice, _)| choice).find(|choice| choice.resources().has(resource))
    }
}

impl Index<Choice> for Choices {
    type Output = u8;

    #[inline]
    fn index(&self, choice: Choice) -> &u8 {
        &self.0[choice as usize]
    }
}

impl IndexMut<Choice> for Choices {
    #[inline]
    fn index_mut(&mut self, choice: Choice) -> &mut u8 {
        &mut self.0[choice as usize]
    }
}

impl Resource {
    /// The letter it has in tight places.
    pub const fn letter(self) -> char {
        match self {
            Resource::Grain => 'G',
            Resource::Lily => 'L',
            Resource::Flower => 'F',
            Resource::Wool => 'W',
            Resource::Egg => 'E',
        }
    }

    /// Reads a letter.
    pub fn from_letter(text: &str) -> Result<Resource, ParseError> {
        Resource::ALL
            .iter()
            .copied()
            .find(|one| text.len() == 1 && text.starts_with(one.letter()))
            .ok_or_else(|| ParseError(format!("`{text}` is no resource; there are G L F W E")))
    }
}

impl Good {
    /// The resource, unless it is energy.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Good::Grain => Some(Resource::Grain),
            Good::Lily => Some(Resource::Lily),
            Good::Flower => Some(Resource::Flower),
            Good::Wool => Some(Resource::Wool),
            Good::Egg => Some(Resource::Egg),
            Good::Energy => None,
        }
    }

    /// The letter it has in tight places; the egg has the E, so energy has its second letter.
    pub const fn letter(self) -> char {
        match self.resource() {
            Some(resource) => resource.letter(),
            None => 'N',
        }
    }

    /// Reads a letter.
    pub fn from_letter(text: &str) -> Result<Good, ParseError> {
        if text == "N" {
            return Ok(Good::Energy);
        }
        Resource::from_letter(text)
            .map(Good::from)
            .map_err(|_| ParseError(format!("`{text}` is no good; there are G L F W E N")))
    }
}

impl From<Resource> for Good {
    fn from(resource: Resource) -> Good {
        Good::ALL[resource as usize]
    }
}

/// Some of the resources.
pub type Resources = Set<Resource>;

/// Grain, lily or flower.
pub(crate) fn crops() -> Resources {
    [Resource::Grain, Resource::Lily, Resource::Flower].into_iter().collect()
}

/// Grain or lily.
pub(crate) fn plants() -> Resources {
    [Resource::Grain, Resource::Lily].into_iter().collect()
}

/// Wool or egg.
pub(crate) fn animals() -> Resources {
    [Resource::Wool, Resource::Egg].into_iter().collect()
}

/// The resources among some goods.
pub(crate) fn resources_of(goods: Set<Good>) -> Resources {
    goods.iter().filter_map(Good::resource).collect()
}

/// So many of each good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods([u8; Good::ALL.len()]);

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods([0; Good::ALL.len()]);

    /// How many in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether it is nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == Goods::NONE.0
    }

    /// Each good with how many there are of it, those there are none of too.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u8)> + '_ {
        Good::ALL.iter().map(|&good| (good, self[good]))
    }

    /// Twice as many of each.
    #[must_use]
    pub fn doubled(self) -> Goods {
        Goods(self.0.map(|count| 2 * count))
    }

    /// The resources among them.
    #[must_use]
    pub fn without_energy(mut self) -> Goods {
        self[Good::Energy] = 0;
        self
    }

    /// The first kind of which there is one.
    pub fn first(&self) -> Option<Good> {
        Good::ALL.iter().copied().find(|&good| self[good] > 0)
    }
}

impl FromIterator<Good> for Goods {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Goods {
        let mut counts = Goods::NONE;
        goods.into_iter().for_each(|good| counts[good] += 1);
        counts
    }
}

impl Index<Good> for Goods {
    type Output = u8;

    #[inline]
    fn index(&self, good: Good) -> &u8 {
        &self.0[good as usize]
    }
}

impl IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good as usize]
    }
}

impl Index<Resource> for Goods {
    type Output = u8;

    #[inline]
    fn index(&self, resource: Resource) -> &u8 {
        &self.0[resource as usize]
    }
}

impl IndexMut<Resource> for Goods {
    #[inline]
    fn index_mut(&mut self, resource: Resource) -> &mut u8 {
        &mut self.0[resource as usize]
    }
}

/// Serialises counts as an object that names those of which there are some.
macro_rules! as_counts {
    ($($counts:ty, $of:ty);+) => { $(
        impl Serialize for $counts {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let counted = <$of>::ALL.iter().map(|&it| (it, self[it]));
                serializer.collect_map(counted.filter(|(_, count)| *count > 0))
            }
        }

        impl<'de> Deserialize<'de> for $counts {
            fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<$counts, D::Error> {
                let mut counts = <$counts>::NONE;
                for (of, count) in BTreeMap::<$of, u8>::deserialize(reader)? {
                    if count > MOST {
                        return Err(D::Error::custom(format!("{of}: {count} are too many")));
                    }
                    counts[of] = count;
                }
                Ok(counts)
            }
        }
    )+ };
}

as_counts!(Goods, Good; Choices, Choice);

/// Nobody ever has more of one thing.
pub(crate) const MOST: u8 = 100;

impl fmt::Display for Goods {
    /// As letters: `2G F N`; `-` for nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.pad("-");
        }
        let words: Vec<String> = self
            .iter()
            .filter(|&(_, count)| count > 0)
            .map(|(good, count)| match count {
                1 => good.letter().to_string(),
                count => format!("{count}{}", good.letter()),
            })
            .collect();
        f.pad(&words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_are_counted_and_written() {
        let goods: Goods =
            "G G F N".split(' ').map(|one| Good::from_letter(one).expect("a good")).collect();
        assert_eq!(goods.to_string(), "2G F N");
        assert_eq!((goods.len(), goods[Resource::Grain], goods[Good::Energy]), (4, 2, 1));
        assert_eq!(Goods::NONE.to_string(), "-");
        assert!(Good::from_letter("X").is_err());
    }
}
