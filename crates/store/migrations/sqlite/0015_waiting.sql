-- When members were on holiday, or will be until: there are so many days of it in a year.
CREATE TABLE holidays (
    person  INTEGER NOT NULL REFERENCES people (id),
    since   INTEGER NOT NULL,
    until   INTEGER NOT NULL,
    PRIMARY KEY (person, since)
) WITHOUT ROWID;

-- Also that somebody is waited for in vain is told to the others.
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

-- Who has declined to sit down with whom, and when: they are not asked again for a while.
CREATE TABLE declined (
    person     INTEGER NOT NULL REFERENCES people (id), -- who was asked
    asked_by   INTEGER NOT NULL REFERENCES people (id),
    created_at INTEGER NOT NULL,
    PRIMARY KEY (person, asked_by)
) WITHOUT ROWID;
CREATE INDEX declined_by_asker ON declined (asked_by);
