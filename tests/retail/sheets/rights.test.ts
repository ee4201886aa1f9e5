import { afterAll, describe, expect, it } from 'vitest';
import { type RetailClient, signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';
import { newOrder, read, save, type Sheet } from '../../support/retail/sheets.ts';

const { app, db } = buildRetail();
const [buyer, manager, south, store, finance, stress, general, supplier, without] =
  await Promise.all(
    [
      'buyer_fresh',
      'buyer_manager',
      'area_south',
      'store1001',
      'finance',
      'stress',
      'general',
      'v10001',
      'v10002',
    ].map((account) => signInRetail(app, account)),
  );

afterAll(async () => {
  await app.close();
  db.close();
});

interface Page {
  total: number;
  pageData: Sheet[];
}

const ALL = { pageNo: 1, pageSize: 1000 };
const list = (client: RetailClient | undefined, sheettype = 'PO', search: object = ALL) =>
  client!.call<Page>(`/api/msc-sheet/${sheettype}/search`, search);
const codeOf = async (client: RetailClient | undefined, sheetid: string) =>
  (await read(client!, sheetid)).returncode;
const setDown = (sheetid: string, status: string) =>
  db.prepare('UPDATE sheet SET status = ? WHERE sheetid = ?').run([status, sheetid]);

describe('Staff', () => {
  it('see the documents of the stores of their post, and their own', async () => {
    const { sheetid } = (await save(buyer!, newOrder({ shopid: '1002' }))).data;
    expect([await codeOf(buyer, sheetid), await codeOf(manager, sheetid)]).toEqual(['0', '0']);
    expect([await codeOf(store, sheetid), await codeOf(south, sheetid)]).toEqual([
      'A0301',
      'A0301',
    ]);
    await save(buyer!, newOrder());
    const { pageData } = (await list(store)).data;
    expect(
      new Set(
        pageData.filter(({ creator }) => creator !== 'store1001').map(({ shopid }) => shopid),
      ),
    ).toEqual(new Set(['1001']));
  });

  it('do not see kinds of documents without a module of theirs', async () => {
    const answers = await Promise.all([
      list(finance),
      list(stress),
      list(finance, 'EX'),
      list(buyer, 'SD'),
    ]);
    expect(answers.map(({ returncode }) => returncode)).toEqual(['A0301', 'A0301', '0', 'A0301']);
    expect(await codeOf(finance, 'PO-EXAMPLE')).toBe('A0301');
  });

  it('create and change documents if their post permits', async () => {
    expect((await save(general!, newOrder())).returncode).toBe('A0301');
    const { sheetid } = (await save(buyer!, newOrder())).data;
    expect((await save(general!, { sheetid, version: 1, remark: 'x' })).returncode).toBe('A0301');
    expect((await save(store!, { sheetid, version: 1, remark: 'x' })).returncode).toBe('0');
  });

  it('see both ends of a transfer', async () => {
    const transfer = {
      shopid: '1001',
      toshopid: '1002',
      transferdate: '2026-06-15',
      reason: 'surplus',
    };
    const { sheetid } = (await save(store!, transfer, 'TR')).data;
    const other = await signInRetail(app, 'store1002');
    const third = await signInRetail(app, 'store1007');
    expect([
      (await read(other, sheetid, 'TR')).returncode,
      (await read(third, sheetid, 'TR')).returncode,
    ]).toEqual(['0', 'A0301']);
  });

  it('cannot change documents that are finished or with other users', async () => {
    const { sheetid } = (await save(buyer!, newOrder())).data;
    setDown(sheetid, '2');
    expect((await save(buyer!, { sheetid, version: 1, remark: 'x' })).message).toContain('is done');
    setDown(sheetid, '1');
    expect((await save(buyer!, { sheetid, version: 1, remark: 'x' })).returncode).toBe('A0301');
  });
});

describe('A supplier', () => {
  it('sees documents about itself once they are submitted', async () => {
    const own = (await save(buyer!, newOrder())).data.sheetid;
    const others = (await save(buyer!, newOrder({ supplierid: 'T10003' }))).data.sheetid;
    expect(await codeOf(supplier, own)).toBe('A0301');
    for (const sheetid of [own, others]) setDown(sheetid, '2');
    expect([await codeOf(supplier, own), await codeOf(supplier, others)]).toEqual(['0', 'A0301']);
    const { pageData } = (await list(supplier)).data;
    expect(pageData.map(({ sheetid }) => sheetid)).toContain(own);
    expect(
      pageData.every(
        ({ supplierid, status }) => supplierid === 'T10001' && (status === '1' || status === '2'),
      ),
    ).toBe(true);
  });

  it('sees the kinds of its applications, and creates none', async () => {
    const kinds = ['PO', 'RT', 'CT', 'PA', 'SA', 'EX'];
    const answers = await Promise.all(kinds.map((kind) => list(supplier, kind)));
    expect(answers.map(({ returncode }) => returncode)).toEqual([
      '0',
      '0',
      '0',
      'A0301',
      'A0301',
      'A0301',
    ]);
    expect((await save(supplier!, newOrder())).returncode).toBe('A0301');
    expect((await list(without)).returncode).toBe('A0301');
  });
});

describe('Pages of documents', () => {
  it('start with the newest document and have no lines', async () => {
    const { data } = await list(buyer, 'PO', { pageNo: 1, pageSize: 5 });
    const times = data.pageData.map(({ createtime }) => createtime ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    expect(
      data.pageData.every(
        (sheet) => !('details' in sheet) && typeof sheet.creatorname === 'string',
      ),
    ).toBe(true);
  });

  it('are searched by status, part of the number, and header fields', async () => {
    const search = async (condition: object[]) =>
      (await list(manager, 'PO', { ...ALL, condition })).data.pageData;
    const drafts = await search([{ field: 'status', operation: 'eq', value: '0' }]);
    expect(drafts.length).toBeGreaterThan(0);
    expect(new Set(drafts.map(({ status }) => status))).toEqual(new Set(['0']));
    expect(
      (await search([{ field: 'sheetid', operation: 'like', value: '%EXAMP%' }])).map(
        ({ sheetid }) => sheetid,
      ),
    ).toEqual(['PO-EXAMPLE']);
    const [example] = drafts.filter(({ sheetid }) => sheetid === 'PO-EXAMPLE');
    const alike = await search([{ field: 'payterm', operation: 'eq', value: example?.payterm }]);
    expect(alike.map(({ sheetid }) => sheetid)).toContain('PO-EXAMPLE');
    const { returncode } = await list(manager, 'PO', {
      ...ALL,
      condition: [{ field: 'lists', operation: 'eq', value: 1 }],
    });
    expect(returncode).toBe('A0400');
  });

  it('do not reveal documents of another kind or unknown ones', async () => {
    expect((await read(manager!, 'PO-EXAMPLE', 'RT')).returncode).toBe('A0400');
    expect((await read(manager!, 'PO-NOTHING')).returncode).toBe('A0400');
  });
});
