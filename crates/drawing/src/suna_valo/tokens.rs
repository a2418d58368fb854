//! Goods where they lie: in stores, on orders, on cards as their price.

use super::symbol::used_at;
use suna_valo::{Good, Resource, Resources};

/// A store and what lies in it. While it is empty a faint picture tells what fits; one that nothing
/// fits in any more is bare.
pub fn store(fits: Resources, lies: Option<Resource>) -> String {
    let Some(resource) = lies else {
        let mut fitting = fits.iter().map(Resource::name);
        let pictures = match (fitting.next(), fitting.next(), fitting.next()) {
            (None, ..) => return framed(RECESS),
            (Some(only), None, _) => used_at(only, 17.0, 17.0, 23.0),
            (Some(one), Some(other), None) => {
                used_at(one, 12.0, 12.0, 17.0) + &used_at(other, 22.0, 22.0, 17.0)
            }
            _ if fits.len() == 3 => used_at("crop", 17.0, 17.0, 22.0),
            _ => used_at("resource", 17.0, 17.0, 22.0),
        };
        return framed(&format!(r#"{RECESS}<g class="sv-faint">{pictures}</g>"#));
    };
    token(Good::from(resource))
}

/// A good as part of a price: a chip of its own.
pub fn token(good: Good) -> String {
    framed(&(CHIP.to_owned() + &used_at(good.name(), 17.0, 16.5, 23.0)))
}

/// What an order asks for; a tick tells that it was delivered.
pub fn slot(resource: Resource, is_given: bool) -> String {
    let good = used_at(resource.name(), 17.0, 17.0, 22.0);
    if !is_given {
        let ring = r#"<circle class="sv-niche sv-body" cx="17" cy="17" r="15.4"/>"#;
        return framed(&(ring.to_owned() + &good));
    }
    framed(&format!(
        r#"<circle class="sv-given sv-body" stroke-width="1.8" cx="17" cy="17" r="15.2"/><g class="sv-faint">{good}</g><g class="sv-given"><circle class="sv-deep" cx="27" cy="27" r="6.6"/><path class="sv-bare sv-line" stroke-width="2" d="M23.8 27.2l2.2 2.4l4.2-5"/></g>"#
    ))
}

const RECESS: &str =
    r#"<rect class="sv-niche sv-body" x="1" y="1" width="32" height="32" rx="7"/>"#;

const CHIP: &str = r#"<rect class="sv-shade" x="1" y="2.6" width="32" height="31" rx="7"/><rect class="sv-chip sv-body" x="1" y="1" width="32" height="31" rx="7"/>"#;

fn framed(body: &str) -> String {
    format!(
        r#"<svg class="icon" viewBox="0 0 34 34" aria-hidden="true"><g class="sv-i">{body}</g></svg>"#
    )
}
