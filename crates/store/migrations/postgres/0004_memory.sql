-- Whether the match counts for ratings, agreed when the table is made.
ALTER TABLE tables ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;

-- When the match of the table ended, here too, so that an index finds what somebody still plays and
-- what they played last.
ALTER TABLE seats ADD COLUMN ended_at BIGINT;
UPDATE seats SET ended_at = (SELECT t.ended_at FROM tables t WHERE t.id = seats.table_id);
DROP INDEX seats_by_person;
CREATE INDEX seats_by_person ON seats (person, ended_at);
DROP INDEX tables_by_owner;
CREATE INDEX tables_by_owner ON tables (owner, ended_at);
CREATE INDEX put_away_by_person ON put_away (person);

-- Matches that are over, numbered in the order in which they ended.
CREATE TABLE matches (
    number   BIGINT  PRIMARY KEY,
    table_id TEXT    NOT NULL UNIQUE REFERENCES tables (id),
    game     TEXT    NOT NULL,
    options  TEXT    NOT NULL,
    n_sides  BIGINT  NOT NULL,
    n_plies  BIGINT  NOT NULL,
    begun_at BIGINT  NOT NULL,
    ended_at BIGINT  NOT NULL,
    listed   BOOLEAN NOT NULL,
    rated    BOOLEAN NOT NULL
);

CREATE INDEX matches_by_game ON matches (game, ended_at);
CREATE INDEX matches_listed ON matches (game, number) WHERE listed;
CREATE INDEX matches_rated ON matches (number) WHERE rated;

-- What came of each side, a seat or beyond the seats an opponent that is part of the game, and who
-- played it when the match ended: seats may change hands later.
CREATE TABLE sides (
    match_number       BIGINT  NOT NULL REFERENCES matches (number),
    side               BIGINT  NOT NULL,
    game               TEXT    NOT NULL, -- the match's, for an index
    person             BIGINT  REFERENCES people (id) ON DELETE SET NULL, -- who held the seat, or gave it up
    name               TEXT, -- the person's, as it was shown
    level              TEXT, -- of the computer that played at the end
    place              BIGINT  NOT NULL, -- from 1; who is tied shares the better one
    total              BIGINT  NOT NULL,
    points             TEXT, -- a JSON object, points by category; NULL if it was stored without
    n_actions          BIGINT  NOT NULL, -- that were done here, with what was taken back
    n_computer_actions BIGINT  NOT NULL, -- of these, how many by a computer
    rating_before      BIGINT, -- as people are shown it; NULL if the match did not count for this side
    rating_after       BIGINT,
    PRIMARY KEY (match_number, side)
);

CREATE INDEX sides_by_person ON sides (person, match_number);
CREATE INDEX sides_by_person_and_game ON sides (person, game, match_number, place);

-- How strong people are, by game.
CREATE TABLE ratings (
    game       TEXT    NOT NULL,
    person     BIGINT  NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    mean       DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    shown      BIGINT  NOT NULL, -- the number that people are shown
    n_matches  BIGINT  NOT NULL,
    changed_at BIGINT  NOT NULL,
    PRIMARY KEY (game, person)
);

CREATE INDEX ratings_by_person ON ratings (person);
CREATE INDEX ratings_by_shown ON ratings (game, shown, person);

-- How strong computers are: fixed, since they do not learn.
CREATE TABLE computer_ratings (
    game      TEXT NOT NULL,
    level     TEXT NOT NULL,
    mean      DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, level)
);

-- When seasons began, and after which match.
CREATE TABLE seasons (
    began_at    BIGINT PRIMARY KEY,
    after_match BIGINT NOT NULL
);

-- Who agrees that their matches are public, without names.
CREATE TABLE archive_consents (
    person BIGINT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    since  BIGINT NOT NULL
);

-- What is already there.
INSERT INTO matches (number, table_id, game, options, n_sides, n_plies, begun_at, ended_at, listed,
    rated)
SELECT ROW_NUMBER() OVER (ORDER BY t.ended_at, t.id), t.id, t.game, t.options,
    (SELECT COUNT(*) FROM results r WHERE r.table_id = t.id),
    (SELECT COUNT(e.act) - COALESCE(SUM(e.undo), 0) FROM entries e WHERE e.table_id = t.id),
    COALESCE((SELECT e.created_at FROM entries e WHERE e.table_id = t.id AND e.number = 0),
        t.created_at),
    t.ended_at, t.listed, FALSE
FROM tables t
WHERE t.ended_at IS NOT NULL AND EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id);

INSERT INTO sides (match_number, side, game, person, name, level, place, total, n_actions,
    n_computer_actions)
SELECT m.number, r.side, m.game, p.id, COALESCE(s.name, p.name), COALESCE(s.played_by, s.level),
    CASE WHEN r.is_winner THEN 1 ELSE 1 + (SELECT COUNT(*) FROM results o
        WHERE o.table_id = r.table_id AND (o.is_winner OR o.total > r.total)) END,
    r.total,
    (SELECT COUNT(e.act) FROM entries e WHERE e.table_id = r.table_id AND e.seat = r.side),
    (SELECT COUNT(e.act) FROM entries e WHERE e.table_id = r.table_id AND e.seat = r.side
        AND e.key LIKE 'computer %')
FROM results r JOIN matches m ON m.table_id = r.table_id
    LEFT JOIN seats s ON s.table_id = r.table_id AND s.seat = r.side
    LEFT JOIN people p ON p.id = COALESCE(s.person, s.given_up_by);

DROP TABLE results;
