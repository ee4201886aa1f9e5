/** What modules look like: rows here make lists, forms and documents. `settings` and `column` are JSON, as the services answer them. */
export const METADATA_TABLES = `
CREATE TABLE module_config (modulecode TEXT PRIMARY KEY, settings TEXT NOT NULL);
CREATE TABLE ui_column (
  modulecode TEXT NOT NULL, divid TEXT NOT NULL, sort INTEGER NOT NULL, columnname TEXT NOT NULL, "column" TEXT NOT NULL,
  PRIMARY KEY (modulecode, divid, columnname)) WITHOUT ROWID;
CREATE TABLE ui_column_step (
  modulecode TEXT NOT NULL, activityid TEXT NOT NULL, divid TEXT NOT NULL, columnname TEXT NOT NULL, canedit TEXT NOT NULL,
  PRIMARY KEY (modulecode, activityid, divid, columnname)) WITHOUT ROWID;
`;
