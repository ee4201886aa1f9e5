import type { components } from '../../schema/generated/retail.ts';
import { addressOf, FOR_CALLER } from '../accounts/audience.ts';
import { dateIn } from '../server/calendar.ts';
import { storeScope } from '../sales/scope.ts';
import type { ServiceContext } from '../server/service.ts';
import { releaseExpired } from '../tasks/claims.ts';
import { COUNTERS } from '../workflow/counters.ts';
import { onlyRow } from '../database/sqlite.ts';

type CountFigures = components['schemas']['CountFigures'];
type Counter = (context: ServiceContext) => number;

/** Counters of waiting work, by card. A new one needs one entry here and one in the demo data. */
const WAITING: Readonly<Record<string, Counter>> = {
  todo_mystart: own(COUNTERS.initiatedCount),
  todo_mysubmit: own(COUNTERS.submittedCount),
  todo_pending: own(COUNTERS.pendingTaskCount),
  todo_pool: own(COUNTERS.poolCount),
  todo_mytodo: own(COUNTERS.todoCount),
  todo_overdue({ db, caller, today }) {
    const query = `SELECT t.due, e.timezone FROM pool_task t JOIN enterprise e ON e.entid = ?
      WHERE t.assignee = ? AND t.status = 'locked' AND t.due IS NOT NULL`;
    const tasks = db
      .prepare<{ due: number; timezone: string }>(query)
      .all([caller.entid, caller.usercode]);
    return tasks.filter(({ due, timezone }) => dateIn(timezone, due) < today()).length;
  },
  todo_finished: own(COUNTERS.finishCount),
  todo_returned: own(
    "SELECT count(*) FROM process_instance WHERE initiator = :me AND status = 'returned'",
  ),
  todo_unread: ({ db, caller }) => {
    const query = `SELECT count(*) AS num FROM message m WHERE ${FOR_CALLER}
      AND NOT EXISTS (SELECT 1 FROM message_read r WHERE r.id = m.id AND r.usercode = ?)`;
    return onlyRow(db.prepare<{ num: number }>(query), [...addressOf(caller), caller.usercode]).num;
  },
};

function own(query: string): Counter {
  return ({ db, caller }) => {
    const all = { me: caller.usercode, role: caller.posttmplcode ?? '' };
    const values = Object.entries(all).filter(([name]) => query.includes(`:${name}`));
    return onlyRow(
      db.prepare<{ num: number }>(`SELECT (${query}) AS num`),
      Object.fromEntries(values),
    ).num;
  };
}

/** The number of alerts of the caller's stores. */
function alerts(cardcode: string, context: ServiceContext): number | null {
  const { num } = onlyRow(
    context.db.prepare<{ num: number | null }>(
      'SELECT sum(num) AS num FROM shop_alert WHERE alertcode = ? AND shopno IN (SELECT value FROM json_each(?))',
    ),
    [cardcode, storeScope(context).shops],
  );
  if (num !== null) return num;
  const known = context.db
    .prepare('SELECT 1 FROM shop_alert WHERE alertcode = ? LIMIT 1')
    .get([cardcode]);
  return known === undefined ? null : 0;
}

/** The number of a counter; null when there is none of that code. */
export function countOf(cardcode: string, context: ServiceContext): CountFigures | null {
  const counter = Object.hasOwn(WAITING, cardcode) ? WAITING[cardcode] : undefined;
  if (counter) releaseExpired(context);
  const num = counter ? counter(context) : alerts(cardcode, context);
  return num === null ? null : { num, amt: null };
}
