import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { line, PATH, save } from './saving-support.ts';
import { COLUMNS, CONFIG, KEY, mockModule, SHEET } from './sheet-support.ts';

describe('Saving a document', () => {
  test('sends the complete document with the changes of the client', async () => {
    const retail = mockModule().answers(PATH, { ...SHEET, version: 4, status: '1' });
    const details = [
      {
        section: 'details',
        lines: [
          { lineno: 1, pkqty: '5', remqty: '0.25' },
          { lineno: 3, productid: 'P3', price: '12345.67' },
        ],
        removed: [2, 99],
      },
    ];
    const header = { supplierid: 'S2', suppliername: '另一家', remark: '加急' };
    const { outcome, errors } = await save({ header, details, submit: true, taskCode: null });
    expect(errors).toBeUndefined();
    expect(outcome).toEqual({
      sheet: { number: 'PO1', version: 4, status: 'IN_PROCESS' },
      viewer: { name: '李明' },
      userErrors: [],
    });
    expect(retail.asked.at(-1)).toMatchObject({ path: PATH });
    expect(retail.asked.at(-1)?.body).toEqual({
      ...SHEET,
      ...header,
      details: [
        { lineno: 1, productid: 'P1', pkqty: 5, remqty: 0.25, qty: 60.25, pknum: 12, price: 3.5 },
        { lineno: 3, productid: 'P3', price: 12345.67 },
      ],
      version: 3,
      bpmopen: true,
      requestkey: KEY,
    });
  });

  test('merges a list that is sent in parts', async () => {
    const retail = mockModule().answers(PATH, SHEET);
    const part = (fields: object, removed: number[] = []) => ({
      section: 'details',
      lines: [{ lineno: 1, ...fields }],
      removed,
    });
    await save({ details: [part({ pkqty: '5' }, [2]), part({ price: '4' })] });
    expect(retail.asked.at(-1)?.body).toMatchObject({
      details: [{ lineno: 1, pkqty: 5, price: 4 }],
    });
  });

  test('starts with an empty document if it is new', async () => {
    const retail = mockModule(null).answers(PATH, { ...SHEET, version: 1 });
    const { outcome } = await save({
      number: null,
      version: 0,
      header: { supplierid: 'S1' },
      ...line(1, { productid: 'P1' }),
    });
    expect(outcome).toMatchObject({ sheet: { number: 'PO1', version: 1 }, userErrors: [] });
    expect(retail.asked.at(-1)?.body).toEqual({
      sheetid: '',
      sheettype: 'PO',
      supplierid: 'S1',
      details: [{ lineno: 1, productid: 'P1' }],
      fees: [],
      version: 0,
      bpmopen: false,
      requestkey: KEY,
    });
    expect(retail.paths()).not.toContain('msc-sheet/PO/searchItem');
  });

  test('in an approval sends its task and uses the columns of its step', async () => {
    const retail = mockModule()
      .answers(PATH, SHEET)
      .replies('processInstance', () => ({
        body: {
          returncode: '0',
          message: '',
          data: { workflowInstanceId: 'WI1', activityId: 'operations', activityName: '营运审批' },
        },
      }));
    await save({ taskCode: 'WT1', header: { remark: 'x' } });
    const bodies = retail.asked.map(({ body }) => body);
    expect(bodies).toContainEqual({ sheetId: 'PO1', taskId: 'WT1' });
    expect(bodies).toContainEqual({
      moduleCode: '200101',
      activityId: 'operations',
      activityName: '营运审批',
    });
    expect(bodies.at(-1)).toMatchObject({ taskid: 'WT1', remark: 'x' });
  });

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

  test('accepts unchanged read-only fields and computes a missing quantity', async () => {
    const retail = mockModule().answers(PATH, SHEET);
    const { outcome } = await save({
      header: { amount: '142938.00', sheetid: null },
      ...line(2, { pkqty: '2', pknum: '6' }),
    });
    expect(outcome.userErrors).toEqual([]);
    expect(retail.asked.at(-1)?.body).toMatchObject({
      amount: 142938,
      details: [{}, { lineno: 2, pkqty: 2, qty: 12.2, pknum: 6 }],
    });
  });

  test('never replaces a quantity that was shown, which the services check', async () => {
    const retail = mockModule().answers(PATH, SHEET);
    await save(line(2, { pkqty: '2', qty: '7' }));
    expect(retail.asked.at(-1)?.body).toMatchObject({
      details: [{}, { lineno: 2, pkqty: 2, qty: 7 }],
    });
  });

  test('leaves amounts and totals that may have changed and were not shown to the services', async () => {
    const number = { columntype: 'InputNum', columntitle: '金额' };
    const columns = [
      ...COLUMNS,
      { ...number, columnname: 'amount', canedit: '0', divid: 'details', columnsumstyle: 'sum' },
      { ...number, columnname: 'feeamount', canedit: '0', columntotalof: 'details.amount' },
    ];
    const [first, second] = SHEET.details as object[];
    const sheet = {
      ...SHEET,
      feeamount: 20,
      details: [
        { ...first, amount: 8 },
        { ...second, amount: 12 },
      ],
    };
    const retail = mockModule(sheet, columns).answers(PATH, sheet);
    await save(line(1, { price: '12.25' }));
    const body = retail.asked.at(-1)?.body as { details: object[] };
    expect([body, body.details[0]]).toEqual([
      expect.not.objectContaining({
        amount: expect.anything() as unknown,
        feeamount: expect.anything() as unknown,
      }),
      expect.not.objectContaining({ amount: expect.anything() as unknown }),
    ]);
    // What nobody touched goes out as it was read.
    expect(body.details[1]).toMatchObject({ amount: 12 });
    await save({ header: { remark: '只改备注' } });
    expect(retail.asked.at(-1)?.body).toMatchObject({
      feeamount: 20,
      details: [{ amount: 8 }, { amount: 12 }],
    });
  });

  test('sends the amounts of lines and header exactly as the screen showed them', async () => {
    const columns = [
      ...COLUMNS,
      {
        columnname: 'amount',
        columntype: 'InputNum',
        columntitle: '金额',
        canedit: '0',
        divid: 'details',
        columnsumstyle: 'sum',
      },
    ];
    const retail = mockModule(SHEET, columns).answers(PATH, SHEET);
    const { outcome } = await save({
      header: { amount: '61.25' },
      ...line(1, { price: '12.25', amount: '61.25', pknum: '999' }),
    });
    expect(outcome.userErrors).toEqual([]);
    const body = retail.asked.at(-1)?.body as {
      amount: number;
      details: { amount: number; pknum?: number }[];
    };
    expect([body.amount, body.details[0]?.amount, body.details[0]?.pknum]).toEqual([
      61.25, 61.25, 12,
    ]);
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
