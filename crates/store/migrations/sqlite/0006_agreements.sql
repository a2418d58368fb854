-- What all agree to by sitting down: how much time one has, in seconds, what happens when somebody
-- stays away, whether one asks before one takes back, and who may look on.
ALTER TABLE tables ADD COLUMN turn_time INTEGER;
ALTER TABLE tables ADD COLUMN reserve_time INTEGER;
ALTER TABLE tables ADD COLUMN away TEXT NOT NULL DEFAULT 'others'; -- 'others', 'wait', or 'computer LEVEL'
ALTER TABLE tables ADD COLUMN undo_by_vote BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tables ADD COLUMN hidden BOOLEAN NOT NULL DEFAULT FALSE; -- only those who sit there see it

-- When the match began: until then people sit down and nobody acts.
ALTER TABLE tables ADD COLUMN begun_at INTEGER;
UPDATE tables SET begun_at = created_at;
ALTER TABLE seats ADD COLUMN hesitates BOOLEAN NOT NULL DEFAULT FALSE; -- wants to wait before it begins

-- How much time is left, in milliseconds: what each seat has in reserve, since when the seat is asked
-- whose time runs, and when that is up. These two are by the club's own clock, which stands still
-- when the club does. While all pause, it is how long the seat was waited for instead.
ALTER TABLE seats ADD COLUMN reserve_left INTEGER;
ALTER TABLE tables ADD COLUMN asked_since INTEGER;
ALTER TABLE tables ADD COLUMN time_up_at INTEGER;
ALTER TABLE tables ADD COLUMN paused_after INTEGER;
CREATE INDEX tables_by_time_up ON tables (time_up_at) WHERE time_up_at IS NOT NULL;

-- Short codes that lead to tables whose match has not begun.
CREATE TABLE codes (
    code       TEXT    PRIMARY KEY,
    table_id   TEXT    NOT NULL UNIQUE REFERENCES tables (id),
    created_at INTEGER NOT NULL
) WITHOUT ROWID;

-- What was said at tables: in words, or as a phrase that is known in all languages.
CREATE TABLE talk (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    number     INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    person     INTEGER REFERENCES people (id),
    name       TEXT    NOT NULL, -- as it was shown
    phrase     TEXT,
    words      TEXT,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number),
    CHECK ((phrase IS NULL) <> (words IS NULL))
) WITHOUT ROWID;

CREATE INDEX talk_by_person ON talk (person);

-- Remarks that somebody wants the host to look at.
CREATE TABLE reports (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    number     INTEGER NOT NULL, -- of the remark
    person     INTEGER NOT NULL REFERENCES people (id), -- who reports it
    created_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number, person)
) WITHOUT ROWID;

CREATE INDEX reports_by_time ON reports (created_at);
CREATE INDEX reports_by_person ON reports (person);

-- Members who are asked to sit down at a table.
CREATE TABLE requests (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    person     INTEGER NOT NULL REFERENCES people (id), -- who is asked
    asked_by   INTEGER NOT NULL REFERENCES people (id),
    words      TEXT    NOT NULL,
    is_seen    BOOLEAN NOT NULL DEFAULT FALSE,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;

CREATE INDEX requests_by_person ON requests (person, created_at);
CREATE INDEX requests_by_asker ON requests (asked_by);

-- Notes to oneself.
CREATE TABLE notes (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    person   INTEGER NOT NULL REFERENCES people (id),
    words    TEXT    NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;

CREATE INDEX notes_by_person ON notes (person);

-- Until when members are on holiday: clocks of days wait for them.
ALTER TABLE members ADD COLUMN holiday_until INTEGER;

-- There is more to tell than whose turn it is: a notice has a kind.
ALTER TABLE notices RENAME TO old_notices;
DROP INDEX notices_by_table;
DROP INDEX notices_by_time;
CREATE TABLE notices (
    channel    INTEGER NOT NULL REFERENCES channels (id),
    table_id   TEXT    NOT NULL,
    kind       TEXT    NOT NULL CHECK (kind IN ('turn', 'reminder', 'sat-in', 'request')),
    number     INTEGER NOT NULL, -- of the state in which is asked
    due_at     INTEGER NOT NULL,
    PRIMARY KEY (channel, table_id, kind)
) WITHOUT ROWID;
INSERT INTO notices (channel, table_id, kind, number, due_at)
SELECT channel, table_id, 'turn', number, due_at FROM old_notices;
DROP TABLE old_notices;
CREATE INDEX notices_by_table ON notices (table_id);
CREATE INDEX notices_by_time ON notices (due_at);
