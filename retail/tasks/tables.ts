/**
 * Tasks that every holder of a post template may claim. `locked` is the time of the claim by `assignee`, `lockexpires` its end: null for an
 * assigned task, which never expires. `modulecode` and `sheetid` are the document that the task is worked on in.
 */
export const POOL_TASK_TABLES = `
CREATE TABLE pool_task (
  taskid TEXT PRIMARY KEY, tasktype TEXT NOT NULL, taskname TEXT NOT NULL, taskdesc TEXT NOT NULL, taskkeyattr TEXT, depttypeid TEXT,
  posttmplcode TEXT NOT NULL, creator TEXT NOT NULL, created INTEGER NOT NULL, due INTEGER,
  status TEXT NOT NULL CHECK (status IN ('unlocked','locked','completed')), assignee TEXT, locked INTEGER, lockexpires INTEGER,
  finished INTEGER, modulecode TEXT, sheetid TEXT);
CREATE INDEX pool_task_by_template ON pool_task (posttmplcode, status);
CREATE INDEX pool_task_by_assignee ON pool_task (assignee, status);
CREATE INDEX pool_task_by_expiry ON pool_task (lockexpires) WHERE lockexpires IS NOT NULL;
`;
