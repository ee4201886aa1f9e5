import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { TransportError } from '../../../gateway/upstream/transport.ts';
import { DATA_CARDS } from '../../support/gateway/data-cards.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { createLateServices } from '../../support/retail/late-services.ts';
import { LAYOUT } from '../../support/retail/retail-fixtures.ts';
import {
  createScriptedTransport,
  type TransportCall,
} from '../../support/gateway/scripted-transport.ts';
import { createWaves } from '../../support/gateway/waves.ts';
import { wholeHome } from '../../support/gateway/whole-home.ts';

const FIELDS = `code __typename
  ... on KpiCard { figures { yesterday } }
  ... on SalesLineCard { week: series(window: LAST_7_DAYS) { asOf } month: series { asOf } }
  ... on StoreRankingCard { stores: ranking { asOf } }
  ... on TodoCard { counters { todo } }
  ... on CircleCard { circle: figures { count } }
  ... on CountCard { counter { count } }
  ... on IconCard { counter { count } }
  ... on ChannelPieCard { shares { amountTotal } }
  ... on ChannelBarCard { bars { channels { name } } }
  ... on TopProductCard { products: ranking { total } }
  ... on ProgressCard { progress { asOf } }
  ... on MustSeeCard { items { id } }
  ... on MessageCard { messages { totalCount } }
  ... on AnnouncementCard { announcements { totalCount } }
  ... on FastAppCard { favourites { id } }
  ... on CardGroupCard { group { code } }`;

const HOME = `{ viewer { channels { code } purchaseGroups { code }
  dashboard { shopCount asOf cards { ${FIELDS} } }
  panel: dashboard(code: "panel") { cards { ${FIELDS} } } } }`;

interface Answer {
  viewer: Record<'dashboard' | 'panel', { cards: Record<string, unknown>[] } | null>;
}

/** The cards of the answer that have no data. */
function blankCards({ viewer: { dashboard, panel } }: Answer): unknown[] {
  const cards = [...(dashboard?.cards ?? []), ...(panel?.cards ?? [])];
  return cards.filter((card) => Object.values(card).includes(null)).map(({ code }) => code);
}

const nameOf = ({ path, body }: TransportCall) =>
  `${path.split('/').slice(-2).join('/')} ${JSON.stringify(body)}`;

test('a home page with cards of every kind takes at most two waves, and makes no call twice', async () => {
  const { waves, hold } = createWaves();
  const { transport, calls } = createScriptedTransport(async (call) => {
    await hold(call.path);
    return wholeHome(call);
  });
  const { ask, signIn } = await startGateway({}, { transport });
  const { data, errors } = await ask(HOME, { cookie: await signIn() });
  expect(errors).toBeUndefined();
  expect(blankCards(data as unknown as Answer)).toEqual([]);
  const asked = calls.map(nameOf);
  expect(asked).toHaveLength(new Set(asked).size);
  expect(waves.map((wave) => wave.length)).toMatchInlineSnapshot(`
    [
      4,
      19,
    ]
  `);
  expect(waves.length).toBeLessThanOrEqual(2);
  process.stdout.write(
    `REST calls for a home page with cards of every kind: ${String(calls.length)}, in ${String(waves.length)} waves\n`,
  );
});

const CARD_PATHS = {
  members: '/api/MCA200021/sales/circle',
  pie: '/api/MCA200021/sales/channelPie',
  top: '/api/MCA200021/sales/topProduct',
  progress: '/api/MCA200021/sales/progress',
  bar: '/api/MCA200021/sales/channelBar',
};

test.each(Object.entries(CARD_PATHS))(
  'one failing card (%s) blanks itself and no other',
  async (code, path) => {
    for (const [failure, expectedCode] of [
      [new TransportError('timeout'), 'UPSTREAM_TIMEOUT'],
      [new TransportError('unreachable'), 'UPSTREAM_UNREACHABLE'],
      [new TransportError('malformed'), 'UPSTREAM_FAILED'],
    ] as const) {
      let fails = true;
      const { transport } = createScriptedTransport((call) => {
        if (call.path === path && fails) throw failure;
        return wholeHome(call);
      });
      const { ask, signIn } = await startGateway({}, { transport });
      const cookie = await signIn();
      const { data, errors } = await ask(HOME, { cookie });
      expect(blankCards(data as unknown as Answer)).toEqual([code]);
      expect(errors).toMatchObject([{ extensions: { code: expectedCode } }]);
      fails = false;
      const board = code === 'bar' ? 'panel' : 'home';
      const alone = await ask(
        `{ viewer { card(dashboardCode: "${board}", code: "${code}") { ${FIELDS} } } }`,
        { cookie },
      );
      expect(alone.errors).toBeUndefined();
      expect(Object.values((alone.data as { viewer: { card: object } }).viewer.card)).not.toContain(
        null,
      );
    }
  },
);

test('a slow channel list delays no card beyond the card’s own time limit', async () => {
  const services = createLateServices(wholeHome, ({ path }) => path === OPERATIONS.channels);
  const { transport, calls, timers } = services;
  const { ask, signIn } = await startGateway({}, { transport, after: timers.after });
  const query = `{ viewer { dashboard(code: "panel") { cards { ... on ChannelBarCard { bars { channels { name } } } } } } }`;
  const asking = ask(query, { cookie: await signIn() });
  await services.pass(2_500);
  const { data, errors } = await asking;
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).toContain('{"channels":[{"name":"01"},{"name":"02"}]}');
  expect(calls.filter(({ path }) => path === OPERATIONS.channels)).toHaveLength(1);
});

test('a failing right panel does not affect the page, and a failing page does not affect the panel', async () => {
  for (const lost of ['panel', 'home']) {
    const { transport } = createScriptedTransport((call) => {
      const { dtmplcode } = call.body as { dtmplcode?: string };
      if (call.path === OPERATIONS.dashboardLayout && dtmplcode === lost)
        throw new TransportError('unreachable');
      return wholeHome(call);
    });
    const { ask, signIn } = await startGateway({}, { transport });
    const { data, errors } = await ask(HOME, { cookie: await signIn() });
    const { viewer } = data as unknown as Answer;
    expect([viewer.dashboard === null, viewer.panel === null]).toEqual([
      lost === 'home',
      lost === 'panel',
    ]);
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNREACHABLE' } }]);
    expect(blankCards({ viewer })).toEqual([]);
  }
});

test('the same card on two dashboards, or twice in a request, is loaded once', async () => {
  const { transport, calls } = createScriptedTransport((call) =>
    call.path === OPERATIONS.dashboardLayout
      ? { ...LAYOUT, cards: [DATA_CARDS.members] }
      : wholeHome(call),
  );
  const { ask, signIn } = await startGateway({}, { transport });
  const cards = 'cards { ... on CircleCard { one: figures { count } two: figures { amount } } }';
  const query = `{ viewer { dashboard { ${cards} } panel: dashboard(code: "panel") { ${cards} } } }`;
  const { errors } = await ask(query, { cookie: await signIn() });
  expect(errors).toBeUndefined();
  expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual([
    'getLayout',
    'getLayout',
    'circle',
  ]);
});

test('cards with the same address but different parameters are loaded separately', async () => {
  const { transport, calls } = createScriptedTransport(wholeHome);
  const { ask, signIn } = await startGateway({}, { transport });
  await ask(
    '{ viewer { dashboard { cards { ... on CountCard { counter { count } } ... on IconCard { counter { count } } } } } }',
    {
      cookie: await signIn(),
    },
  );
  const counts = calls.filter(({ path }) => path === '/api/MCA200021/count/get');
  expect(counts.map(({ body }) => (body as { cardcode: string }).cardcode)).toEqual([
    'expiring',
    'shelf',
  ]);
});

test('the data of a card is never shared between accounts', async () => {
  const { transport, calls } = createScriptedTransport(wholeHome);
  const { ask, signIn } = await startGateway({}, { transport });
  const [cookie, colleague] = [await signIn(), await signIn()];
  for (const of of [cookie, colleague]) await ask(HOME, { cookie: of });
  const counted = new Map<string, number>();
  for (const { path } of calls) counted.set(path, (counted.get(path) ?? 0) + 1);
  expect(counted.get(OPERATIONS.channels)).toBe(1);
  expect(counted.get(OPERATIONS.purchaseGroups)).toBe(1);
  for (const path of [OPERATIONS.todoTotals, OPERATIONS.shops, ...Object.values(CARD_PATHS)])
    expect(counted.get(path)).toBe(2);
});
