import { SUPPLIER_TEMPLATE } from '../../accounts/audience.ts';
import { ODD_CARDS } from '../cards/odd.ts';
import {
  forTemplates,
  row,
  type DashboardSeed,
  type Place,
  type TemplateSeed,
} from './dashboard.ts';

const KPI = row(['operating01', 'operating02', 'operating03', 'operating04']);
const WORK_STRIP: Place = ['todo', 2, 1, 12, 1];

/** Cards that every post can add to its page, below the standard ones. */
const MORE: readonly Place[] = [
  ['channelbar', 20, 1, 12, 2],
  ...row(['todo_pending', 'todo_mytodo', 'todo_overdue', 'todo_unread'], 22),
  ...row(['mustsee', 'messages', 'announcements'], 23, 4),
];
const ALERTS = row(['expiring', 'stockout', 'labels', 'receipts'], 24);
const REGIONS = row(['sales_R1', 'sales_R2', 'sales_R3', 'sales_R4'], 25);

/** All stores, or those of a region. */
const CHAIN: readonly Place[] = [
  ...KPI,
  WORK_STRIP,
  ['salesline', 3, 1, 8, 2],
  ['storerank', 3, 9, 4, 2],
  ['channelpie', 5, 1, 4, 2],
  ['topproduct', 5, 5, 8, 2],
  ['progress', 7, 1, 5, 2],
  ['member', 7, 6, 3, 2],
  ['warnings', 7, 9, 4, 2],
  ['fastapp', 9, 1, 12, 1],
];

/** One store: nothing to rank. */
const STORE: readonly Place[] = [
  ...KPI,
  WORK_STRIP,
  ['salesline', 3, 1, 8, 2],
  ['warnings', 3, 9, 4, 2],
  ['channelpie', 5, 1, 4, 2],
  ['topproduct', 5, 5, 8, 2],
  ['progress', 7, 1, 8, 2],
  ['member', 7, 9, 4, 2],
  ['fastapp', 9, 1, 12, 1],
];

/** Products and their plan. Customer flow is not relevant for buyers. */
const BUYING: readonly Place[] = [
  ...row(['operating01', 'operating02', 'operating04'], 1, 4),
  WORK_STRIP,
  ['salesline', 3, 1, 7, 2],
  ['progress', 3, 8, 5, 2],
  ['channelpie', 5, 1, 4, 2],
  ['topproduct', 5, 5, 8, 2],
  ['fastapp', 7, 1, 12, 1],
];

const FINANCE: readonly Place[] = [
  ...row(['operating01', 'operating02', 'operating04', 'differences']),
  WORK_STRIP,
  ['salesline', 3, 1, 8, 2],
  ['storerank', 3, 9, 4, 2],
  ['channelpie', 5, 1, 4, 2],
  ['progress', 5, 5, 8, 2],
  ['fastapp', 7, 1, 12, 1],
];

/** The page of an account without stores and applications, with a chart without data. */
const TRAINEE: TemplateSeed = {
  standard: [
    ['todo', 1, 1, 12, 1],
    ['salesline', 2, 1, 8, 2],
    ['mustsee', 2, 9, 4, 2],
    ['fastapp', 4, 1, 12, 1],
  ],
  offered: row(['messages', 'announcements', 'todo_unread'], 20, 4),
};

const SUPPLIER: TemplateSeed = {
  standard: [
    ...row(['supplier01', 'supplier02', 'supplier03', 'supplier04']),
    WORK_STRIP,
    ['salesline', 3, 1, 7, 2],
    ['channelpie', 3, 8, 5, 2],
    ['topproduct', 5, 1, 8, 2],
    ['progress', 5, 9, 4, 2],
    ['fastapp', 7, 1, 12, 1],
  ],
  offered: MORE,
};

/** As many odd cards as the page can hold, wide ones at the bottom; the others are offered. */
const NARROW = ODD_CARDS.filter(({ kind }) =>
  ['KpiCard', 'WeatherCard', 'CountCard', 'CircleCard', 'CardGroup'].includes(kind),
);
const WIDE = ODD_CARDS.filter((card) => !NARROW.includes(card));
const WIDE_SHOWN = 5;
const codes = (cards: typeof ODD_CARDS) => cards.map(({ cardcode }) => cardcode);

const MOST = 20;

const ODD: TemplateSeed = {
  standard: [
    ...row(codes(NARROW.slice(0, MOST - WIDE_SHOWN))),
    ...row(codes(WIDE.slice(0, WIDE_SHOWN)), 5, 6, 2),
  ],
  offered: [
    ...row(codes(NARROW.slice(MOST - WIDE_SHOWN)), 20),
    ...row(codes(WIDE.slice(WIDE_SHOWN)), 21, 6, 2),
    ['todo', 30, 1, 12, 1],
    ['fastapp', 31, 1, 12, 1],
    ...row(['operating01', 'operating04', 'sales_R1', 'labels'], 32),
  ],
};

export const HOME: DashboardSeed = {
  code: 'home',
  names: ['经营概览', '營運概覽', 'Business overview'],
  type: 'home',
  maxnum: MOST,
  templates: {
    ...forTemplates(['PT01', 'PT02', 'PT09', 'PT10'], {
      standard: CHAIN,
      offered: [...MORE, ...ALERTS, ...REGIONS],
    }),
    PT03: { standard: CHAIN, offered: [...MORE, ...ALERTS] },
    ...forTemplates(['PT04', 'PT05'], { standard: STORE, offered: [...MORE, ...ALERTS] }),
    ...forTemplates(['PT06', 'PT07'], {
      standard: BUYING,
      offered: [...MORE, ...ALERTS, ['warnings', 26, 1, 12, 2]],
    }),
    PT08: { standard: FINANCE, offered: [...MORE, ...REGIONS, ['warnings', 26, 1, 12, 2]] },
    PT11: TRAINEE,
    PT12: ODD,
    [SUPPLIER_TEMPLATE]: SUPPLIER,
  },
};
