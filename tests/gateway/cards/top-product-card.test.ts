import { expect, test } from 'vitest';
import {
  addressOf,
  askOneCard,
  dashboardSaying,
  dashboardWith,
  PRODUCTS,
} from '../../support/gateway/data-cards.ts';
import { top, ranking, rankingOf } from './top-product-support.ts';

const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `n${String(index)}`, num: count - index }));

test('TopProductCard combines the values of data[0].echartData with the shares of data[1].sumData, ten by default', async () => {
  const retail = dashboardWith(top).answers(addressOf(top), PRODUCTS);
  expect(await askOneCard(ranking())).toMatchInlineSnapshot(`
    {
      "card": {
        "ranking": {
          "currency": "CNY",
          "metric": "AMOUNT",
          "products": [
            {
              "code": "P1",
              "colour": "#348eed",
              "figure": "48216.50",
              "name": "有机鲜牛奶 950ml",
              "rank": 1,
              "share": "1.93",
              "summaryValue": "48216.50",
              "value": "48216.50",
            },
            {
              "code": "P2",
              "colour": "#0f8a7d",
              "figure": "30000.00",
              "name": "草莓 250g",
              "rank": 2,
              "share": "1.20",
              "summaryValue": "30000.00",
              "value": "30000.00",
            },
          ],
          "shareTotal": "3.13",
          "total": "78216.50",
          "unit": "MONEY",
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked.at(-1)?.body).toMatchObject({
    topval: 10,
    metric: 10,
    channelid: '',
    cateid: '',
  });
});

test('order penetration rate is a percentage, and percentages have no sum', async () => {
  const { unit, total, shareTotal } = await rankingOf(PRODUCTS, '(metric: PENETRATION)');
  expect({ unit, total, shareTotal }).toEqual({ unit: 'PERCENT', total: null, shareTotal: '3.13' });
});

test('quantity is a count', async () => {
  expect(await rankingOf(PRODUCTS, '(metric: QUANTITY)')).toMatchObject({
    unit: 'COUNT',
    total: '78216.50',
  });
});

test.each([10, 20, 30, 40])(
  'TOP options 10, 20, 30, 40 (default 10): never more than %s',
  async (count) => {
    const { products } = await rankingOf(
      [{ echartData: points(10_000) }, { sumData: [] }],
      `(top: ${String(count)})`,
    );
    expect(products.map(({ rank }) => rank)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(products[0]).toEqual({
      rank: 1,
      code: null,
      name: 'n0',
      figure: '10000.00',
      value: '10000.00',
      summaryValue: null,
      share: null,
      colour: null,
    });
  },
);

test('the best products come first with their shares, whatever the order of the services', async () => {
  const { products } = await rankingOf([
    {
      echartData: [
        { name: 'a', num: 1 },
        { name: 'b', num: 3 },
        { name: 'c', num: 2 },
      ],
    },
    {
      sumData: [
        { name: 'a', prop: 10 },
        { name: 'b', prop: 30 },
        { name: 'c', prop: 20 },
      ],
    },
  ]);
  expect(products.map(({ name, share }) => [name, share])).toEqual([
    ['b', '30.00'],
    ['c', '20.00'],
    ['a', '10.00'],
  ]);
});

test('a product without a figure comes last, after those with more returns than sales, and outside of the total', async () => {
  const rows = [
    { name: 'null', num: null },
    { name: 'less', num: -3.005 },
    { num: 'N/A' },
    { name: 'empty text', num: '' },
    { name: 'more', num: '2.5' },
  ];
  const { products, total } = await rankingOf([{ echartData: rows }, {}]);
  expect(products.map(({ rank, name, figure, value }) => [rank, name, figure, value])).toEqual([
    [1, 'more', '2.50', '2.50'],
    [2, 'less', '-3.01', '-3.01'],
    [3, 'null', null, '0.00'],
    [4, '', null, '0.00'],
    [5, 'empty text', null, '0.00'],
  ]);
  expect(total).toBe('-0.51');
});

test('without any figure there is no total', async () => {
  const { total } = await rankingOf([{ echartData: [{ name: 'a', num: null }] }, {}]);
  expect(total).toBeNull();
});

test.each([[[]], [null], [[{ echartData: [] }, { sumData: [] }]]])(
  'an answer without sales (%j) is an empty ranking',
  async (data) => {
    expect(await rankingOf(data)).toMatchObject({ products: [], total: '0.00', shareTotal: null });
  },
);

test('names are returned as plain text', async () => {
  const names = ['品'.repeat(200), '<a href="javascript:alert(1)">x</a>'];
  const { products } = await rankingOf([{ echartData: names.map((name) => ({ name, num: 1 })) }]);
  expect(products.map(({ name }) => name)).toEqual(names);
});

test.each([['a text'], [{ echartData: [] }], [[{ echartData: {} }]]])(
  'an answer with a different shape (%j) is an error of this card',
  async (data) => {
    dashboardSaying(top, data);
    const { card, errors } = await askOneCard(ranking());
    expect(card).toEqual({ ranking: null });
    expect(errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_FAILED', reason: 'MALFORMED' } },
    ]);
  },
);
