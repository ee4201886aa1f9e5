import { describe, expect, test } from 'vitest';
import { line, PATH, save } from './saving-support.ts';
import { COLUMNS, KEY, mockModule, SHEET } from './sheet-support.ts';

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
    // Unchanged lines are sent as they were read.
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
});
