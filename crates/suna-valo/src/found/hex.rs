pub(crate) fn encode(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}
pub(crate) fn decode<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let v: Option<Vec<u8>> = (0..digits.len() / 2)
        .map(|i| u8::from_str_radix(digits.get(2 * i..2 * i + 2)?, 16).ok())
        .collect();
    v?.try_into().ok()
}
