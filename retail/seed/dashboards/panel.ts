import { SUPPLIER_TEMPLATE } from '../../accounts/audience.ts';
import { POST_TEMPLATES } from '../people.ts';
import { column, forTemplates, row, type DashboardSeed, type TemplateSeed } from './dashboard.ts';

const STAFF = POST_TEMPLATES.map(([code]) => code);
const TRAINEE = 'PT11';

/** A post without alerts on its home page has them here; otherwise they are only offered. */
const WITH_ALERTS = ['PT06', 'PT07', 'PT08', 'PT12'];

const standardOf = (codes: readonly string[], more: readonly string[]): TemplateSeed => ({
  standard: column(codes),
  offered: column([...codes, ...more]).slice(codes.length),
});

/** The right panel: one column in reading order. */
export const PANEL: DashboardSeed = {
  code: 'panel',
  names: ['右侧栏', '右側欄', 'Side panel'],
  type: 'panel',
  maxnum: 8,
  templates: {
    ...forTemplates(
      STAFF,
      standardOf(
        ['todos', 'mustsee', 'messages', 'announcements', 'channelbar'],
        ['warnings', 'fastapp'],
      ),
    ),
    ...forTemplates(
      WITH_ALERTS,
      standardOf(
        ['todos', 'mustsee', 'messages', 'announcements', 'warnings', 'channelbar'],
        ['fastapp'],
      ),
    ),
    [TRAINEE]: standardOf(['mustsee', 'messages', 'announcements'], ['todos', 'fastapp']),
    [SUPPLIER_TEMPLATE]: standardOf(
      ['todos', 'mustsee', 'messages', 'announcements', 'channelbar'],
      ['fastapp'],
    ),
  },
};

const WAITING = [
  'todo_pending',
  'todo_pool',
  'todo_mytodo',
  'todo_finished',
  'todo_returned',
  'todo_unread',
];
const WAITING_TOO = ['todo_mystart', 'todo_mysubmit', 'todo_overdue'];
const ALERTS = ['expiring', 'stockout', 'negative', 'labels', 'receipts', 'differences'];

const counters = (codes: readonly string[], more: readonly string[]): TemplateSeed => ({
  standard: row(codes, 1, 4),
  offered: row([...codes, ...more], 1, 4).slice(codes.length),
});

/** Groups of counters: dashboards inside a card of another dashboard. */
export const GROUPS_OF_COUNTERS: readonly DashboardSeed[] = [
  {
    code: 'group_todo',
    names: ['待办与消息', '待辦與訊息', 'To do and messages'],
    type: 'todo',
    maxnum: 6,
    templates: {
      ...forTemplates(STAFF, counters(WAITING, WAITING_TOO)),
      [SUPPLIER_TEMPLATE]: counters(
        ['todo_pending', 'todo_finished', 'todo_unread'],
        ['todo_mystart', 'todo_mysubmit'],
      ),
    },
  },
  {
    code: 'group_warning',
    names: ['预警与快捷', '警示與捷徑', 'Alerts and shortcuts'],
    type: 'warning',
    maxnum: 6,
    templates: {
      ...forTemplates(STAFF, counters(ALERTS, ['todo_overdue', 'todo_unread'])),
      // The alerts of a buyer; those of the stores can be added.
      ...forTemplates(
        ['PT06', 'PT07'],
        counters(ALERTS.slice(1, 3), [...ALERTS.slice(0, 1), ...ALERTS.slice(3)]),
      ),
    },
  },
];
