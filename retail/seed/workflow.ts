import type { RetailDatabase } from '../sqlite.ts';
import { dateOf } from '../days.ts';
import { bits, DRAW } from './noise.ts';
import { seedPoolTasks } from './pool-tasks.ts';
import { insertRows, type Value } from './rows.ts';

/** The nine processes: code, kind of document, and the steps from the first approval on. */
const PROCESSES: readonly (readonly [code: string, biztype: string, activities: readonly string[]])[] = [
  ['purchaseorder', 'PO', ['采购经理审批', '营运审批', '财务复核', '供应商确认']],
  ['priceadjustment', 'PA', ['采购经理审批', '营运审批', '门店确认']],
  ['promotion', 'PM', ['采购经理审批', '营运审批', '总经理审批']],
  ['supplieradmission', 'SA', ['资质审核', '采购经理审批', '营运审批', '总经理审批']],
  ['contract', 'CT', ['法务审核', '财务复核', '营运审批', '总经理审批', '合同归档']],
  ['expense', 'EX', ['部门审批', '营运审批', '财务复核']],
  ['return', 'RT', ['采购经理审批', '营运审批', '供应商确认']],
  ['replenishment', 'RQ', ['店长审批', '营运审批']],
  ['stocktake', 'SD', ['店长审批', '区域审批', '营运审批', '财务复核']],
];

const OPEN = 40;
const FINISHED = 420;
const OPINIONS = ['同意', '按制度执行', '数量已核对，同意', '价格与合同一致', '请尽快安排'];

/** The account whose counters are fixed: 7 started, 5 submitted, 12 pending, 128 done. */
const DIRECTOR = 'ops_director';
const STARTED = 7;
const SUBMITTED = 5;
const PENDING = 12;
const DONE = 128;

const OTHERS = [
  'admin',
  'area_east',
  'area_south',
  'store1001',
  'store1002',
  'buyer_manager',
  'buyer_fresh',
  'finance',
  'general',
  'settlement',
];
const SUPPLIER = 'v10001';

const HOUR = 3_600_000;

/** Approvals and tasks, dated back from a day. Everybody is named by his account code. */
export function seedWorkflow(db: RetailDatabase, today: number): void {
  const instances: Value[][] = [];
  const tasks: Value[][] = [];
  for (let n = 0; n < OPEN + FINISHED; n += 1) addInstance(n, today * 24 * HOUR, instances, tasks);
  insertRows(
    db,
    'process_instance',
    ['instanceid', 'processcode', 'bizkey', 'biztype', 'initiator', 'submitter', 'status', 'started', 'finished'],
    instances,
  );
  insertRows(
    db,
    'process_task',
    ['taskid', 'instanceid', 'activity', 'assignee', 'status', 'action', 'opinion', 'created', 'finished'],
    tasks,
  );
  seedPoolTasks(db, today * 24 * HOUR);
}

function addInstance(n: number, now: number, instances: Value[][], tasks: Value[][]): void {
  const open = n < OPEN;
  const [code, biztype, activities] = PROCESSES[n % PROCESSES.length] ?? ['', '', []];
  const nodes = open ? 1 + (draw(n, 1) % (activities.length - 1)) : Math.max(2, activities.length - (draw(n, 1) % 2));
  const hoursAgo = open ? 2 + (draw(n, 2) % 200) : 240 + (draw(n, 2) % 2600);
  const started = now - (hoursAgo + nodes * 8) * HOUR;
  const other = OTHERS[draw(n, 3) % OTHERS.length] ?? '';
  const initiator = open && n < STARTED ? DIRECTOR : other;
  const submitter = open && n >= STARTED - 2 && n < STARTED - 2 + SUBMITTED ? DIRECTOR : n < STARTED ? 'director_deputy' : other;
  const instanceid = `WI${String(100001 + n)}`;
  const day = dateOf(Math.floor(started / (24 * HOUR)))
    .replaceAll('-', '')
    .slice(2);
  const last = started + nodes * 8 * HOUR;
  instances.push([
    instanceid,
    code,
    `${biztype}${day}${String(n + 1).padStart(4, '0')}`,
    biztype,
    initiator,
    submitter,
    open ? 'running' : 'finished',
    started,
    open ? null : last,
  ]);
  for (let node = 0; node < nodes; node += 1) {
    const created = started + node * 8 * HOUR;
    const assignee = !open && n - OPEN < DONE && node === 1 ? DIRECTOR : (OTHERS[draw(n, 4, node) % OTHERS.length] ?? '');
    const opinion = OPINIONS[draw(n, 5, node) % OPINIONS.length] ?? '';
    const rejected = !open && node === nodes - 1 && draw(n, 6) % 12 === 0;
    tasks.push([
      `WT${String(100001 + n)}${String(node)}`,
      instanceid,
      activities[node] ?? '',
      assignee,
      'done',
      rejected ? 'reject' : 'send',
      rejected ? '请补充材料' : opinion,
      created,
      created + 6 * HOUR,
    ]);
  }
  if (!open) return;
  const pending =
    n >= 20 && n < 20 + PENDING
      ? DIRECTOR
      : n >= 20 + PENDING && n < 23 + PENDING
        ? SUPPLIER
        : (OTHERS[draw(n, 7) % OTHERS.length] ?? '');
  tasks.push([
    `WT${String(100001 + n)}${String(nodes)}`,
    instanceid,
    activities[nodes] ?? '',
    pending,
    'pending',
    null,
    null,
    last,
    null,
  ]);
}

function draw(n: number, purpose: number, node = 0): number {
  return bits(DRAW.workflow, n, purpose, node);
}
