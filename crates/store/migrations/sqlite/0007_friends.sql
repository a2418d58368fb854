-- Whom somebody likes to play with. It is their own list: nobody is asked, and nobody told.
CREATE TABLE friends (
    person INTEGER NOT NULL REFERENCES people (id),
    other  INTEGER NOT NULL REFERENCES people (id),
    since  INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;

CREATE INDEX friends_by_other ON friends (other);

-- With whom somebody wants to have nothing to do.
CREATE TABLE blocks (
    person INTEGER NOT NULL REFERENCES people (id),
    other  INTEGER NOT NULL REFERENCES people (id),
    since  INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;

CREATE INDEX blocks_by_other ON blocks (other);

-- Whether others see that the member is here: 1 or 0.
ALTER TABLE members ADD COLUMN is_shown INTEGER NOT NULL DEFAULT 1;
