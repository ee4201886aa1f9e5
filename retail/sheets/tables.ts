/**
 * Business documents: the header and the detail lists of each as JSON, what each was before it was saved again, and which version a step of
 * its process began with. `sheet_request` maps a client's key to the document that it created, for repeated requests. `product_packing` is the
 * packing of an article: pieces in a package (null: no package), and whether loose pieces (`iseditls`) and packages (`iseditxs`) may be
 * ordered.
 */
export const SHEET_TABLES = `
CREATE TABLE sheet (
  sheetid TEXT PRIMARY KEY, sheettype TEXT NOT NULL, status TEXT NOT NULL, version INTEGER NOT NULL, amount INTEGER, creator TEXT NOT NULL,
  supplierid TEXT, shopid TEXT, created INTEGER NOT NULL, modified INTEGER NOT NULL, modifier TEXT NOT NULL, since INTEGER NOT NULL, header TEXT NOT NULL,
  lists TEXT NOT NULL);
CREATE INDEX sheet_by_type ON sheet (sheettype, created);
CREATE TABLE sheet_version (
  sheetid TEXT NOT NULL, version INTEGER NOT NULL, usercode TEXT NOT NULL, created INTEGER NOT NULL, header TEXT NOT NULL, lists TEXT NOT NULL,
  PRIMARY KEY (sheetid, version));
CREATE TABLE sheet_step (
  sheetid TEXT NOT NULL, stepno INTEGER NOT NULL, version INTEGER NOT NULL, usercode TEXT NOT NULL, created INTEGER NOT NULL,
  PRIMARY KEY (sheetid, stepno)) WITHOUT ROWID;
CREATE TABLE sheet_request (
  userid TEXT NOT NULL, requestkey TEXT NOT NULL, sheetid TEXT NOT NULL, PRIMARY KEY (userid, requestkey)) WITHOUT ROWID;
CREATE TABLE product_packing (
  productid TEXT PRIMARY KEY, pknum INTEGER, iseditls TEXT NOT NULL, iseditxs TEXT NOT NULL) WITHOUT ROWID;
`;
