/** Business documents, whole as JSON, and what each was at the steps of its process. */
export const SHEET_TABLES = `
CREATE TABLE sheet (
  sheetid TEXT PRIMARY KEY, sheettype TEXT NOT NULL, status TEXT NOT NULL, version INTEGER NOT NULL, amount INTEGER, creator TEXT NOT NULL,
  supplierid TEXT, shopid TEXT, created INTEGER NOT NULL, modified INTEGER NOT NULL, content TEXT NOT NULL);
CREATE INDEX sheet_by_type ON sheet (sheettype, created);
CREATE TABLE sheet_version (
  sheetid TEXT NOT NULL, version INTEGER NOT NULL, stepno INTEGER NOT NULL, usercode TEXT NOT NULL, created INTEGER NOT NULL, content TEXT NOT NULL,
  PRIMARY KEY (sheetid, version)) WITHOUT ROWID;
`;
