import { afterAll, describe, expect, it } from 'vitest';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';
import { linesOf, newOrder, save, type SheetAnswer } from '../../support/retail/sheets.ts';

const { app, db } = buildRetail();
const buyer = await signInRetail(app, 'buyer_fresh');
const store = await signInRetail(app, 'store1001');

afterAll(async () => {
  await app.close();
  db.close();
});

const APPLE = { productid: 'P100002' };
const BY_WEIGHT = { productid: 'P100027' };
const first = (line: Record<string, unknown>) => save(buyer, newOrder({}, [line]));
const problems = ({ data }: SheetAnswer) =>
  (data.problems ?? []).map(
    ({ section, lineno, column, code }) => `${section} ${String(lineno)} ${String(column)} ${code}`,
  );

describe('The services compute', () => {
  it('the amount of a line from its packages and loose pieces, and that of the document from its lines', async () => {
    const { data } = await save(
      buyer,
      newOrder({
        fees: [
          { feetype: 'freight', amount: 0.1 },
          { feetype: 'handling', amount: 0.2 },
        ],
      }),
    );
    expect(linesOf(data).map(({ pknum, qty, amount }) => [pknum, qty, amount])).toEqual([
      [10, 45, 4.5],
      [10, 20, 246.8],
      [null, 1.125, 11.24],
    ]);
    expect([data.amount, data.feeamount]).toEqual([262.54, 0.3]);
  });

  it.each([
    [{ ...APPLE, pkqty: 0, remqty: 3, price: 0.1 }, 3, 0.3],
    [{ ...BY_WEIGHT, remqty: 0.335, price: 1 }, 0.335, 0.34],
    [{ ...BY_WEIGHT, remqty: 1.005, price: 1 }, 1.005, 1.01],
    [{ ...BY_WEIGHT, remqty: 0.001, price: 4.99 }, 0.001, 0],
    [{ ...APPLE, pkqty: 3, remqty: 25, price: 1.15 }, 55, 63.25],
    [
      { ...APPLE, pkqty: 99_999_999_999, remqty: 9, price: 9.99 },
      999_999_999_999,
      9_989_999_999_990.01,
    ],
    [{ ...APPLE, pkqty: null, remqty: null, price: '12.30' }, 0, 0],
  ])('%o exactly', async (line, qty, amount) => {
    const { data, message } = await first(line);
    expect([message, linesOf(data)[0]?.qty, linesOf(data)[0]?.amount, data.amount]).toEqual([
      'success',
      qty,
      amount,
      amount,
    ]);
  });

  it('differences, which may be negative', async () => {
    const line = { ...APPLE, pkqty: 1, remqty: 2, bookqty: 12.5, price: 2.01 };
    const { data } = await save(
      store,
      { shopid: '1001', countdate: '2026-06-15', area: '后仓', details: [line] },
      'SD',
    );
    expect([linesOf(data)[0]?.diffqty, linesOf(data)[0]?.amount, data.amount]).toEqual([
      -0.5, -1.01, -1.01,
    ]);
  });

  it('the price of the article only if the user has typed none', async () => {
    const { data } = await save(
      buyer,
      newOrder({}, [
        { ...APPLE, pkqty: 1 },
        { ...APPLE, pkqty: 1, price: 0 },
      ]),
    );
    expect(linesOf(data).map(({ price }) => price)).toEqual([22.3, 0]);
  });
});

describe('The services refuse', () => {
  it.each([
    [
      'a fraction of a package',
      { ...APPLE, pkqty: 1.5 },
      'pkqty: must be a whole number',
      'pkqty whole',
    ],
    ['less than nothing', { ...APPLE, pkqty: -1 }, 'pkqty: must not be negative', 'pkqty negative'],
    [
      'a fraction of a piece',
      { ...APPLE, remqty: 0.5 },
      'remqty: must be a whole number',
      'remqty whole',
    ],
    [
      'four decimals of a kilo',
      { ...BY_WEIGHT, remqty: 0.1234 },
      'remqty: has too many decimals',
      'remqty fraction',
    ],
    [
      'a sum of floating points',
      { ...BY_WEIGHT, remqty: 0.1 + 0.2 },
      'remqty: has too many decimals',
      'remqty fraction',
    ],
    [
      'packages of what has none',
      { ...BY_WEIGHT, pkqty: 1 },
      'pkqty: must be zero',
      'pkqty packages',
    ],
    [
      'loose pieces of what is packed',
      { productid: 'P100022', remqty: 1 },
      'remqty: must be zero',
      'remqty pieces',
    ],
    [
      'fractions of a fen',
      { ...APPLE, pkqty: 1, price: 1.001 },
      'price: has too many decimals',
      'price fraction',
    ],
    ['words for numbers', { ...APPLE, price: '1e3' }, 'price: must be a number', 'price number'],
    [
      'what JSON cannot tell exactly',
      { ...APPLE, pkqty: 1e15 },
      'pkqty: is too large',
      'pkqty large',
    ],
    [
      'an article that there is none of',
      { productid: 'P999999' },
      'productid: names something',
      'productid unknown',
    ],
    [
      'a line without an article',
      { pkqty: 1, price: 1 },
      'productid: is missing',
      'productid missing',
    ],
  ])('%s', async (_what, line, message, problem) => {
    const answer = await first({ lineno: 3, price: 1, ...line });
    expect(answer.returncode).toBe('A0400');
    expect(answer.message).toContain(`Bad parameter details[3].${message}`);
    expect(problems(answer)).toContain(`details 3 ${problem}`);
  });

  it('amounts that are out of range', async () => {
    const answer = await first({ ...APPLE, pkqty: 99_999_999_999, price: 999_999 });
    expect(problems(answer)).toEqual(['details 1 amount large']);
  });

  it('duplicate and invalid line numbers', async () => {
    expect(
      problems(
        await save(
          buyer,
          newOrder({}, [
            { ...APPLE, lineno: 1 },
            { ...APPLE, lineno: 1 },
          ]),
        ),
      ),
    ).toEqual(['details 1 null lineno']);
    expect(problems(await first({ ...APPLE, lineno: 0 }))).toEqual(['details 0 null lineno']);
  });

  it('lines that are not a list', async () => {
    expect(problems(await save(buyer, newOrder({ fees: 'none' })))).toEqual([
      'fees null null list',
    ]);
  });
});
