import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import type { components } from '../../../schema/generated/retail.ts';
import {
  BARS,
  CHANNELS,
  CIRCLE,
  COUNT,
  DATA_CARDS,
  GROUPS,
  PRODUCTS,
  PROGRESS,
  SLICES,
} from './data-cards.ts';
import { KPI, LAYOUT, RANKING, SHOPS, TREND, WORK_TOTALS } from '../retail/retail-fixtures.ts';
import { byPath, type TransportCall } from './scripted-transport.ts';

type Schemas = components['schemas'];

const { members, expiring, shelf, pie, bar, top, progress } = DATA_CARDS;

const panelCard = (
  uitmpl: string,
  params?: Schemas['DashboardCard']['params'],
): Schemas['DashboardCard'] => {
  const place = { rownum: 1, colnum: 1, width: 12, height: 1 };
  return {
    cardcode: `panel-${uitmpl}`,
    cardname: uitmpl,
    uitmpl,
    ...place,
    ...(params !== undefined && { params }),
  };
};

const HOME_LAYOUT = {
  ...LAYOUT,
  cards: [...LAYOUT.cards, members, expiring, shelf, pie, top, progress],
};
const PANEL_LAYOUT = {
  ...LAYOUT,
  dtmplcode: 'panel',
  cards: [
    panelCard('MustSeeCard'),
    panelCard('MessageCard'),
    panelCard('AnnouncementCard'),
    panelCard('FastAppCard'),
    panelCard('CardGroup', { dtmplcode: 'group_todo' }),
    panelCard('CardGroup', { dtmplcode: 'group_warning' }),
    bar,
  ],
};

const group = (code: string): Schemas['DashboardTemplate'] => ({
  dtype: 'todo',
  dtmplcode: code,
  typename: code,
  maxnum: 6,
  rownum: 1,
  colnum: 6,
  uitmpl: 'IconCard',
  details: [{ cardcode: 'c1', cardname: 'c1', checked: true, data: { num: 3, amt: null } }],
});

const ANSWERS = byPath({
  [OPERATIONS.shops]: SHOPS,
  [OPERATIONS.todoTotals]: WORK_TOTALS,
  [OPERATIONS.channels]: { total: 3, pageData: CHANNELS },
  [OPERATIONS.purchaseGroups]: { total: 2, pageData: GROUPS },
  [OPERATIONS.mustSee]: [],
  [OPERATIONS.unreadMessages]: [],
  [OPERATIONS.announcements]: { total: 0, pageData: [] },
  [OPERATIONS.favourites]: { total: 0, pageData: [] },
  '/api/MCA200021/sales/kpi': KPI,
  '/api/MCA200021/sales/trend': TREND,
  '/api/MCA200021/sales/storeRanking': RANKING,
  '/api/MCA200021/sales/circle': CIRCLE,
  '/api/MCA200021/count/get': COUNT,
  '/api/MCA200021/sales/channelPie': SLICES,
  '/api/MCA200021/sales/channelBar': BARS,
  '/api/MCA200021/sales/topProduct': PRODUCTS,
  '/api/MCA200021/sales/progress': PROGRESS,
});

/** Services for a home page with cards of every kind, including those of the right panel. */
export function wholeHome(call: TransportCall): unknown {
  const { dtmplcode, params } = call.body as { dtmplcode?: string; params?: { dtmplcode: string } };
  if (call.path === OPERATIONS.dashboardLayout)
    return dtmplcode === 'panel' ? PANEL_LAYOUT : HOME_LAYOUT;
  if (call.path === OPERATIONS.dashboardTemplates) return [group(params?.dtmplcode ?? '')];
  return ANSWERS(call);
}
