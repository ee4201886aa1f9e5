import type { RetailDatabase } from '../sqlite.ts';
import { between, DRAW } from './noise.ts';
import { insertRows } from './rows.ts';
import { SHOPS } from './shops.ts';

interface Batch {
  count: number;
  template: string;
  status: 'unlocked' | 'locked' | 'completed';
  /** Taken in turn. */
  assignees: readonly string[];
}

/** The counters of `ops_director` are fixed: 23 in the pool of his post, 9 that he has claimed. */
const BATCHES: readonly Batch[] = [
  { count: 23, template: 'PT02', status: 'unlocked', assignees: [] },
  { count: 9, template: 'PT02', status: 'locked', assignees: ['ops_director'] },
  { count: 6, template: 'PT04', status: 'unlocked', assignees: [] },
  { count: 6, template: 'PT04', status: 'locked', assignees: ['store1001', 'store1002'] },
  { count: 16, template: 'PT02', status: 'completed', assignees: ['ops_director', 'director_deputy'] },
];

const TASKS = [
  ['replenish', '缺货补单确认', '<p>以下单品连续两天缺货，请确认<b>补货数量</b>后提交。</p>'],
  ['label', '调价后更换价签', '<p>调价单已生效，请在营业前完成价签更换。</p>'],
  ['display', '陈列整改复查', '<p>巡店发现端架陈列与方案不符，<i>整改后上传照片</i>。</p>'],
  ['expiry', '临期商品处理', '<p>剩余保质期不足 7 天，请安排<b>调价出清</b>或退货。</p>'],
  ['stocktake', '盘点差异说明', '<p>差异金额超过 500 元，请填写原因。</p>'],
] as const;

const HOUR = 3_600_000;

/** Every so many tasks one is overdue. */
const LATE = 6;

export function seedPoolTasks(db: RetailDatabase, now: number): void {
  const places = BATCHES.flatMap(({ count, template, status, assignees }) =>
    Array.from({ length: count }, (_, index) => ({ template, status, assignee: assignees[index % assignees.length] ?? null })),
  );
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
    ],
    places.map(({ template, status, assignee }, n) => {
      const [type, name, description] = TASKS[n % TASKS.length] ?? TASKS[0];
      const created = now - Math.floor(between(3, 93, DRAW.workflow, n, 8)) * HOUR;
      const shop = SHOPS[Math.floor(between(0, SHOPS.length, DRAW.workflow, n, 9))]?.shopid ?? '';
      return [
        `PT${String(100001 + n)}`,
        type,
        name,
        description,
        `门店 ${shop}`,
        'SHOP',
        template,
        'admin',
        created,
        n % LATE === 0 ? created + 2 * HOUR : now + (8 + (n % 12)) * HOUR,
        status,
        assignee,
      ];
    }),
  );
}
