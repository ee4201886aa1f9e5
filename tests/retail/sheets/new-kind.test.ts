import { afterAll, expect, it } from 'vitest';
import { insertRows } from '../../../retail/seed/rows.ts';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';
import { linesOf, read, save } from '../../support/retail/sheets.ts';

const { app, db } = buildRetail();
const buyer = await signInRetail(app, 'buyer_fresh');

afterAll(async () => {
  await app.close();
  db.close();
});

/** The demo data have this kind, but no module of it: a menu without an address gets it. */
const RECEIPTS = { modulecode: '200213', sheettype: 'GR' };

const input = (columnname: string, more: object = {}) => ({
  columnname,
  columntype: 'Input',
  columntitle: columnname,
  canedit: '1',
  ...more,
});
const made = { columntype: 'InputNum', canedit: '0' };

it('a new kind of document needs only metadata', async () => {
  expect((await save(buyer, { orderid: 'PO1' }, 'GR')).returncode).toBe('A0400');
  const columns = {
    header: [input('orderid', { validempty: '0' }), input('amount', made)],
    details: [
      input('productid', {
        validempty: '0',
        columnrest: '/api/msc-mdm/product/search',
        columnrestmap: '{"value":"productid","label":"productname","copy":{"unit":"unit"}}',
      }),
      input('unit', { canedit: '0' }),
      input('received', { columntype: 'InputNum', decimals: 3 }),
      input('price', { columntype: 'InputNum' }),
      input('amount', made),
    ],
  };
  db.prepare('UPDATE module SET sheettype = ?, url = ? WHERE modulecode = ?').run(
    RECEIPTS.sheettype,
    `portal:sheet?module=${RECEIPTS.modulecode}&sheettype=${RECEIPTS.sheettype}`,
    RECEIPTS.modulecode,
  );
  insertRows(
    db,
    'module_config',
    ['modulecode', 'settings'],
    [
      [
        RECEIPTS.modulecode,
        JSON.stringify({
          ...RECEIPTS,
          keyfield: 'sheetid',
          pagesize: 30,
          searchurl: '/api/msc-sheet/GR/search',
          sheetprefix: '/api/msc-sheet/GR',
          details: [{ divid: 'details', title: '验收明细' }],
          rules: [
            { kind: 'product', list: 'details', target: 'amount', of: ['received', 'price'] },
            { kind: 'sum', target: 'amount', list: 'details', column: 'amount' },
          ],
          amountfield: 'amount',
          unapproved: true,
        }),
      ],
    ],
  );
  insertRows(
    db,
    'ui_column',
    ['modulecode', 'divid', 'sort', 'columnname', '"column"'],
    Object.entries(columns).flatMap(([divid, fields]) =>
      fields.map((field, index) => [
        RECEIPTS.modulecode,
        divid,
        index + 1,
        field.columnname,
        JSON.stringify({ ...field, divid }),
      ]),
    ),
  );

  const details = [
    { productid: 'P100001', received: 0.333, price: 3 },
    { productid: 'P100027', received: 2.5, price: 0.01 },
  ];
  const { data } = await save(buyer, { orderid: 'PO-EXAMPLE', details, bpmopen: true }, 'GR');
  expect(data).toMatchObject({
    sheetid: 'GR2606150001',
    status: '2',
    amount: 1.03,
    orderid: 'PO-EXAMPLE',
  });
  expect(
    linesOf((await read(buyer, data.sheetid, 'GR')).data).map(({ unit, amount }) => [unit, amount]),
  ).toEqual([
    ['盒', 1],
    ['kg', 0.03],
  ]);
  expect((await save(buyer, { orderid: ' ', details }, 'GR')).message).toBe(
    'Bad parameter orderid: is missing',
  );
});
