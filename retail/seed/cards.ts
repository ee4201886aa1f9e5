import { cardKey, type CardSeed } from './cards/card.ts';
import { COUNTER_CARDS } from './cards/counters.ts';
import { KPI_CARDS } from './cards/kpi.ts';
import { ODD_CARDS } from './cards/odd.ts';
import type { Names } from './names.ts';

const CHARTS: readonly CardSeed[] = [
  {
    cardcode: 'todo',
    names: ['待办事项', '待辦事項', 'To do'],
    kind: 'TodoCard',
    module: ['PORTAL', '100003'],
  },
  {
    cardcode: 'salesline',
    names: ['销售趋势', '銷售趨勢', 'Sales trend'],
    kind: 'SalesLineCard',
    module: ['RPT', '200601'],
    uri: '/sales/trend',
  },
  {
    cardcode: 'storerank',
    names: ['门店销售 TOP10', '門市銷售 TOP10', 'Top 10 stores by sales'],
    kind: 'StoreRankCard',
    module: ['RPT', '200602'],
    uri: '/sales/storeRanking',
  },
  {
    cardcode: 'channelpie',
    names: ['渠道销售占比', '通路銷售占比', 'Sales by channel'],
    kind: 'PieCard',
    module: ['RPT', '200604'],
    uri: '/sales/channelPie',
  },
  {
    cardcode: 'topproduct',
    names: ['单品销售排行', '單品銷售排行', 'Top products'],
    kind: 'TopProductCard',
    module: ['RPT', '200605'],
    uri: '/sales/topProduct',
  },
  {
    cardcode: 'channelbar',
    names: ['渠道销售', '通路銷售', 'Channels by group'],
    kind: 'ChannelBarCard',
    module: ['RPT', '200604'],
    uri: '/sales/channelBar',
  },
  {
    cardcode: 'progress',
    names: ['采购组进度', '採購組進度', 'Purchase group progress'],
    kind: 'ProgressCard',
    module: ['RPT', '200603'],
    uri: '/sales/progress',
  },
  {
    cardcode: 'member',
    names: ['会员销售', '會員銷售', 'Member sales'],
    kind: 'CircleCard',
    module: ['RPT', '200607'],
    uri: '/sales/circle',
  },
];

/**
 * Cards with the portal's own content: favourites, messages, and groups of counters, each of which
 * is a dashboard.
 */
const PORTAL: readonly CardSeed[] = [
  { cardcode: 'fastapp', names: ['常用功能', '常用功能', 'Favourites'], kind: 'FastAppCard' },
  { cardcode: 'mustsee', names: ['今日必看', '今日必看', 'Must-see today'], kind: 'MustSeeCard' },
  {
    cardcode: 'messages',
    names: ['未读消息', '未讀訊息', 'Unread messages'],
    kind: 'MessageCard',
    module: ['PORTAL', '100002'],
  },
  {
    cardcode: 'announcements',
    names: ['公告', '公告', 'Announcements'],
    kind: 'AnnouncementCard',
    module: ['PORTAL', '100002'],
  },
  {
    cardcode: 'todos',
    names: ['待办与消息', '待辦與訊息', 'To do and messages'],
    kind: 'CardGroup',
    params: { dtmplcode: 'group_todo', dtype: 'todo' },
  },
  {
    cardcode: 'warnings',
    names: ['预警与快捷', '警示與捷徑', 'Alerts and shortcuts'],
    kind: 'CardGroup',
    params: { dtmplcode: 'group_warning', dtype: 'warning' },
  },
];

export const CARDS: readonly CardSeed[] = [
  ...KPI_CARDS,
  ...CHARTS,
  ...PORTAL,
  ...COUNTER_CARDS,
  ...ODD_CARDS,
];

/** The names of the cards in the language packs. */
export function cardTexts(): [key: string, names: Names][] {
  return CARDS.flatMap((card): [string, Names][] => {
    const key = cardKey(card);
    return key === null ? [] : [[key, card.names]];
  });
}
