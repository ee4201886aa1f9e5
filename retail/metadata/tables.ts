/**
 * Metadata of modules: rows here define lists, forms and documents. `settings` and `column` are
 * JSON, with the values that the services return and those they compute with (see
 * retail/sheets/definition.ts). A row of `ui_column_step` makes a column editable in a step of the
 * process.
 */
export const METADATA_TABLES = `
CREATE TABLE module_config (modulecode TEXT PRIMARY KEY, settings TEXT NOT NULL);
CREATE TABLE ui_column (
  modulecode TEXT NOT NULL, divid TEXT NOT NULL, sort INTEGER NOT NULL, columnname TEXT NOT NULL, "column" TEXT NOT NULL,
  PRIMARY KEY (modulecode, divid, columnname)) WITHOUT ROWID;
CREATE TABLE ui_column_step (
  modulecode TEXT NOT NULL, activityid TEXT NOT NULL, divid TEXT NOT NULL, columnname TEXT NOT NULL,
  PRIMARY KEY (modulecode, activityid, divid, columnname)) WITHOUT ROWID;
CREATE TABLE lookup_item (
  lookupid TEXT NOT NULL, itemcode TEXT NOT NULL, itemname TEXT NOT NULL, entrycode TEXT, sort INTEGER NOT NULL,
  PRIMARY KEY (lookupid, itemcode)) WITHOUT ROWID;
`;
