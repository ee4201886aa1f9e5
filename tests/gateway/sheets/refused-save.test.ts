import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { line, PATH, save } from './saving-support.ts';
import { CONFIG, KEY, mockModule, SHEET } from './sheet-support.ts';

describe('A refusal of the services', () => {
  test('names the fields', async () => {
    const problem = (
      section: string,
      lineno: number | null,
      column: string | null,
      code: string,
    ) => ({
      section,
      lineno,
      column,
      code,
    });
    const problems = [
      problem('header', null, 'supplierid', 'missing'),
      problem('details', 3, 'pkqty', 'whole'),
      problem('details', null, null, 'empty'),
      problem('details', 1, 'price', 'of a new kind'),
      null,
    ];
    mockModule().replies(PATH, () => ({
      body: { returncode: 'A0400', message: 'Bad parameter', data: { problems } },
    }));
    expect((await save({})).outcome.userErrors).toEqual([
      {
        field: ['input', 'header', 'supplierid'],
        code: 'REQUIRED',
        message: '“供应商” must not be empty.',
      },
      {
        field: ['input', 'details', 'details', '3', 'pkqty'],
        code: 'INVALID',
        message: 'Please enter a whole number for “件数”.',
      },
      {
        field: ['input', 'details', 'details'],
        code: 'REQUIRED',
        message: '“商品明细” needs at least one line.',
      },
      {
        field: ['input', 'details', 'details', '1', 'price'],
        code: 'INVALID',
        message: '“单价” is not valid. Please check it.',
      },
      {
        field: ['input', 'details'],
        code: 'INVALID',
        message: '“” is not valid. Please check it.',
      },
    ]);
  });

  test.each([
    ['A0400', { problems: 'many' }, 'INVALID', '填写的内容有误，请检查后重试。'],
    ['A0301', null, 'NOT_PERMITTED', '您没有此操作的权限。'],
    [
      'A0409',
      { operatorName: '周启航', buttonName: null, finishdate: '2026-06-15 08:29:10' },
      'CONFLICT',
      '周启航已于 2026-06-15 08:29 修改，您的操作未生效，请刷新后重试。',
    ],
  ])('with %s and %j is a user error', async (returncode, data, code, message) => {
    mockModule().replies(PATH, () => ({ body: { returncode, message: 'no', data } }));
    const { outcome } = await save({}, 'zh-CN');
    expect(outcome).toEqual({
      sheet: null,
      viewer: null,
      userErrors: [{ field: null, code, message }],
    });
  });

  test('shows the amount that the services calculate at the field that differs', async () => {
    const differs = { code: 'differs', message: 'is not what is computed' };
    const problems = [
      { section: 'details', lineno: 1, column: 'qty', ...differs, expected: 32.5 },
      { section: 'header', lineno: null, column: 'amount', ...differs },
    ];
    mockModule().replies(PATH, () => ({
      body: { returncode: 'A0400', message: 'refused', data: { problems } },
    }));
    const { outcome } = await save(line(1, { pkqty: '2', qty: '31' }));
    const words = (title: string, value: string) =>
      `“${title}” is not the amount that the services calculate (${value}), so nothing was saved. Enter the quantity or price of the line again; if it stays so, contact your administrator.`;
    expect(outcome).toMatchObject({
      sheet: null,
      userErrors: [
        {
          field: ['input', 'details', 'details', '1', 'qty'],
          code: 'INVALID',
          message: words('数量', '32.5'),
        },
        { field: ['input', 'header', 'amount'], code: 'INVALID', message: words('金额', '?') },
      ],
    });
  });

  test.each([null, {}, { sheetid: '' }])('with %j is an error', async (data) => {
    mockModule().replies(PATH, () => ({ body: { returncode: '0', message: '', data } }));
    expect((await save({})).errors).toMatchObject([{ extensions: { reason: 'MALFORMED' } }]);
  });
});

describe('A retry after a lost answer', () => {
  test('sends the version that was read, although it is outdated, and lets the services decide', async () => {
    mockModule().replies(PATH, () => 'unreachable');
    const input = { header: { remark: 'x' }, ...line(1, { pkqty: '5' }), submit: true };
    expect((await save(input)).errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_UNREACHABLE' } },
    ]);
    // The save was carried out: the document is in its process, where nothing may be changed.
    const fixed = { ...SHEET, version: 4, status: '1', workflowInstanceId: 'WI1' } as const;
    const retail = mockRetail()
      .answers('moduleConfig', CONFIG)
      .answers('workflowColumns', [
        { columnname: 'remark', columntype: 'Input', columntitle: '备注', canedit: '0' },
      ])
      .refuses('processInstance', 'A0400')
      .answers('/api/msc-sheet/PO/searchItem', fixed)
      .answers(PATH, fixed);
    const { outcome } = await save(input);
    expect(outcome).toMatchObject({ sheet: { version: 4 }, userErrors: [] });
    expect(retail.asked.at(-1)?.body).toMatchObject({ version: 3, requestkey: KEY });
  });

  test('reports a conflict with a different user as a conflict', async () => {
    const data = { operatorName: '周启航', buttonName: null, finishdate: null };
    mockModule({ ...SHEET, version: 4 }).replies(PATH, () => ({
      body: { returncode: 'A0409', message: '', data },
    }));
    expect((await save({ header: { amount: 1 } })).outcome.userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
  });
});
