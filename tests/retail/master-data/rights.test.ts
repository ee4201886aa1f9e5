import { afterAll, describe, expect, it } from 'vitest';
import { openMasterData } from '../../support/retail/master-data.ts';

const lists = openMasterData();
const { read, row, refusal, ask, search } = lists;
const DIRECTOR = 'ops_director';

afterAll(() => lists.close());

describe('An operation on rows', () => {
  it('needs a module with the address in an application of the caller, and the permission of the post', async () => {
    const contact = { contactname: '新人', supplierid: 'T10001', phone: '13800000000' };
    const codes = async (account: string) =>
      (await ask(account, 'contact', 'add', contact)).returncode;
    expect([
      await codes(DIRECTOR),
      await codes('finance'),
      await codes('store1001'),
      await codes('stress'),
    ]).toEqual(['0', '0', 'A0301', 'A0301']);
    // The general manager has the module, but only permission to decide.
    expect(await refusal('general', 'contact', 'add', contact)).toEqual(['A0301']);
    // The list has no address for deleting.
    expect(await refusal('admin', 'employee', 'delete', ['admin'])).toEqual(['A0301']);
  });

  it('needs its own permission, separately from others', async () => {
    const rows = { rows: [{ brandname: '试' }] };
    // A buyer may add, edit, delete and import, but not decide; for the general manager it is the
    // other way round.
    expect(await refusal('buyer_fresh', 'brand', 'audit', ['B006'])).toEqual(['A0301']);
    expect((await ask('buyer_fresh', 'brand', 'import', rows)).returncode).toBe('0');
    expect((await ask('general', 'brand', 'audit', ['B006'])).returncode).toBe('0');
    expect(await refusal('general', 'brand', 'import', rows)).toEqual(['A0301']);
  });

  it('is visible only to accounts that have the list or choose from it', async () => {
    const codes = await Promise.all(
      ['coupon', 'labrecord', 'region', 'parameter', 'shop'].map((entity) =>
        refusal('buyer_fresh', entity, 'search', { pageNo: 1, pageSize: 1 }),
      ),
    );
    expect(codes).toEqual([['A0301'], ['A0301'], ['A0301'], ['A0301'], ['0']]);
    expect((await search('admin', 'region')).total).toBe(4);
  });
});

describe('A store', () => {
  it('sees and writes only its own rows', async () => {
    const { pageData } = await search('store1001', 'labeljob');
    expect(new Set(pageData.map(({ shopid }) => shopid))).toEqual(new Set(['1001']));
    expect((await search(DIRECTOR, 'labeljob')).total).toBe(220);
    const job = { productid: 'P100001', labelsize: 'small', copies: 2 };
    expect(await read('store1001', 'labeljob', 'add', { ...job, shopid: '1001' })).toMatchObject({
      shopname: '滨江旗舰店',
    });
    expect(await refusal('store1001', 'labeljob', 'add', { ...job, shopid: '1002' })).toEqual([
      'A0400',
      'shopid unknown',
    ]);
    const other = (await search(DIRECTOR, 'labeljob')).pageData.find(
      ({ shopid }) => shopid === '1002',
    )!;
    expect(await refusal('store1001', 'labeljob', 'update', { ...other, copies: 9 })).toEqual([
      'A0400',
    ]);
    expect(await refusal('store1001', 'labeljob', 'delete', [other.id])).toEqual(['A0400']);
    expect(await refusal('store1001', 'labeljob', 'history', { id: other.id })).toEqual(['A0400']);
  });
});

describe('A supplier', () => {
  it('sees its own rows, and never fields that are not for suppliers', async () => {
    for (const entity of [
      'booking',
      'certificate',
      'inspection',
      'payment',
      'invoice',
      'charge',
      'rebate',
      'statementdifference',
      'confirmation',
      'stock',
    ]) {
      const rows = (await search('v10001', entity)).pageData;
      expect([entity, rows.length > 0, new Set(rows.map(({ supplierid }) => supplierid))]).toEqual([
        entity,
        true,
        new Set(['T10001']),
      ]);
    }
    for (const entity of [
      'complaint',
      'employee',
      'coupon',
      'budget',
      'loginaccount',
      'activity',
      'contact',
    ])
      expect([
        entity,
        await refusal('v10001', entity, 'search', { pageNo: 1, pageSize: 1 }),
      ]).toEqual([entity, ['A0301']]);
  });

  it('always adds rows for itself, and changes no rows of others', async () => {
    const booked = await read('v10001', 'booking', 'add', {
      supplierid: 'T10003',
      shopid: '1001',
      arrivaltime: '2026-06-20 09:30:00',
      cases: 12,
    });
    expect(booked.supplierid).toBe('T10001');
    const other = (await search(DIRECTOR, 'booking')).pageData.find(
      ({ supplierid }) => supplierid !== 'T10001',
    )!;
    expect(await refusal('v10001', 'booking', 'update', { ...other, cases: 1 })).toEqual(['A0400']);
    // Suppliers may not delete or import, and cannot change lists that are read-only for them.
    expect(await refusal('v10001', 'booking', 'delete', [booked.id])).toEqual(['A0301']);
    const invoice = (await search('v10001', 'invoice')).pageData[0]!;
    expect(await refusal('v10001', 'invoice', 'update', { ...invoice, amount: 1 })).toEqual([
      'A0301',
    ]);
  });
});

describe('Rows that cannot be deleted', () => {
  it('are those protected by a flag', async () => {
    const supplier = await row(DIRECTOR, 'supplier', 'T10001');
    expect(supplier.protectflag).toBe('Y');
    expect(await refusal(DIRECTOR, 'supplier', 'delete', ['T10001'])).toEqual(['A0301']);
  });

  it('are all rows of a list that is configured so', async () => {
    expect(await refusal('admin', 'parameter', 'delete', ['MENUMODE'])).toEqual(['A0301']);
    expect(await refusal(DIRECTOR, 'contract', 'delete', ['CT00001'])).toEqual(['A0301']);
  });

  it('are those referenced by figures, documents or other lists, and then none of the requested rows is deleted', async () => {
    expect(await refusal(DIRECTOR, 'product', 'delete', ['P100001'])).toEqual([
      'A0400',
      'null used',
    ]);
    expect(await refusal(DIRECTOR, 'supplier', 'delete', ['T10040'])).toEqual([
      'A0400',
      'null used',
    ]);
    // B001 is the brand of products; B070 is nobody's.
    expect(await refusal(DIRECTOR, 'brand', 'delete', ['B070', 'B001'])).toEqual([
      'A0400',
      'null used',
    ]);
    expect(await row(DIRECTOR, 'brand', 'B070')).toBeDefined();
    expect((await ask(DIRECTOR, 'brand', 'delete', ['B070', 'B071'])).returncode).toBe('0');
    expect(await row(DIRECTOR, 'brand', 'B070')).toBeUndefined();
  });
});
