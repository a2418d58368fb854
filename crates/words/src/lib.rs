//! Everything said to people, in English, German and French.
