-- How somebody wants to be told that it is their turn.
CREATE TABLE channels (
    id         INTEGER PRIMARY KEY,
    person     INTEGER NOT NULL REFERENCES people (id),
    kind       TEXT    NOT NULL CHECK (kind IN ('push', 'mail', 'webhook')),
    target     TEXT    NOT NULL, -- a subscription in JSON, an address, or a URL
    language   TEXT    NOT NULL,
    base_url   TEXT    NOT NULL, -- the address under which the person knows us
    delay      INTEGER NOT NULL, -- how long one has not looked, in seconds
    quiet_from INTEGER, -- minutes of the day in UTC between which nothing is sent
    quiet_to   INTEGER,
    created_at INTEGER NOT NULL,
    worked_at  INTEGER,
    failed_at  INTEGER,
    n_failures INTEGER NOT NULL DEFAULT 0, -- since it last worked
    UNIQUE (person, kind, target)
);

-- What waits to be sent: one for each channel of whoever is asked at a table.
CREATE TABLE notices (
    channel    INTEGER NOT NULL REFERENCES channels (id),
    table_id   TEXT    NOT NULL,
    number     INTEGER NOT NULL, -- of the state in which is asked
    due_at     INTEGER NOT NULL,
    PRIMARY KEY (channel, table_id)
) WITHOUT ROWID;

CREATE INDEX notices_by_table ON notices (table_id);
CREATE INDEX notices_by_time ON notices (due_at);
