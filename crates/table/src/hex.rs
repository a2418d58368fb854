//! Bytes as hexadecimal digits, which have one spelling.

pub(crate) use hex::encode;

/// So many bytes, written in small letters, or `None`.
pub(crate) fn decode<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    hex::decode_to_slice(digits, &mut bytes).ok()?;
    (encode(bytes) == digits).then_some(bytes)
}
