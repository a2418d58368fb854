//! Bytes as hexadecimal digits.

use data_encoding::HEXLOWER;

pub(crate) fn encode(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// So many bytes, written in lower case, or `None`.
pub(crate) fn decode<const N: usize>(digits: &str) -> Option<[u8; N]> {
    HEXLOWER.decode(digits.as_bytes()).ok()?.try_into().ok()
}
