import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import {
  LAYOUT,
  SHOPS,
  SIGNED_IN_SUPPLIER,
  WORK_TOTALS,
} from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

test('returns the layout of the account’s post, without loading data that was not selected', async () => {
  const retail = mockRetail().answers('dashboardLayout', LAYOUT).answers('shops', SHOPS);
  const { ask, signIn } = await startGateway();
  const query = `{ viewer { dashboard { code name i18nCode asOf shopCount
    cards { __typename id code name i18nCode moduleCode position { row column width height } ... on UnknownCard { kind } } } } }`;
  const { data, errors } = await ask(query, { cookie: await signIn() });
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "dashboard": {
            "asOf": "2026-06-14",
            "cards": [
              {
                "__typename": "KpiCard",
                "code": "operating01",
                "i18nCode": "card.sales",
                "id": "Q2FyZEAxMDAwMDFAU1RBRkZ-b3BzX2RpcmVjdG9yflAwMDAyfjEwMDEvaG9tZS9vcGVyYXRpbmcwMQ",
                "moduleCode": "300101",
                "name": "销售",
                "position": {
                  "column": 1,
                  "height": 1,
                  "row": 1,
                  "width": 3,
                },
              },
              {
                "__typename": "KpiCard",
                "code": "operating03",
                "i18nCode": null,
                "id": "Q2FyZEAxMDAwMDFAU1RBRkZ-b3BzX2RpcmVjdG9yflAwMDAyfjEwMDEvaG9tZS9vcGVyYXRpbmcwMw",
                "moduleCode": null,
                "name": "客流",
                "position": {
                  "column": 4,
                  "height": 1,
                  "row": 1,
                  "width": 3,
                },
              },
              {
                "__typename": "SalesLineCard",
                "code": "trend",
                "i18nCode": null,
                "id": "Q2FyZEAxMDAwMDFAU1RBRkZ-b3BzX2RpcmVjdG9yflAwMDAyfjEwMDEvaG9tZS90cmVuZA",
                "moduleCode": null,
                "name": "销售趋势",
                "position": {
                  "column": 1,
                  "height": 2,
                  "row": 2,
                  "width": 8,
                },
              },
              {
                "__typename": "StoreRankingCard",
                "code": "ranking",
                "i18nCode": null,
                "id": "Q2FyZEAxMDAwMDFAU1RBRkZ-b3BzX2RpcmVjdG9yflAwMDAyfjEwMDEvaG9tZS9yYW5raW5n",
                "moduleCode": null,
                "name": "门店排行",
                "position": {
                  "column": 1,
                  "height": 1,
                  "row": 1,
                  "width": 3,
                },
              },
              {
                "__typename": "TodoCard",
                "code": "todo",
                "i18nCode": null,
                "id": "Q2FyZEAxMDAwMDFAU1RBRkZ-b3BzX2RpcmVjdG9yflAwMDAyfjEwMDEvaG9tZS90b2Rv",
                "moduleCode": null,
                "name": "待办",
                "position": {
                  "column": 1,
                  "height": 1,
                  "row": 1,
                  "width": 3,
                },
              },
              {
                "__typename": "UnknownCard",
                "code": "weather",
                "i18nCode": null,
                "id": "Q2FyZEAxMDAwMDFAU1RBRkZ-b3BzX2RpcmVjdG9yflAwMDAyfjEwMDEvaG9tZS93ZWF0aGVy",
                "kind": "WeatherCard",
                "moduleCode": null,
                "name": "天气",
                "position": {
                  "column": 1,
                  "height": 1,
                  "row": 1,
                  "width": 3,
                },
              },
            ],
            "code": "home",
            "i18nCode": "dashboard.home",
            "name": "首页",
            "shopCount": 2,
          },
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked).toMatchInlineSnapshot(`
    [
      {
        "body": {
          "deptcode": "D20",
          "dtmplcode": "home",
          "postcode": "P0002",
          "posttmplcode": "PT02",
          "usercode": "ops_director",
        },
        "path": "/api/msc-ucs/dashboardUser/getLayout",
        "ssoToken": "access-1",
        "token": "access-1",
      },
      {
        "body": {
          "postcode": "P0002",
          "usercode": "ops_director",
        },
        "path": "/api/msc-ucs/account/getShopList",
        "ssoToken": "access-1",
        "token": "access-1",
      },
    ]
  `);
});

test('reads the layout of a supplier without a post', async () => {
  const retail = mockRetail().answers('dashboardLayout', { ...LAYOUT, cards: [] });
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { dashboard { shopCount cards { id } } } }', {
    cookie: await signIn(SIGNED_IN_SUPPLIER),
  });
  expect(data).toEqual({ viewer: { dashboard: { shopCount: null, cards: [] } } });
  expect(retail.asked[0]?.body).toEqual({
    dtmplcode: 'home',
    usercode: 'v10001',
    deptcode: '',
    posttmplcode: '',
    postcode: '',
  });
});

test('loads a single card by its code', async () => {
  const retail = mockRetail().answers('dashboardLayout', LAYOUT).answers('todoTotals', WORK_TOTALS);
  const { ask, signIn } = await startGateway();
  const { data } = await ask(
    '{ viewer { card(code: "todo") { code ... on TodoCard { counters { todo } } } } }',
    {
      cookie: await signIn(),
    },
  );
  expect(data).toEqual({ viewer: { card: { code: 'todo', counters: { todo: 9 } } } });
  expect(retail.paths()).toEqual(['msc-ucs/dashboardUser/getLayout', 'msc-flowable/report/total']);
});

test.each([['home'], { code: 'home' }, true, null, ''])(
  'a layout whose code is %j has no dashboard, and is no error of the gateway',
  async (dtmplcode) => {
    mockRetail().replies('dashboardLayout', () => ({
      body: { returncode: '0', message: '', data: { ...LAYOUT, dtmplcode } },
    }));
    const { ask, signIn } = await startGateway();
    expect(
      await ask('{ viewer { dashboard { code version name } } }', { cookie: await signIn() }),
    ).toMatchObject({ data: { viewer: { dashboard: null } } });
  },
);

test('returns null for a card or dashboard that the account does not have', async () => {
  mockRetail().answers('dashboardLayout', { ...LAYOUT, cards: [] });
  const { ask, signIn } = await startGateway();
  expect(
    (await ask('{ viewer { card(code: "secret") { id } } }', { cookie: await signIn() })).data,
  ).toEqual({
    viewer: { card: null },
  });
  mockRetail().replies('dashboardLayout', () => ({
    body: { returncode: '0', message: 'ok', data: null },
  }));
  expect(
    (await ask('{ viewer { dashboard(code: "none") { code } } }', { cookie: await signIn() })).data,
  ).toEqual({
    viewer: { dashboard: null },
  });
});
