import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import {
  KPI,
  LAYOUT,
  RANKING,
  SHOPS,
  WORK_TOTALS,
  TREND,
} from '../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';
import { createLateServices } from '../../support/retail/late-services.ts';
import { byPath } from '../../support/gateway/scripted-transport.ts';

const HOME = `{ viewer { dashboard { shopCount cards { code
  ... on KpiCard { figures { yesterday } }
  ... on SalesLineCard { series { actualTotal } }
  ... on StoreRankingCard { ranking { asOf } }
  ... on TodoCard { counters { todo } } } } } }`;

const RANKING_PATH = '/api/MCA200021/sales/storeRanking';

function healthy(layout: unknown = LAYOUT): RetailNock {
  return mockRetail()
    .replies('dashboardLayout', () => ({ body: { returncode: '0', message: 'ok', data: layout } }))
    .answers('shops', SHOPS)
    .answers('todoTotals', WORK_TOTALS)
    .answers('/api/MCA200021/sales/kpi', KPI)
    .answers('/api/MCA200021/sales/trend', TREND);
}

const others = [
  { code: 'operating01', figures: { yesterday: '1234567.89' } },
  { code: 'operating03', figures: { yesterday: '1234567.89' } },
  { code: 'trend', series: { actualTotal: '200.00' } },
  { code: 'todo', counters: { todo: 9 } },
  { code: 'weather' },
];

test.each([
  ['is unreachable', () => 'unreachable' as const, 'UPSTREAM_UNREACHABLE'],
  [
    'refuses',
    () => ({
      body: { returncode: 'B0001', message: 'NullPointerException at Ranking.java:12', data: null },
    }),
    'UPSTREAM_FAILED',
  ],
  [
    'is not permitted',
    () => ({ body: { returncode: 'A0301', message: 'no', data: null } }),
    'FORBIDDEN',
  ],
  ['answers HTML', () => ({ status: 502, body: '<html>502</html>' }), 'UPSTREAM_FAILED'],
  [
    'answers no list',
    () => ({ body: { returncode: '0', message: 'ok', data: { list: [] } } }),
    'UPSTREAM_FAILED',
  ],
])('a service that %s blanks its card and no other', async (_what, reply, code) => {
  healthy().replies(RANKING_PATH, reply);
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(HOME, { cookie: await signIn() });
  expect(data).toEqual({
    viewer: {
      dashboard: {
        shopCount: 2,
        cards: [...others.slice(0, 3), { code: 'ranking', ranking: null }, ...others.slice(3)],
      },
    },
  });
  expect(errors).toMatchObject([
    {
      path: ['viewer', 'dashboard', 'cards', 3, 'ranking'],
      extensions: { code, requestId: 'test-request' },
    },
  ]);
  expect(JSON.stringify(errors)).not.toMatch(/retail\.test|access-1|java|storeRanking/i);
});

test('a slow card fails alone within its own time limit, and succeeds when it is requested alone', async () => {
  const answer = byPath({
    [OPERATIONS.dashboardLayout]: LAYOUT,
    [OPERATIONS.shops]: SHOPS,
    [OPERATIONS.todoTotals]: WORK_TOTALS,
    '/api/MCA200021/sales/kpi': KPI,
    '/api/MCA200021/sales/trend': TREND,
    [RANKING_PATH]: RANKING,
  });
  const services = createLateServices(answer, ({ path }) => path === RANKING_PATH);
  const { transport, calls, timers } = services;
  const { ask, signIn } = await startGateway({}, { transport, after: timers.after });
  const cookie = await signIn();
  const asking = ask(HOME, { cookie });
  await services.pass(2_499);
  expect(timers.waiting()).toContain(1);
  await services.pass(1);
  const { data, errors } = await asking;
  expect(data).toEqual({
    viewer: {
      dashboard: {
        shopCount: 2,
        cards: [...others.slice(0, 3), { code: 'ranking', ranking: null }, ...others.slice(3)],
      },
    },
  });
  expect(errors).toMatchObject([
    {
      path: ['viewer', 'dashboard', 'cards', 3, 'ranking'],
      extensions: { code: 'UPSTREAM_TIMEOUT', reason: 'STILL_RUNNING' },
    },
  ]);
  const asked = ['getLayout', 'getShopList', 'kpi', 'kpi', 'trend', 'storeRanking', 'total'];
  expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(asked);
  await services.answer();
  const alone = await ask(
    '{ viewer { card(code: "ranking") { ... on StoreRankingCard { ranking { stores { code } } } } } }',
    {
      cookie,
      headers: { 'x-portal-follow-up': '1' },
    },
  );
  expect(alone.data).toEqual({
    viewer: { card: { ranking: { stores: [{ code: '1001' }, { code: '1002' }] } } },
  });
  // Neither the layout nor the ranking is requested again.
  expect(calls).toHaveLength(asked.length);
});

test.each([
  ['of another service', { service: 'msc-ucs', uri: '/account/getOne' }],
  ['that climbs', { uri: '/../msc-auth/authentication/logout' }],
  ['that is absolute', { uri: 'https://evil.example/x' }],
  ['with two slashes', { uri: '//evil.example/x' }],
  ['with an encoded slash', { uri: '/sales%2f..%2f..%2fmsc-auth' }],
  ['that is absolute after a slash', { uri: '/http://evil.example/x' }],
  ['with a user part', { uri: '/@evil.example/x' }],
  ['with a user part in front', { uri: 'user:secret@evil.example/x' }],
  ['with two slashes in the middle', { uri: '/sales//storeRanking' }],
  ['with an encoded slash in capitals', { uri: '/sales%2FstoreRanking' }],
  ['with encoded dots', { uri: '/%2e%2e/msc-auth/authentication/logout' }],
  ['with a twice encoded slash', { uri: '/sales%252fstoreRanking' }],
  ['with a backslash', { uri: '/\\\\evil.example' }],
  ['with a query', { uri: '/sales/storeRanking?usercode=admin' }],
  ['with a line break', { uri: '/sales/storeRanking\r\nHost: evil.example' }],
  ['of a service that climbs', { service: '..', uri: '/x' }],
  ['of a service with a host', { service: 'evil.example', uri: '/x' }],
  ['of a service that no list names', { service: 'zb-mca-base', uri: '/channel/search' }],
  ['that is empty', { uri: '' }, 'NOT_CONFIGURED'],
  ['that is no text', { uri: 7 }],
  ['that is missing', { uri: null }, 'NOT_CONFIGURED'],
])(
  'an address %s is not called, and its card fails alone',
  async (_what, address, reason = 'ADDRESS_NOT_ALLOWED') => {
    const cards = LAYOUT.cards
      .filter(({ cardcode }) => cardcode !== 'operating03')
      .map((card) => (card.cardcode === 'ranking' ? { ...card, ...address } : card));
    const retail = healthy({ ...LAYOUT, cards });
    const { ask, signIn } = await startGateway();
    const { data, errors } = await ask(HOME, { cookie: await signIn() });
    expect(data).toMatchObject({
      viewer: {
        dashboard: {
          cards: [{ figures: {} }, { series: {} }, { ranking: null }, { counters: {} }, {}],
        },
      },
    });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED', reason } }]);
    expect(retail.paths().sort()).toEqual([
      'MCA200021/sales/kpi',
      'MCA200021/sales/trend',
      'msc-flowable/report/total',
      'msc-ucs/account/getShopList',
      'msc-ucs/dashboardUser/getLayout',
    ]);
  },
);

test('a layout that cannot be loaded is an error of the dashboard', async () => {
  mockRetail().replies('dashboardLayout', () => 'unreachable');
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask('{ viewer { name dashboard { code } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({ viewer: { name: '李明', dashboard: null } });
  expect(errors).toMatchObject([
    { path: ['viewer', 'dashboard'], extensions: { code: 'UPSTREAM_UNREACHABLE' } },
  ]);
});

test('a failing store count does not affect the cards', async () => {
  mockRetail()
    .answers('dashboardLayout', LAYOUT)
    .replies('shops', () => 'unreachable')
    .answers('todoTotals', WORK_TOTALS);
  const { ask, signIn } = await startGateway();
  const { data } = await ask(
    '{ viewer { dashboard { shopCount cards { ... on TodoCard { counters { pool } } } } } }',
    {
      cookie: await signIn(),
    },
  );
  expect(data).toMatchObject({
    viewer: {
      dashboard: { shopCount: null, cards: [{}, {}, {}, {}, { counters: { pool: 23 } }, {}] },
    },
  });
});

test('an error message is in the language of the request', async () => {
  mockRetail().replies('dashboardLayout', () => 'unreachable');
  const { ask, signIn } = await startGateway();
  const cookie = await signIn();
  const messages = await Promise.all(
    ['zh-CN', 'zh-TW', 'en-US'].map(async (language) => {
      const { errors } = await ask('{ viewer { dashboard { code } } }', {
        cookie,
        headers: { 'accept-language': language },
      });
      return errors?.[0]?.message;
    }),
  );
  expect(messages).toMatchInlineSnapshot(`
    [
      "业务服务暂时无法连接，请稍后重试。",
      "業務服務暫時無法連線，請稍後重試。",
      "The retail services cannot be reached at the moment. Please try again later.",
    ]
  `);
});
