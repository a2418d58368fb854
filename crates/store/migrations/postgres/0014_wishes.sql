-- What somebody does not want to be told by a way: kinds of notices with spaces between.
ALTER TABLE channels ADD COLUMN silent TEXT NOT NULL DEFAULT '';
-- Who chose a way before did not ask for what was not told then.
UPDATE channels SET silent = 'begun over';

-- Tables of which somebody does not want to hear.
CREATE TABLE hushed (
    person   BIGINT NOT NULL REFERENCES people (id),
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX hushed_by_table ON hushed (table_id);

-- Also that a match begins, that it is over and that somebody is waited for in vain can be told.
ALTER TABLE notices DROP CONSTRAINT notices_kind_check;
ALTER TABLE notices ADD CONSTRAINT notices_kind_check
    CHECK (kind IN ('turn', 'reminder', 'sat-in', 'request', 'begun', 'over', 'missed'));
