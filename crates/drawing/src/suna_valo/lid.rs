//! The game in one picture: the valley between hills and quay, at sunrise.

use super::defs::defs_for;
use super::symbol::used_at;

/// The valley, for wherever the game is offered.
pub fn picture() -> String {
    let figures = [
        used_at("tree", 52.0, 186.0, 44.0),
        used_at("tree", 86.0, 196.0, 32.0),
        used_at("tree", 396.0, 180.0, 40.0),
        used_at("market", 223.0, 226.0, 56.0),
        used_at("delivery", 316.0, 92.0, 50.0),
        used_at("delivery", 206.0, 72.0, 32.0),
        used_at("wool", 330.0, 236.0, 34.0),
        used_at("wool", 372.0, 226.0, 27.0),
        used_at("bot", 122.0, 232.0, 32.0),
        used_at("flower", 46.0, 294.0, 24.0),
        used_at("flower", 86.0, 304.0, 28.0),
        used_at("flower", 132.0, 298.0, 24.0),
        used_at("dock", 350.0, 294.0, 44.0),
        used_at("dock", 402.0, 290.0, 36.0),
        format!(r#"<g class="sv-seat-1">{}</g>"#, used_at("ship", 120.0, 352.0, 42.0)),
        format!(r#"<g class="sv-seat-2">{}</g>"#, used_at("ship", 312.0, 354.0, 38.0)),
    ]
    .concat();
    let drawn = LAND.to_owned() + &figures;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="board-picture" viewBox="0 0 440 390">{}<g class="sv-i">{drawn}</g></svg>"#,
        defs_for(&drawn),
    )
}

/// Sky, hills, fields on both sides of the street, and the water below.
const LAND: &str = r#"<rect class="sv-frame sv-body" x="1" y="1" width="438" height="388" rx="14"/><path class="sv-dawn" d="M10 16Q10 10 16 10H424Q430 10 430 16V240H10z"/><circle class="sv-shine" cx="104" cy="112" r="78"/><circle class="sv-shine" cx="104" cy="112" r="58"/><circle class="sv-sun sv-flat" cx="104" cy="112" r="38"/><path class="sv-discoveries sv-flat" d="M10 190L70 120L112 164L172 96L232 168L290 118L340 170L392 128L430 168V260H10z"/><path class="sv-far" d="M172 96L190 118L176 126L160 112zM290 118L304 132L290 138L278 130z"/><path class="sv-plants sv-flat" d="M10 204Q70 176 130 198Q180 214 210 206L176 330H10z"/><path class="sv-pastures sv-flat" d="M430 196Q360 172 300 198Q260 214 236 206L270 330H430z"/><path class="sv-flowers sv-flat" d="M10 262Q80 244 190 280L176 330H10z"/><path class="sv-dock sv-flat" d="M430 262Q350 250 256 284L270 330H430z"/><g class="sv-far-line"><path d="M10 226Q90 200 196 226M10 244Q90 216 192 248M10 282Q90 262 186 296M10 314Q90 300 178 322"/><path d="M430 218Q350 194 246 224M430 238Q340 214 250 250M430 282Q350 270 262 302"/></g><path class="sv-road sv-flat" d="M212 204H234Q244 268 286 330H160Q202 268 212 204z"/><path class="sv-water sv-flat" d="M10 330H430V374Q430 380 424 380H16Q10 380 10 374z"/><path class="sv-timber sv-body" d="M10 322H430V334H10z"/><path class="sv-timber sv-line" d="M40 322V334M88 322V334M136 322V334M184 322V334M232 322V334M280 322V334M328 322V334M376 322V334"/><path class="sv-foam" d="M30 352q8-5 16 0t16 0M180 350q8-5 16 0t16 0t16 0M240 370q8-5 16 0t16 0M376 350q8-5 16 0t16 0M40 372q8-5 16 0t16 0"/><path class="sv-timber sv-line" d="M10 24Q120 62 222 36T430 28"/><path class="sv-festival sv-flat" d="M42 34l16 4l-10 16zM252 30l16-2l-6 18z"/><path class="sv-sun sv-flat" d="M356 25h16l-7 18zM130 45h16l-7 18z"/><path class="sv-leaf sv-flat" d="M300 26h16l-7 18z"/>"#;
