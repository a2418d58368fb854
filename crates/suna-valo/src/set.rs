macro_rules! member {
    ($($kind:ty),+) => { $(
        impl crate::found::Member for $kind {
            #[inline]
            fn index(self) -> usize { self as usize }
            #[inline]
            fn at(index: usize) -> $kind { <$kind>::ALL[index] }
        }
    )+ };
}

pub(crate) use member;
