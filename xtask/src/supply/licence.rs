//! Whether a licence, or a combination of several, is one that we take.

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` can be met by licences that are
/// allowed. An old way to write `OR` is a slash.
pub(super) fn is_met(expression: &str, is_allowed: impl Fn(&str) -> bool) -> Result<bool, String> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = Words { words: spaced.split_whitespace().collect(), next: 0 };
    let is_met =
        words.any(&is_allowed).ok_or_else(|| format!("`{expression}` is not understood"))?;
    match words.next == words.words.len() {
        true => Ok(is_met),
        false => Err(format!("`{expression}` is not understood")),
    }
}

struct Words<'a> {
    words: Vec<&'a str>,
    next: usize,
}

impl<'a> Words<'a> {
    fn take(&mut self) -> Option<&'a str> {
        let word = self.words.get(self.next).copied();
        self.next += usize::from(word.is_some());
        word
    }

    fn take_if(&mut self, expected: &str) -> bool {
        let is_next = self.words.get(self.next) == Some(&expected);
        self.next += usize::from(is_next);
        is_next
    }

    fn any(&mut self, is_allowed: &impl Fn(&str) -> bool) -> Option<bool> {
        let mut is_met = self.all(is_allowed)?;
        while self.take_if("OR") {
            is_met |= self.all(is_allowed)?;
        }
        Some(is_met)
    }

    fn all(&mut self, is_allowed: &impl Fn(&str) -> bool) -> Option<bool> {
        let mut is_met = self.one(is_allowed)?;
        while self.take_if("AND") {
            is_met &= self.one(is_allowed)?;
        }
        Some(is_met)
    }

    fn one(&mut self, is_allowed: &impl Fn(&str) -> bool) -> Option<bool> {
        if self.take_if("(") {
            let is_met = self.any(is_allowed)?;
            return self.take_if(")").then_some(is_met);
        }
        let name = self.take().filter(|name| !["AND", "OR", "WITH", ")"].contains(name))?;
        match self.take_if("WITH") {
            true => Some(is_allowed(&format!("{name} WITH {}", self.take()?))),
            false => Some(is_allowed(name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_good(expression: &str) -> Result<bool, String> {
        is_met(expression, |name| ["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"].contains(&name))
    }

    #[test]
    fn combinations_are_understood() {
        for good in [
            "MIT",
            "GPL-3.0 OR MIT",
            "GPL-3.0/MIT",
            "MIT AND ISC",
            "GPL-3.0 OR MIT AND ISC",
            "(GPL-3.0 OR MIT) AND ISC",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert_eq!(is_good(good), Ok(true), "{good}");
        }
        for bad in ["GPL-3.0", "MIT AND GPL-3.0", "(MIT OR ISC) AND GPL-3.0", "Apache-2.0"] {
            assert_eq!(is_good(bad), Ok(false), "{bad}");
        }
        for nonsense in ["", "MIT OR", "(MIT", "MIT ISC", "AND MIT", "MIT WITH"] {
            assert!(is_good(nonsense).is_err(), "{nonsense}");
        }
    }
}
