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

/// So many pictures stay in memory: a link that was sent is looked at by many at once.
const MAX_KEPT: usize = 16;

/// The pictures that were drawn lately. One is drawn at a time, so that nobody keeps the whole
/// machine busy by asking for them.
#[derive(Default)]
pub(crate) struct Pictures(Mutex<VecDeque<(TableId, Bytes)>>);

impl Pictures {
    /// The picture of a table's match, drawn if it was not yet.
    pub(crate) async fn get_or_draw(
        &self,
        table: &TableId,
        draw: impl Future<Output = Result<Bytes, Problem>>,
    ) -> Result<Bytes, Problem> {
        let mut kept = self.0.lock().await;
        if let Some((_, png)) = kept.iter().find(|(known, _)| known == table) {
            return Ok(png.clone());
        }
        let png = draw.await?;
        if kept.len() == MAX_KEPT {
            kept.pop_front();
        }
        kept.push_back((table.clone(), png.clone()));
        Ok(png)
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
