import { expect, test } from 'vitest';
import {
  addressOf,
  askOneCard,
  CHANNELS,
  DATA_CARDS,
  dashboardSaying,
  dashboardWith,
  SLICES,
} from '../../support/gateway/data-cards.ts';

const { pie } = DATA_CARDS;
const SHARES = `... on ChannelPieCard { shares { currency salesTotal unitsTotal amountTotal quantityTotal
  channels { code name sales units amount amountShare quantity quantityShare } } }`;

interface Shares {
  salesTotal: string | null;
  unitsTotal: string | null;
  amountTotal: string;
  quantityTotal: string;
  channels: Record<string, string | null>[];
}

async function sharesOf(data: unknown): Promise<Shares> {
  dashboardSaying(pie, data);
  const { card, errors } = await askOneCard(SHARES);
  expect(errors).toBeUndefined();
  return (card as { shares: Shares }).shares;
}

test('ChannelPieCard returns the share of each channel by amount and by quantity, the largest amount first', async () => {
  dashboardWith(pie).answers(addressOf(pie), SLICES);
  expect(await askOneCard(SHARES)).toMatchInlineSnapshot(`
    {
      "card": {
        "shares": {
          "amountTotal": "1000.25",
          "channels": [
            {
              "amount": "700.00",
              "amountShare": "69.98",
              "code": "01",
              "name": "门店 POS",
              "quantity": "10.00",
              "quantityShare": "25.00",
              "sales": "700.00",
              "units": "10.00",
            },
            {
              "amount": "300.25",
              "amountShare": "30.02",
              "code": "02",
              "name": "小程序",
              "quantity": "30.00",
              "quantityShare": "75.00",
              "sales": "300.25",
              "units": "30.00",
            },
          ],
          "currency": "CNY",
          "quantityTotal": "40.00",
          "salesTotal": "1000.25",
          "unitsTotal": "40.00",
        },
      },
      "errors": undefined,
    }
  `);
});

test('shares are exact: three thirds are 33.33 % each, and no cent of the total is lost', async () => {
  const thirds = ['a', 'b', 'c'].map((name) => ({ name, sale: 0.1, num: 1 }));
  const { amountTotal, channels } = await sharesOf(thirds);
  expect(amountTotal).toBe('0.30');
  expect(channels.map(({ amountShare }) => amountShare)).toEqual(['33.33', '33.33', '33.33']);
});

test('amounts beyond the exact range of a number are exact to the cent', async () => {
  const { amountTotal } = await sharesOf([
    { name: 'a', sale: '90071992547409931.15', num: 1 },
    { name: 'b', sale: '0.01', num: 1 },
  ]);
  expect(amountTotal).toBe('90071992547409931.16');
});

test('a channel without a figure has none: it comes last, outside of the totals and without a share', async () => {
  const { salesTotal, unitsTotal, channels } = await sharesOf([
    { name: 'null', sale: null, num: 'N/A' },
    { channelid: 1, name: 'sold', sale: 200, num: null },
    { name: 'gave back', sale: -50, num: -1 },
    { name: 'empty text', sale: '', num: 0 },
    {},
  ]);
  expect([salesTotal, unitsTotal]).toEqual(['150.00', '-1.00']);
  expect(
    channels.map(({ name, sales, amountShare, units, quantityShare }) => [
      name,
      sales,
      amountShare,
      units,
      quantityShare,
    ]),
  ).toEqual([
    ['sold', '200.00', '133.33', null, null],
    ['gave back', '-50.00', '-33.33', '-1.00', '100.00'],
    ['null', null, null, null, null],
    ['empty text', null, null, '0.00', '0.00'],
    ['', null, null, null, null],
  ]);
});

test('the deprecated fields count a missing figure as 0.00, as they always did', async () => {
  const { amountTotal, quantityTotal, channels } = await sharesOf([{ name: 'a', sale: null }]);
  expect([amountTotal, quantityTotal]).toEqual(['0.00', '0.00']);
  expect(channels).toMatchObject([{ amount: '0.00', quantity: '0.00' }]);
});

test('without any figure there is no total', async () => {
  expect(await sharesOf([{ name: 'a', sale: null, num: 'N/A' }])).toMatchObject({
    salesTotal: null,
    unitsTotal: null,
  });
});

test('when all values are zero there are no shares and no division by zero', async () => {
  const { channels } = await sharesOf([
    { name: 'a', sale: 0, num: 0 },
    { name: 'b', sale: 0, num: 0 },
  ]);
  expect(channels).toMatchObject([
    { amountShare: null, quantityShare: null },
    { amountShare: null, quantityShare: null },
  ]);
});

test.each([[[]], [null]])('an answer without sales (%j) is an empty pie', async (data) => {
  expect(await sharesOf(data)).toMatchObject({
    amountTotal: '0.00',
    quantityTotal: '0.00',
    channels: [],
  });
});

test('returns the 500 largest of 10,000 rows, with totals of all rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    channelid: String(index),
    name: `n${String(index)}`,
    sale: index,
    num: 1,
  }));
  const { amountTotal, quantityTotal, channels } = await sharesOf(rows);
  expect(channels).toHaveLength(500);
  expect(channels[0]).toMatchObject({ name: 'n9999', amount: '9999.00' });
  expect([amountTotal, quantityTotal]).toEqual(['49995000.00', '10000.00']);
});

test('names are returned as plain text, whatever they contain and however long they are', async () => {
  const names = ['渠'.repeat(200), '<img src=x onerror=alert(1)>', '<b>A</b> & "B"', '=SUM(A1)'];
  const { channels } = await sharesOf(names.map((name) => ({ name, sale: 1, num: 1 })));
  expect(channels.map(({ name }) => name)).toEqual(names);
});

test.each([['a text'], [{ list: [] }], [7]])(
  'an answer that is not a list (%j) is an error of this card',
  async (data) => {
    dashboardSaying(pie, data);
    const { card, errors } = await askOneCard(SHARES);
    expect(card).toEqual({ shares: null });
    expect(errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_FAILED', reason: 'MALFORMED' } },
    ]);
  },
);

test('leaves out rows that are not objects', async () => {
  expect((await sharesOf([null, 'x', 7, { name: 'a', sale: 1, num: 1 }])).channels).toHaveLength(1);
});

test('a channel has its place among all channels, whichever channels the pie shows', async () => {
  const page = { total: 3, pageData: [...CHANNELS].reverse() };
  const slices = [
    { channelid: '03', name: '外卖', sale: 1, num: 1 },
    { channelid: '99', name: '?', sale: 0.5, num: 1 },
  ];
  dashboardWith(pie).answers(addressOf(pie), slices).answers('channels', page);
  const { card, errors } = await askOneCard(
    '... on ChannelPieCard { shares { channels { code rank } } }',
  );
  expect(errors).toBeUndefined();
  expect(card).toEqual({
    shares: {
      channels: [
        { code: '03', rank: 3 },
        { code: '99', rank: null },
      ],
    },
  });
});

test('without the channel list the pie is shown and places are null', async () => {
  dashboardWith(pie).answers(addressOf(pie), SLICES).refuses('channels', 'B0001');
  const { card, errors } = await askOneCard(
    '... on ChannelPieCard { shares { channels { code rank } } }',
  );
  expect(errors).toBeUndefined();
  expect(card).toMatchObject({ shares: { channels: [{ rank: null }, { rank: null }] } });
});

test('channels and a purchasing group filter the pie in the same way as the bars', async () => {
  const retail = dashboardWith(pie).answers(addressOf(pie), SLICES);
  const filter =
    '{ granularity: WEEK, date: "2026-06-08", purchaseGroupCode: "10", channelCodes: ["03", "01"] }';
  await askOneCard(`... on ChannelPieCard { shares(filter: ${filter}) { amountTotal } }`);
  expect(retail.asked.find(({ path }) => path === addressOf(pie))?.body).toMatchObject({
    datetype: '2',
    startdate: '2026-06-08',
    enddate: '2026-06-14',
    cateid: '10',
    channelid: ['01', '03'],
  });
});
