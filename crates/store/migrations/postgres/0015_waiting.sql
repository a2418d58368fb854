-- When members were on holiday, or will be until: there are so many days of it in a year.
CREATE TABLE holidays (
    person  BIGINT NOT NULL REFERENCES people (id),
    since   BIGINT NOT NULL,
    until   BIGINT NOT NULL,
    PRIMARY KEY (person, since)
);

-- Whether somebody who is at a node has a page in sight, and not only in the background.
ALTER TABLE attendance ADD COLUMN in_sight BOOLEAN NOT NULL DEFAULT TRUE;

-- Who has declined to sit down with whom, and when: they are not asked again for a while.
CREATE TABLE declined (
    person     BIGINT NOT NULL REFERENCES people (id), -- who was asked
    asked_by   BIGINT NOT NULL REFERENCES people (id),
    created_at BIGINT NOT NULL,
    PRIMARY KEY (person, asked_by)
);
CREATE INDEX declined_by_asker ON declined (asked_by);

-- What hosts did to somebody is found when that one is forgotten.
CREATE INDEX audit_by_measure ON audit (measure);

-- Ways by which somebody was told until they were refused for good: their owner is told on the page.
CREATE TABLE lost_channels (
    person  BIGINT  NOT NULL REFERENCES people (id),
    kind    TEXT    NOT NULL,
    target  TEXT    NOT NULL, -- as it is shown
    lost_at BIGINT  NOT NULL,
    PRIMARY KEY (person, kind, target)
);
