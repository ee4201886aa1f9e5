import { withdraw } from '../../workflow/actions/instance-actions.ts';
import type { Move } from '../../workflow/process/move.ts';
import { NO_NOTIFICATIONS } from '../../workflow/notifications.ts';
import { press } from '../../workflow/actions/press.ts';
import {
  isUnderWay,
  requireInstance,
  tasksOf,
  type InstanceRow,
  type TaskRow,
} from '../../workflow/process/process-rows.ts';
import { begin } from '../../workflow/process/start.ts';
import type { SheetStatus } from '../../sheets/stored-sheet.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { compactDateOf, dateOf } from '../../server/calendar.ts';
import { bits, DRAW } from '../noise.ts';
import { makeSheet, type MadeSheet } from '../sheets/make-sheet.ts';
import type { SheetWanted } from '../sheets/sheet-wanted.ts';
import { AGREE, HOSTILE } from './opinions.ts';
import type { Script } from './script.ts';
import { dayOf, momentOf } from './working-time.ts';

/** A simulated instance, with its resulting document. */
export interface Played {
  made: MadeSheet;
  instance: InstanceRow;
  pending: TaskRow[];
  status: SheetStatus;
  modified: number;
  /** The user and time of an action. */
  marks: { usercode: string; at: number }[];
}

/** More actions than any instance has. */
const MAX_MOMENTS = 30;

/** Interval of instances with an opinion that contains hostile HTML. */
const HOSTILE_EVERY = 37;

function instanceId(n: number): string {
  return `WI${String(100_001 + n)}`;
}

/**
 * Makes an instance's history with the engine itself: it is started, and each holder of a task uses a button, until it ends or is to stay.
 * So the demonstration contains only possible histories.
 */
export function play(db: RetailDatabase, script: Script): Played {
  const { n, process, submitter } = script;
  const instanceid = instanceId(n);
  const marks: Played['marks'] = [];
  let hours = script.started;
  let status: SheetStatus = '1';
  const made = makeSheet(wantedFor(script));
  const move = (by: string): Move => ({
    db,
    now: momentOf(hours),
    day: dateOf(dayOf(hours)),
    by,
    documents: {
      setStatus: (_sheetid, next) => (status = next),
      markStep: (_sheetid, usercode) => marks.push({ usercode, at: momentOf(hours) }),
    },
    notifications: NO_NOTIFICATIONS,
  });
  begin(move(submitter), process, { sheet: made, submitter }, instanceid);
  for (let moment = 0; ; moment += 1) {
    const instance = requireInstance(db, instanceid);
    const pending = tasksOf(db, instanceid).filter((task) => task.status === 'pending');
    const isLeft =
      !isUnderWay(instance) || script.stays(instance, pending, moment) || moment === MAX_MOMENTS;
    if (isLeft) return { made, instance, pending, status, modified: momentOf(hours), marks };
    hours += script.pause(moment, hours);
    act(move, script, instance, pending, moment);
  }
}

/** The document of an instance; its number contains its day. */
function wantedFor({ n, process, initiator, supplierid, started, document }: Script): SheetWanted {
  const created = momentOf(started);
  if (document) return document(created);
  const { sheettype } = process;
  const date = compactDateOf(dayOf(started));
  const sheetid = `${sheettype}${date}${String(n + 1).padStart(4, '0')}`;
  return {
    sheettype,
    sheetid,
    n,
    created,
    creator: initiator,
    ...(supplierid !== undefined && { supplierid }),
  };
}

function act(
  move: (by: string) => Move,
  { n, incidents }: Script,
  instance: InstanceRow,
  pending: readonly TaskRow[],
  moment: number,
): void {
  const incident = incidents.find(({ at }) => at === moment);
  const task = pending[bits(DRAW.workflow, n, 10, moment) % pending.length];
  if (incident?.action === 'withdraw' || task === undefined) {
    withdraw(move(instance.initiator), instance, incident?.opinion ?? '');
    return;
  }
  // Only the original task of a step can do more than approve.
  const done = task.kind === 'step' ? incident : undefined;
  const opinion =
    n % HOSTILE_EVERY === 0
      ? HOSTILE
      : (AGREE[bits(DRAW.workflow, n, 5, moment) % AGREE.length] ?? '');
  press(move(task.assignee), {
    instance,
    task,
    action: done?.action ?? 'send',
    opinion: done?.opinion ?? (task.kind === 'start' ? '已按要求修改，请审批' : opinion),
    input: done?.input ?? {},
  });
}
