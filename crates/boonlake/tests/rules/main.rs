//! Every rule of docs/rules/boonlake.md, tested by its number.
//!
//! A test names the rules it tests in its doc comment: `/// BL-3.4`. Worked examples of the printed
//! rules have names such as `e07` (two to four players) and `s03` (solo).

mod building;
mod cards;
mod levers;
mod river;
mod scenario;
mod scoring;
mod set_up;
mod solo;
mod strips;

#[test]
fn every_rule_has_a_test_and_every_test_names_a_rule() {
    let page = include_str!("../../../../docs/rules/boonlake.md");
    conformance::check_rules("BL", page);
}
