import { expect, test } from 'vitest';
import {
  addressOf,
  askOneCard,
  DATA_CARDS,
  dashboardWith,
  PRODUCTS,
  SLICES,
} from '../../support/gateway/data-cards.ts';

const { pie, bar, top } = DATA_CARDS;

async function refusal(card: typeof pie, selection: string, language?: string) {
  const retail = dashboardWith(card).answers(addressOf(card), card === pie ? SLICES : PRODUCTS);
  const { errors } = await askOneCard(selection, language === undefined ? {} : { language });
  expect(retail.paths()).toEqual(['msc-ucs/dashboardUser/getLayout']);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  return errors?.[0]?.message;
}

const shares = (filter: string) =>
  `... on ChannelPieCard { shares(filter: ${filter}) { amountTotal } }`;
const ranking = (args: string) => `... on TopProductCard { ranking(${args}) { total } }`;

test.each([
  ['a range without an end', '{ granularity: RANGE, date: "2026-06-10" }', 'Please choose a time.'],
  [
    'a range without a start',
    '{ granularity: RANGE, endDate: "2026-06-10" }',
    'Please choose a time.',
  ],
  ['an empty range', '{ granularity: RANGE }', 'Please choose a time.'],
  [
    'a range that ends before it begins',
    '{ granularity: RANGE, date: "2026-06-10", endDate: "2026-06-09" }',
    'The end of the range must not be before its start.',
  ],
  [
    'a range of 401 days',
    '{ granularity: RANGE, date: "2025-05-01", endDate: "2026-06-05" }',
    'A range may have at most 400 days.',
  ],
  [
    'a range of centuries',
    '{ granularity: RANGE, date: "1900-01-01", endDate: "2100-12-31" }',
    'A range may have at most 400 days.',
  ],
  [
    'an end without a range, which would be a single day',
    '{ date: "2026-06-10", endDate: "2026-06-12" }',
    'An end date needs the granularity RANGE.',
  ],
  [
    'a day that no month has',
    '{ date: "2026-02-30" }',
    'This date does not exist. Please choose another one.',
  ],
  [
    'a day of another age',
    '{ granularity: WEEK, date: "9999-12-31" }',
    'This date does not exist. Please choose another one.',
  ],
  [
    'a day before all calendars',
    '{ granularity: MONTH, date: "0001-01-01" }',
    'This date does not exist. Please choose another one.',
  ],
  [
    'a bad last day',
    '{ granularity: RANGE, date: "2026-06-10", endDate: "2026-06-31" }',
    'This date does not exist. Please choose another one.',
  ],
  ['a code longer than any', `{ purchaseGroupCode: "${'x'.repeat(65)}" }`, 'This is too long.'],
  ['a channel longer than any', `{ channelCodes: ["${'x'.repeat(65)}"] }`, 'This is too long.'],
  [
    'more channels than any chain has',
    `{ channelCodes: [${Array.from({ length: 201 }, (_, index) => `"${String(index)}"`).join(', ')}] }`,
    'Something entered here is not valid. Please check it and try again.',
  ],
])('%s is refused without a call', async (_what, filter, message) => {
  expect(await refusal(pie, shares(filter))).toBe(message);
});

test.each([
  ['TOP options 10, 20, 30, 40', 'top: 15', 'The number of products may be 10, 20, 30 or 40.'],
  ['TOP options 10, 20, 30, 40', 'top: 0', 'The number of products may be 10, 20, 30 or 40.'],
  ['TOP options 10, 20, 30, 40', 'top: -10', 'The number of products may be 10, 20, 30 or 40.'],
  [
    'one channel',
    'filter: { channelCodes: ["01", "02"] }',
    'This card can be filtered by one channel only.',
  ],
])('the top product card accepts %s, so %s is refused', async (_what, args, message) => {
  expect(await refusal(top, ranking(args))).toBe(message);
});

test('the channel bar accepts quantity and amount only', async () => {
  const message = await refusal(
    bar,
    '... on ChannelBarCard { bars(metric: PENETRATION) { unit } }',
  );
  expect(message).toBe('This card does not offer this metric.');
});

test.each([
  ['zh-CN', '请选择时间。'],
  ['zh-TW', '請選擇時間。'],
  ['en-US', 'Please choose a time.'],
])('a refusal is in the language of the request: %s', async (language, message) => {
  expect(await refusal(pie, shares('{ granularity: RANGE }'), language)).toBe(message);
});
