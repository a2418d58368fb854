//! All symbols, to be put into a page once.

use super::bot_marks::bot_symbols;
use super::card_marks::card_symbols;
use super::deed_marks::deed_symbols;
use super::figure_marks::figure_symbols;
use super::good_marks::{good_symbols, letter_mark};
use super::portraits::portrait_symbols;
use super::scenes::scene_symbols;
use suna_valo::Good;

/// An invisible `<svg>` with every symbol that the other functions refer to. A page needs it once,
/// before or after the pictures.
pub fn defs() -> String {
    wrapped(&symbols(|_| String::new()).concat())
}

/// The same with a letter over each good, which can be shown.
pub fn lettered_defs(letter: impl Fn(Good) -> String) -> String {
    wrapped(&symbols(|good| letter_mark(&letter(good))).concat())
}

/// The same with those symbols alone that a drawing uses, for a drawing that stands alone.
pub(super) fn defs_for(drawing: &str) -> String {
    let symbols = symbols(|_| String::new()).concat();
    let symbols: Vec<&str> = symbols.split_inclusive("</symbol>").collect();
    let mut used = String::new();
    // A symbol that uses another comes after it.
    for symbol in symbols.into_iter().rev() {
        let id = symbol.split('"').nth(1).expect("a symbol begins with its id");
        let reference = format!(r##""#{id}""##);
        if drawing.contains(&reference) || used.contains(&reference) {
            used.insert_str(0, symbol);
        }
    }
    wrapped(&used)
}

fn symbols(letter: impl Fn(Good) -> String) -> [String; 7] {
    [
        good_symbols(letter),
        figure_symbols(),
        deed_symbols(),
        card_symbols(),
        bot_symbols(),
        portrait_symbols(),
        scene_symbols(),
    ]
}

fn wrapped(symbols: &str) -> String {
    format!(
        r#"<svg class="sv-defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>{symbols}</defs></svg>"#
    )
}
