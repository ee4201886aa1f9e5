import { expect, test } from 'vitest';
import { askForCard, dashboardOf } from '../../support/gateway/one-card.ts';
import { LAYOUT, RANKING } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const RANKING_PATH = '/api/MCA200021/sales/storeRanking';

test('StoreRankingCard ranks the stores, and sends the card’s parameters', async () => {
  const retail = dashboardOf('ranking').answers(RANKING_PATH, [...RANKING].reverse());
  const fragment =
    '... on StoreRankingCard { ranking { currency asOf stores { rank code name amount sales } } }';
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
                      "amount": "220000.50",
                      "code": "1001",
                      "name": "静安店",
                      "rank": 1,
                      "sales": "220000.50",
                    },
                    {
                      "amount": "180000.00",
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

test('a card’s parameters cannot request data of a different account', async () => {
  const params = { usercode: 'admin', entid: '999', cardcode: 'x', region: 'west' };
  const cards = LAYOUT.cards
    .filter(({ cardcode }) => cardcode === 'ranking')
    .map((card) => ({ ...card, params }));
  const retail = mockRetail()
    .answers('dashboardLayout', { ...LAYOUT, cards })
    .answers(RANKING_PATH, []);
  await askForCard('... on StoreRankingCard { ranking { asOf } }');
  expect(retail.asked.at(-1)?.body).toEqual({
    region: 'west',
    usercode: 'ops_director',
    entid: '100001',
    cardcode: 'ranking',
  });
});

test.each([['usercode=admin'], [['admin']], [7], [null]])(
  'parameters that are not an object (%j) are ignored',
  async (params) => {
    const cards = LAYOUT.cards
      .filter(({ cardcode }) => cardcode === 'ranking')
      .map((card) => ({ ...card, params }));
    const retail = mockRetail()
      .replies('dashboardLayout', () => ({
        body: { returncode: '0', message: 'ok', data: { ...LAYOUT, cards } },
      }))
      .answers(RANKING_PATH, []);
    await askForCard('... on StoreRankingCard { ranking { asOf } }');
    expect(retail.asked.at(-1)?.body).toEqual({
      usercode: 'ops_director',
      entid: '100001',
      cardcode: 'ranking',
    });
  },
);

test('a store without a name uses its code and does not affect the others', async () => {
  dashboardOf('ranking').replies(RANKING_PATH, () => ({
    body: {
      returncode: '0',
      message: '',
      data: [{ shopid: 1001, name: null, saleValue: null }, { ...RANKING[0] }],
    },
  }));
  const { data, errors } = await askForCard(
    '... on StoreRankingCard { ranking { stores { name } } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    viewer: {
      dashboard: {
        cards: [{ ranking: { stores: [{ name: RANKING[0]?.name }, { name: '1001' }] } }],
      },
    },
  });
});

test.each([
  ['{ granularity: MONTH, date: "2026-05-10" }', '2026-05-31'],
  ['{ granularity: MONTH, date: "2026-06-01" }', '2026-06-14'],
  ['{ date: "2026-06-03" }', '2026-06-03'],
])('a period (%s) is requested as its last complete day', async (filter, day) => {
  const retail = dashboardOf('ranking').answers(RANKING_PATH, []);
  const { data } = await askForCard(
    `... on StoreRankingCard { ranking(filter: ${filter}) { asOf } }`,
  );
  expect(retail.asked.at(-1)?.body).toMatchObject({ datetype: '1', startdate: day, enddate: day });
  expect(data).toMatchObject({ viewer: { dashboard: { cards: [{ ranking: { asOf: day } }] } } });
});

test('a store without a figure has none, and comes after those with returns alone', async () => {
  const rows = [
    { shopid: '1001', name: '无数据一店', saleValue: null },
    { shopid: '1002', name: '退货店', saleValue: '-20.5' },
    { shopid: '1003', name: '无数据二店', saleValue: 'n/a' },
    { shopid: '1004', name: '零销售店', saleValue: 0 },
  ];
  dashboardOf('ranking').replies(RANKING_PATH, () => ({
    body: { returncode: '0', message: '', data: rows },
  }));
  const { data } = await askForCard(
    '... on StoreRankingCard { ranking { stores { code amount sales } } }',
  );
  expect(data).toMatchObject({
    viewer: {
      dashboard: {
        cards: [
          {
            ranking: {
              stores: [
                { code: '1004', amount: '0.00' },
                { code: '1002', amount: '-20.50' },
                { code: '1001', amount: null, sales: '0.00' },
                { code: '1003', amount: null, sales: '0.00' },
              ],
            },
          },
        ],
      },
    },
  });
});
