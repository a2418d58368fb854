//! Every rule of docs/rules/kingdom-builder.md, tested by its number.
//!
//! A test names the rules it tests in its doc comment: `/// KB-3.4`.

mod building;
mod crossroads;
mod end;
mod harvest;
mod interplay;
mod locations;
mod marshlands;
mod nomads;
mod rulings;
mod scenario;
mod set_up;
mod small;
mod tiles;
mod turn;

#[test]
fn every_rule_has_a_test_and_every_test_names_a_rule() {
    let page = include_str!("../../../../docs/rules/kingdom-builder.md");
    conformance::check_rules("KB", page);
}
