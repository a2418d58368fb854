//! Everything that crosses a wire, versioned.
