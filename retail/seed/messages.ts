import type { RetailDatabase } from '../sqlite.ts';
import { bits, DRAW } from './noise.ts';
import { POSTS, STAFF, SUPPLIER_ACCOUNTS } from './people.ts';
import { insertRows, type Value } from './rows.ts';

type Text = readonly [title: string, content: string];
type Type = 'announce' | 'todo' | 'alert' | 'sysinfo' | 'notify';

interface Owner {
  audience: 'staff' | 'vendor';
  kind: 'all' | 'template' | 'account';
  id: string;
}

interface Draft {
  owner: Owner;
  type: Type;
  text: Text;
  priority?: boolean;
  /** A fixed age; otherwise it follows from its place in the list. */
  hoursAgo?: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is older has been read. */
const READ_AFTER = 9 * DAY;
/** In hours. */
const LONGEST_AGO = 720;

const STORE_MANAGER = 'PT04';

/** Of the staff: announcements to all, 30 to the operations director, 22 to store managers, the others in turn. */
const STAFF_MESSAGES = 160;
const SUPPLIER_MESSAGES = 40;
/** Beside them, so that one account has more than a badge can show. */
const STRESS_MESSAGES = 120;
const ANNOUNCEMENTS_TO_SUPPLIERS = 4;
const TO_DIRECTOR = 30;
const TO_MANAGERS = 22;

const ANNOUNCEMENTS: readonly Text[] = [
  ['端午节配送安排', '<p>6 月 19 日停配一天，请各店提前一日要货。</p>'],
  ['新版要货申请上线', '<p>支持<b>按建议量带入</b>，操作见帮助手册。</p>'],
  ['食品安全月检查通知', '<p>本月各店自查，区域经理抽查，<i>结果纳入考核</i>。</p>'],
  ['夏季营业时间调整', '<p>7 月 1 日起大卖场延长至 22:30。</p>'],
  ['会员日活动说明', '<p>每月 8 日会员日，生鲜满 88 元减 8 元。</p>'],
  ['防汛值班表', '<p>汛期各店安排夜间值班，联系电话见附件。</p>'],
  ['价签更换要求', '<p>调价生效日营业前完成价签更换。</p>'],
  ['系统维护公告', '<p>周日 02:00 至 04:00 系统维护，期间无法下单。</p>'],
  ['优秀门店表彰', '<p>恭喜滨江旗舰店获得上季度金店奖。</p>'],
  ['冷链温度抽检', '<p>冷藏 0 至 4 度，冷冻不高于零下 18 度。</p>'],
  ['盘点月安排', '<p>月末最后一个周日全盘。</p>'],
  ['供应商大会', '<p>下月 12 日在总部召开供应商大会。</p>'],
];
const PRIORITIES = 3;

type Texts = Readonly<Record<Exclude<Type, 'announce'>, readonly [Text, ...Text[]]>>;

const TEXTS: Texts = {
  todo: [
    ['采购订单待审批', '<p>有一张采购订单等待您审批。</p>'],
    ['调价单待审批', '<p>生鲜组提交了<b>调价单</b>，请在生效前处理。</p>'],
    ['盘点差异待确认', '<p>盘点差异超过 500 元，请确认原因。</p>'],
  ],
  alert: [
    ['临期商品预警', '<p>有商品剩余保质期<b>不足 7 天</b>。</p>'],
    ['缺货预警', '<p>畅销商品连续两天缺货，请尽快补货。</p>'],
    ['毛利异常', '<p>部分商品售价低于成本。</p>'],
  ],
  sysinfo: [
    ['密码即将到期', '<p>您的密码还有 10 天到期，请及时修改。</p>'],
    ['导出已完成', '<p>您导出的文件已生成。</p>'],
  ],
  notify: [
    ['到货通知', '<p>您申请的商品已送达，请安排验收。</p>'],
    ['促销方案已生效', '<p>本周促销方案已下发到门店。</p>'],
    ['合同即将到期', '<p>有合同将在 30 天内到期。</p>'],
  ],
};
const SUPPLIER_TEXTS: Texts = {
  todo: [
    ['采购订单待确认', '<p>有新的采购订单，请在 24 小时内确认。</p>'],
    ['对账单待确认', '<p>上月对账单已生成，请核对后确认。</p>'],
  ],
  alert: [
    ['证照即将到期', '<p>食品经营许可证将在 <b>30 天内</b>到期，请更新。</p>'],
    ['到货差异', '<p>昨日送货与订单数量不符，请核对。</p>'],
  ],
  sysinfo: [['密码即将到期', '<p>您的密码还有 10 天到期，请及时修改。</p>']],
  notify: [
    ['付款通知', '<p>本期货款已安排付款。</p>'],
    ['新品提报结果', '<p>您提报的新品已通过评审。</p>'],
  ],
};

const TYPES = ['todo', 'alert', 'sysinfo', 'notify'] as const;

/** Whoever shows messages has to sanitise them: these two try what must not get through. */
const HOSTILE: Text = [
  '外部系统消息',
  '<p>外部系统推送的消息<img src="x" onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>，<a href="javascript:alert(1)">查看</a></p>',
];

/** What a message leads to: the approval centre, or nothing. */
const MODULES: Readonly<Partial<Record<Type, string>>> = { todo: '100003' };

export function seedMessages(db: RetailDatabase, today: number): void {
  const now = today * DAY;
  const drafts = [...staffDrafts(), ...supplierDrafts(), ...usual(STRESS_MESSAGES, TEXTS, () => account('staff', 'stress'))];
  const messages = drafts.map((draft, n) => ({
    ...draft,
    id: `MSG${String(100001 + n)}`,
    created: now - hoursAgo(draft, n) * HOUR,
  }));
  insertRows(
    db,
    'message',
    ['id', 'audience', 'ownerkind', 'ownerid', 'msgtype', 'msgtitle', 'msgcontent', 'priorityflag', 'created', 'modulecode'],
    messages.map(({ id, owner, type, text, priority, created }): Value[] => [
      id,
      owner.audience,
      owner.kind,
      owner.id,
      type,
      ...text,
      priority ? '1' : '0',
      created,
      MODULES[type] ?? null,
    ]),
  );
  insertRows(
    db,
    'message_read',
    ['id', 'usercode', 'readtime'],
    messages
      .filter(({ created }) => now - created > READ_AFTER)
      .flatMap(({ id, owner, created }) => readersOf(owner).map((usercode) => [id, usercode, created + HOUR])),
  );
}

function hoursAgo(draft: Draft, n: number): number {
  return draft.hoursAgo ?? 1 + (bits(DRAW.workflow, n, 20) % LONGEST_AGO);
}

function staffDrafts(): Draft[] {
  const announcements = ANNOUNCEMENTS.map((text, n): Draft => ({
    owner: everybody('staff'),
    type: 'announce',
    text,
    priority: n < PRIORITIES,
  }));
  const director: Draft[] = [
    { owner: account('staff', 'ops_director'), type: 'sysinfo', text: HOSTILE, hoursAgo: 6 },
    ...usual(TO_DIRECTOR - 1, TEXTS, () => account('staff', 'ops_director')),
  ];
  const managers = usual(TO_MANAGERS, TEXTS, () => ({ audience: 'staff', kind: 'template', id: STORE_MANAGER }));
  const others = STAFF.filter(({ usercode }) => usercode !== 'ops_director' && usercode !== 'stress');
  const rest = STAFF_MESSAGES - announcements.length - director.length - managers.length;
  return [
    ...announcements,
    ...director,
    ...managers,
    ...usual(rest, TEXTS, (n) => account('staff', others[n % others.length]?.usercode ?? '')),
  ];
}

function supplierDrafts(): Draft[] {
  const announcements = ANNOUNCEMENTS.slice(-ANNOUNCEMENTS_TO_SUPPLIERS).map((text): Draft => ({
    owner: everybody('vendor'),
    type: 'announce',
    text,
  }));
  const rest = SUPPLIER_MESSAGES - announcements.length - 1;
  const first = account('vendor', SUPPLIER_ACCOUNTS[0]?.[0] ?? '');
  const turn = (n: number) => account('vendor', SUPPLIER_ACCOUNTS[n % SUPPLIER_ACCOUNTS.length]?.[0] ?? '');
  return [...announcements, { owner: first, type: 'sysinfo', text: HOSTILE, hoursAgo: 6 }, ...usual(rest, SUPPLIER_TEXTS, turn)];
}

/** The four usual types in turn, with their texts. */
function usual(count: number, source: Texts, ownerOf: (n: number) => Owner): Draft[] {
  return Array.from({ length: count }, (_, n) => {
    const type = TYPES[n % TYPES.length] ?? 'notify';
    const texts = source[type];
    return { owner: ownerOf(n), type, text: texts[Math.floor(n / TYPES.length) % texts.length] ?? texts[0] };
  });
}

function account(audience: Owner['audience'], id: string): Owner {
  return { audience, kind: 'account', id };
}

function everybody(audience: Owner['audience']): Owner {
  return { audience, kind: 'all', id: '' };
}

/** Everybody has read what is old, but the account whose messages are too many. */
function readersOf({ audience, kind, id }: Owner): string[] {
  if (audience === 'vendor') return kind === 'all' ? SUPPLIER_ACCOUNTS.map(([usercode]) => usercode) : [id];
  const staff = STAFF.filter(
    ({ usercode, posts }) => kind === 'all' || (kind === 'account' ? usercode === id : posts.some(isManager)),
  );
  return staff.map(({ usercode }) => usercode).filter((usercode) => usercode !== 'stress');
}

function isManager(post: string): boolean {
  return POSTS.some(([code, , , template]) => code === post && template === STORE_MANAGER);
}
