import type { components } from '../../../schema/generated/retail.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';

type Schemas = components['schemas'];

export const CONFIG: Schemas['ModuleConfig'] = {
  modulecode: '200101',
  keyfield: 'sheetid',
  pagesize: 30,
  searchurl: '/api/msc-sheet/PO/search',
  sheettype: 'PO',
  sheetprefix: '/api/msc-sheet/PO',
  details: [
    { divid: 'details', title: '商品明细', entrycode: 'detail.goods' },
    { divid: 'fees', title: '费用' },
  ],
};

const column = (
  columnname: string,
  columntype: string,
  over: Partial<Schemas['Column']> = {},
): Schemas['Column'] => ({
  columnname,
  columntype,
  columntitle: columnname,
  canedit: '1',
  ...over,
});
const line = (name: string, type: string, over: Partial<Schemas['Column']> = {}) =>
  column(name, type, { divid: 'details', ...over });

export const COLUMNS: Schemas['Column'][] = [
  column('sheetid', 'Tag', { columntitle: '单号', canedit: '0' }),
  column('supplierid', 'SelectRest', {
    columntitle: '供应商',
    divid: 'header',
    columnrest: '/api/msc-mdm/supplier/search',
    columnrestmap:
      '{"value":"supplierid","label":"suppliername","copy":{"suppliername":"suppliername"}}',
  }),
  column('suppliername', 'HideText', { canedit: '0', canshow: '0' }),
  column('remark', 'Textarea', { columntitle: '备注' }),
  column('amount', 'InputNum', { columntitle: '金额', canedit: '0' }),
  line('productid', 'Input', { columntitle: '商品' }),
  line('pknum', 'InputNum', { canedit: '0' }),
  line('pkqty', 'InputNum', { columntitle: '件数', columnsumstyle: 'sum' }),
  line('remqty', 'InputNum', { columntitle: '零数', columnsumstyle: 'sum' }),
  line('qty', 'InputNum', { columntitle: '数量', canedit: '0', columnsumstyle: 'sum' }),
  line('price', 'InputNum', { columntitle: '单价' }),
  line('iseditxs', 'HideText', { canedit: '0' }),
  column('fee', 'InputNum', { divid: 'fees', columnsumstyle: 'sum' }),
];

export const SHEET: Schemas['Sheet'] = {
  sheetid: 'PO1',
  sheettype: 'PO',
  status: '0',
  version: 3,
  workflowInstanceId: null,
  amount: 142938,
  creator: 'buyer_fresh',
  creatorname: '陈予安',
  createtime: '2026-06-14 10:20:00',
  supplierid: 'S1',
  suppliername: '样例粮油',
  remark: null,
  details: [
    { lineno: 1, productid: 'P1', pkqty: 4, remqty: 0.1, qty: 48.1, pknum: 12, price: 3.5 },
    { lineno: 2, productid: 'P2', pkqty: 0, remqty: 0.2, qty: 0.2, pknum: 6, price: 2 },
  ],
};

export const KEY = '5f1c7c1e-6a2f-4c7b-9f0e-2f6f3f0c9a11';

/** Mocks services with the module and one document. */
export function mockModule(
  sheet: Schemas['Sheet'] | null = SHEET,
  columns = COLUMNS,
  config: Partial<Schemas['ModuleConfig']> = {},
): RetailNock {
  const retail = mockRetail()
    .answers('moduleConfig', { ...CONFIG, ...config })
    .answers('workflowColumns', columns);
  return sheet === null
    ? retail.replies('/api/msc-sheet/PO/searchItem', () => ({
        body: { returncode: 'A0400', message: 'no document', data: null },
      }))
    : retail.answers('/api/msc-sheet/PO/searchItem', sheet);
}
