-- Under which lease an entry was written, where several processes share a database; in one that is a
-- file there is one process and no lease.
ALTER TABLE entries ADD COLUMN fence INTEGER;

-- What is to be signed by a passkey.
CREATE TABLE challenges (
    bytes      BLOB    PRIMARY KEY,
    person     INTEGER, -- whose new key it is for; none for one to come in by
    expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX challenges_by_time ON challenges (expires_at);
