import { dateOf, monthOf, yearOf } from '../../server/calendar.ts';
import { GROUPS } from '../groups.ts';
import { inOrder } from '../metadata/seed-rules.ts';
import { SUPPLIER_COLUMNS, supplierFields } from './common-columns.ts';
import { numbered, rowsOf } from './draws.ts';
import { DECIDED, type ListSeed, MODIFIED, REMARK, STATE, STATUS } from './list-seed.ts';

const LIST = 58;
const NAMES = [
  '周末试吃会',
  '会员感恩日',
  '端午包粽节',
  '清凉夏日节',
  '开学文具周',
  '中秋月饼节',
  '邻里早市',
] as const;
const HOURS = ['09:00:00~12:00:00', '10:00:00~20:00:00', '16:30:00~21:00:00'] as const;

/** Plans of events in stores (门店活动计划), with years, months, days and hours, and a column of each kind. */
export const STORE_EVENTS_LIST: ListSeed = {
  entity: 'storeevent',
  leaves: ['PRM.event'],
  verbs: DECIDED,
  columns: [
    [
      'eventid',
      'Input',
      { fixed: true, title: 'no', frozen: true, width: 104, search: 'keyword,like' },
    ],
    [
      'eventname',
      'Input',
      { required: true, width: 200, max: 60, search: 'keyword,like', span: 8 },
    ],
    STATUS,
    ['eventyear', 'Date', { required: true, mode: 'year', width: 88, search: 'eq' }],
    ['settlemonth', 'Date', { mode: 'month', width: 104, search: 'range' }],
    ['announcedate', 'Date', { width: 120, search: 'range' }],
    ['eventperiod', 'Date', { required: true, mode: 'range', width: 220 }],
    ['dailyhours', 'Date', { mode: 'timerange', width: 180 }],
    ['opentime', 'Date', { mode: 'time', width: 104 }],
    ['setuptime', 'DateTime', { width: 168, search: 'range' }],
    ['takedowntime', 'DateTime', { width: 168 }],
    ['eventkind', 'SelectLookUp', { lookup: 'promotype', width: 104, search: 'in' }],
    ['couponkind', 'Select', { choices: 'couponkind', width: 96, search: 'in' }],
    ['scope', 'Radio', { choices: 'scope', width: 104, initial: 'all' }],
    ['channels', 'CheckboxGroup', { choices: 'saleschannel', width: 200, span: 8 }],
    ['carrier', 'SelectText', { choices: 'carrier', width: 120 }],
    ['groupid', 'SelectRest', { required: true, source: 'group', width: 112, search: 'in' }],
    ['groupname', 'HideText', { fixed: true }],
    ['categoryid', 'SelectDy', { source: 'category', width: 112 }],
    ['categoryname', 'HideText', { fixed: true }],
    ...SUPPLIER_COLUMNS,
    ['phone', 'InputTipText', { hint: 'phone', width: 136, max: 20 }],
    [
      'budget',
      'InputNum',
      { width: 120, number: { min: 0, precision: 2, step: 500 }, summed: true },
    ],
    ['discount', 'InputNum', { width: 96, number: { min: 0, max: 100, precision: 2 }, sum: 'avg' }],
    REMARK,
    MODIFIED,
  ],
  config: { fieldrules: [inOrder({ name: 'setuptime' }, { name: 'takedowntime' })] },
  settings: { state: STATE, unique: ['eventname'], numbering: { prefix: 'EV', digits: 5 } },
  rows: (today) =>
    rowsOf(LIST, 46, (no, draws) => {
      const group = GROUPS[no % GROUPS.length];
      const first = today + draws.whole(-60, 60, 1);
      return [
        numbered('EV', no, 5),
        {
          eventname: `${NAMES[no % NAMES.length] ?? ''}（第 ${String(no)} 场）`,
          status: draws.of(['active', 'pending', 'active', 'rejected'], 2),
          eventyear: String(yearOf(first)),
          settlemonth: monthOf(first + 30),
          announcedate: dateOf(first - 7),
          eventperiod: `${dateOf(first)}~${dateOf(first + draws.whole(0, 9, 3))}`,
          dailyhours: draws.of(HOURS, 4),
          opentime: draws.of(['08:30:00', '09:00:00', '09:30:00'], 5),
          setuptime: `${dateOf(first - 1)} 20:30:00`,
          takedowntime: `${dateOf(first + 10)} 22:00:00`,
          eventkind: draws.of(['threshold', 'discount', 'gift'], 6),
          couponkind: draws.of(['cash', 'discount'], 7),
          scope: 'all',
          channels: draws.of(['pos', 'pos,mini', 'pos,mini,app'], 8),
          carrier: null,
          groupid: group?.categoryid ?? null,
          groupname: group?.names[0] ?? null,
          ...supplierFields(no),
          phone: draws.phone(9),
          budget: draws.whole(4, 90, 10) * 500,
          discount: draws.amount(5, 40, 11),
        },
        draws.whole(1, 60, 12),
      ];
    }),
};
