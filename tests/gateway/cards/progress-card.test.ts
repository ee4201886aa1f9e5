import { expect, test } from 'vitest';
import {
  addressOf,
  askOneCard,
  DATA_CARDS,
  dashboardSaying,
  dashboardWith,
  PROGRESS,
} from '../../support/gateway/data-cards.ts';

const { progress } = DATA_CARDS;
const ROWS = '... on ProgressCard { progress { asOf currency rows { name rate band value } } }';

interface Row {
  name: string;
  rate: string | null;
  band: string | null;
  value: string | null;
}

async function rowsOf(data: unknown): Promise<Row[]> {
  dashboardSaying(progress, data);
  const { card, errors } = await askOneCard(ROWS);
  expect(errors).toBeUndefined();
  return (card as { progress: { rows: Row[] } }).progress.rows;
}

test('ProgressCard returns name, rate and value in the order of the services', async () => {
  dashboardWith(progress).answers(addressOf(progress), PROGRESS);
  expect(await askOneCard(ROWS)).toMatchInlineSnapshot(`
    {
      "card": {
        "progress": {
          "asOf": "2026-06-14",
          "currency": "CNY",
          "rows": [
            {
              "band": "BELOW_100",
              "name": "生鲜",
              "rate": "82.41",
              "value": "1930022.10",
            },
            {
              "band": null,
              "name": "食品",
              "rate": null,
              "value": "12.00",
            },
          ],
        },
      },
      "errors": undefined,
    }
  `);
});

test.each([
  ['(period: YEAR)', '4'],
  ['(period: MONTH)', '3'],
  ['(period: DAY)', '2'],
  ['', '3'],
])(
  'progress tabs send 4 (year), 3 (month), 2 (day), with each configured param: progress%s',
  async (args, datetype) => {
    const configured = { ...progress, params: { region: 'east', datetype: '9' } };
    const retail = dashboardWith(configured).answers(addressOf(progress), PROGRESS);
    await askOneCard(`... on ProgressCard { progress${args} { asOf } }`);
    const asked = {
      region: 'east',
      datetype,
      cardcode: 'progress',
      usercode: 'ops_director',
      entid: '100001',
    };
    expect(retail.asked.at(-1)?.body).toEqual(asked);
  },
);

test('a list of params is a call for each of them, at most five, and their rows follow one another', async () => {
  const params = ['east', 'west', 'north', 'south', 'centre', 'abroad'].map((region) => ({
    region,
  }));
  const retail = dashboardWith({ ...progress, params }).replies(addressOf(progress), (body) => {
    const { region = '' } = body as { region?: string };
    return {
      body: { returncode: '0', message: '', data: [{ name: region, rate: 1, value: 1 }] },
    };
  });
  const { card } = await askOneCard(ROWS);
  const { rows } = (card as { progress: { rows: Row[] } }).progress;
  expect(rows.map(({ name }) => name)).toEqual(['east', 'west', 'north', 'south', 'centre']);
  const bodies = retail.asked.map(({ body }) => body as { region?: string; datetype?: string });
  const asked = bodies.filter(({ region }) => region !== undefined);
  expect(asked.map(({ region, datetype }) => ({ region, datetype }))).toEqual(
    params.slice(0, 5).map(({ region }) => ({ region, datetype: '3' })),
  );
});

test.each([
  [-5, 'BELOW_40'],
  [0, 'BELOW_40'],
  [39.99, 'BELOW_40'],
  [39.995, 'BELOW_60'],
  [40, 'BELOW_60'],
  [59.99, 'BELOW_60'],
  [60, 'BELOW_80'],
  [79.99, 'BELOW_80'],
  [80, 'BELOW_100'],
  [99.99, 'BELOW_100'],
  [100, 'REACHED'],
  [1234.5, 'REACHED'],
])(
  'below 40 red, below 60 orange, below 80 green, below 100 blue, otherwise purple: %s is %s',
  async (rate, band) => {
    expect((await rowsOf([{ name: 'a', rate, value: 1 }]))[0]?.band).toBe(band);
  },
);

test('progress card at most 10 rows', async () => {
  const rows = await rowsOf(
    Array.from({ length: 10_000 }, (_, index) => ({
      name: `n${String(index)}`,
      rate: 1,
      value: 1,
    })),
  );
  expect(rows.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, index) => `n${String(index)}`),
  );
});

test('a missing plan has neither rate nor band, and invalid values are null', async () => {
  expect(
    await rowsOf([
      { name: 'a', rate: null, value: -12.345 },
      { name: 'b', rate: 'x', value: null },
      {},
      null,
      'row',
    ]),
  ).toEqual([
    { name: 'a', rate: null, band: null, value: '-12.35' },
    { name: 'b', rate: null, band: null, value: null },
    { name: '', rate: null, band: null, value: null },
  ]);
});

test.each([[[]], [null]])('an answer without rows (%j) is an empty list', async (data) => {
  expect(await rowsOf(data)).toEqual([]);
});

test('names are returned as plain text', async () => {
  const names = ['名'.repeat(200), '<svg onload=alert(1)>'];
  const rows = await rowsOf(names.map((name) => ({ name, rate: 1, value: 1 })));
  expect(rows.map(({ name }) => name)).toEqual(names);
});

test.each([['a text'], [{ rows: [] }]])(
  'an answer that is not a list (%j) is an error of this card',
  async (data) => {
    dashboardSaying(progress, data);
    const { card, errors } = await askOneCard(ROWS);
    expect(card).toEqual({ progress: null });
    expect(errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_FAILED', reason: 'MALFORMED' } },
    ]);
  },
);
