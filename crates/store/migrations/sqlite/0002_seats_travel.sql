-- How long somebody has to be away before others may let a computer play, in seconds.
ALTER TABLE tables ADD COLUMN grace INTEGER;

-- The link by which a holder goes on at another device: its hash, and until when it opens; that is
-- NULL once the link was used. Who held the seat before stands beside.
ALTER TABLE seats ADD COLUMN travel_hash BLOB;
ALTER TABLE seats ADD COLUMN travel_until INTEGER;
ALTER TABLE seats ADD COLUMN moved_from INTEGER REFERENCES people (id);

-- The computer that plays, or last played, for a person: its level, the actions before it came and
-- before it went, and whether it goes by itself when the person returns.
ALTER TABLE seats ADD COLUMN stand_in TEXT;
ALTER TABLE seats ADD COLUMN stand_in_since INTEGER;
ALTER TABLE seats ADD COLUMN stand_in_until INTEGER;
ALTER TABLE seats ADD COLUMN stand_in_yields BOOLEAN;

-- Who gave a seat up to the computer that holds it.
ALTER TABLE seats ADD COLUMN given_up_by INTEGER REFERENCES people (id);

-- The finished tables that a person does not want to see in a list any more.
CREATE TABLE put_away (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    person   INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
