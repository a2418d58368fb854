//! Every rule of docs/rules/suna-valo.md, tested by its number.
//!
//! A test names the rules it tests in its doc comment: `/// SV-3.4`.

mod buying;
mod characters;
mod deck;
mod examples;
mod farm;
mod festivals;
mod final_scoring;
mod orders;
mod scenario;
mod set_up;
mod ships;
mod small_statements;
mod tracks;

#[test]
fn every_rule_has_a_test_and_every_test_names_a_rule() {
    let page = include_str!("../../../../docs/rules/suna-valo.md");
    conformance::check_rules("SV", page);
}
