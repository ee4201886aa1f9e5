import { afterAll, describe, expect, it } from 'vitest';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';
import { linesOf, newOrder, read, save, type SheetAnswer } from '../../support/retail/sheets.ts';

const { app, db } = buildRetail();
const buyer = await signInRetail(app, 'buyer_fresh');
const manager = await signInRetail(app, 'store1001');

afterAll(async () => {
  await app.close();
  db.close();
});

const problems = ({ data }: SheetAnswer) =>
  (data.problems ?? []).map(({ column, code }) => `${String(column)} ${code}`);

describe('The header of a document', () => {
  it('has the names of the chosen codes, whatever names the caller sends', async () => {
    const { data } = await save(
      buyer,
      newOrder({ suppliername: 'x', shopname: 'y', groupname: null, nonsense: 1 }),
    );
    expect(data).toMatchObject({
      suppliername: '杭州禾源农业有限公司',
      shopname: '滨江旗舰店',
      groupname: '生鲜',
    });
    expect(data).not.toHaveProperty('nonsense');
  });

  it('starts with the default values of its columns', async () => {
    const { supplierid, shopid, groupid, orderdate, arrivaldate, details } = newOrder();
    const { data } = await save(buyer, {
      supplierid,
      shopid,
      groupid,
      orderdate,
      arrivaldate,
      details,
    });
    expect(data).toMatchObject({
      payterm: 'M45',
      delivery: 'direct',
      taxrate: '9',
      confirmdate: null,
      remark: null,
    });
  });

  it('is refused with all its problems', async () => {
    const answer = await save(
      buyer,
      newOrder({
        supplierid: '',
        shopid: '9999',
        arrivaldate: '2026-02-30',
        payterm: 'LATER',
        confirmdate: '2026-06-16',
        remark: 'x'.repeat(501),
      }),
    );
    expect(answer.message).toBe('Bad parameter arrivaldate: must be a day, YYYY-MM-DD');
    expect(problems(answer).toSorted()).toEqual([
      'arrivaldate date',
      'arrivaldate missing',
      'confirmdate fixed',
      'payterm choice',
      'remark long',
      'shopid unknown',
      'supplierid missing',
    ]);
  });

  it.each([
    [{ payterm: 'M30,PRE' }, 'payterm choice'],
    [{ orderdate: '0000-01-01' }, 'orderdate date'],
    [{ orderdate: '2026-02-30' }, 'orderdate date'],
  ])('holds no %o', async (fields, problem) => {
    expect(problems(await save(buyer, newOrder(fields)))).toContain(problem);
  });

  it('keeps fields that were not sent', async () => {
    const { data: made } = await save(buyer, newOrder({ remark: '第一车' }));
    const { data } = await save(buyer, {
      sheetid: made.sheetid,
      version: 1,
      taxrate: '13',
      bpmopen: false,
    });
    expect(data).toMatchObject({
      remark: '第一车',
      taxrate: '13',
      version: 2,
      amount: made.amount,
    });
    expect(linesOf(data)).toEqual(linesOf(made));
  });

  it('stores HTML as plain text', async () => {
    const remark = '<img src=x onerror=alert(1)>';
    const { data } = await save(buyer, newOrder({ remark }));
    expect((await read(buyer, data.sheetid)).data.remark).toBe(remark);
  });

  it('cannot name a closed store or one outside the post', async () => {
    db.exec(
      "UPDATE shop SET refit_from = '2026-06-10', refit_to = '2026-06-20' WHERE shopid = '1003'",
    );
    db.exec("UPDATE shop SET opened = '2026-07-01' WHERE shopid = '1004'");
    expect(problems(await save(buyer, newOrder({ shopid: '1003' })))).toEqual(['shopid closed']);
    expect(problems(await save(buyer, newOrder({ shopid: '1004' })))).toEqual(['shopid closed']);
    expect((await save(manager, newOrder({ shopid: '1005' }))).returncode).toBe('A0301');
  });

  it('must name two stores for a transfer', async () => {
    const transfer = {
      shopid: '1001',
      toshopid: '1001',
      transferdate: '2026-06-15',
      reason: 'surplus',
      details: [],
    };
    expect(problems(await save(manager, transfer, 'TR'))).toEqual(['toshopid same']);
    expect((await save(manager, { ...transfer, toshopid: '1002' }, 'TR')).returncode).toBe('0');
  });

  it('has its own amount if its kind is configured so', async () => {
    const contract = {
      title: '年度合同',
      supplierid: 'T10001',
      contracttype: 'annual',
      startdate: '2026-07-01',
      enddate: '2027-06-30',
      payterm: 'M30',
      amount: 120_000.5,
      terms: [{ termtype: 'rebate', termcontent: '满 50 万返 2%' }],
    };
    const { data } = await save(buyer, contract, 'CT');
    expect([data.amount, linesOf(data, 'terms')[0]?.lineno, data.details]).toEqual([
      120_000.5,
      1,
      [],
    ]);
  });

  it('is refused for an unknown kind', async () => {
    const { returncode, message } = await save(buyer, newOrder(), 'XX');
    expect([returncode, message]).toEqual([
      'A0400',
      'Bad parameter sheettype: there are no documents of type XX',
    ]);
  });
});
