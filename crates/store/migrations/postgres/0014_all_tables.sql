-- All tables, the latest made first, page by page.
CREATE INDEX tables_by_age ON tables (created_at DESC, id);
