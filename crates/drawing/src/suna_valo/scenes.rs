//! The pictures on cards: quiet scenes behind what a card does, in the colour of its column.

use super::symbol::symbols;
use suna_valo::{Card, Column, Components};

/// What the picture on a card shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Scene {
    Fields,
    Beds,
    FieldsAndBeds,
    Pastures,
    Hills,
    Docks,
    NoticeBoard,
    Festival,
    Harbour,
    CardBack,
}

impl Scene {
    /// All of them.
    pub const ALL: [Scene; 10] = [
        Scene::Fields,
        Scene::Beds,
        Scene::FieldsAndBeds,
        Scene::Pastures,
        Scene::Hills,
        Scene::Docks,
        Scene::NoticeBoard,
        Scene::Festival,
        Scene::Harbour,
        Scene::CardBack,
    ];

    /// The scene on the front of a card that can be bought.
    pub fn of(card: Card, components: &Components) -> Scene {
        let Some(sheet) = components.sheet(card) else { return Scene::Festival };
        match (sheet.columns.first(), sheet.columns.len()) {
            (Some(Column::Plants), 2..) => Scene::FieldsAndBeds,
            (Some(column), _) => Scene::of_column(column),
            (None, _) => Scene::CardBack,
        }
    }

    /// The scene of a column's cards.
    pub const fn of_column(column: Column) -> Scene {
        match column {
            Column::Plants => Scene::Fields,
            Column::Flowers => Scene::Beds,
            Column::Pastures => Scene::Pastures,
            Column::Discoveries => Scene::Hills,
            Column::Dock => Scene::Docks,
            Column::Orders => Scene::NoticeBoard,
        }
    }

    fn shape(self) -> (&'static str, &'static str) {
        SHAPES[self as usize]
    }
}

/// The picture of a card, for the whole of its window: what stands below stays in sight.
pub fn scene(scene: Scene) -> String {
    let (id, _) = scene.shape();
    format!(
        r##"<svg class="sv-scene" viewBox="0 0 120 60" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><use href="#sv-{id}"/></svg>"##
    )
}

/// All symbols of scenes.
pub(super) fn scene_symbols() -> String {
    symbols(&SHAPES)
}

/// In the order of [`Scene::ALL`], in a window of 120 by 60.
const SHAPES: [(&str, &str); 10] = [
    // Furrows that run together under a line of trees.
    (
        "scene-fields",
        r#"<g class="sv-plants"><circle class="sv-wash" cx="98" cy="12" r="7"/><path class="sv-wash" d="M0 60V30Q30 18 60 26T120 20V60z"/><path class="sv-speck" d="M12 27a4 5 0 0 1 8-1a4 4 0 0 1 6-1l1 2zM34 24l4-7l4 7zM41 24l3.5-6l3.5 6z"/><path class="sv-trace" d="M-4 62Q30 34 60 28M14 62Q40 40 64 28M36 62Q54 44 69 28M60 62Q66 46 76 27M86 62Q82 46 84 26M112 62Q96 42 92 25M136 60Q112 38 101 24"/></g>"#,
    ),
    // Rows of tulips.
    (
        "scene-beds",
        r#"<g class="sv-flowers"><path class="sv-wash" d="M0 60V34Q24 24 56 32T120 28V60z"/><path class="sv-wash" d="M0 60V48Q40 40 120 46V60z"/><path class="sv-trace" d="M10 50v7M24 52v7M40 49v8M58 52v7M76 50v7M94 52v7M110 49v8"/><path class="sv-speck" d="M10 51q-4-2-3-8l1.5 2L10 42l1.5 3L13 43q1 6-3 8zM24 53q-4-2-3-8l1.5 2l1.5-3l1.5 3l1.5-2q1 6-3 8zM40 50q-4-2-3-8l1.5 2l1.5-3l1.5 3l1.5-2q1 6-3 8zM58 53q-4-2-3-8l1.5 2l1.5-3l1.5 3l1.5-2q1 6-3 8zM76 51q-4-2-3-8l1.5 2l1.5-3l1.5 3l1.5-2q1 6-3 8zM94 53q-4-2-3-8l1.5 2l1.5-3l1.5 3l1.5-2q1 6-3 8zM110 50q-4-2-3-8l1.5 2l1.5-3l1.5 3l1.5-2q1 6-3 8z"/></g>"#,
    ),
    // Furrows on the left, tulips on the right.
    (
        "scene-fields-beds",
        r#"<g class="sv-plants"><path class="sv-wash" d="M0 60V30Q30 18 62 28L54 60z"/><path class="sv-trace" d="M-4 62Q26 38 44 26M14 62Q36 42 49 26M36 62Q50 44 55 27"/></g><g class="sv-flowers"><path class="sv-wash" d="M62 28Q90 34 120 26V60H54z"/><path class="sv-trace" d="M72 50v7M90 46v8M108 50v7"/><path class="sv-speck" d="M72 51q-4-2-3-8l1.5 2l1.5-3l1.5 3l1.5-2q1 6-3 8zM90 47q-4-2-3-8l1.5 2l1.5-3l1.5 3l1.5-2q1 6-3 8zM108 51q-4-2-3-8l1.5 2l1.5-3l1.5 3l1.5-2q1 6-3 8z"/></g>"#,
    ),
    // A fence, and a barn behind it.
    (
        "scene-pastures",
        r#"<g class="sv-pastures"><path class="sv-wash" d="M0 60V36Q26 20 58 34T120 26V60z"/><path class="sv-speck" d="M68 35V22L78 15L88 22V33zM14 34q0-4 4-4q5-2 6 2l-1 3h-8z"/><path class="sv-trace" d="M-2 50H122M-2 56H122M8 44V60M32 44V60M56 44V60M80 44V60M104 44V60"/></g>"#,
    ),
    // Peaks under stars, with an observatory.
    (
        "scene-hills",
        r#"<g class="sv-discoveries"><path class="sv-wash" d="M0 60V44L20 26L34 42L54 18L78 46L98 30L120 46V60z"/><path class="sv-wash" d="M0 60V54L30 44L64 54L96 42L120 52V60z"/><path class="sv-speck" d="M74 50V42A8 8 0 0 1 90 42V46zM84 35l6-6l2.5 2.5l-6 5.5z"/><g class="sv-speck"><circle cx="12" cy="12" r="1.5"/><circle cx="34" cy="8" r="1.2"/><circle cx="78" cy="12" r="1.6"/><circle cx="98" cy="7" r="1.2"/><circle cx="110" cy="18" r="1.5"/></g></g>"#,
    ),
    // Hangars, a mast with its flag, and gulls.
    (
        "scene-docks",
        r#"<g class="sv-dock"><path class="sv-wash" d="M0 60V46H120V60z"/><path class="sv-wash" d="M8 46V38Q8 30 20 30T32 38V46zM40 46V34Q40 24 54 24T68 34V46zM80 46V40H112V46z"/><path class="sv-speck" d="M48 46V38Q48 33 54 33T60 38V46zM86 40V32H94V40zM96 40V35H104V40z"/><path class="sv-trace" d="M76 46V16M76 18h10l-3 3l3 3H76M4 16q4-4 8 0q4-4 8 0M96 10q4-4 8 0q4-4 8 0M0 53q6-3 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0"/></g>"#,
    ),
    // Boards with notes on them.
    (
        "scene-notice-board",
        r#"<g class="sv-orders"><path class="sv-trace" d="M-2 12H122M-2 28H122M-2 44H122"/><path class="sv-wash" d="M8 6H30V24H8zM40 16H58V38H40zM70 4H94V22H70zM12 32H32V54H12zM72 30H92V50H72zM102 18H122V40H102z"/><g class="sv-speck"><circle cx="19" cy="8" r="1.6"/><circle cx="49" cy="18" r="1.6"/><circle cx="82" cy="6" r="1.6"/><circle cx="22" cy="34" r="1.6"/><circle cx="82" cy="32" r="1.6"/><circle cx="112" cy="20" r="1.6"/></g></g>"#,
    ),
    // Bunting over tents.
    (
        "scene-festival",
        r#"<g class="sv-festival"><path class="sv-trace" d="M-2 6Q30 22 60 8T122 6"/><path class="sv-speck" d="M8 10l9 3l-6 9zM44 13l9-2l-3 10zM96 11l9-2l-3 10z"/><path class="sv-wash" d="M0 60V52Q30 44 60 50T120 48V60z"/><path class="sv-wash" d="M10 54V44L26 32L42 44V54zM78 52V43L92 33L106 43V52z"/><path class="sv-trace" d="M26 32V26M92 33V27M22 54L26 34L30 54M88 52L92 35L96 52"/></g><path class="sv-sun sv-speck" d="M26 14h9l-4 10zM70 9l9 2l-6 9z"/>"#,
    ),
    // A pier, a lighthouse, and sails far out.
    (
        "scene-harbour",
        r#"<g class="sv-sea"><path class="sv-wash" d="M0 60V36H120V60z"/><path class="sv-speck" d="M80 40L82.5 14H89.5L92 40zM83 12V7H89V12zM30 34Q34 28 33 18Q44 26 43 34zM24 36H48L44 42H28z"/><path class="sv-trace" d="M50 44q5-3 10 0t10 0t10 0M0 50q5-3 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0M20 56q5-3 10 0t10 0t10 0"/></g>"#,
    ),
    // Planks with a seed in a frame.
    (
        "scene-back",
        r#"<g class="sv-back"><path class="sv-flat" d="M0 0H120V60H0z"/><path class="sv-line" stroke-width="4" opacity=".3" d="M-30 60L30 0M-14 60L46 0M2 60L62 0M18 60L78 0M34 60L94 0M50 60L110 0M66 60L126 0M82 60L142 0M98 60L158 0"/><g class="sv-gilt"><rect class="sv-line" x="4" y="4" width="112" height="52" rx="4"/><g class="sv-back"><rect class="sv-body" transform="rotate(-8 60 30)" x="50" y="16" width="20" height="28" rx="3"/></g><path class="sv-flat" d="M60 21c5.5 5 5.5 12 0 18c-5.5-6-5.5-13 0-18z"/></g></g>"#,
    ),
];
