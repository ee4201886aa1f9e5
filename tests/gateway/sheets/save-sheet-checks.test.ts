import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { line, PATH, save } from './saving-support.ts';
import { COLUMNS, CONFIG, mockModule, SHEET } from './sheet-support.ts';

describe('The checks before a document is saved', () => {
  test.each([
    [
      { header: { status: '2' } },
      ['header', 'status'],
      'This field does not exist. Please reload and try again.',
    ],
    [{ header: { amount: 1 } }, ['header', 'amount'], '“金额” cannot be changed.'],
    [{ header: { remark: {} } }, ['header', 'remark'], '“备注” is not valid. Please check it.'],
    [{ header: { remark: 'x'.repeat(4001) } }, ['header', 'remark'], '“备注” is too long.'],
    [
      { header: 'x' },
      ['header'],
      'Something entered here is not valid. Please check it and try again.',
    ],
    [
      line(1, { pkqty: 'many' }),
      ['details', 'details', '1', 'pkqty'],
      'Please enter a number for “件数”.',
    ],
    [
      line(1, { price: '0.12345678901234567890' }),
      ['details', 'details', '1', 'price'],
      '“单价” is not valid. Please check it.',
    ],
    [
      line(1, { nonsense: 1 }),
      ['details', 'details', '1', 'nonsense'],
      'This field does not exist. Please reload and try again.',
    ],
    [
      line(0, { price: 1 }),
      ['details', 'details', '0'],
      'A line has an invalid number. Please reload and try again.',
    ],
    [
      { details: [{ section: 'nothing', lines: [] }] },
      ['details', 'nothing'],
      'This list of lines does not exist. Please reload and try again.',
    ],
  ])('with %j is refused at %j, and nothing is saved', async (input, field, message) => {
    const retail = mockModule();
    const { outcome } = await save(input);
    expect(outcome).toEqual({
      sheet: null,
      viewer: null,
      userErrors: [{ field: ['input', ...field], code: 'INVALID', message }],
    });
    expect(retail.paths()).not.toContain('msc-sheet/PO/save');
  });

  test('checks the rules between fields when a document is submitted, but not for a draft', async () => {
    const rules = [
      {
        rulecode: 'order',
        ruletype: 'columns',
        columnname: 'wanted',
        operation: 'ge',
        othercolumn: 'ordered',
      },
      {
        ...{
          rulecode: 'some',
          ruletype: 'value',
          divid: 'details',
          columnname: 'qty',
          operation: 'gt',
          value: 0,
        },
        texts: { 'en-US': 'Quantity must be above zero.' },
      },
      { rulecode: 'fees', ruletype: 'lines', divid: 'fees' },
    ];
    const day = (columnname: string, columntitle: string) => ({
      columnname,
      columntitle,
      columntype: 'Date',
      canedit: '1',
    });
    const module = () =>
      mockModule(SHEET, [...COLUMNS, day('ordered', '订单日期'), day('wanted', '要求到货')], {
        fieldrules: rules as never,
      });
    const wrong = {
      header: { ordered: '2026-06-10', wanted: '2026-06-09' },
      ...line(1, { pkqty: '0', remqty: '0' }),
    };
    const retail = module();
    const { outcome } = await save({ ...wrong, submit: true });
    expect(outcome.userErrors).toEqual([
      {
        field: ['input', 'header', 'wanted'],
        code: 'INVALID',
        message: '“要求到货” must not be before “订单日期”.',
      },
      {
        field: ['input', 'details', 'fees'],
        code: 'REQUIRED',
        message: '“费用” needs at least 1 lines.',
      },
      {
        field: ['input', 'details', 'details', '1', 'qty'],
        code: 'INVALID',
        message: 'Quantity must be above zero.',
      },
    ]);
    expect(retail.paths()).not.toContain('msc-sheet/PO/save');
    module().answers(PATH, SHEET);
    expect((await save(wrong)).outcome.userErrors).toEqual([]);
  });

  test('does not change packages if the line forbids it', async () => {
    mockModule({ ...SHEET, details: [{ lineno: 1, pkqty: 4, iseditxs: '0' }] }).answers(
      PATH,
      SHEET,
    );
    const { outcome } = await save(line(1, { pkqty: '5' }));
    expect(outcome.userErrors).toMatchObject([
      { field: ['input', 'details', 'details', '1', 'pkqty'], code: 'INVALID' },
    ]);
    expect((await save(line(1, { pkqty: '4.0' }))).outcome.userErrors).toEqual([]);
  });

  test.each([
    [{ key: 'x' }, ['key'], 'INVALID'],
    [{ version: -1 }, ['version'], 'INVALID'],
    [{ number: null, version: 1 }, ['version'], 'INVALID'],
    [{ version: 9 }, ['version'], 'INVALID'],
  ])('with %j is refused', async (input, field, code) => {
    const retail = mockModule();
    expect((await save(input)).outcome.userErrors).toMatchObject([
      { field: ['input', ...field], code },
    ]);
    expect(retail.paths()).not.toContain('msc-sheet/PO/save');
  });

  test('reports a missing document and a module that cannot save', async () => {
    mockModule(null);
    expect((await save({})).outcome.userErrors).toMatchObject([
      { field: ['input', 'number'], code: 'NOT_FOUND' },
    ]);
    mockRetail().refuses('moduleConfig', 'A0301');
    expect((await save({})).outcome.userErrors).toMatchObject([
      { field: ['input', 'moduleCode'], code: 'NOT_FOUND' },
    ]);
    mockRetail().answers('moduleConfig', { ...CONFIG, sheetprefix: null });
    expect((await save({})).outcome.userErrors).toMatchObject([
      { field: ['input', 'moduleCode'], code: 'NOT_CONFIGURED' },
    ]);
  });
});
