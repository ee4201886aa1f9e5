import type { Names } from '../names.ts';
import type { CardSeed } from './card.ts';

interface CounterSeed {
  code: string;
  names: Names;
  icon: string;
  colour: string;
  module: readonly [appcode: string, modulecode: string];
  moduleparams?: Readonly<Record<string, string>>;
}

/** Alerts of stores; `perShop` is the approximate number per store. */
export const ALERTS: readonly (CounterSeed & { perShop: number })[] = [
  {
    code: 'expiring',
    names: ['临期商品', '即期商品', 'Expiring products'],
    icon: 'exclamation-triangle',
    colour: '#c2690c',
    module: ['OPS', '200109'],
    perShop: 9,
  },
  {
    code: 'stockout',
    names: ['缺货单品', '缺貨單品', 'Out of stock'],
    icon: 'box',
    colour: '#b83280',
    module: ['RPT', '200612'],
    perShop: 4,
  },
  {
    code: 'negative',
    names: ['负毛利单品', '負毛利單品', 'Products below cost'],
    icon: 'tag',
    colour: '#c2690c',
    module: ['RPT', '200611'],
    perShop: 1,
  },
  {
    code: 'labels',
    names: ['价签待打印', '待列印標籤', 'Labels to print'],
    icon: 'print',
    colour: '#0f8a7d',
    module: ['OPS', '200110'],
    perShop: 12,
  },
  {
    code: 'receipts',
    names: ['待收货', '待收貨', 'Awaiting receipt'],
    icon: 'truck',
    colour: '#348eed',
    module: ['PUR', '200204'],
    perShop: 3,
  },
  {
    code: 'differences',
    names: ['对账差异', '對帳差異', 'Statement differences'],
    icon: 'calculator',
    colour: '#475569',
    module: ['FIN', '200510'],
    perShop: 0,
  },
];

const APPROVALS = ['PORTAL', '100003'] as const;
const TASKS = ['PORTAL', '100004'] as const;
const MESSAGES = ['PORTAL', '100002'] as const;

/** Counters of waiting work. `tab` is the tab that the module opens with; retail/dashboards/counters.ts has what each counts. */
const WAITING: readonly CounterSeed[] = [
  {
    code: 'todo_mystart',
    names: ['我发起的', '我發起的', 'Started by me'],
    icon: 'file-edit',
    colour: '#348eed',
    module: APPROVALS,
    moduleparams: { tab: 'mystart' },
  },
  {
    code: 'todo_mysubmit',
    names: ['我提交的', '我送出的', 'Submitted by me'],
    icon: 'send',
    colour: '#348eed',
    module: APPROVALS,
    moduleparams: { tab: 'mysubmit' },
  },
  {
    code: 'todo_pending',
    names: ['待我审批', '待我簽核', 'Awaiting my approval'],
    icon: 'check-square',
    colour: '#c2690c',
    module: APPROVALS,
    moduleparams: { tab: 'pending' },
  },
  {
    code: 'todo_pool',
    names: ['任务池', '任務池', 'Task pool'],
    icon: 'inbox',
    colour: '#0f8a7d',
    module: TASKS,
    moduleparams: { tab: 'pool' },
  },
  {
    code: 'todo_mytodo',
    names: ['我的待办', '我的待辦', 'My to-dos'],
    icon: 'briefcase',
    colour: '#8b5cf6',
    module: TASKS,
    moduleparams: { tab: 'mytodo' },
  },
  {
    code: 'todo_overdue',
    names: ['已超时任务', '已逾時任務', 'Overdue tasks'],
    icon: 'stopwatch',
    colour: '#b83280',
    module: TASKS,
    moduleparams: { tab: 'mytodo' },
  },
  {
    code: 'todo_finished',
    names: ['我的已办', '我的已辦', 'Done'],
    icon: 'check-circle',
    colour: '#475569',
    module: APPROVALS,
    moduleparams: { tab: 'finished' },
  },
  {
    code: 'todo_returned',
    names: ['退回给我的', '退回給我的', 'Returned to me'],
    icon: 'history',
    colour: '#7c6a0a',
    module: APPROVALS,
    moduleparams: { tab: 'mystart' },
  },
  {
    code: 'todo_unread',
    names: ['未读消息', '未讀訊息', 'Unread messages'],
    icon: 'envelope',
    colour: '#1e3a8a',
    module: MESSAGES,
  },
];

function counter(
  kind: string,
  { code, names, icon, colour, module, moduleparams }: CounterSeed,
): CardSeed {
  return {
    cardcode: code,
    names,
    kind,
    module,
    icon,
    colour,
    uri: '/count/get',
    params: { cardcode: code },
    ...(moduleparams && { moduleparams: JSON.stringify(moduleparams) }),
  };
}

export const COUNTER_CARDS: readonly CardSeed[] = [
  ...ALERTS.map((alert) => counter('CountCard', alert)),
  ...WAITING.map((todo) => counter('IconCard', todo)),
];
