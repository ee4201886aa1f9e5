import { afterAll, describe, expect, it } from 'vitest';
import { openMasterData } from '../../support/retail/master-data.ts';

const MORNING = Date.parse('2026-06-15T02:00:00Z');
/** The clock is fixed, so both changes happen in the same second. */
const lists = openMasterData({ clock: () => MORNING });
const { read, row, refusal, ask } = lists;
const DIRECTOR = 'ops_director';

afterAll(() => lists.close());

const coupon = {
  couponno: 'WEEK2601',
  couponname: '周末券',
  couponkind: 'cash',
  facevalue: '12.50',
  startdate: '2026-06-20',
  enddate: '2026-06-21',
  channels: ['pos', 'mini'],
};

describe('A new row', () => {
  it('has the values that were sent, the defaults of its columns, and the values set by the services', async () => {
    const added = await read(DIRECTOR, 'coupon', 'add', { ...coupon, status: 'active', used: 900 });
    expect(added).toMatchObject({
      id: 'WEEK2601',
      couponno: 'WEEK2601',
      facevalue: 12.5,
      channels: 'pos,mini',
      status: 'pending',
      used: null,
      createtime: '2026-06-15 10:00:00',
      modifytime: '2026-06-15 10:00:00',
    });
    expect(await row(DIRECTOR, 'coupon', 'WEEK2601')).toEqual(added);
  });

  it('is refused if its dates are in the wrong order, and so is a change that reverses them', async () => {
    const turned = { ...coupon, couponno: 'WEEK2610', startdate: '2026-06-22' };
    expect(await refusal(DIRECTOR, 'coupon', 'add', turned)).toEqual(['A0400', 'enddate rule']);
    const kept = await read(DIRECTOR, 'coupon', 'add', { ...turned, startdate: '2026-06-20' });
    expect(await refusal(DIRECTOR, 'coupon', 'update', { ...kept, enddate: '2026-06-19' })).toEqual(
      ['A0400', 'enddate rule'],
    );
  });

  it('is refused with all problems that its form would report, at once', async () => {
    const bad = {
      couponno: 'X',
      couponname: ' ',
      couponkind: 'none',
      facevalue: '0.001',
      threshold: -1,
      issued: 1.5,
      startdate: '2026-02-30',
      channels: 'pos,moon',
      remark: '长'.repeat(501),
      secret: 'x',
    };
    expect(await refusal(DIRECTOR, 'coupon', 'add', bad)).toEqual([
      'A0400',
      'couponno short',
      'couponkind choice',
      'facevalue fraction',
      'threshold small',
      'issued whole',
      'startdate date',
      'channels choice',
      'remark long',
      'secret field',
      'couponname missing',
      'enddate missing',
    ]);
  });

  it('with an existing key or name is a conflict that names the other row', async () => {
    expect((await ask(DIRECTOR, 'coupon', 'add', coupon)).data).toEqual({
      operatorName: '林知夏',
      buttonName: null,
      finishdate: '2026-06-15 10:00:00',
    });
    expect(await refusal(DIRECTOR, 'brand', 'add', { brandname: '禾源' })).toEqual(['A0409']);
  });

  it('is added once for an idempotency key, and gets its number from the services', async () => {
    const sent = { brandname: '春山', level: '3', requestkey: 'key-1' };
    const [first, second] = [
      await read(DIRECTOR, 'brand', 'add', sent),
      await read(DIRECTOR, 'brand', 'add', sent),
    ];
    expect([first.id, second]).toEqual(['B081', first]);
    expect(await refusal(DIRECTOR, 'coupon', 'add', { ...coupon, requestkey: 'key-1' })).toEqual([
      'A0400',
    ]);
  });
});

describe('A changed row', () => {
  it('gets a new modification time, and fields that were not sent stay unchanged', async () => {
    const before = await row(DIRECTOR, 'brand', 'B004');
    const once = await read(DIRECTOR, 'brand', 'update', {
      id: 'B004',
      modifytime: before.modifytime,
      remark: '一',
    });
    const twice = await read(DIRECTOR, 'brand', 'update', { ...once, remark: '二', level: '3' });
    expect([once.modifytime, twice.modifytime]).toEqual([
      '2026-06-15 10:00:00',
      '2026-06-15 10:00:01',
    ]);
    // The lookup has the code as text, but rows store a number.
    expect(twice).toEqual({ ...before, remark: '二', level: 3, modifytime: twice.modifytime });
  });

  it('is a conflict for a caller with an older version, and no change is lost', async () => {
    const read1 = await row(DIRECTOR, 'brand', 'B005');
    await read('buyer_manager', 'brand', 'update', { ...read1, country: 'JP' });
    const { returncode, data, message } = await ask(DIRECTOR, 'brand', 'update', {
      ...read1,
      country: 'TH',
    });
    expect([returncode, data]).toEqual([
      'A0409',
      { operatorName: '谢文博', buttonName: null, finishdate: '2026-06-15 10:00:00' },
    ]);
    expect(message).toBe('谢文博 has changed row B005 at 2026-06-15 10:00:00');
    expect((await row(DIRECTOR, 'brand', 'B005')).country).toBe('JP');
  });

  it('is refused without its version, with a changed key, in read-only fields, and if it does not exist', async () => {
    const brand = await row(DIRECTOR, 'brand', 'B006');
    expect(await refusal(DIRECTOR, 'brand', 'update', { id: 'B006', remark: 'x' })).toEqual([
      'A0400',
    ]);
    expect(
      await refusal(DIRECTOR, 'brand', 'update', {
        ...brand,
        brandid: 'B999',
        status: 'active',
        articles: 1,
      }),
    ).toEqual(['A0400', 'brandid fixed', 'status fixed', 'articles fixed']);
    expect(await refusal(DIRECTOR, 'brand', 'update', { ...brand, brandname: '' })).toEqual([
      'A0400',
      'brandname missing',
    ]);
    expect(
      await refusal(DIRECTOR, 'brand', 'update', { ...brand, id: 'B999', brandid: 'B999' }),
    ).toEqual(['A0400']);
  });

  it('may have values that rules no longer allow, as long as they are not changed', async () => {
    lists.db.exec(
      `UPDATE md_row SET fields = json_set(fields, '$.country', 'XX') WHERE entity = 'brand' AND id = 'B007'`,
    );
    const brand = await row(DIRECTOR, 'brand', 'B007');
    const changed = await read(DIRECTOR, 'brand', 'update', { ...brand, remark: '照旧' });
    expect(changed).toMatchObject({ country: 'XX', remark: '照旧' });
  });

  it('is filled in from a chosen value, which must match the fields it depends on', async () => {
    const product = await row(DIRECTOR, 'product', 'P100700');
    const other = await read(DIRECTOR, 'product', 'update', { ...product, supplierid: 'T10002' });
    expect(other.suppliername).toBe('上海晨牧农业有限公司');
    // The category still belongs to the former group.
    expect(await refusal(DIRECTOR, 'product', 'update', { ...other, groupid: '70' })).toEqual([
      'A0400',
      'categoryid unknown',
    ]);
    const moved = await read(DIRECTOR, 'product', 'update', {
      ...other,
      groupid: '70',
      categoryid: '7001',
    });
    expect(moved).toMatchObject({ groupname: '母婴', categoryid: '7001' });
    expect(
      await refusal(DIRECTOR, 'product', 'update', { ...moved, supplierid: 'T99999' }),
    ).toEqual(['A0400', 'supplierid unknown']);
  });
});

describe('The history of a row', () => {
  it('is returned newest first, with each changed field', async () => {
    const added = await read(DIRECTOR, 'brand', 'add', { brandname: '云岭', country: 'CN' });
    const changed = await read('buyer_manager', 'brand', 'update', {
      ...added,
      country: 'TH',
      remark: '换产地',
    });
    const id = String(changed.id);
    await read(DIRECTOR, 'brand', 'reject', [id]);
    const { pageData, total } = await read<{ total: number; pageData: object[] }>(
      DIRECTOR,
      'brand',
      'history',
      { id },
    );
    expect(total).toBe(3);
    expect(pageData).toMatchObject([
      {
        changetype: 'reject',
        operatorname: '林知夏',
        fields: [{ field: 'status', before: 'pending', after: 'rejected' }],
      },
      {
        changetype: 'update',
        operatorname: '谢文博',
        changetime: '2026-06-15 10:00:01',
        fields: [
          { field: 'country', before: 'CN', after: 'TH' },
          { field: 'remark', before: null, after: '换产地' },
        ],
      },
      {
        changetype: 'add',
        fields: expect.arrayContaining([{ field: 'brandname', before: null, after: '云岭' }]),
      },
    ]);
    const second = await read<{ pageData: object[] }>(DIRECTOR, 'brand', 'history', {
      id,
      pageNo: 2,
      pageSize: 2,
    });
    expect(second.pageData).toEqual([pageData[2]]);
  });
});
