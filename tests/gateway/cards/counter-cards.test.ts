import { expect, test } from 'vitest';
import {
  addressOf,
  askOneCard,
  COUNT,
  DATA_CARDS,
  dashboardSaying,
  dashboardWith,
} from '../../support/gateway/data-cards.ts';

const { expiring, shelf } = DATA_CARDS;
const COUNTER = `{ counter { openCount count amount icon iconColour applicationCode moduleCode moduleParameters { name value } } }`;
const COUNTERS = `... on CountCard ${COUNTER} ... on IconCard ${COUNTER}`;

async function counterOf(card: typeof shelf, data: unknown): Promise<unknown> {
  dashboardSaying(card, data);
  const { card: answer, errors } = await askOneCard(COUNTERS);
  expect(errors).toBeUndefined();
  return (answer as { counter: unknown }).counter;
}

test.each([
  ['CountCard', expiring],
  ['IconCard', shelf],
])('%s returns its number, and the module to open with its parameters', async (typename, card) => {
  const retail = dashboardWith(card).answers(addressOf(card), COUNT);
  expect(await askOneCard(`__typename ${COUNTERS}`)).toEqual({
    card: {
      __typename: typename,
      counter: {
        openCount: 36,
        count: 36,
        amount: '1200.50',
        icon: 'exclamation-triangle',
        iconColour: '#c2690c',
        applicationCode: 'OPS',
        moduleCode: '200110',
        moduleParameters: [
          { name: 'status', value: 'expiring' },
          { name: 'days', value: '3' },
        ],
      },
    },
    errors: undefined,
  });
  expect(retail.asked.at(-1)?.body).toEqual({
    cardcode: card.cardcode,
    usercode: 'ops_director',
    entid: '100001',
  });
});

test('the module is the card’s own if the counter has none, and null if neither has one', async () => {
  expect(await counterOf(expiring, { modulecode: null, data: { num: 1 } })).toMatchObject({
    moduleCode: '200109',
  });
  expect(await counterOf(expiring, { modulecode: '', data: { num: 1 } })).toMatchObject({
    moduleCode: '200109',
  });
  expect(await counterOf(shelf, { data: { num: 1 } })).toMatchObject({
    moduleCode: null,
    applicationCode: null,
  });
});

test.each([
  [0, 0],
  [99, 99],
  [100_000, 100_000],
  [null, 0],
  ['12', 12],
  [3.9, 3],
  [1e12, 2_147_483_647],
])('a count is a whole number: %j becomes %j', async (num, count) => {
  expect(await counterOf(shelf, { data: { num } })).toMatchObject({ openCount: count, count });
});

test.each([[-4], ['many'], ['N/A'], [''], [true]])(
  'anything else (%j) is no number, which the deprecated field counts as zero',
  async (num) => {
    expect(await counterOf(shelf, { data: { num } })).toMatchObject({ openCount: null, count: 0 });
  },
);

test.each([
  ['shopping-cart', 'shopping-cart'],
  ['pi pi-shopping-cart', 'shopping-cart'],
  ['x"onload="alert(1)', null],
  ['../icon', null],
  ['Icon', null],
  ['i'.repeat(65), null],
  [7, null],
  [null, null],
])('an icon is a plain name without its prefix or null: %j', async (icon, expected) => {
  expect(await counterOf(shelf, { icon, data: { num: 1 } })).toMatchObject({ icon: expected });
});

test.each([
  ['#348eed', '#348eed'],
  ['#348EED', '#348eed'],
  ['#fff', null],
  ['red', null],
  ['#348eed;background:url(//evil.example)', null],
  ['var(--x)', null],
  ['url(javascript:alert(1))', null],
  [null, null],
])('the color of an icon is #rrggbb or null: %j', async (iconColor, iconColour) => {
  expect(await counterOf(shelf, { iconColor, data: { num: 1 } })).toMatchObject({ iconColour });
});

test.each([
  ['not json', []],
  ['[1,2]', []],
  ['{"a":{"b":1},"c":true}', [{ name: 'c', value: 'true' }]],
  [{ a: 1 }, []],
  [null, []],
])(
  'parameters are read from a JSON object of plain values: %j',
  async (moduleparams, moduleParameters) => {
    expect(await counterOf(shelf, { moduleparams, data: { num: 1 } })).toMatchObject({
      moduleParameters,
    });
  },
);

test.each([[null], [[]], ['a text'], [{}], [{ data: null }], [{ data: {} }], [{ data: [] }]])(
  'an answer without a number (%j) is an error of this card, not a zero',
  async (data) => {
    dashboardSaying(shelf, data);
    const { card, errors } = await askOneCard(COUNTERS);
    expect(card).toEqual({ counter: null });
    expect(errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_FAILED', reason: 'MALFORMED' } },
    ]);
  },
);
