import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway.ts';
import { KPI, LAYOUT, RANKING, SHOPS, SIGNED_IN_SUPPLIER, TODO_TOTALS, TREND } from '../../support/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail-nock.ts';

const KPI_PATH = '/api/MCA200021/sales/kpi';
const TREND_PATH = '/api/MCA200021/sales/trend';
const RANKING_PATH = '/api/MCA200021/sales/storeRanking';

/** A dashboard of the one card. */
function dashboardOf(retail: RetailNock, cardcode: string): RetailNock {
  return retail.answers('dashboardLayout', { ...LAYOUT, cards: LAYOUT.cards.filter((card) => card.cardcode === cardcode) });
}

async function askForCard(fragment: string) {
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(`{ viewer { dashboard { cards { ${fragment} } } } }`, { cookie: await signIn() });
  return { data, errors };
}

test('lays out the dashboard of the account and post, without asking for data that nobody wants', async () => {
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
                "id": "Q2FyZC9ob21lL29wZXJhdGluZzAx",
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
                "id": "Q2FyZC9ob21lL29wZXJhdGluZzAz",
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
                "id": "Q2FyZC9ob21lL3RyZW5k",
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
                "id": "Q2FyZC9ob21lL3Jhbmtpbmc",
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
                "id": "Q2FyZC9ob21lL3RvZG8",
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
                "id": "Q2FyZC9ob21lL3dlYXRoZXI",
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

test('asks for the layout of a supplier without a post', async () => {
  const retail = mockRetail().answers('dashboardLayout', { ...LAYOUT, cards: [] });
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { dashboard { cards { id } } } }', { cookie: await signIn(SIGNED_IN_SUPPLIER) });
  expect(data).toEqual({ viewer: { dashboard: { cards: [] } } });
  expect(retail.asked[0]?.body).toEqual({ dtmplcode: 'home', usercode: 'v10001', deptcode: '', posttmplcode: '', postcode: '' });
});

test('KpiCard: figures with exact decimals, and rates of its own', async () => {
  const retail = dashboardOf(mockRetail(), 'operating01').answers(KPI_PATH, KPI);
  const fragment = `... on KpiCard { figures { unit currency asOf yesterday dayBefore dayOverDayRate
    month { actual plan rate band elapsedRate } year { actual plan rate band elapsedRate } } }`;
  expect(await askForCard(fragment)).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "dashboard": {
            "cards": [
              {
                "figures": {
                  "asOf": "2026-06-14",
                  "currency": "CNY",
                  "dayBefore": "1200000.00",
                  "dayOverDayRate": "2.88",
                  "month": {
                    "actual": "7000000.10",
                    "band": "BELOW_40",
                    "elapsedRate": "46.67",
                    "plan": "30000000.00",
                    "rate": "23.33",
                  },
                  "unit": "MONEY",
                  "year": {
                    "actual": "99000000.00",
                    "band": "REACHED",
                    "elapsedRate": "45.21",
                    "plan": "88000000.00",
                    "rate": "112.50",
                  },
                  "yesterday": "1234567.89",
                },
              },
            ],
          },
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked.at(-1)).toMatchInlineSnapshot(`
    {
      "body": {
        "cardcode": "operating01",
        "entid": "100001",
        "usercode": "ops_director",
      },
      "path": "/api/MCA200021/sales/kpi",
      "ssoToken": "access-1",
      "token": "access-1",
    }
  `);
});

test('KpiCard: nothing to divide by is null, and what the services computed is not relied on', async () => {
  const data = {
    ...KPI.data,
    yesterdayValue: 10,
    beforeYesterdayValue: 0,
    yesterdayRate: 999,
    monthPlanValue: null,
    monthRate: 999,
    yearPlanValue: 0,
    unit: '',
  };
  dashboardOf(mockRetail(), 'operating01').answers(KPI_PATH, { ...KPI, sdate: 'soon', data });
  const fragment = '... on KpiCard { figures { unit asOf dayOverDayRate month { plan rate band } year { plan rate band } } }';
  expect(await askForCard(fragment)).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "dashboard": {
            "cards": [
              {
                "figures": {
                  "asOf": "2026-06-14",
                  "dayOverDayRate": null,
                  "month": {
                    "band": null,
                    "plan": null,
                    "rate": null,
                  },
                  "unit": "COUNT",
                  "year": {
                    "band": null,
                    "plan": "0.00",
                    "rate": null,
                  },
                },
              },
            ],
          },
        },
      },
      "errors": undefined,
    }
  `);
});

test('SalesLineCard: both windows out of one call, with estimates by the plan of each month', async () => {
  const retail = dashboardOf(mockRetail(), 'trend').answers(TREND_PATH, TREND);
  const series = '{ currency asOf actualTotal estimatedTotal rate points { date actual estimated rate } }';
  const fragment = `... on SalesLineCard { last7: series(window: LAST_7_DAYS) ${series} last30: series ${series} }`;
  expect(await askForCard(fragment)).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "dashboard": {
            "cards": [
              {
                "last30": {
                  "actualTotal": "200.00",
                  "asOf": "2026-06-01",
                  "currency": "CNY",
                  "estimatedTotal": "190.00",
                  "points": [
                    {
                      "actual": "100.00",
                      "date": "2026-05-31",
                      "estimated": "90.00",
                      "rate": "111.11",
                    },
                    {
                      "actual": "100.00",
                      "date": "2026-06-01",
                      "estimated": "100.00",
                      "rate": "100.00",
                    },
                  ],
                  "rate": "105.26",
                },
                "last7": {
                  "actualTotal": "200.50",
                  "asOf": "2026-06-14",
                  "currency": "CNY",
                  "estimatedTotal": "200.00",
                  "points": [
                    {
                      "actual": "90.00",
                      "date": "2026-06-13",
                      "estimated": "100.00",
                      "rate": "90.00",
                    },
                    {
                      "actual": "110.50",
                      "date": "2026-06-14",
                      "estimated": "100.00",
                      "rate": "110.50",
                    },
                  ],
                  "rate": "100.25",
                },
              },
            ],
          },
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked.filter(({ path }) => path === TREND_PATH)).toMatchInlineSnapshot(`
    [
      {
        "body": {
          "cardcode": "trend",
          "entid": "100001",
          "usercode": "ops_director",
        },
        "path": "/api/MCA200021/sales/trend",
        "ssoToken": "access-1",
        "token": "access-1",
      },
    ]
  `);
});

test('SalesLineCard: a plan that is missing leaves the achieved sales alone', async () => {
  const x = [{ sdate: '2026-06-14', salevalue: 5 }];
  dashboardOf(mockRetail(), 'trend').answers(TREND_PATH, [{ days: 7, monthplan: null, x }]);
  const fragment = '... on SalesLineCard { series(window: LAST_7_DAYS) { actualTotal estimatedTotal rate points { estimated rate } } other: series { asOf } }';
  expect((await askForCard(fragment)).data).toEqual({
    viewer: {
      dashboard: { cards: [{ series: { actualTotal: '5.00', estimatedTotal: null, rate: null, points: [{ estimated: null, rate: null }] }, other: null }] },
    },
  });
});

test('StoreRankingCard: ranks the stores, and sends the parameters of the card along', async () => {
  const retail = dashboardOf(mockRetail(), 'ranking').answers(RANKING_PATH, [...RANKING].reverse());
  const fragment = '... on StoreRankingCard { ranking { currency asOf stores { rank code name sales } } }';
  expect(await askForCard(fragment)).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "dashboard": {
            "cards": [
              {
                "ranking": {
                  "asOf": "2026-06-14",
                  "currency": "CNY",
                  "stores": [
                    {
                      "code": "1001",
                      "name": "静安店",
                      "rank": 1,
                      "sales": "220000.50",
                    },
                    {
                      "code": "1002",
                      "name": "徐汇店",
                      "rank": 2,
                      "sales": "180000.00",
                    },
                  ],
                },
              },
            ],
          },
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked.at(-1)).toMatchInlineSnapshot(`
    {
      "body": {
        "cardcode": "ranking",
        "entid": "100001",
        "region": "east",
        "usercode": "ops_director",
      },
      "path": "/api/MCA200021/sales/storeRanking",
      "ssoToken": "access-1",
      "token": "access-1",
    }
  `);
});

test('no parameter of a card can ask in the name of somebody else', async () => {
  const params = { usercode: 'admin', entid: '999', cardcode: 'x', region: 'west' };
  const cards = LAYOUT.cards.filter(({ cardcode }) => cardcode === 'ranking').map((card) => ({ ...card, params }));
  const retail = mockRetail().answers('dashboardLayout', { ...LAYOUT, cards }).answers(RANKING_PATH, []);
  await askForCard('... on StoreRankingCard { ranking { asOf } }');
  expect(retail.asked.at(-1)?.body).toEqual({ region: 'west', usercode: 'ops_director', entid: '100001', cardcode: 'ranking' });
});

test('TodoCard: the six counters', async () => {
  const retail = dashboardOf(mockRetail(), 'todo').answers('todoTotals', TODO_TOTALS);
  const fragment = '... on TodoCard { counters { initiated submitted pendingApproval pool todo finished } }';
  expect(await askForCard(fragment)).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "dashboard": {
            "cards": [
              {
                "counters": {
                  "finished": 128,
                  "initiated": 7,
                  "pendingApproval": 12,
                  "pool": 23,
                  "submitted": 5,
                  "todo": 9,
                },
              },
            ],
          },
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked.at(-1)).toMatchInlineSnapshot(`
    {
      "body": {},
      "path": "/api/msc-flowable/report/total",
      "ssoToken": "access-1",
      "token": "access-1",
    }
  `);
});

test('one card alone, by its code', async () => {
  const retail = mockRetail().answers('dashboardLayout', LAYOUT).answers('todoTotals', TODO_TOTALS);
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { card(code: "todo") { code ... on TodoCard { counters { todo } } } } }', { cookie: await signIn() });
  expect(data).toEqual({ viewer: { card: { code: 'todo', counters: { todo: 9 } } } });
  expect(retail.paths()).toEqual(['msc-ucs/dashboardUser/getLayout', 'msc-flowable/report/total']);
});

test('knows neither a card nor a dashboard that the account does not have', async () => {
  mockRetail().answers('dashboardLayout', { ...LAYOUT, cards: [] });
  const { ask, signIn } = await startGateway();
  expect((await ask('{ viewer { card(code: "secret") { id } } }', { cookie: await signIn() })).data).toEqual({ viewer: { card: null } });
  mockRetail().replies('dashboardLayout', () => ({ body: { returncode: '0', message: 'ok', data: null } }));
  expect((await ask('{ viewer { dashboard(code: "none") { code } } }', { cookie: await signIn() })).data).toEqual({ viewer: { dashboard: null } });
});
