import type { RetailDatabase } from '../database/sqlite.ts';

/** The recipients of a message. */
interface Reader {
  audience: 'staff' | 'vendor';
  ownerkind: 'all' | 'template' | 'account';
  ownerid: string;
}

/** The target of a message: a module with parameters. */
interface Link {
  modulecode: string;
  moduleparams: string;
}

type LinksOf = (db: RetailDatabase, reader: Reader) => Link[];

const APPROVALS = '100003';
const TASKS = '100004';

const PENDING: Link = { modulecode: APPROVALS, moduleparams: '{"tab":"pending"}' };

/** The applications of a reader, as a sub-select; bind `READER` to it. */
const GRANTED = `(SELECT g.appcode FROM template_application g WHERE :kind = 'template' AND g.posttmplcode = :id
  UNION SELECT g.appcode FROM account a JOIN account_post p ON p.userid = a.userid AND p.ismain = 1 JOIN post o USING (postcode)
    JOIN template_application g USING (posttmplcode) WHERE :kind = 'account' AND a.usercode = :id
  UNION SELECT g.appcode FROM account a JOIN tenant_application g USING (userid) WHERE :kind = 'account' AND a.usercode = :id)`;

/**
 * To-do messages link to what waits for their reader in the approval centre, or to the centre if
 * nothing does.
 */
const approvals: LinksOf = (db, { ownerkind, ownerid }) => {
  const waiting = db
    .prepare<{ taskid: string; instanceid: string }>(
      "SELECT taskid, instanceid FROM process_task WHERE assignee = ? AND status = 'pending' ORDER BY taskid",
    )
    .all([ownerkind === 'account' ? ownerid : '']);
  if (waiting.length === 0) return [PENDING];
  return waiting.map(({ taskid, instanceid }) =>
    linkTo(APPROVALS, { tab: 'pending', taskid, instanceid }),
  );
};

/** Notices link to a task of their reader, or to one of the pool if there is none. */
const tasks: LinksOf = (db, { audience, ownerkind, ownerid }) => {
  if (audience === 'vendor') return [];
  const claimed = db
    .prepare<{ taskid: string }>(
      "SELECT taskid FROM pool_task WHERE assignee = ? AND status = 'locked' ORDER BY taskid",
    )
    .all([ownerkind === 'account' ? ownerid : '']);
  if (claimed.length > 0)
    return claimed.map(({ taskid }) => linkTo(TASKS, { tab: 'mytodo', taskid }));
  const open = db
    .prepare<{ taskid: string }>(
      `SELECT taskid FROM pool_task WHERE status = 'unlocked' AND (:kind = 'template' AND posttmplcode = :id OR :kind = 'account' AND posttmplcode IN
         (SELECT o.posttmplcode FROM account a JOIN account_post p ON p.userid = a.userid AND p.ismain = 1 JOIN post o USING (postcode)
          WHERE a.usercode = :id)) ORDER BY taskid`,
    )
    .all({ kind: ownerkind, id: ownerid });
  return open.map(({ taskid }) => linkTo(TASKS, { tab: 'pool', taskid }));
};

/**
 * Alerts link to a document of the reader's applications: for staff one in whose process they took
 * part, for suppliers one of their own.
 */
const documents: LinksOf = (db, reader) => {
  const query = reader.audience === 'vendor' ? SUPPLIER_DOCUMENTS : STAFF_DOCUMENTS;
  const found = db
    .prepare<{ modulecode: string; sheetid: string }>(query)
    .all({ kind: reader.ownerkind, id: reader.ownerid });
  return found.map(({ modulecode, sheetid }) => linkTo(modulecode, { sheetid }));
};

const STAFF_DOCUMENTS = `SELECT min(m.modulecode) AS modulecode, i.bizkey AS sheetid
  FROM module m JOIN process_instance i ON i.biztype = m.sheettype WHERE m.appcode IN ${GRANTED}
  GROUP BY i.bizkey
  ORDER BY :id NOT IN (i.initiator, i.submitter)
    AND NOT EXISTS (SELECT 1 FROM process_task t WHERE t.instanceid = i.instanceid AND t.assignee = :id), i.started DESC, i.bizkey LIMIT 20`;

const SUPPLIER_DOCUMENTS = `SELECT min(m.modulecode) AS modulecode, s.sheetid
  FROM module m JOIN sheet s USING (sheettype) JOIN account a ON a.tenantid = s.supplierid
  WHERE m.appcode IN ${GRANTED} AND a.usercode = :id
  GROUP BY s.sheetid ORDER BY s.created DESC, s.sheetid LIMIT 20`;

const LINKS: Readonly<Record<string, LinksOf>> = {
  todo: approvals,
  notify: tasks,
  alert: documents,
};

/**
 * Links the demo messages to processes, tasks and documents, using the next available one of each
 * reader.
 */
export function linkMessages(db: RetailDatabase): void {
  const update = db.prepare('UPDATE message SET modulecode = ?, moduleparams = ? WHERE id = ?');
  const candidates = new Map<string, Link[]>();
  const given = new Map<string, number>();
  const messages = db
    .prepare<Reader & { id: string; msgtype: string }>(
      `SELECT id, msgtype, audience, ownerkind, ownerid FROM message
       WHERE msgtype IN (SELECT value FROM json_each(?)) ORDER BY id`,
    )
    .all([JSON.stringify(Object.keys(LINKS))]);
  for (const { id, msgtype, ...reader } of messages) {
    const key = [msgtype, reader.audience, reader.ownerkind, reader.ownerid].join(' ');
    const links = candidates.get(key) ?? LINKS[msgtype]?.(db, reader) ?? [];
    candidates.set(key, links);
    const nth = given.get(key) ?? 0;
    given.set(key, nth + 1);
    const link = links[nth % links.length];
    update.run([link?.modulecode ?? null, link?.moduleparams ?? null, id]);
  }
}

function linkTo(modulecode: string, parameters: Readonly<Record<string, string>>): Link {
  return { modulecode, moduleparams: JSON.stringify(parameters) };
}
