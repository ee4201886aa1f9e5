import { DAY_MS } from '../server/calendar.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import { taskType } from '../tasks/task-types.ts';
import { between, DRAW } from './noise.ts';
import { HOSTILE_DESCRIPTIONS, TASK_TEXTS } from './pool-task-texts.ts';
import { insertRows, type Value } from './rows.ts';
import { SHOPS } from './shops.ts';

interface Batch {
  count: number;
  template: string;
  status: 'unlocked' | 'locked' | 'completed';
  /** Taken in turn. */
  assignees: readonly string[];
  /** Taken in turn; any when there are none. */
  shops?: readonly string[];
}

/** The counters of `ops_director` are fixed: 23 in the pool of the post, 9 claimed. */
const BATCHES: readonly Batch[] = [
  { count: 23, template: 'PT02', status: 'unlocked', assignees: [] },
  { count: 9, template: 'PT02', status: 'locked', assignees: ['ops_director'] },
  {
    count: 6,
    template: 'PT04',
    status: 'unlocked',
    assignees: [],
    shops: ['1001', '1002', '1007'],
  },
  {
    count: 6,
    template: 'PT04',
    status: 'locked',
    assignees: ['store1001', 'store1002'],
    shops: ['1001', '1002'],
  },
  {
    count: 16,
    template: 'PT02',
    status: 'completed',
    assignees: ['ops_director', 'director_deputy'],
  },
];

const HOUR = 3_600_000;

/** The data are dated back from midnight of UTC, which is this much later than that of the enterprise. */
const AHEAD = 8 * HOUR;

/** Intervals of tasks without due time, overdue ones, and ones due on the day after. */
const WITHOUT = 10;
const LATE = 6;
const TOMORROW = 8;
/** The others are due in these hours of the day: some have several. */
const HOURS = [8.5, 9, 9.25, 9.5, 10, 11, 13, 14, 14, 14.75, 16, 17.5, 18, 20, 21.5];

/**
 * Tasks of the pool, dated back from a moment. Tasks with an assignee never expire. A kind that is worked on in a document
 * gets one.
 */
export function seedPoolTasks(db: RetailDatabase, now: number): void {
  const places = BATCHES.flatMap(({ count, assignees, shops = [], ...place }) =>
    Array.from({ length: count }, (_, index) => ({
      ...place,
      assignee: assignees[index % assignees.length] ?? null,
      shop: shops[index % shops.length] ?? null,
    })),
  );
  const documents = documentFinder(db);
  insertRows(
    db,
    'pool_task',
    [
      'taskid',
      'tasktype',
      'taskname',
      'taskdesc',
      'taskkeyattr',
      'depttypeid',
      'posttmplcode',
      'creator',
      'created',
      'due',
      'status',
      'assignee',
      'locked',
      'finished',
      'modulecode',
      'sheetid',
    ],
    places.map(({ template, status, assignee, shop }, n): Value[] => {
      const [type, name, description] = TASK_TEXTS[n % TASK_TEXTS.length] ?? TASK_TEXTS[0];
      const due = dueOf(n, now);
      const created = Math.min(
        now - Math.floor(between(9, 93, DRAW.workflow, n, 8)) * HOUR,
        (due ?? now) - 12 * HOUR,
      );
      const sheet = documents(type, template, shop);
      const somewhere =
        SHOPS[Math.floor(between(0, SHOPS.length, DRAW.workflow, n, 9))]?.shopid ?? '';
      return [
        `PT${String(100001 + n)}`,
        type,
        name,
        HOSTILE_DESCRIPTIONS[n] ?? description,
        `门店 ${shop ?? sheet?.shopid ?? somewhere}`,
        'SHOP',
        template,
        'admin',
        created,
        due,
        status,
        assignee,
        assignee === null ? null : created + 2 * HOUR,
        status === 'completed' ? created + (3 + (n % 5)) * HOUR : null,
        sheet?.modulecode ?? null,
        sheet?.sheetid ?? null,
      ];
    }),
  );
}

function dueOf(n: number, now: number): number | null {
  if (n % WITHOUT === WITHOUT - 1) return null;
  const midnight =
    now - AHEAD + (n % LATE === 0 ? -DAY_MS * (1 + (n % 4) / 2) : n % TOMORROW === 5 ? DAY_MS : 0);
  return midnight + (HOURS[n % HOURS.length] ?? 0) * HOUR;
}

interface Sheet {
  sheetid: string;
  shopid: string | null;
}

/**
 * Returns the next document for a type of task, each once and drafts first, of one store or of any,
 * and the module in which a post template opens it.
 */
function documentFinder(db: RetailDatabase) {
  const modules = db.prepare<{ modulecode: string }>(
    `SELECT m.modulecode FROM module m JOIN template_application g USING (appcode) WHERE m.sheettype = ? AND g.posttmplcode = ?
     ORDER BY m.modulecode LIMIT 1`,
  );
  const sheets = db.prepare<Sheet>(
    `SELECT sheetid, shopid FROM sheet WHERE sheettype = :type AND (:shop IS NULL OR coalesce(shopid, :shop) = :shop)
     ORDER BY status <> '0', created DESC, sheetid`,
  );
  const taken = new Set<string>();
  return (
    type: string,
    template: string,
    shop: string | null,
  ): (Sheet & { modulecode: string }) | null => {
    const { sheettype } = taskType(type);
    const module = modules.get([sheettype, template]);
    const sheet = sheets.all({ type: sheettype, shop }).find(({ sheetid }) => !taken.has(sheetid));
    if (!module || !sheet) return null;
    taken.add(sheet.sheetid);
    return { ...module, ...sheet };
  };
}
