//! A database in a file whose last write was torn.
//!
//! What SQLite has told us to be on disk stays there; what it wrote since then may be there in part,
//! in any order, or not at all. All of that is at the end of the file beside the database to which
//! it writes (`-wal`): frames, each a page with 24 bytes before it, of which the last of a transaction
//! says so. A transaction is answered before the next is begun, so only the last can be torn.

use crate::picks::Picks;
use crate::stored::{Stored, file_url};
use crate::table::Folder;
use protocol::TableId;
use std::fs;
use std::path::Path;

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// What was done to it.
#[derive(Debug)]
pub(crate) enum Torn {
    /// The last transaction, of which nobody knew, was cut off somewhere in its middle.
    Cut,
    /// Somebody knew of the last transaction, so another one was begun and torn after it.
    Begun,
}

/// Tears the last write of a database that nobody has open, so that nothing is lost of which anybody
/// knew: so many entries of each table.
pub(crate) async fn tear(folder: &Folder, known: &[(TableId, u64)], picks: &mut Picks) -> Torn {
    let path = folder.path().join("freehold.db-wal");
    let whole = fs::read(&path).expect("a database that was not closed");
    let ends = ends_of_transactions(&whole);
    let &last = ends.last().expect("who starts writes down who it is");
    let before = ends.len().checked_sub(2).map_or(HEADER, |place| ends[place]);
    let cut_at = before + picks.below(last - before);
    if knows_the_rest(folder, &whole, &whole[..cut_at], known).await {
        fs::write(&path, &whole[..cut_at]).expect("a file");
        return Torn::Cut;
    }
    // A frame like another one, in the wrong place: its checksum is not right here.
    let mut torn = whole[..last].to_vec();
    let like = &whole[HEADER..last];
    torn.extend(&like[..picks.below(like.len() + 1)]);
    fs::write(&path, torn).expect("a file");
    Torn::Begun
}

/// Where the transactions in the file end, one after the other.
fn ends_of_transactions(wal: &[u8]) -> Vec<usize> {
    let number = |bytes: &[u8]| u32::from_be_bytes(bytes.try_into().expect("four bytes"));
    if wal.len() < HEADER {
        return Vec::new();
    }
    let salt = &wal[16..24];
    let frame_size = FRAME_HEADER + number(&wal[8..12]) as usize;
    let frames = wal[HEADER..].chunks_exact(frame_size);
    // What was written before the file was begun anew has another salt.
    let valid = frames.take_while(|frame| frame[8..16] == *salt);
    valid
        .enumerate()
        .filter(|(_, frame)| number(&frame[4..8]) != 0)
        .map(|(place, _)| HEADER + (place + 1) * frame_size)
        .collect()
}

/// Whether a database whose file was cut still holds all of which anybody knew.
async fn knows_the_rest(
    folder: &Folder,
    whole: &[u8],
    cut: &[u8],
    known: &[(TableId, u64)],
) -> bool {
    let mut whole = copy(&folder.path().join("freehold.db"), whole).await;
    let mut cut = copy(&folder.path().join("freehold.db"), cut).await;
    let mut is_known = whole.stored.n_others().await == cut.stored.n_others().await;
    for (table, number) in known {
        is_known &= cut.stored.log(table).await.len() as u64 >= *number;
    }
    whole.stored.close().await;
    cut.stored.close().await;
    is_known
}

/// A copy of a database, to look into: who opens a database that was not closed changes it.
struct Copy {
    stored: Stored,
    _folder: Folder,
}

async fn copy(database: &Path, wal: &[u8]) -> Copy {
    let folder = Folder::new();
    let file = folder.path().join("freehold.db");
    fs::copy(database, &file).expect("a copy");
    fs::write(folder.path().join("freehold.db-wal"), wal).expect("a file");
    Copy { stored: Stored::open(&file_url(&file)).await, _folder: folder }
}
