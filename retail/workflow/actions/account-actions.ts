import { randomUUID } from 'node:crypto';
import { isDay } from '../../server/calendar.ts';
import { RetailError } from '../../server/envelope.ts';
import { addMessage } from '../../messages/new-message.ts';
import { once } from '../../database/request-keys.ts';
import type { ServiceContext, ServiceTable } from '../../server/service.ts';
import { staffOf } from '../people/colleagues.ts';

/**
 * The actions with which an account sets up its approvals. A new one needs one function and one
 * button.
 */
const ACTIONS: Readonly<
  Record<string, (context: ServiceContext, input: Record<string, unknown>) => void>
> = {
  deputy: setDeputy,
  enddeputy: endDeputy,
};

export const accountActions: ServiceTable = {
  '/api/msc-bpm/account/{action}': (body, context) => {
    const { action, requestkey } = body;
    const perform = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!perform) throw new RetailError('A0400', `Bad parameter action: there is no ${action}`);
    if (context.caller.usertype === '2')
      throw new RetailError('A0301', 'Not permitted for suppliers');
    return once(
      context,
      { key: requestkey, action: `account/${action}` },
      () => {
        perform(context, body);
        return null;
      },
      () => null,
    );
  },
};

/** The new absence replaces the current one. */
function setDeputy(
  { db, caller, clock, today }: ServiceContext,
  { usercode, startdate, enddate }: Record<string, unknown>,
): void {
  const deputy = staffOf(db).find((one) => one.usercode === usercode);
  if (!deputy || deputy.usercode === caller.usercode)
    throw new RetailError('A0400', 'Bad parameter usercode: no colleague who may stand in');
  const [from, to] = [dayOf('startdate', startdate), dayOf('enddate', enddate)];
  if (to < from) throw new RetailError('A0400', 'Bad parameter enddate: before startdate');
  if (to < today()) throw new RetailError('A0400', 'Bad parameter enddate: over already');
  dropDeputy(db, caller.usercode, today());
  db.prepare(
    `INSERT INTO process_deputy (usercode, deputy, startdate, enddate, created) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (usercode, startdate) DO UPDATE SET deputy = excluded.deputy, enddate = excluded.enddate, created = excluded.created`,
  ).run([caller.usercode, deputy.usercode, from, to, clock()]);
  addMessage(db, clock(), {
    id: `MSG-${randomUUID()}`,
    audience: 'staff',
    ownerkind: 'account',
    ownerid: deputy.usercode,
    msgtype: 'notify',
    msgtitle: `${caller.username} 请您代为审批`,
    msgcontent: `<p>${from} 至 ${to}，新的审批任务将转给您。</p>`,
    modulecode: '100003',
    moduleparams: JSON.stringify({ tab: 'pending' }),
  });
}

/** Ending an absence twice is no error: a second window gets the same result. */
function endDeputy({ db, caller, today }: ServiceContext): void {
  dropDeputy(db, caller.usercode, today());
}

/** A future absence is deleted; one that has started ends yesterday. */
function dropDeputy(db: ServiceContext['db'], usercode: string, today: string): void {
  db.prepare('DELETE FROM process_deputy WHERE usercode = ? AND startdate >= ?').run([
    usercode,
    today,
  ]);
  db.prepare(
    "UPDATE process_deputy SET enddate = date(?, '-1 day') WHERE usercode = ? AND startdate < ? AND enddate >= ?",
  ).run([today, usercode, today, today]);
}

function dayOf(name: string, value: unknown): string {
  if (!isDay(value))
    throw new RetailError('A0400', `Bad parameter ${name}: must be a day, YYYY-MM-DD`);
  return value;
}
