//! The game in one picture: the valley between hills and quay, at sunrise.

use super::defs::defs_for;
use super::symbol::used_at;

/// The valley, for wherever the game is offered.
pub fn picture() -> String {
    let figures = [
        used_at("rays", 96.0, 84.0, 96.0),
        used_at("tree", 70.0, 180.0, 62.0),
        used_at("tree", 392.0, 170.0, 48.0),
        used_at("market", 222.0, 238.0, 84.0),
        used_at("delivery", 306.0, 92.0, 78.0),
        used_at("delivery", 196.0, 60.0, 42.0),
        used_at("wool", 356.0, 268.0, 46.0),
        used_at("wool", 404.0, 290.0, 34.0),
        used_at("bot", 150.0, 276.0, 40.0),
        format!(r#"<g class="sv-seat-1">{}</g>"#, used_at("ship", 112.0, 348.0, 64.0)),
        format!(r#"<g class="sv-seat-2">{}</g>"#, used_at("ship", 330.0, 358.0, 54.0)),
    ]
    .concat();
    let drawn = LAND.to_owned() + &figures;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="board-picture" viewBox="0 0 440 390">{}<g class="sv-i">{drawn}</g></svg>"#,
        defs_for(&drawn),
    )
}

/// Sky, hills, fields on both sides of the street, and the water below.
const LAND: &str = r#"<rect class="sv-frame sv-body" x="1" y="1" width="438" height="388" rx="14"/><path class="sv-dawn" d="M10 16Q10 10 16 10H424Q430 10 430 16V240H10z"/><circle class="sv-shine" cx="96" cy="84" r="74"/><path class="sv-discoveries sv-flat" d="M10 190L70 120L112 164L172 96L232 168L290 118L340 170L392 128L430 168V260H10z"/><path class="sv-far" d="M172 96L190 118L176 126L160 112zM290 118L304 132L290 138L278 130z"/><path class="sv-plants sv-flat" d="M10 204Q70 176 130 198Q180 214 210 206L176 330H10z"/><path class="sv-pastures sv-flat" d="M430 196Q360 172 300 198Q260 214 236 206L270 330H430z"/><path class="sv-flowers sv-flat" d="M10 262Q80 244 190 280L176 330H10z"/><path class="sv-dock sv-flat" d="M430 262Q350 250 256 284L270 330H430z"/><g class="sv-far-line"><path d="M10 226Q90 200 196 226M10 244Q90 216 192 248M24 276L16 330M54 268L46 330M86 266L84 330M120 270L124 330M152 276L160 330"/><path d="M430 218Q350 194 246 224M430 238Q340 214 250 250M300 284V330M336 274V330M372 268V330M408 264V330M276 300H430M276 316H430"/></g><path class="sv-road sv-flat" d="M212 204H234Q244 268 286 330H160Q202 268 212 204z"/><path class="sv-water sv-flat" d="M10 330H430V374Q430 380 424 380H16Q10 380 10 374z"/><path class="sv-timber sv-body" d="M10 322H430V334H10z"/><path class="sv-timber sv-line" d="M40 322V334M88 322V334M136 322V334M184 322V334M232 322V334M280 322V334M328 322V334M376 322V334"/><path class="sv-foam" d="M30 352q8-5 16 0t16 0M180 350q8-5 16 0t16 0t16 0M240 370q8-5 16 0t16 0M376 350q8-5 16 0t16 0M40 372q8-5 16 0t16 0"/><path class="sv-timber sv-line" d="M10 24Q120 62 222 36T430 28"/><path class="sv-festival sv-flat" d="M42 34l16 4l-10 16zM252 30l16-2l-6 18z"/><path class="sv-sun sv-flat" d="M356 25h16l-7 18zM130 45h16l-7 18z"/><path class="sv-leaf sv-flat" d="M300 26h16l-7 18z"/>"#;
