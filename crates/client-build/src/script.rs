//! A script without what only people read: the one that is made for the client is a fifth remarks.

/// Leaves out remarks that stand in lines of their own, empty lines, and the space before lines.
pub(crate) fn trimmed(script: &str) -> String {
    let mut is_remark = false;
    let lines = script.lines().map(str::trim).filter(|line| {
        let begins = line.starts_with("/*");
        let is_left_out = is_remark || begins || line.is_empty() || line.starts_with("//");
        is_remark = (is_remark || begins) && !line.ends_with("*/");
        !is_left_out
    });
    lines.map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_go_and_code_stays() {
        let script = "\
/**
 * @param {number} sum
 */
function add(sum) {

    // More.
    const url = \"https://x\"; /* kept */
    return sum
        * 2;
}
/* One line. */
add(1);
";
        let expected = "\
function add(sum) {
const url = \"https://x\"; /* kept */
return sum
* 2;
}
add(1);
";
        assert_eq!(trimmed(script), expected);
    }
}
