//! Tables, logs and guests on disk.
