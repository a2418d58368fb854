//! Pictures of how matches ended, for whoever shows a link to one.

use axum::body::Bytes;
use drawing::colours;
use protocol::{Problem, TableId};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::VecDeque;
use tokio::sync::Mutex;

/// How large messengers want the picture of a link, in pixels.
pub(crate) const SIZE: (u32, u32) = (1200, 630);

/// What is left free around a board.
const MARGIN: f32 = 12.0;

/// The pictures that were drawn lately, by what they show. One is drawn at a time, so that nobody
/// keeps the whole machine busy by asking for them.
pub(crate) struct Pictures<K> {
    /// So many stay in memory: what is looked at is looked at by many at once.
    max_kept: usize,
    kept: Mutex<VecDeque<(K, Bytes)>>,
}

/// How matches ended.
pub(crate) type FinalPictures = Pictures<TableId>;

/// How matches stand, by the number of the table's state.
pub(crate) type SmallPictures = Pictures<(TableId, u64)>;

impl<K: Clone + PartialEq> Pictures<K> {
    pub(crate) fn new(max_kept: usize) -> Pictures<K> {
        Pictures { max_kept, kept: Mutex::default() }
    }

    /// A picture, drawn if it was not yet.
    pub(crate) async fn get_or_draw(
        &self,
        shown: &K,
        draw: impl Future<Output = Result<Bytes, Problem>>,
    ) -> Result<Bytes, Problem> {
        let mut kept = self.kept.lock().await;
        if let Some((_, picture)) = kept.iter().find(|(known, _)| known == shown) {
            return Ok(picture.clone());
        }
        let picture = draw.await?;
        if kept.len() == self.max_kept {
            kept.pop_front();
        }
        kept.push_back((shown.clone(), picture.clone()));
        Ok(picture)
    }
}

/// A drawing that stands alone as a PNG file, in the middle of some paper.
pub(crate) fn png(svg: &str) -> Bytes {
    let drawing = Tree::from_str(svg, &Options::default()).expect("our drawings can be read");
    let mut picture = Pixmap::new(SIZE.0, SIZE.1).expect("a picture has a size");
    let (red, green, blue) = colours()["paper"].light;
    picture.fill(Color::from_rgba8(red, green, blue, u8::MAX));
    let (width, height) = (SIZE.0 as f32, SIZE.1 as f32);
    let size = drawing.size();
    let (across, down) = (width - 2.0 * MARGIN, height - 2.0 * MARGIN);
    let scale = (across / size.width()).min(down / size.height());
    let (left, top) = (width - scale * size.width(), height - scale * size.height());
    let place = Transform::from_scale(scale, scale).post_translate(left / 2.0, top / 2.0);
    resvg::render(&drawing, place, &mut picture.as_mut());
    picture.encode_png().expect("a picture fits into memory").into()
}
