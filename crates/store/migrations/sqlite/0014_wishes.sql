-- What somebody does not want to be told by a way: kinds of notices with spaces between.
ALTER TABLE channels ADD COLUMN silent TEXT NOT NULL DEFAULT '';
-- Who chose a way before did not ask for what was not told then.
UPDATE channels SET silent = 'begun over';

-- Tables of which somebody does not want to hear.
CREATE TABLE hushed (
    person   INTEGER NOT NULL REFERENCES people (id),
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX hushed_by_table ON hushed (table_id);

-- Also that a match begins, that it is over and that somebody is waited for in vain can be told.
ALTER TABLE notices RENAME TO old_notices;
DROP INDEX notices_by_table;
DROP INDEX notices_by_time;
CREATE TABLE notices (
    channel    INTEGER NOT NULL REFERENCES channels (id),
    table_id   TEXT    NOT NULL,
    kind       TEXT    NOT NULL
        CHECK (kind IN ('turn', 'reminder', 'sat-in', 'request', 'begun', 'over', 'missed')),
    number     INTEGER NOT NULL, -- of the state in which is asked
    due_at     INTEGER NOT NULL,
    since      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (channel, table_id, kind)
) WITHOUT ROWID;
INSERT INTO notices (channel, table_id, kind, number, due_at, since)
SELECT channel, table_id, kind, number, due_at, since FROM old_notices;
DROP TABLE old_notices;
CREATE INDEX notices_by_table ON notices (table_id);
CREATE INDEX notices_by_time ON notices (due_at);
