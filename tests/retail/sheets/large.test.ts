import { afterAll, expect, it } from 'vitest';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';
import { linesOf, newOrder, read, save } from '../../support/retail/sheets.ts';

const { app, db } = buildRetail();
const buyer = await signInRetail(app, 'buyer_fresh');
const stress = await signInRetail(app, 'stress');

afterAll(async () => {
  await app.close();
  db.close();
});

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    productid: `P${String(100_001 + (index % 6))}`,
    pkqty: 1 + (index % 7),
    remqty: index % 3,
    price: 1.01,
  }));

it('a document of 10,000 lines can be saved, loaded, and changed in one line', async () => {
  const { data: made, returncode } = await save(buyer, newOrder({}, lines(10_000)));
  expect([returncode, linesOf(made).length]).toEqual(['0', 10_000]);
  const total = linesOf(made).reduce((sum, { qty }) => sum + Number(qty), 0);
  expect(made.amount).toBe(Math.round(total * 101) / 100);
  const details = linesOf(made).map((line) =>
    line.lineno === 9_999 ? { ...line, pkqty: 0, remqty: 0, qty: 0, amount: 0 } : line,
  );
  await save(buyer, { sheetid: made.sheetid, version: 1, details });
  expect(linesOf((await read(buyer, made.sheetid)).data)[9_998]).toMatchObject({
    lineno: 9_999,
    qty: 0,
    amount: 0,
  });
});

it('a document of 10,001 lines is refused', async () => {
  const { returncode, message } = await save(buyer, newOrder({}, lines(10_001)));
  expect([returncode, message]).toEqual([
    'A0400',
    'Bad parameter details: has more than 10,000 lines',
  ]);
});

it('the demo data has one such order, which its author may read', async () => {
  const { data } = await read(stress, 'PO-STRESS');
  expect([data.status, linesOf(data).length]).toEqual(['1', 10_000]);
  expect(data.amount).toBe(
    Math.round(linesOf(data).reduce((sum, { amount }) => sum + Number(amount) * 100, 0)) / 100,
  );
});
