import { expect, test } from 'vitest';
import { askForCard, dashboardOf } from '../../support/gateway/one-card.ts';
import { TREND } from '../../support/retail/retail-fixtures.ts';

const TREND_PATH = '/api/MCA200021/sales/trend';

test('SalesLineCard returns both windows from one call, with estimates from the plan of each month', async () => {
  const retail = dashboardOf('trend').answers(TREND_PATH, TREND);
  const series =
    '{ currency asOf actualTotal estimatedTotal rate points { date actual estimated rate } }';
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

test('SalesLineCard returns the actual sales even if the plan is missing', async () => {
  const x = [{ sdate: '2026-06-14', salevalue: 5 }];
  dashboardOf('trend').answers(TREND_PATH, [{ days: 7, monthplan: null, x }]);
  const fragment =
    '... on SalesLineCard { series(window: LAST_7_DAYS) { actualTotal estimatedTotal rate points { estimated rate } } other: series { asOf } }';
  expect((await askForCard(fragment)).data).toEqual({
    viewer: {
      dashboard: {
        cards: [
          {
            series: {
              actualTotal: '5.00',
              estimatedTotal: null,
              rate: null,
              points: [{ estimated: null, rate: null }],
            },
            other: { asOf: '2026-06-14' },
          },
        ],
      },
    },
  });
});

const WINDOWS = `... on SalesLineCard {
  last7: series(window: LAST_7_DAYS) { actualTotal estimatedTotal plannedDays rate points { date } } last30: series { points { date } } }`;

test.each([[[]], [null]])('an empty trend (%j) has no days, and is not an error', async (trend) => {
  dashboardOf('trend').replies(TREND_PATH, () => ({
    body: { returncode: '0', message: '', data: trend },
  }));
  const { data, errors } = await askForCard(WINDOWS);
  expect(errors).toBeUndefined();
  const nothing = {
    actualTotal: '0.00',
    estimatedTotal: null,
    plannedDays: 0,
    rate: null,
    points: [],
  };
  expect(data).toEqual({
    viewer: { dashboard: { cards: [{ last7: nothing, last30: { points: [] } }] } },
  });
});

test('days of a month without a plan are shown, and only the others are compared with their plan', async () => {
  const x = [
    { sdate: '2026-05-30', salevalue: 500, monthplan: null },
    { sdate: '2026-05-31', salevalue: 500, monthplan: null },
    { sdate: '2026-06-01', salevalue: 90, monthplan: 3000 },
    { sdate: '2026-06-02', salevalue: 120, monthplan: 3000 },
  ];
  dashboardOf('trend').answers(TREND_PATH, [{ days: 7, monthplan: 3000, x }]);
  const { data, errors } = await askForCard(WINDOWS);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    viewer: {
      dashboard: {
        cards: [
          {
            last7: {
              actualTotal: '1210.00',
              estimatedTotal: '200.00',
              plannedDays: 2,
              rate: '105.00',
            },
            last30: { points: [] },
          },
        ],
      },
    },
  });
});

test.each([
  ['元', '元'],
  ['  sales.trend.subtitle ', 'sales.trend.subtitle'],
  [7, '7'],
  ['x'.repeat(200), 'x'.repeat(100)],
  ['', null],
  [null, null],
  [{ text: '元' }, null],
])('the subtitle of the services (%j) is %j', async (y, subtitle) => {
  dashboardOf('trend').replies(TREND_PATH, () => ({
    body: { returncode: '0', message: '', data: [{ days: 7, monthplan: null, y, x: [] }] },
  }));
  const { data, errors } = await askForCard(
    '... on SalesLineCard { last7: series(window: LAST_7_DAYS) { subtitle } last30: series { subtitle } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    viewer: { dashboard: { cards: [{ last7: { subtitle }, last30: { subtitle: null } }] } },
  });
});
