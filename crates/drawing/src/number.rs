//! Numbers in markup.

/// A number with at most one digit after the point: finer is never seen and only costs bytes.
pub(crate) fn short(number: f64) -> String {
    tenths((number * 10.0).round() as i64)
}

/// So many tenths as a number.
pub(crate) fn tenths(n: i64) -> String {
    let sign = if n < 0 { "-" } else { "" };
    let (whole, rest) = (n.abs() / 10, n.abs() % 10);
    match rest {
        0 => format!("{sign}{whole}"),
        _ if whole == 0 => format!("{sign}.{rest}"),
        _ => format!("{sign}{whole}.{rest}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written = [0.0, -0.04, 0.25, -0.5, 12.0, -3.16].map(short);
        assert_eq!(written, ["0", "0", ".3", "-.5", "12", "-3.2"]);
    }
}
