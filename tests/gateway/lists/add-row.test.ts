import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { add, KEY, services } from './row-change-support.ts';
import { askedAt, column, COLUMNS, done, PATHS, refusal, ROW } from './list-support.ts';

describe('Adding a row', () => {
  test('sends the entered values in the format of the services, defaults for the others, and the client key', async () => {
    const retail = services({
      columns: [
        ...COLUMNS,
        column('state', 'HideText', { columndefval: 'new' }),
        column('kind', 'Input', { columndefval: 'usual' }),
      ],
    });
    const { payload } = await add({
      storeid: '1037',
      storename: '新区店',
      area: '12.50',
      opened: '',
      format: null,
      state: 'new',
    });
    const values = {
      storeid: '1037',
      storename: '新区店',
      area: 12.5,
      opened: null,
      format: null,
      state: 'new',
      kind: 'usual',
    };
    expect(askedAt(retail, PATHS.add)).toEqual([{ ...values, requestkey: KEY }]);
    expect(payload).toMatchObject({
      row: { key: '1037', version: '2026-06-15 08:30:01' },
      theirs: null,
      userErrors: [],
    });
    expect(payload.viewer).not.toBeNull();
  });

  test('reads the row by the key that was sent if the answer is empty', async () => {
    services({}, { add: () => done(null) });
    const { payload } = await add({ storeid: '1001', storename: '星湖店' });
    expect(payload).toMatchObject({ row: { key: '1001', values: ROW }, userErrors: [] });
  });

  test.each([
    [{ storename: 'x' }, 'storeid', 'REQUIRED', '“编号” must not be empty.'],
    [
      { storeid: '1234567', storename: 'x' },
      'storeid',
      'INVALID',
      '“编号” may have at most 6 characters.',
    ],
    [
      { storeid: '1', storename: 'x', area: 'many' },
      'area',
      'INVALID',
      'Please enter a number for “面积”.',
    ],
    [
      { storeid: '1', storename: 'x', area: '-1' },
      'area',
      'INVALID',
      '“面积” must not be below 0.',
    ],
    [
      { storeid: '1', storename: 'x', area: '9000.1' },
      'area',
      'INVALID',
      '“面积” must not be above 9000.',
    ],
    [
      { storeid: '1', storename: 'x', area: '1.25' },
      'area',
      'INVALID',
      '“面积” may have at most 1 decimal places.',
    ],
    [
      { storeid: '1', storename: 'x', opened: '2026-02-30' },
      'opened',
      'INVALID',
      'Please enter a date for “开业”, such as 2026-06-15.',
    ],
    [
      { storeid: '1', storename: 'x', format: 'Z' },
      'format',
      'INVALID',
      'Please choose one of the available values for “业态”.',
    ],
    [
      { storeid: '1', storename: { a: 1 } },
      'storename',
      'INVALID',
      '“名称” is not valid. Please check it.',
    ],
    [
      { storeid: '1', storename: 'x', nothing: 1 },
      'nothing',
      'INVALID',
      'This field does not exist. Please reload and try again.',
    ],
    [
      { storeid: '1', storename: 'x', systemflag: '1' },
      'systemflag',
      'INVALID',
      '“systemflag” cannot be changed.',
    ],
    [
      { storeid: '1', storename: 'x'.repeat(4001) },
      'storename',
      'INVALID',
      '“名称” may have at most 4000 characters.',
    ],
  ])(
    'with %j is refused at %s before the services are called',
    async (values, at, code, message) => {
      const retail = services();
      const { payload } = await add(values);
      expect(payload).toMatchObject({
        row: null,
        viewer: null,
        userErrors: [{ field: ['input', 'values', at], code, message }],
      });
      expect(askedAt(retail, PATHS.add)).toEqual([]);
    },
  );

  test('is refused with the message of a broken rule, both before the services are called and by the services', async () => {
    const rule = {
      rulecode: 'open',
      ruletype: 'today',
      columnname: 'opened',
      operation: 'ge',
      texts: { 'en-US': 'A store opens today or later.', 'zh-CN': '门店不能在过去开业' },
    } as const;
    const values = { storeid: '1', storename: 'x', opened: '2020-01-01' };
    const retail = services({ config: { fieldrules: [rule] } });
    const { payload } = await add(values);
    const message = 'A store opens today or later.';
    expect(payload.userErrors).toEqual([
      { field: ['input', 'values', 'opened'], code: 'INVALID', message },
    ]);
    expect(askedAt(retail, PATHS.add)).toEqual([]);
    const problems = [
      { field: 'opened', code: 'rule', rulecode: 'open', message: 'breaks a rule' },
    ];
    services({ config: { fieldrules: [rule] } }, { add: () => refusal('A0400', { problems }) });
    const refused = await add({ ...values, opened: '2099-01-01' }, {}, 'zh-CN');
    expect(refused.payload.userErrors).toEqual([
      { field: ['input', 'values', 'opened'], code: 'INVALID', message: '门店不能在过去开业' },
    ]);
  });

  test.each(['x', 7, null, []])('with the answer %j returns no row', async (values) => {
    services();
    const { payload, errors } = await add(values);
    expect(errors ?? payload.userErrors).not.toEqual([]);
  });

  test('is refused in the language of the request', async () => {
    services();
    const { payload } = await add({ storeid: '1', storename: 'x', area: '9001' }, {}, 'zh-TW');
    expect(payload.userErrors[0]?.message).toBe('「面积」不可大於 9000。');
  });

  test.each([
    [{ methods: ['002'] }, {}, 'NOT_PERMITTED', null],
    [{ config: { addurl: null } }, {}, 'NOT_CONFIGURED', null],
    [{}, { key: 'short' }, 'INVALID', ['input', 'key']],
  ])('is refused if the list has %j and permissions %j', async (over, input, code, field) => {
    services(over);
    expect((await add({ storeid: '1', storename: 'x' }, input)).payload.userErrors).toMatchObject([
      { code, field },
    ]);
  });

  test('is refused for a list that does not exist', async () => {
    mockRetail()
      .refuses('moduleConfig', 'A0301')
      .refuses('moduleColumns', 'A0301')
      .refuses('operations', 'A0301');
    expect((await add({})).payload.userErrors).toMatchObject([
      { field: ['input', 'moduleCode'], code: 'NOT_FOUND' },
    ]);
  });

  test('reports a refusal of the services by field', async () => {
    const problems = [
      { field: 'storename', code: 'taken', message: 'is held by another row already' },
      { field: 'area', code: 'small', message: '' },
      { field: null, code: 'state', message: '' },
      { field: 'format', code: 'brand new', message: '' },
    ];
    services({}, { add: () => refusal('A0400', { problems }) });
    expect((await add({ storeid: '1', storename: 'x' })).payload.userErrors).toEqual([
      {
        field: ['input', 'values', 'storename'],
        code: 'INVALID',
        message: '“名称” is already in use. Please choose another value.',
      },
      { field: ['input', 'values', 'area'], code: 'INVALID', message: '“面积” is too small.' },
      {
        field: null,
        code: 'INVALID',
        message: 'This row has already been approved or rejected. There is nothing left to do.',
      },
      {
        field: ['input', 'values', 'format'],
        code: 'INVALID',
        message: '“业态” is not valid. Please check it.',
      },
    ]);
  });

  test.each([
    ['A0301', 'NOT_PERMITTED'],
    ['A0400', 'INVALID'],
    ['A0409', 'CONFLICT'],
    ['B0501', 'NOT_CONFIGURED'],
  ])('is refused by the services with %s', async (returncode, code) => {
    services({}, { add: () => refusal(returncode) });
    expect((await add({ storeid: '1', storename: 'x' })).payload).toMatchObject({
      row: null,
      userErrors: [{ code }],
    });
  });

  test('may be retried if there is no answer, and is an error if the services fail', async () => {
    services({ rows: [] }, { add: () => 'unreachable' as never });
    expect((await add({ storeid: '1', storename: 'x' })).payload.userErrors).toMatchObject([
      { code: 'OUTCOME_UNKNOWN' },
    ]);
    services({}, { add: () => refusal('B0001') });
    expect((await add({ storeid: '1', storename: 'x' })).errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_FAILED' } },
    ]);
  });
});
