import { insertRows } from './rows.ts';
import { dateOf } from '../server/calendar.ts';
import { markStep } from '../sheets/store.ts';
import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';
import { COUNTERS } from '../workflow/counters.ts';
import { isUnderWay } from '../workflow/process/process-rows.ts';
import { bits, DRAW } from './noise.ts';
import { insertSheets } from './sheets/insert-sheets.ts';
import { seedAttachments } from './workflow/attachments.ts';
import { finishedScript } from './workflow/finished.ts';
import { play, type Played } from './workflow/play.ts';
import { DIRECTOR, isFit, UNDER_WAY, underWayScripts } from './workflow/under-way.ts';

const FINISHED = 420;

/** The number of tasks that the director has finished. */
const DONE = 128;

/** The director's absence in days before today: the deputy acted meanwhile, the director before and after. */
const AWAY = { from: 125, to: 50 } as const;

/** The demo approvals with their documents, dated back from a day. Users are account codes. */
export function seedWorkflow(database: RetailDatabase, today: number): void {
  const db = withCachedStatements(database);
  insertRows(
    db,
    'process_deputy',
    ['usercode', 'deputy', 'startdate', 'enddate', 'created'],
    [[DIRECTOR, 'director_deputy', dateOf(today - AWAY.from), dateOf(today - AWAY.to), 0]],
  );
  const underWay = Array.from({ length: UNDER_WAY }, (_, n) => playUnderWay(db, n, today));
  const finished = Array.from({ length: FINISHED }, (_, index) =>
    playFinished(db, UNDER_WAY + index, today),
  );
  const played = [...underWay, ...finished];
  const isThere = db.prepare('SELECT 1 FROM sheet WHERE sheetid = ?');
  insertSheets(
    db,
    played
      .filter(({ made }) => isThere.get([made.sheetid]) === undefined)
      .map(({ made, status, modified }) => ({ made, status, modified })),
  );
  for (const { made, marks } of underWay)
    for (const { usercode, at } of marks) markStep(db, made.sheetid, usercode, at);
  seedAttachments(
    db,
    underWay.map(({ instance }) => instance),
  );
}

/**
 * The engine runs a few queries thousands of times; preparing them each time would take a third of
 * the time.
 */
function withCachedStatements(database: RetailDatabase): RetailDatabase {
  const kept = new Map<string, unknown>();
  return new Proxy(database, {
    get(target, name) {
      if (name !== 'prepare') return Reflect.get(target, name, target) as unknown;
      return (query: string) => {
        const statement = kept.get(query) ?? target.prepare(query);
        kept.set(query, statement);
        return statement;
      };
    },
  });
}

/** Tries one variant after the other, undoing each failed one. */
function playUnderWay(db: RetailDatabase, n: number, today: number): Played {
  for (const script of underWayScripts(n, today)) {
    const played = play(db, script);
    const taskids = played.pending.map(({ taskid }) => taskid);
    if (isFit(n, isUnderWay(played.instance), taskids)) return played;
    // A fresh file is filled without a journal, so nothing can be rolled back.
    for (const table of ['process_instance', 'process_task'])
      db.prepare(`DELETE FROM ${table} WHERE instanceid = ?`).run([played.instance.instanceid]);
  }
  throw new Error(`Instance ${String(n)} of the demonstration finds no place to stay`);
}

/**
 * The first instances come after the director's return, until the counter of finished tasks is
 * reached; the others fall into the absence.
 */
function playFinished(db: RetailDatabase, n: number, today: number): Played {
  const isHis = doneByDirector(db) < DONE;
  const [first, length] = isHis ? [14, 32] : [AWAY.to + 12, 54];
  return play(db, finishedScript(n, today, first + (bits(DRAW.workflow, n, 13) % length)));
}

function doneByDirector(db: RetailDatabase): number {
  const { done } = onlyRow(
    db.prepare<{ done: number }>(`SELECT (${COUNTERS.finishCount}) AS done`),
    { me: DIRECTOR },
  );
  return done;
}
