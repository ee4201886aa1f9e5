/**
 * Processes under way and done; what may happen in them are the definitions beside this file. A task's `round` is the visit to a step that it
 * belongs to: rounds only grow. `kind` is step, start (back with the initiator), before, after (added signers), delegate, or mark, an entry
 * of the history alone. `parent` is the task that it was added to, `behalf` the absent account that it is done for, `closedby` the task
 * that ended it. Amounts are fen; `urged` is the time of the last reminder.
 */
export const PROCESS_TABLES = `
CREATE TABLE process_instance (
  instanceid TEXT PRIMARY KEY, processcode TEXT NOT NULL, bizkey TEXT NOT NULL, biztype TEXT NOT NULL, initiator TEXT NOT NULL,
  submitter TEXT NOT NULL, status TEXT NOT NULL CHECK (status IN ('running','returned','approved','rejected','withdrawn')),
  step TEXT, round INTEGER NOT NULL, summary TEXT, amount INTEGER, supplierid TEXT, shopid TEXT, urged INTEGER, started INTEGER NOT NULL,
  finished INTEGER);
CREATE INDEX process_instance_by_document ON process_instance (bizkey);
CREATE INDEX process_instance_by_initiator ON process_instance (initiator, status);
CREATE INDEX process_instance_by_submitter ON process_instance (submitter, status);
CREATE TABLE process_task (
  taskid TEXT PRIMARY KEY, instanceid TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, step TEXT NOT NULL, activity TEXT NOT NULL,
  round INTEGER NOT NULL, parent TEXT, assignee TEXT NOT NULL, behalf TEXT,
  status TEXT NOT NULL CHECK (status IN ('pending','waiting','done','cancelled')), action TEXT, buttonname TEXT, opinion TEXT, closedby TEXT,
  created INTEGER NOT NULL, finished INTEGER);
CREATE INDEX process_task_assignee ON process_task (assignee, status);
CREATE INDEX process_task_instance ON process_task (instanceid, seq);
CREATE TABLE process_deputy (
  usercode TEXT NOT NULL, deputy TEXT NOT NULL, startdate TEXT NOT NULL, enddate TEXT NOT NULL, created INTEGER NOT NULL,
  PRIMARY KEY (usercode, startdate)) WITHOUT ROWID;
CREATE TABLE process_attachment (
  instanceid TEXT NOT NULL, fileid TEXT NOT NULL, name TEXT NOT NULL, uploader TEXT NOT NULL, created INTEGER NOT NULL,
  PRIMARY KEY (instanceid, fileid)) WITHOUT ROWID;
CREATE INDEX process_attachment_by_file ON process_attachment (fileid);
`;
