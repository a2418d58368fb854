-- What somebody who is at a node has in sight, in words: home as /, tables by their names. Of whom an earlier
-- version tells, home is taken to be in sight: they are told on the page.
ALTER TABLE attendance ADD COLUMN sights TEXT NOT NULL DEFAULT '/';
