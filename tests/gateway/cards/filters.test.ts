import { expect, test } from 'vitest';
import {
  addressOf,
  askOneCard,
  BARS,
  CHANNELS,
  DATA_CARDS,
  dashboardWith,
  oneCardAsker,
  PRODUCTS,
  SLICES,
} from '../../support/gateway/data-cards.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';

const { pie, bar, top } = DATA_CARDS;
const ASKED_BY = { usercode: 'ops_director', entid: '100001' };
const ALL = { cateid: '', channelid: [] };

/** The request body that the pie sends to its service. */
async function pieAsks(filter: string | null) {
  const retail = dashboardWith(pie).answers(addressOf(pie), SLICES);
  const given = filter === null ? '' : `(filter: ${filter})`;
  const { card, errors } = await askOneCard(
    `... on ChannelPieCard { shares${given} { period { granularity from to } } }`,
  );
  expect(errors).toBeUndefined();
  return {
    body: retail.asked.at(-1)?.body,
    period: (card as { shares: { period: unknown } }).shares.period,
  };
}

const THE_SPECIFICATION_SAYS =
  'datetype 1 day, 2 week (end date is start plus 6 days), 3 month, 4 custom range';

test.each([
  ['{ granularity: DAY, date: "2026-06-10" }', '1', '2026-06-10', '2026-06-10'],
  ['{ granularity: WEEK, date: "2026-06-08" }', '2', '2026-06-08', '2026-06-14'],
  ['{ granularity: WEEK, date: "2026-02-26" }', '2', '2026-02-26', '2026-03-04'],
  ['{ granularity: MONTH, date: "2026-06-10" }', '3', '2026-06-01', '2026-06-30'],
  ['{ granularity: MONTH, date: "2028-02-29" }', '3', '2028-02-01', '2028-02-29'],
  ['{ granularity: MONTH, date: "2026-12-31" }', '3', '2026-12-01', '2026-12-31'],
  [
    '{ granularity: RANGE, date: "2026-05-20", endDate: "2026-06-02" }',
    '4',
    '2026-05-20',
    '2026-06-02',
  ],
  [
    '{ granularity: RANGE, date: "2026-05-20", endDate: "2026-05-20" }',
    '4',
    '2026-05-20',
    '2026-05-20',
  ],
  [
    '{ granularity: RANGE, date: "2025-05-01", endDate: "2026-06-04" }',
    '4',
    '2025-05-01',
    '2026-06-04',
  ],
])(`${THE_SPECIFICATION_SAYS}: %s`, async (filter, datetype, startdate, enddate) => {
  const { body, period } = await pieAsks(filter);
  expect(body).toEqual({ datetype, startdate, enddate, ...ALL, ...ASKED_BY, cardcode: 'pie' });
  expect(period).toMatchObject({ from: startdate, to: enddate });
});

test.each([
  null,
  '{}',
  '{ granularity: DAY }',
  '{ date: null, purchaseGroupCode: null, channelCodes: null, endDate: null }',
])(
  'default date filter is two days before today, all purchase groups and all channels: %s',
  async (filter) => {
    const { body, period } = await pieAsks(filter);
    expect(body).toMatchObject({
      datetype: '1',
      startdate: '2026-06-13',
      enddate: '2026-06-13',
      ...ALL,
    });
    expect(period).toEqual({ granularity: 'DAY', from: '2026-06-13', to: '2026-06-13' });
  },
);

test('without a date a week begins two days before today, and a month is the one that contains that day', async () => {
  expect((await pieAsks('{ granularity: WEEK }')).body).toMatchObject({
    startdate: '2026-06-13',
    enddate: '2026-06-19',
  });
  expect((await pieAsks('{ granularity: MONTH }')).body).toMatchObject({
    startdate: '2026-06-01',
    enddate: '2026-06-30',
  });
});

test('today is the current day in the enterprise’s time zone', async () => {
  const retail = dashboardWith(pie).answers(addressOf(pie), SLICES);
  await askOneCard('... on ChannelPieCard { shares { amountTotal } }', {
    account: { ...SIGNED_IN_STAFF, timezone: 'America/New_York' },
  });
  expect(retail.asked.at(-1)?.body).toMatchObject({
    startdate: '2026-06-12',
    enddate: '2026-06-12',
  });
});

test('equal choices make equal requests, whatever the order in which they were selected', async () => {
  const { body } = await pieAsks(
    '{ purchaseGroupCode: " 10 ", channelCodes: ["03", "01", "", "03"] }',
  );
  expect(body).toMatchObject({ cateid: '10', channelid: ['01', '03'] });
});

const PERIODS = [
  ['DAY, date: "2026-06-10"', { datetype: '1', startdate: '2026-06-10', enddate: '2026-06-10' }],
  ['WEEK, date: "2026-06-10"', { datetype: '2', startdate: '2026-06-10', enddate: '2026-06-16' }],
  ['MONTH, date: "2026-06-10"', { datetype: '3', startdate: '2026-06-01', enddate: '2026-06-30' }],
  [
    'RANGE, date: "2026-06-01", endDate: "2026-06-03"',
    { datetype: '4', startdate: '2026-06-01', enddate: '2026-06-03' },
  ],
] as const;
const GROUP_CHOICES = [
  ['', ''],
  [', purchaseGroupCode: "10"', '10'],
] as const;

function combinations<Metric, Channels>(metrics: readonly Metric[], channels: readonly Channels[]) {
  return PERIODS.flatMap((period) =>
    GROUP_CHOICES.flatMap((group) =>
      channels.flatMap((channel) => metrics.map((metric) => ({ period, group, channel, metric }))),
    ),
  );
}

const BAR_COMBINATIONS = combinations(
  [
    ['QUANTITY', 0],
    ['AMOUNT', 10],
  ] as const,
  [
    ['', []],
    [', channelCodes: ["02"]', ['02']],
    [', channelCodes: ["02", "01"]', ['01', '02']],
  ] as const,
);

test('the channel bar sends granularity, purchasing group, a list of channels and the metric (0 quantity, 10 amount)', async () => {
  const retail = dashboardWith(bar)
    .answers(addressOf(bar), BARS)
    .answers('channels', { total: 3, pageData: CHANNELS });
  const askCard = await oneCardAsker();
  for (const { period, group, channel, metric } of BAR_COMBINATIONS) {
    const filter = `{ granularity: ${period[0]}${group[0]}${channel[0]} }`;
    const { errors } = await askCard(
      `... on ChannelBarCard { bars(filter: ${filter}, metric: ${metric[0]}) { unit } }`,
    );
    expect(errors).toBeUndefined();
    expect(retail.asked.findLast(({ path }) => path === addressOf(bar))?.body).toEqual({
      ...period[1],
      cateid: group[1],
      channelid: channel[1],
      metric: metric[1],
      ...ASKED_BY,
      cardcode: 'bar',
    });
  }
  expect(BAR_COMBINATIONS).toHaveLength(48);
});

const TOP_COMBINATIONS = combinations(
  [
    ['QUANTITY', 0],
    ['AMOUNT', 10],
    ['PENETRATION', 20],
  ] as const,
  [
    ['', ''],
    [', channelCodes: ["02"]', '02'],
  ] as const,
);

test.each([10, 20, 30, 40])(
  'the top product card sends every filter with TOP count %s',
  async (topval) => {
    const retail = dashboardWith(top).answers(addressOf(top), PRODUCTS);
    const askCard = await oneCardAsker();
    for (const { period, group, channel, metric } of TOP_COMBINATIONS) {
      const args = `filter: { granularity: ${period[0]}${group[0]}${channel[0]} }, metric: ${metric[0]}, top: ${String(topval)}`;
      const { errors } = await askCard(`... on TopProductCard { ranking(${args}) { unit } }`);
      expect(errors).toBeUndefined();
      expect(retail.asked.at(-1)?.body).toEqual({
        ...period[1],
        cateid: group[1],
        channelid: channel[1],
        topval,
        metric: metric[1],
        ...ASKED_BY,
        cardcode: 'top',
      });
    }
  },
);

test('the card’s own parameters apply where the filter is empty, and a chosen filter overrides them', async () => {
  const fresh = {
    ...bar,
    params: { cateid: '20', channelid: ['03'], datetype: '9', region: 'east' },
  };
  for (const [filter, narrowed] of [
    ['{}', { cateid: '20', channelid: ['03'], datetype: '1', region: 'east' }],
    [
      '{ purchaseGroupCode: "10", channelCodes: ["01"] }',
      { cateid: '10', channelid: ['01'], datetype: '1', region: 'east' },
    ],
  ] as const) {
    const retail = dashboardWith(fresh)
      .answers(addressOf(bar), BARS)
      .answers('channels', { total: 3, pageData: CHANNELS });
    await askOneCard(`... on ChannelBarCard { bars(filter: ${filter}) { unit } }`);
    expect(retail.asked.find(({ path }) => path === addressOf(bar))?.body).toMatchObject(narrowed);
  }
});
