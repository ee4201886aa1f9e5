import { afterAll, expect, it } from 'vitest';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';
import { newOrder, read, save } from '../../support/retail/sheets.ts';

const NOW = Date.parse('2026-06-15T02:00:00Z');
const { app, db } = buildRetail({ clock: () => NOW });
const buyer = await signInRetail(app, 'buyer_fresh');
const manager = await signInRetail(app, 'buyer_manager');

afterAll(async () => {
  await app.close();
  db.close();
});

const versions = (sheetid: string) =>
  db
    .prepare('SELECT count(*) FROM sheet_version WHERE sheetid = ?')
    .pluck()
    .all([sheetid])[0] as number;

it('saving an outdated document fails with the user and time of the newer save', async () => {
  const { data: made } = await save(buyer, newOrder());
  const { sheetid } = made;
  expect((await save(manager, { sheetid, version: 1, remark: '经理已改' })).data.version).toBe(2);
  const { returncode, data } = await save(buyer, { sheetid, version: 1, remark: '采购员已改' });
  expect({ returncode, data }).toEqual({
    returncode: 'A0409',
    data: { operatorName: '谢文博', buttonName: null, finishdate: '2026-06-15 10:00:00' },
  });
  expect((await read(buyer, sheetid)).data.remark).toBe('经理已改');
  expect((await save(buyer, { sheetid, remark: '没有版本' })).returncode).toBe('A0409');
});

it('only one of two simultaneous saves succeeds', async () => {
  const { sheetid } = (await save(buyer, newOrder())).data;
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((remark) =>
      save(remark === 'b' ? manager : buyer, { sheetid, version: 1, remark }),
    ),
  );
  expect(answers.map(({ returncode }) => returncode).toSorted()).toEqual(['0', 'A0409', 'A0409']);
});

it('an idempotency key creates one document, which is returned again', async () => {
  const requestkey = 'f2b4c7a0-1';
  const [one, two] = [
    await save(buyer, newOrder({ requestkey })),
    await save(buyer, newOrder({ requestkey })),
  ];
  expect(two).toEqual(one);
  const other = await save(buyer, newOrder({ requestkey: 'f2b4c7a0-2' }));
  expect(other.data.sheetid).not.toBe(one.data.sheetid);
  expect((await save(buyer, newOrder({ requestkey }), 'RT')).returncode).toBe('A0400');
});

it('an idempotency key saves once, and refusals are not remembered', async () => {
  const { sheetid } = (await save(buyer, newOrder())).data;
  const change = { sheetid, version: 1, payterm: 'CASH', requestkey: 'f2b4c7a0-3' };
  expect((await save(buyer, { ...change, payterm: 'LATER' })).returncode).toBe('A0400');
  const [one, two] = [await save(buyer, change), await save(buyer, change)];
  expect(two).toEqual(one);
  expect([one.data.version, one.data.payterm, versions(sheetid)]).toEqual([2, 'CASH', 1]);
});

it('document numbers of a day continue beyond four digits', async () => {
  const next = async () => (await save(buyer, newOrder())).data.sheetid;
  db.exec("DELETE FROM sheet WHERE sheetid GLOB 'PO260615*'");
  expect([await next(), await next()]).toEqual(['PO2606150001', 'PO2606150002']);
  db.exec("UPDATE sheet SET sheetid = 'PO2606159999' WHERE sheetid = 'PO2606150002'");
  expect([await next(), await next()]).toEqual(['PO26061510000', 'PO26061510001']);
});
