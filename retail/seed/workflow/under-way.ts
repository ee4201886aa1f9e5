import { PROCESSES } from '../../workflow/definitions/catalogue.ts';
import { PURCHASE_ORDER } from '../../workflow/definitions/purchase-order.ts';
import { bits, DRAW } from '../noise.ts';
import { stressSheet } from '../sheets/sheets.ts';
import { initiatorOf } from './initiators.ts';
import { GIVE_BACK } from './opinions.ts';
import type { Incident, Script } from './script.ts';
import { workingHoursUntil } from './working-time.ts';

/** The account whose counters are fixed. */
export const DIRECTOR = 'ops_director';
const DEPUTY = 'director_deputy';

/** Numbers of instances by case: begun by the director, submitted by the director, waiting for the director, for a supplier, returned to the initiator. */
const STARTED = [0, 7] as const;
const SUBMITTED = [5, 10] as const;
const FOR_DIRECTOR = [20, 32] as const;
const FOR_SUPPLIER = [32, 35] as const;
const RETURNED: readonly number[] = [12, 16, 36, 38];

export const UNDER_WAY = 40;

const SUPPLIER = { usercode: 'v10001', supplierid: 'T10001' } as const;

/** The instance whose document has ten thousand lines; it waits in its first step. */
const LARGEST = 39;

/** Working hours since the oldest of them started. */
const OLDEST = 72;

const within = (n: number, [from, to]: readonly [number, number]) => n >= from && n < to;

/** The first instance that waits for the director does so at once, because the manager of the step before began it. */
const FIRST = 20;

/**
 * Variants of a running instance: the first one that ends in the required state is used. A process
 * may be too short or an amount may need other steps, so the next processes and fewer actions are
 * tried.
 */
export function underWayScripts(n: number, today: number): Script[] {
  if (n === LARGEST)
    return [
      {
        ...scriptOf(n, today, PURCHASE_ORDER, 0),
        initiator: 'stress',
        submitter: 'stress',
        document: stressSheet,
      },
    ];
  return PROCESSES.flatMap((_process, offset) => {
    const process = PROCESSES[(n + offset) % PROCESSES.length] ?? PROCESSES[0];
    return [2 - (n % 3), 1, 0].map((moments) => scriptOf(n, today, process, moments));
  });
}

function scriptOf(n: number, today: number, process: Script['process'], moments: number): Script {
  const isStarter = within(n, STARTED);
  const usual = n === FIRST ? 'buyer_manager' : initiatorOf(process.sheettype, n);
  const initiator = isStarter ? DIRECTOR : usual;
  const age = 4 + (bits(DRAW.workflow, n, 2) % OLDEST);
  const until = workingHoursUntil(today) - 0.2 - (n % 7) / 10;
  return {
    n,
    process,
    initiator,
    submitter: within(n, SUBMITTED) ? DIRECTOR : isStarter ? DEPUTY : usual,
    started: until - age,
    // A fraction of the remaining time, so that all actions are in the past.
    pause: (moment, now) =>
      (until - now) * (0.15 + (bits(DRAW.workflow, n, 11, moment) % 30) / 100),
    incidents: RETURNED.includes(n) ? [giveBack(n)] : [],
    ...(within(n, FOR_SUPPLIER) && { supplierid: SUPPLIER.supplierid }),
    stays: (instance, pending, moment) => {
      const holders = pending.map(({ assignee }) => assignee);
      if (RETURNED.includes(n)) return instance.status === 'returned';
      if (within(n, FOR_DIRECTOR)) return holders.includes(DIRECTOR);
      if (within(n, FOR_SUPPLIER)) return holders.includes(SUPPLIER.usercode);
      return moment >= moments && !holders.includes(DIRECTOR);
    },
  };
}

function giveBack(n: number): Incident {
  return {
    at: 0,
    action: 'return',
    opinion: GIVE_BACK[n % GIVE_BACK.length] ?? '',
    input: { step: 'start' },
  };
}

/**
 * Whether it has the required state: running, and with the expected task code for the first one.
 */
export function isFit(n: number, isOpen: boolean, taskids: readonly string[]): boolean {
  return isOpen && (n !== FIRST || taskids.includes('WT1000210'));
}
