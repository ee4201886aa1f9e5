import { afterAll, describe, expect, it } from 'vitest';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';
import { linesOf, newOrder, read, save, type SheetAnswer } from '../../support/retail/sheets.ts';

const { app, db } = buildRetail();
const buyer = await signInRetail(app, 'buyer_fresh');
const store = await signInRetail(app, 'store1001');

afterAll(async () => {
  await app.close();
  db.close();
});

/** Ten pieces per package: 3 × 10 + 2 = 32 pieces at 1.15 cost 36.80. */
const APPLE = { productid: 'P100002', pkqty: 3, remqty: 2, price: 1.15 };
const FEES = [
  { feetype: 'freight', amount: 0.1 },
  { feetype: 'handling', amount: 0.2 },
];

type Problem = NonNullable<SheetAnswer['data']['problems']>[number] & { expected?: number };
const differing = ({ data }: SheetAnswer) =>
  ((data.problems ?? []) as Problem[]).map(({ section, lineno, column, code, expected }) => [
    section,
    lineno,
    column,
    code,
    expected,
  ]);

describe('An amount that differs from what the services compute', () => {
  it.each([
    [
      'the quantity of a line',
      { details: [{ ...APPLE, qty: 31 }] },
      [['details', 1, 'qty', 'differs', 32]],
    ],
    [
      'the amount of a line',
      { details: [{ ...APPLE, amount: 36.79 }] },
      [['details', 1, 'amount', 'differs', 36.8]],
    ],
    [
      'more decimals than there are',
      { details: [{ ...APPLE, amount: '36.801' }] },
      [['details', 1, 'amount', 'differs', 36.8]],
    ],
    [
      'no number at all',
      { details: [{ ...APPLE, amount: 'much' }] },
      [['details', 1, 'amount', 'differs', 36.8]],
    ],
    [
      'the total of the header',
      { details: [APPLE], amount: 1 },
      [['header', null, 'amount', 'differs', 36.8]],
    ],
    [
      'a total with another name',
      { fees: FEES, feeamount: 0.31 },
      [['header', null, 'feeamount', 'differs', 0.3]],
    ],
    [
      'a line by its own number, and every one that does',
      {
        details: [
          { ...APPLE, lineno: 7, amount: 1 },
          { ...APPLE, qty: 32, amount: 36.8 },
          { ...APPLE, qty: 1 },
        ],
        amount: 110.4,
      },
      [
        ['details', 9, 'qty', 'differs', 32],
        ['details', 7, 'amount', 'differs', 36.8],
      ],
    ],
  ])('is refused and nothing is stored: %s', async (_what, sent, expected) => {
    const count = () => db.prepare('SELECT count(*) FROM sheet').pluck().all([])[0];
    const before = count();
    const answer = await save(buyer, newOrder({ details: [], ...sent }));
    expect([answer.returncode, differing(answer)]).toEqual(['A0400', expected]);
    expect(count()).toBe(before);
  });

  it('is refused in an existing document, which stays unchanged', async () => {
    const { data } = await save(buyer, newOrder({}, [APPLE]));
    const stale = linesOf(data).map((line) => ({ ...line, pkqty: 4 }));
    const refused = await save(buyer, { sheetid: data.sheetid, version: 1, details: stale });
    expect(differing(refused)).toEqual([
      ['details', 1, 'qty', 'differs', 42],
      ['details', 1, 'amount', 'differs', 48.3],
    ]);
    expect((await read(buyer, data.sheetid)).data).toMatchObject({ version: 1, amount: 36.8 });
  });

  it('is also refused if it is negative', async () => {
    const counted = {
      productid: 'P100002',
      pkqty: 1,
      remqty: 2,
      bookqty: 12.5,
      price: 2.01,
      diffqty: -0.5,
      amount: -1,
    };
    const sheet = { shopid: '1001', countdate: '2026-06-15', area: '后仓', details: [counted] };
    expect(differing(await save(store, sheet, 'SD'))).toEqual([
      ['details', 1, 'amount', 'differs', -1.01],
    ]);
  });
});

describe('An amount that is the same', () => {
  it.each([
    ['as numbers', { qty: 32, amount: 36.8 }, { amount: 36.8 }],
    ['as a text, with a zero at its end', { qty: 32, amount: '36.80' }, { amount: 36.8 }],
    ['left out: the services compute it', {}, {}],
    ['holding nothing: the services compute it', { qty: null, amount: '' }, { amount: null }],
  ])('is stored: %s', async (_what, line, header) => {
    const { returncode, data } = await save(buyer, newOrder(header, [{ ...APPLE, ...line }]));
    expect([returncode, data.amount, linesOf(data)[0]]).toMatchObject([
      '0',
      36.8,
      { qty: 32, amount: 36.8 },
    ]);
  });
});

it('the metadata name the detail column that a total sums', async () => {
  const [modulecode] = db
    .prepare("SELECT min(modulecode) FROM module WHERE sheettype = 'PO'")
    .pluck()
    .all([]);
  const { data } = await buyer.call<
    { columnname: string; divid?: string; columntotalof?: string }[]
  >('/api/msc-ucs/uiModule/listByModuleCode', { modulecode });
  const totals = data.filter(({ columntotalof }) => columntotalof !== undefined);
  expect(
    totals.map(({ columnname, divid, columntotalof }) => [columnname, divid, columntotalof]),
  ).toEqual([
    ['amount', 'header', 'details.amount'],
    ['feeamount', 'header', 'fees.amount'],
  ]);
});
