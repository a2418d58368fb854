-- Names are never given a second meaning. Times are milliseconds since 1970.

-- People: today all of them are guests.
CREATE TABLE people (
    id         INTEGER PRIMARY KEY,
    name       TEXT    NOT NULL,
    created_at INTEGER NOT NULL
);

-- What people are recognised by, as hashes.
CREATE TABLE tokens (
    hash       BLOB    PRIMARY KEY,
    person     INTEGER NOT NULL REFERENCES people (id),
    created_at INTEGER NOT NULL
) WITHOUT ROWID;

-- What is printed: every set with which a match began, and those waiting for one.
CREATE TABLE component_sets (
    game       TEXT    NOT NULL,
    hash       TEXT    NOT NULL,
    files      TEXT    NOT NULL, -- a JSON object, texts by the names of their files
    created_at INTEGER NOT NULL,
    PRIMARY KEY (game, hash)
) WITHOUT ROWID;

-- Tables, and what the match of each began with.
CREATE TABLE tables (
    id          TEXT    PRIMARY KEY,
    owner       INTEGER NOT NULL REFERENCES people (id),
    game        TEXT    NOT NULL,
    rules       INTEGER NOT NULL,
    components  TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    seed        TEXT    NOT NULL,
    undo        TEXT    NOT NULL CHECK (undo IN ('free', 'never')),
    listed      BOOLEAN NOT NULL,
    first_asked INTEGER,
    rematch     TEXT,
    created_at  INTEGER NOT NULL,
    ended_at    INTEGER, -- set when the match is over
    FOREIGN KEY (game, components) REFERENCES component_sets (game, hash)
) WITHOUT ROWID;

CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_components ON tables (game, components);
CREATE INDEX tables_going_on ON tables (listed, created_at) WHERE ended_at IS NULL;

-- Who sits where: a person, a computer of a level, or whoever brings the secret.
CREATE TABLE seats (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    seat        INTEGER NOT NULL,
    person      INTEGER REFERENCES people (id),
    name        TEXT, -- the person's name at this seat, if it is another than the person's own
    level       TEXT,
    secret_hash BLOB,
    played_by   TEXT, -- the level of the computer that plays for a person
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person);

-- The log of each table, which only grows: an action in its text form, or how many actions were
-- taken back. Every entry says who is asked after it, so that it is one row only.
-- Appends are the busiest writes: they do without a check that the table is there.
CREATE TABLE entries (
    table_id   TEXT    NOT NULL,
    number     INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    key        TEXT    NOT NULL,
    act        TEXT,
    undo       INTEGER,
    to_act     INTEGER,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number),
    CHECK ((act IS NULL) <> (undo IS NULL))
) WITHOUT ROWID;

-- How finished matches ended, by side: a seat, or beyond the seats an opponent that is part of the
-- game.
CREATE TABLE results (
    table_id  TEXT    NOT NULL REFERENCES tables (id),
    side      INTEGER NOT NULL,
    total     INTEGER NOT NULL,
    is_winner BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, side)
) WITHOUT ROWID;

-- Finished matches as text, so that no later program has to compute them.
CREATE TABLE records (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    text     TEXT NOT NULL
);

-- The process that writes here, and when it last showed that it can.
CREATE TABLE keeper (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    who        TEXT    NOT NULL,
    written_at INTEGER NOT NULL
);
