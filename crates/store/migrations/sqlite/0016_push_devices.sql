-- The device at which word comes to a browser: whoever is signed out there is told nothing more there.
-- It is not known of ways that were chosen before.
ALTER TABLE channels ADD COLUMN token BLOB;
CREATE INDEX channels_by_token ON channels (token);
