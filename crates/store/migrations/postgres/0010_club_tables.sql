-- Whether only members find a table that is listed, and sit down from the list.
ALTER TABLE tables ADD COLUMN members_only BOOLEAN NOT NULL DEFAULT FALSE;

-- When somebody wants to be told everything at once: minutes of the day in UTC, with blanks between
-- them. Without any, each thing is told by itself.
ALTER TABLE channels ADD COLUMN digest TEXT NOT NULL DEFAULT '';

-- Since when there is something to tell; when it is due may be put off.
ALTER TABLE notices ADD COLUMN since BIGINT NOT NULL DEFAULT 0;

-- Whose words somebody does not want to read.
CREATE TABLE mutes (
    person BIGINT NOT NULL REFERENCES people (id),
    other  BIGINT NOT NULL REFERENCES people (id),
    since  BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);

CREATE INDEX mutes_by_other ON mutes (other);
