import { expect, test } from 'vitest';
import {
  addressOf,
  askOneCard,
  BARS,
  CHANNELS,
  DATA_CARDS,
  dashboardSaying,
  dashboardWith,
} from '../../support/gateway/data-cards.ts';
import { startGateway } from '../../support/gateway/gateway.ts';

const { bar } = DATA_CARDS;
const BARS_OF = `... on ChannelBarCard { bars { unit currency period { granularity from to }
  channels { code name } bars { code name sum total values } } }`;

interface Bars {
  channels: { code: string; name: string }[];
  bars: {
    code: string | null;
    name: string;
    sum: string | null;
    total: string;
    values: (string | null)[];
  }[];
}

async function barsOf(data: unknown): Promise<Bars> {
  dashboardSaying(bar, data).answers('channels', { total: 3, pageData: CHANNELS });
  const { card, errors } = await askOneCard(BARS_OF);
  expect(errors).toBeUndefined();
  return (card as { bars: Bars }).bars;
}

test('ChannelBarCard returns a bar for each purchasing group, with channels in the order of the channel list', async () => {
  const retail = dashboardWith(bar)
    .answers(addressOf(bar), BARS)
    .answers('channels', { total: 3, pageData: CHANNELS });
  expect(await askOneCard(BARS_OF)).toMatchInlineSnapshot(`
    {
      "card": {
        "bars": {
          "bars": [
            {
              "code": "10",
              "name": "生鲜",
              "sum": "1000.50",
              "total": "1000.50",
              "values": [
                "900.50",
                "100.00",
              ],
            },
            {
              "code": "20",
              "name": "食品",
              "sum": "50.00",
              "total": "50.00",
              "values": [
                "50.00",
                null,
              ],
            },
          ],
          "channels": [
            {
              "code": "01",
              "name": "门店 POS",
            },
            {
              "code": "02",
              "name": "小程序",
            },
          ],
          "currency": "CNY",
          "period": {
            "from": "2026-06-13",
            "granularity": "DAY",
            "to": "2026-06-13",
          },
          "unit": "MONEY",
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked.find(({ path }) => path.includes('channel/search'))?.body).toEqual({
    condition: [],
    orderBy: 'channelid',
    pageNo: 1,
    pageSize: 10_000,
    entid: '100001',
  });
});

test('a channel that is not in the list uses its code as its name and comes last', async () => {
  const { channels, bars } = await barsOf([
    { echartData: [{ name: 'a', num: 6, channelid99: 1, channelid98: 2, channelid02: 3 }] },
  ]);
  expect(channels).toEqual([
    { code: '02', name: '小程序' },
    { code: '98', name: '98' },
    { code: '99', name: '99' },
  ]);
  expect(bars).toEqual([
    { code: null, name: 'a', sum: '6.00', total: '6.00', values: ['3.00', '2.00', '1.00'] },
  ]);
});

test('without the channel list the bars are still shown, with codes as channel names', async () => {
  dashboardWith(bar)
    .answers(addressOf(bar), BARS)
    .replies('channels', () => 'unreachable');
  const { card, errors } = await askOneCard(BARS_OF);
  expect(errors).toBeUndefined();
  expect((card as { bars: Bars }).bars.channels).toEqual([
    { code: '01', name: '01' },
    { code: '02', name: '02' },
  ]);
});

test('a missing total is the sum of the channels, and invalid values are null', async () => {
  const row = {
    name: 'a',
    num: null,
    channelid01: 0.1,
    channelid02: 0.2,
    channelid03: 'x',
    channelid: 'all',
  };
  const { bars } = await barsOf([{ echartData: [row, { name: 'b', num: -5, channelid01: -5 }] }]);
  expect(bars).toEqual([
    { code: null, name: 'a', sum: '0.30', total: '0.30', values: ['0.10', '0.20', null] },
    { code: null, name: 'b', sum: '-5.00', total: '-5.00', values: ['-5.00', null, null] },
  ]);
});

test('a bar without a total and without any value has none, which is not a total of zero', async () => {
  const { bars } = await barsOf([{ echartData: [{ name: 'a', num: 'N/A', channelid01: null }] }]);
  expect(bars).toEqual([{ code: null, name: 'a', sum: null, total: '0.00', values: [null] }]);
});

test.each([[[]], [null], [[{}]], [[{ echartData: [] }]], [[{ echartData: null }]]])(
  'an answer without sales (%j) has no bars',
  async (data) => {
    expect(await barsOf(data)).toMatchObject({ channels: [], bars: [] });
  },
);

test('returns at most 500 bars and 100 channels', async () => {
  const wide = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`channelid${String(1000 + index)}`, 1]),
  );
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    name: `n${String(index)}`,
    num: 1,
    ...(index === 0 ? wide : {}),
  }));
  const { channels, bars } = await barsOf([{ echartData: rows }]);
  expect([channels.length, bars.length, bars[0]?.values.length]).toEqual([100, 500, 100]);
});

test('names and codes are returned as plain text', async () => {
  const { channels, bars } = await barsOf([
    { echartData: [{ name: '<script>alert(1)</script>', num: 1, 'channelid<b>': 1 }] },
  ]);
  expect(bars[0]?.name).toBe('<script>alert(1)</script>');
  expect(channels).toEqual([{ code: '<b>', name: '<b>' }]);
  expect(
    (await barsOf([{ echartData: [{ name: '组'.repeat(200), num: 1 }] }])).bars[0]?.name,
  ).toHaveLength(200);
});

test.each([['a text'], [{ echartData: [] }], [[{ echartData: 'x' }]]])(
  'an answer with a different shape (%j) is an error of this card',
  async (data) => {
    dashboardSaying(bar, data).answers('channels', { total: 3, pageData: CHANNELS });
    const { card, errors } = await askOneCard(BARS_OF);
    expect(card).toEqual({ bars: null });
    expect(errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_FAILED', reason: 'MALFORMED' } },
    ]);
  },
);

test('quantity is a count and amount is money, and several cards and filters load the channel list once', async () => {
  const retail = dashboardWith(bar)
    .answers(addressOf(bar), BARS)
    .answers('channels', { total: 3, pageData: CHANNELS });
  const { ask, signIn } = await startGateway();
  const query = `{ viewer { channels { code } dashboard { cards { ... on ChannelBarCard {
    quantity: bars(metric: QUANTITY) { unit } amount: bars { unit } again: bars(filter: {}) { unit } } } } } }`;
  const { data } = await ask(query, { cookie: await signIn() });
  expect(data).toMatchObject({
    viewer: {
      dashboard: {
        cards: [
          { quantity: { unit: 'COUNT' }, amount: { unit: 'MONEY' }, again: { unit: 'MONEY' } },
        ],
      },
    },
  });
  expect(retail.paths().sort()).toEqual([
    'MCA200021/sales/channelBar',
    'MCA200021/sales/channelBar',
    'msc-ucs/dashboardUser/getLayout',
    'zb-mca-base/channel/search',
  ]);
});

test('channelValues names the channel of each value, in the order of the channels', async () => {
  const rows = [{ categoryid: 'c', name: 'a', channelid01: '3.00', channelid9: '1.00' }];
  dashboardSaying(bar, [{ echartData: rows }]).answers('channels', {
    total: 3,
    pageData: CHANNELS,
  });
  const { card, errors } = await askOneCard(`... on ChannelBarCard { bars {
    channels { code } bars { values channelValues { channel { code name } value } } } }`);
  expect(errors).toBeUndefined();
  const { channels, bars } = (
    card as {
      bars: {
        channels: { code: string }[];
        bars: {
          values: unknown[];
          channelValues: { channel: { code: string }; value: unknown }[];
        }[];
      };
    }
  ).bars;
  const [only] = bars;
  expect(only?.channelValues.map(({ channel }) => channel.code)).toEqual(
    channels.map(({ code }) => code),
  );
  expect(only?.channelValues.map(({ value }) => value)).toEqual(only?.values);
  expect(only?.channelValues).toContainEqual({
    channel: expect.objectContaining({ code: '9', name: '9' }),
    value: '1.00',
  });
});
