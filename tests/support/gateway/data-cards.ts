import type { components } from '../../../schema/generated/retail.ts';
import { startGateway } from './gateway.ts';
import { LAYOUT, SIGNED_IN_STAFF } from '../retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../retail/retail-nock.ts';

type Schemas = components['schemas'];
type DashboardCard = Schemas['DashboardCard'];

/** One card of each kind that requests its own data from a service, as in a layout. */
export const DATA_CARDS = {
  members: cardOf('CircleCard', 'members', '/sales/circle'),
  expiring: cardOf('CountCard', 'expiring', '/count/get', { modulecode: '200109' }),
  shelf: cardOf('IconCard', 'shelf', '/count/get'),
  pie: cardOf('PieCard', 'pie', '/sales/channelPie'),
  bar: cardOf('ChannelBarCard', 'bar', '/sales/channelBar'),
  top: cardOf('TopProductCard', 'top', '/sales/topProduct'),
  progress: cardOf('ProgressCard', 'progress', '/sales/progress'),
} satisfies Record<string, DashboardCard>;

export const CIRCLE: Schemas['CircleData'] = {
  num: 128,
  hb: 3.1,
  amt: 20_411.5,
  prop: 12.34,
  sdate: '2026-06-14',
};

export const COUNT: Schemas['CountData'] = {
  appcode: 'OPS',
  modulecode: '200110',
  moduleparams: '{"status":"expiring","days":3}',
  icon: 'exclamation-triangle',
  iconColor: '#C2690C',
  data: { num: 36, amt: 1200.5 },
};

export const SLICES: Schemas['PieSlice'][] = [
  { channelid: '02', name: '小程序', sale: 300.25, num: 30 },
  { channelid: '01', name: '门店 POS', sale: 700, num: 10 },
];

export const CHANNELS: Schemas['Channel'][] = [
  { channelid: '01', channelname: '门店 POS' },
  { channelid: '02', channelname: '小程序' },
  { channelid: '03', channelname: '外卖' },
];

export const GROUPS: Schemas['PurchaseGroup'][] = [
  { categoryid: '10', categoryname: '生鲜', deptlevelid: '1' },
  { categoryid: '20', categoryname: '食品', deptlevelid: '1' },
];

export const BARS: Schemas['ChartBlock'][] = [
  {
    echartData: [
      { name: '生鲜', categoryid: '10', num: 1000.5, channelid01: 900.5, channelid02: 100 },
      { name: '食品', categoryid: '20', num: 50, channelid01: 50 },
    ],
  },
];

export const PRODUCTS: Schemas['ChartBlock'][] = [
  {
    echartData: [
      { productid: 'P1', name: '有机鲜牛奶 950ml', num: 48_216.5 },
      { productid: 'P2', name: '草莓 250g', num: 30_000 },
    ],
  },
  {
    sumData: [
      { name: '有机鲜牛奶 950ml', xx: 48_216.5, prop: 1.93, color: '#348eed' },
      { name: '草莓 250g', xx: 30_000, prop: 1.2, color: '#0f8a7d' },
    ],
  },
];

export const PROGRESS: Schemas['ProgressRow'][] = [
  { name: '生鲜', rate: 82.41, value: 1_930_022.1 },
  { name: '食品', rate: null, value: 12 },
];

function cardOf(
  uitmpl: string,
  cardcode: string,
  uri: string,
  over: Partial<DashboardCard> = {},
): DashboardCard {
  return {
    cardcode,
    cardname: cardcode,
    uitmpl,
    uri,
    rownum: 1,
    colnum: 1,
    width: 3,
    height: 1,
    ...over,
  };
}

/** The path of the service that provides the data of a card. */
export function addressOf({ service, uri }: DashboardCard): `/${string}` {
  return `/api/${service ?? 'MCA200021'}${uri ?? ''}`;
}

/** Services with a dashboard of exactly these cards. */
export function dashboardWith(...cards: DashboardCard[]): RetailNock {
  return mockRetail().answers('dashboardLayout', { ...LAYOUT, cards });
}

/** The same for a single card, whose data need not conform to the OpenAPI document. */
export function dashboardSaying(card: DashboardCard, data: unknown): RetailNock {
  return dashboardWith(card).replies(addressOf(card), () => ({
    body: { returncode: '0', message: 'ok', data },
  }));
}

/** Returns a function that requests a selection of fields from the only card of the dashboard. */
export async function oneCardAsker({ account = SIGNED_IN_STAFF, language = 'en-US' } = {}) {
  const { ask, signIn } = await startGateway();
  const cookie = await signIn(account);
  return async function askCard(selection: string) {
    const query = `{ viewer { dashboard { cards { ${selection} } } } }`;
    const { data, errors } = await ask(query, { cookie, headers: { 'accept-language': language } });
    const { viewer } = data as { viewer: { dashboard: { cards: [unknown] } } };
    return { card: viewer.dashboard.cards[0], errors };
  };
}

export async function askOneCard(
  selection: string,
  asker: Parameters<typeof oneCardAsker>[0] = {},
) {
  return (await oneCardAsker(asker))(selection);
}
