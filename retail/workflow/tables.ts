/** Processes under way and done. What may happen in them are the definitions beside this file. */
export const PROCESS_TABLES = `
CREATE TABLE process_instance (
  instanceid TEXT PRIMARY KEY, processcode TEXT NOT NULL, bizkey TEXT NOT NULL, biztype TEXT NOT NULL, initiator TEXT NOT NULL,
  submitter TEXT NOT NULL, status TEXT NOT NULL, started INTEGER NOT NULL, finished INTEGER);
CREATE TABLE process_task (
  taskid TEXT PRIMARY KEY, instanceid TEXT NOT NULL, activity TEXT NOT NULL, assignee TEXT NOT NULL, status TEXT NOT NULL,
  action TEXT, opinion TEXT, created INTEGER NOT NULL, finished INTEGER);
CREATE INDEX process_task_assignee ON process_task (assignee, status);
`;
