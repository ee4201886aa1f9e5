import { expect, onTestFinished, test } from 'vitest';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import { NOW, startGateway } from '../../support/gateway/gateway.ts';
import { startRetail } from '../../support/retail/retail-server.ts';

/** Gateway and embedded services over HTTP, with the demo data and a fixed clock. */
async function portal(account: string, userType: 'STAFF' | 'SUPPLIER') {
  const retail = await startRetail({ clock: () => NOW });
  onTestFinished(() => retail.close());
  const gateway = await startGateway(
    { retailUrl: retail.url },
    { transport: createUndiciTransport({ connections: 16 }) },
  );
  const input = { enterpriseCode: '100001', account, password: 'Retail@2026', userType };
  const signIn =
    'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { userErrors { code } } }';
  const { headers } = await gateway.ask(signIn, { variables: { input } });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return async (query: string) => {
    const { data, errors } = await gateway.ask(query, { cookie });
    expect(errors).toBeUndefined();
    return (data as { viewer: Record<string, unknown> }).viewer;
  };
}

const FIELDS = `code __typename
  ... on KpiCard { figures { yesterday } }
  ... on SalesLineCard { series { asOf } }
  ... on StoreRankingCard { stores: ranking { asOf } }
  ... on TodoCard { counters { todo } }
  ... on CircleCard { circle: figures { count } }
  ... on CountCard { counter { count } }
  ... on IconCard { counter { count } }
  ... on ChannelPieCard { shares { amountTotal quantityTotal } }
  ... on ChannelBarCard { amount: bars { bars { total values } } quantity: bars(metric: QUANTITY) { bars { total } } }
  ... on TopProductCard { byAmount: ranking(metric: AMOUNT, top: 40) { products { value } total }
    byQuantity: ranking(metric: QUANTITY) { total } byPenetration: ranking(metric: PENETRATION, top: 20) { products { value } } }
  ... on ProgressCard { year: progress(period: YEAR) { rows { rate band } } day: progress(period: DAY) { rows { rate band } } }
  ... on MustSeeCard { items { id } }
  ... on MessageCard { messages { totalCount } }
  ... on AnnouncementCard { announcements { totalCount } }
  ... on FastAppCard { favourites { id } }
  ... on CardGroupCard { group { code cards { code } } }`;

const HOME = `{ channels { code name } purchaseGroups { code name }
  dashboard { cards { ${FIELDS} } } panel: dashboard(code: "panel") { cards { ${FIELDS} } } }`;

interface Card {
  code: string;
  __typename: string;
  [field: string]: unknown;
}

interface Home {
  channels: { code: string }[];
  purchaseGroups: { code: string }[];
  dashboard: { cards: Card[] };
  panel: { cards: Card[] } | null;
}

const cardsOf = ({ dashboard, panel }: Home) => [...dashboard.cards, ...(panel?.cards ?? [])];

test.each([
  ['ops_director', 'STAFF'],
  ['store1001', 'STAFF'],
  ['area_east', 'STAFF'],
  ['buyer_fresh', 'STAFF'],
  ['finance', 'STAFF'],
  ['v10001', 'SUPPLIER'],
] as const)(
  'every card of %s gets its data from the embedded services',
  async (account, userType) => {
    const ask = await portal(account, userType);
    const home = (await ask(`{ viewer ${HOME} }`)) as unknown as Home;
    const cards = cardsOf(home);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter(({ __typename }) => __typename === 'UnknownCard')).toEqual([]);
    expect(cards.filter((card) => Object.values(card).includes(null))).toEqual([]);
    expect(home.channels.length).toBeGreaterThan(0);
    expect(home.purchaseGroups.length).toBeGreaterThan(0);
  },
);

test('pie and bar with the same filter add up to the same amount, to the cent', async () => {
  const ask = await portal('ops_director', 'STAFF');
  const home = (await ask(`{ viewer ${HOME} }`)) as unknown as Home;
  const [pie, bar] = ['ChannelPieCard', 'ChannelBarCard'].map((kind) =>
    cardsOf(home).find(({ __typename }) => __typename === kind),
  );
  const cents = (text: string) => BigInt(text.replace('.', ''));
  const { bars } = bar?.amount as { bars: { total: string; values: string[] }[] };
  const { amountTotal } = pie?.shares as { amountTotal: string };
  expect(bars.reduce((sum, { total }) => sum + cents(total), 0n)).toBe(cents(amountTotal));
  expect(bars.flatMap(({ values }) => values).reduce((sum, value) => sum + cents(value), 0n)).toBe(
    cents(amountTotal),
  );
  expect(cents(amountTotal)).toBeGreaterThan(0n);
});
