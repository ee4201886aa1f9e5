import { afterAll, describe, expect, it } from 'vitest';
import { openMasterData } from '../../support/retail/master-data.ts';

const lists = openMasterData();
const { read, row, refusal, search } = lists;
const DIRECTOR = 'ops_director';

afterAll(() => lists.close());

const statusOf = async (id: string) => (await row(DIRECTOR, 'brand', id)).status;

describe('Rows that wait for a decision', () => {
  it('are approved or rejected, and a rejected row that is corrected waits again', async () => {
    await read(DIRECTOR, 'brand', 'audit', ['B006', 'B019']);
    await read(DIRECTOR, 'brand', 'reject', ['B032']);
    expect([await statusOf('B006'), await statusOf('B019'), await statusOf('B032')]).toEqual([
      'active',
      'active',
      'rejected',
    ]);
    const corrected = await read(DIRECTOR, 'brand', 'update', {
      ...(await row(DIRECTOR, 'brand', 'B032')),
      remark: '已补资料',
    });
    expect(corrected.status).toBe('pending');
  });

  it('are decided all or none, and a row that is already decided is refused', async () => {
    expect(await refusal(DIRECTOR, 'brand', 'audit', ['B045', 'B001'])).toEqual([
      'A0400',
      'null state',
    ]);
    expect(await statusOf('B045')).toBe('pending');
    expect(await refusal(DIRECTOR, 'brand', 'reject', ['B999'])).toEqual(['A0400']);
  });

  it('do not exist in lists without states', async () => {
    expect(await refusal(DIRECTOR, 'contact', 'audit', ['C0001'])).toEqual(['A0301']);
  });
});

describe('Rows from a file', () => {
  const good = { brandname: '春山', level: '3' };
  const bad = { brandname: '', level: '9', country: 'CN' };
  const twice = { brandname: '春山' };
  const errors = [
    { row: 2, field: 'level', code: 'choice', message: 'is none of what may be chosen' },
    { row: 2, field: 'brandname', code: 'missing', message: 'is missing' },
    { row: 3, field: 'brandname', code: 'taken', message: 'is held by another row already' },
  ];

  it('are imported all or none', async () => {
    const before = (await search(DIRECTOR, 'brand')).total;
    expect(await read(DIRECTOR, 'brand', 'import', { rows: [good, bad, twice] })).toEqual({
      imported: 0,
      errors,
    });
    expect((await search(DIRECTOR, 'brand')).total).toBe(before);
  });

  it('are imported if they are valid, once per key, and wait for a decision like other rows', async () => {
    const before = (await search(DIRECTOR, 'brand')).total;
    const sent = { rows: [good, bad, twice], partial: true, requestkey: 'import-1' };
    const outcome = { imported: 1, errors };
    expect([
      await read(DIRECTOR, 'brand', 'import', sent),
      await read(DIRECTOR, 'brand', 'import', sent),
    ]).toEqual([outcome, outcome]);
    const { pageData, total } = await search(DIRECTOR, 'brand', { orderBy: 'brandid desc' });
    expect([total, pageData[0]]).toEqual([
      before + 1,
      expect.objectContaining({ brandname: '春山', status: 'pending' }),
    ]);
    const history = await read<{ pageData: object[] }>(DIRECTOR, 'brand', 'history', {
      id: pageData[0]!.id,
    });
    expect(history.pageData).toMatchObject([{ changetype: 'import', operatorname: '林知夏' }]);
  });

  it('do not replace existing rows', async () => {
    const rows = [
      {
        couponno: 'CP000001',
        couponname: '旧券',
        couponkind: 'cash',
        facevalue: 1,
        startdate: '2026-06-01',
        enddate: '2026-07-01',
        channels: 'pos',
      },
    ];
    expect(await read(DIRECTOR, 'coupon', 'import', { rows })).toEqual({
      imported: 0,
      errors: [
        { row: 1, field: 'couponno', code: 'taken', message: 'is held by another row already' },
      ],
    });
  });
});
