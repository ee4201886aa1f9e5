/** Tasks that anybody of a post template may claim. */
export const POOL_TASK_TABLES = `
CREATE TABLE pool_task (
  taskid TEXT PRIMARY KEY, tasktype TEXT NOT NULL, taskname TEXT NOT NULL, taskdesc TEXT NOT NULL, taskkeyattr TEXT, depttypeid TEXT,
  posttmplcode TEXT NOT NULL, creator TEXT NOT NULL, created INTEGER NOT NULL, due INTEGER, status TEXT NOT NULL, assignee TEXT);
`;
