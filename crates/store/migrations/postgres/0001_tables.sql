-- Names are never given a second meaning. Times are milliseconds since 1970.

-- People: today all of them are guests.
CREATE TABLE people (
    id         BIGINT PRIMARY KEY,
    name       TEXT    NOT NULL,
    created_at BIGINT  NOT NULL
);

-- What people are recognised by, as hashes.
CREATE TABLE tokens (
    hash       BYTEA   PRIMARY KEY,
    person     BIGINT  NOT NULL REFERENCES people (id),
    created_at BIGINT  NOT NULL
);

-- What is printed: every set with which a match began, and those waiting for one.
CREATE TABLE component_sets (
    game       TEXT    NOT NULL,
    hash       TEXT    NOT NULL,
    files      TEXT    NOT NULL, -- a JSON object, texts by the names of their files
    created_at BIGINT  NOT NULL,
    PRIMARY KEY (game, hash)
);

-- Tables, and what the match of each began with.
CREATE TABLE tables (
    id          TEXT    PRIMARY KEY,
    owner       BIGINT  NOT NULL REFERENCES people (id),
    game        TEXT    NOT NULL,
    rules       BIGINT  NOT NULL,
    components  TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    seed        TEXT    NOT NULL,
    undo        TEXT    NOT NULL CHECK (undo IN ('free', 'never')),
    listed      BOOLEAN NOT NULL,
    first_asked BIGINT,
    rematch     TEXT,
    created_at  BIGINT  NOT NULL,
    ended_at    BIGINT, -- set when the match is over
    FOREIGN KEY (game, components) REFERENCES component_sets (game, hash)
);

CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_components ON tables (game, components);
CREATE INDEX tables_going_on ON tables (listed, created_at) WHERE ended_at IS NULL;

-- Who sits where: a person, a computer of a level, or whoever brings the secret.
CREATE TABLE seats (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    seat        BIGINT  NOT NULL,
    person      BIGINT REFERENCES people (id),
    name        TEXT, -- the person's name at this seat, if it is another than the person's own
    level       TEXT,
    secret_hash BYTEA,
    played_by   TEXT, -- the level of the computer that plays for a person
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_person ON seats (person);

-- The log of each table, which only grows: an action in its text form, or how many actions were
-- taken back. Every entry says who is asked after it, so that it is one row only.
-- Appends are the busiest writes: they do without a check that the table is there.
CREATE TABLE entries (
    table_id   TEXT    NOT NULL,
    number     BIGINT  NOT NULL,
    seat       BIGINT  NOT NULL,
    key        TEXT    NOT NULL,
    act        TEXT,
    undo       BIGINT,
    to_act     BIGINT,
    created_at BIGINT  NOT NULL,
    PRIMARY KEY (table_id, number),
    CHECK ((act IS NULL) <> (undo IS NULL))
);

-- How finished matches ended, by side: a seat, or beyond the seats an opponent that is part of the
-- game.
CREATE TABLE results (
    table_id  TEXT    NOT NULL REFERENCES tables (id),
    side      BIGINT  NOT NULL,
    total     BIGINT  NOT NULL,
    is_winner BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, side)
);

-- Finished matches as text, so that no later program has to compute them.
CREATE TABLE records (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    text     TEXT NOT NULL
);

-- The process that writes here, and when it last showed that it can.
CREATE TABLE keeper (
    id         BIGINT PRIMARY KEY CHECK (id = 1),
    who        TEXT    NOT NULL,
    written_at BIGINT  NOT NULL
);
