/**
 * Rows of lists without their own table, and additional fields of rows that have one. `settings`
 * and `fields` are JSON: see EntitySettings. `md_change` contains the changes of rows; `md_request`
 * the responses by idempotency key.
 */
export const MASTER_DATA_TABLES = `
CREATE TABLE md_entity (entity TEXT PRIMARY KEY, settings TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE md_row (
  no INTEGER PRIMARY KEY, entity TEXT NOT NULL, id TEXT NOT NULL, fields TEXT NOT NULL DEFAULT '{}', createtime TEXT NOT NULL,
  modifytime TEXT NOT NULL, modifier TEXT);
CREATE UNIQUE INDEX md_row_by_key ON md_row (entity, id);
CREATE TABLE md_change (
  no INTEGER PRIMARY KEY AUTOINCREMENT, entity TEXT NOT NULL, id TEXT NOT NULL, changetype TEXT NOT NULL, usercode TEXT NOT NULL,
  changetime TEXT NOT NULL, fields TEXT NOT NULL);
CREATE INDEX md_change_by_row ON md_change (entity, id, no);
CREATE TABLE md_request (userid TEXT NOT NULL, requestkey TEXT NOT NULL, answer TEXT NOT NULL, PRIMARY KEY (userid, requestkey)) WITHOUT ROWID;
CREATE INDEX ui_column_by_source ON ui_column (json_extract("column", '$.columnrest'));
`;
