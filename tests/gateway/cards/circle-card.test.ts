import { expect, test } from 'vitest';
import {
  addressOf,
  askOneCard,
  CIRCLE,
  DATA_CARDS,
  dashboardSaying,
  dashboardWith,
} from '../../support/gateway/data-cards.ts';

const { members } = DATA_CARDS;
const FIGURES = '... on CircleCard { figures { asOf currency count growthRate amount share } }';

test('CircleCard returns count (num), growth percentage (hb) and sales amount (amt)', async () => {
  const retail = dashboardWith(members).answers(addressOf(members), CIRCLE);
  expect(await askOneCard(FIGURES)).toEqual({
    card: {
      figures: {
        asOf: '2026-06-14',
        currency: 'CNY',
        count: 128,
        growthRate: '3.10',
        amount: '20411.50',
        share: '12.34',
      },
    },
    errors: undefined,
  });
  expect(retail.asked.at(-1)?.body).toEqual({
    cardcode: 'members',
    usercode: 'ops_director',
    entid: '100001',
  });
});

test.each([
  [
    { num: null, hb: null, amt: null },
    { count: null, growthRate: null, amount: null, share: null, asOf: '2026-06-14' },
  ],
  [
    { num: 0, hb: -100, amt: 0, prop: 0 },
    { count: 0, growthRate: '-100.00', amount: '0.00', share: '0.00' },
  ],
  [
    { num: -3, hb: 'x', amt: -1.5 },
    { count: null, growthRate: null, amount: '-1.50' },
  ],
  [
    { num: '128', hb: '3.1', amt: '20411.5' },
    { count: 128, growthRate: '3.10', amount: '20411.50' },
  ],
  [
    { num: 9e15, hb: 0, amt: 9_007_199_254_740_991 },
    { count: 2_147_483_647, amount: '9007199254740991.00' },
  ],
  [{ num: 1, hb: 0, amt: 0, sdate: 'yesterday' }, { asOf: '2026-06-14' }],
])('returns the values of the services unchanged: %j', async (data, figures) => {
  dashboardSaying(members, data);
  const { card, errors } = await askOneCard(FIGURES);
  expect(errors).toBeUndefined();
  expect(card).toMatchObject({ figures });
});

test.each([[null], [[]], ['a text'], [{}]])(
  'an answer without figures (%j) is an error of this card',
  async (data) => {
    dashboardSaying(members, data);
    const { card, errors } = await askOneCard(FIGURES);
    expect(card).toEqual({ figures: null });
    expect(errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_FAILED', reason: 'MALFORMED' } },
    ]);
  },
);
