import { describe, expect, test } from 'vitest';
import { services, update } from './row-change-support.ts';
import { askedAt, column, COLUMNS, done, mockList, PATHS, refusal, ROW } from './list-support.ts';

describe('Changing a row', () => {
  test('sends the complete row with the changed values', async () => {
    const retail = services({ rows: [{ ...ROW, unknown: { kept: [1] } }] });
    const { payload } = await update({
      storename: '星湖旗舰店',
      area: '1200.50',
      systemflag: '0',
      storeid: '1001',
    });
    expect(askedAt(retail, PATHS.update)).toEqual([
      { ...ROW, unknown: { kept: [1] }, storename: '星湖旗舰店' },
    ]);
    expect(payload).toMatchObject({
      row: { key: '1001', version: '2026-06-15 08:30:01' },
      theirs: null,
      userErrors: [],
    });
  });

  test('calls no service if nothing has changed', async () => {
    const retail = services();
    expect((await update({ storename: '星湖店', area: 1200.5 })).payload).toMatchObject({
      row: { version: ROW.modifytime },
      userErrors: [],
    });
    expect(askedAt(retail, PATHS.update)).toEqual([]);
  });

  test('treats 007 and 7 as different codes', async () => {
    const retail = services({ rows: [{ ...ROW, storename: '7' }] });
    await update({ storename: '007' });
    expect(askedAt(retail, PATHS.update)).toMatchObject([{ storename: '007' }]);
  });

  test('is a conflict with the current row if another user has changed it meanwhile', async () => {
    const retail = services({
      rows: [{ ...ROW, storename: '他店', modifytime: '2026-06-15 08:00:00' }],
    });
    const { payload } = await update({ storename: '我店' });
    expect(payload).toMatchObject({
      row: null,
      theirs: { key: '1001', values: { storename: '他店' }, version: '2026-06-15 08:00:00' },
      userErrors: [{ code: 'CONFLICT', field: null }],
    });
    expect(askedAt(retail, PATHS.update)).toEqual([]);
    expect((await update({ storename: '我店' }, { version: null })).payload).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
    });
  });

  test('is not a conflict if a retry finds its own change', async () => {
    services({ rows: [{ ...ROW, storename: '我店', modifytime: '2026-06-15 08:00:00' }] });
    expect((await update({ storename: '我店' })).payload).toMatchObject({
      row: { version: '2026-06-15 08:00:00' },
      theirs: null,
      userErrors: [],
    });
  });

  test('reads the row again if another user changes it between reading and writing', async () => {
    const retail = mockList({ rows: null });
    const versions = [ROW, { ...ROW, storename: '他店', modifytime: '2026-06-15 08:30:00' }];
    retail.replies(PATHS.search, () => done({ total: 1, pageData: [versions.shift()] }));
    retail.replies(PATHS.update, () =>
      refusal('A0409', { operatorName: '周启航', finishdate: '2026-06-15 08:30:00' }),
    );
    const { payload } = await update({ storename: '我店' });
    expect(payload).toMatchObject({
      theirs: { values: { storename: '他店' }, version: '2026-06-15 08:30:00' },
      userErrors: [
        {
          code: 'CONFLICT',
          message:
            '周启航 changed this at 2026-06-15 08:30. Your action was not carried out. Please reload and try again.',
        },
      ],
    });
  });

  test('is not a version conflict if another row already has a unique value', async () => {
    services({}, { update: () => refusal('A0409') });
    expect((await update({ storename: '他店' })).payload).toMatchObject({
      theirs: null,
      userErrors: [
        {
          code: 'INVALID',
          message:
            'A row with this key already exists. Please change its unique values and try again.',
        },
      ],
    });
  });

  test('reports that the row no longer exists', async () => {
    services({ rows: [] });
    expect((await update({ storename: 'x' })).payload.userErrors).toMatchObject([
      { field: ['input', 'rowKey'], code: 'NOT_FOUND' },
    ]);
  });

  test.each([
    [{ storeid: '1002' }, 'storeid'],
    [{ systemflag: '1' }, 'systemflag'],
    [{ storename: '' }, 'storename'],
    [{ nothing: 1 }, 'nothing'],
  ])('to %j is refused at %s', async (values, at) => {
    const retail = services();
    expect((await update(values)).payload.userErrors).toMatchObject([
      { field: ['input', 'values', at] },
    ]);
    expect(askedAt(retail, PATHS.update)).toEqual([]);
  });

  test('may include fields that a choice fills in', async () => {
    const columns = [
      ...COLUMNS,
      column('regionid', 'SelectRest', {
        columnrest: '/api/msc-mdm/region/search',
        columnrestmap:
          '{"value":"regionid","label":"regionname","copy":{"regionname":"regionname"}}',
      }),
      column('regionname', 'HideText', { canshow: '0' }),
    ];
    const retail = services({ columns });
    await update({ regionid: 'R1', regionname: '华东' });
    expect(askedAt(retail, PATHS.update)).toEqual([{ ...ROW, regionid: 'R1', regionname: '华东' }]);
  });

  test('reports an unknown outcome if the services do not answer', async () => {
    services({}, { update: () => 'unreachable' as never });
    const { payload } = await update({ storename: 'x' });
    expect(payload.userErrors).toMatchObject([
      {
        code: 'OUTCOME_UNKNOWN',
        message: expect.stringContaining('nothing is done twice') as string,
      },
    ]);
  });
});
