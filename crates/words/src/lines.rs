//! A file of compiled texts: lines of `key=pattern`, in the order of their keys.

use std::cmp::Ordering;

/// The pattern of a key. Nothing is read beforehand: each look halves what is left of the file.
pub(crate) fn find<'a>(file: &'a str, key: &str) -> Option<&'a str> {
    let mut rest = file;
    loop {
        let middle = rest.floor_char_boundary(rest.len() / 2);
        let start = rest[..middle].rfind('\n').map_or(0, |end| end + 1);
        let (line, after) = rest[start..].split_once('\n')?;
        let (found, pattern) = line.split_once('=')?;
        match key.cmp(found) {
            Ordering::Less => rest = &rest[..start],
            Ordering::Equal => return Some(pattern),
            Ordering::Greater => rest = after,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_found_and_no_other() {
        let keys = ["a", "a-b", "a.b", "ab", "b", "b-long-one", "c", "d"];
        for length in 0..=keys.len() {
            let lines = keys[..length].iter().map(|key| format!("{key}=ä {key} = ö…\n"));
            let file: String = lines.collect();
            for (place, key) in keys.iter().enumerate() {
                let expected = (place < length).then(|| format!("ä {key} = ö…"));
                assert_eq!(find(&file, key), expected.as_deref(), "{key} among {length}");
            }
            for key in ["", "0", "a-", "a-c", "aa", "e"] {
                assert_eq!(find(&file, key), None, "{key} among {length}");
            }
        }
    }

    #[test]
    fn a_text_can_be_empty() {
        assert_eq!(find("a=\nb=\n", "b"), Some(""));
    }

    /// As when something else answers instead of our server.
    #[test]
    fn what_is_no_file_of_ours_has_no_texts() {
        for file in ["", "\n", "=", "a", "a=b", "<!doctype html>\n<title>No</title>\n", "ä\nö\nü"]
        {
            assert_eq!(find(file, "a"), None, "{file:?}");
        }
    }
}
