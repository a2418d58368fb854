//! The rules an action can break.

/// Defines `Rule`, the refusals of a game: a name for the code, the number in docs/rules, and a few
/// words for the player.
///
/// ```
/// table::rules! {
///     Over = "H-1", "the match is over";
///     TooMany = "H-2", "one takes one or two";
/// }
/// assert_eq!(Rule::TooMany.refusal().to_string(), "one takes one or two (H-2)");
/// assert_eq!(Rule::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! rules {
    ($( $name:ident = $number:literal, $reason:literal; )+) => {
        /// A rule that an action can break.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Rule { $( $name, )+ }

        impl Rule {
            /// Every rule that a refusal can name.
            #[cfg_attr(not(test), allow(dead_code, reason = "tests go through all of them"))]
            pub(crate) const ALL: &'static [Rule] = &[ $( Rule::$name, )+ ];

            /// The refusal that names this rule.
            pub(crate) const fn refusal(self) -> $crate::Refusal {
                match self {
                    $( Rule::$name => $crate::Refusal { rule: $number, reason: $reason }, )+
                }
            }
        }
    };
}
