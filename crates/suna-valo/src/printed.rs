//! Printed things: a name that says what each is, and the number printed on it.

/// A [`table::named_enum!`] whose members also have a printed number. The name is what actions,
/// records, data files and JSON say; the number is for people who look for the thing in the box.
macro_rules! printed_enum {
    (
        $(#[$meta:meta])*
        pub enum $enum:ident {
            $( $(#[$variant_meta:meta])* $variant:ident = $name:literal, $number:literal; )+
        }
    ) => {
        table::named_enum! {
            $(#[$meta])*
            pub enum $enum { $( $(#[$variant_meta])* $variant = $name, )+ }
        }

        impl $enum {
            /// The number printed on it.
            pub const fn number(self) -> &'static str {
                match self { $( $enum::$variant => $number, )+ }
            }
        }
    };
}

pub(crate) use printed_enum;
