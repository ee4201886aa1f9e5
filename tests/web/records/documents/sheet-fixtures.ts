import type { Column } from '../../../../web/records/fields/column.ts';
import type { SheetContent } from '../../../../web/records/documents/sheet.ts';
import { columnOf, optionOf } from '../../../support/columns.ts';

/** A column of a detail list. */
export const column = (
  name: string,
  type: Column['type'] = 'INPUT',
  over: Partial<Column> = {},
): Column => columnOf(name, type, { section: 'details', ...over });

export const option = optionOf;

const fixed = { isEditable: false } as const;

export const productColumns: readonly Column[] = [
  column('productid', 'SELECT_REST', {
    title: '商品编码',
    isRequired: true,
    pin: 'LEFT',
    width: 120,
  }),
  column('productname', 'INPUT', { title: '商品名称', ...fixed, width: 240 }),
  column('unit', 'INPUT', { title: '单位', ...fixed, width: 64 }),
  column('pknum', 'INPUT_NUM', { title: '包装系数', ...fixed, width: 80 }),
  column('pkqty', 'INPUT_NUM', { title: '件数', width: 96, sumStyle: 'SUM' }),
  column('remqty', 'INPUT_NUM', { title: '散数', width: 96, sumStyle: 'SUM' }),
  column('qty', 'INPUT_NUM', { title: '数量', ...fixed, width: 104, sumStyle: 'SUM' }),
  column('price', 'INPUT_NUM', { title: '进价', ...fixed, width: 96 }),
  column('amount', 'INPUT_NUM', { title: '金额', ...fixed, width: 120, sumStyle: 'SUM' }),
  column('iseditls', 'HIDE_TEXT', { ...fixed, isVisible: false }),
  column('iseditxs', 'HIDE_TEXT', { ...fixed, isVisible: false }),
];

const products = [
  '东北长粒香大米 5kg',
  '压榨花生油 5L',
  '浓香菜籽油 5L',
  '零添加生抽 500ml',
  '加碘精制食盐 400g',
  '纯酿米醋 500ml',
];

/** A line of an order: 4 pieces per package, `lineno` packages and one loose piece, at 31.50. */
export function orderLine(lineno: number, over: object = {}) {
  const qty = lineno * 4 + 1;
  return {
    lineno,
    productid: `P${String(100_000 + lineno)}`,
    productname: products[lineno % products.length],
    unit: '袋',
    pknum: 4,
    pkqty: lineno,
    remqty: 1,
    qty,
    price: '31.50',
    amount: (qty * 31.5).toFixed(2),
    iseditls: '1',
    iseditxs: '1',
    ...over,
  };
}

const headerColumns: readonly Column[] = [
  column('sheetid', 'TAG', { title: '单号', ...fixed }),
  column('supplierid', 'SELECT_REST', { title: '供应商', isRequired: true, span: 4, row: 1 }),
  column('suppliername', 'HIDE_TEXT', { title: '供应商名称', isVisible: false, ...fixed }),
  column('orderdate', 'DATE', { title: '订单日期', isRequired: true, span: 4, row: 1 }),
  column('delivery', 'RADIO', {
    title: '配送方式',
    isRequired: true,
    span: 4,
    row: 1,
    defaultValue: 'direct',
    options: [option('direct', '供应商直送'), option('centre', '配送中心')],
  }),
  column('amount', 'INPUT_NUM', { title: '订单金额', span: 4, row: 2, ...fixed }),
  column('remark', 'TEXTAREA', { title: '备注', maximumLength: 500, span: 12, row: 3 }),
];

/** A purchase order with this many lines, the first 1000 loaded, and two charges. */
export function order(count: number, over: Partial<SheetContent> = {}): SheetContent {
  const total = (count * (count + 1)) / 2;
  const qty = total * 4 + count;
  const lines = Array.from({ length: Math.min(count, 1000) }, (_, at) => orderLine(at + 1));
  return {
    id: 'sheet-1',
    moduleCode: 'PUR01',
    number: 'PO2606140021',
    version: 3,
    form: {
      moduleCode: 'PUR01',
      documentType: 'PO',
      rules: [],
      header: [...headerColumns],
      details: [
        { section: 'details', title: '商品明细', i18nCode: null, columns: [...productColumns] },
        {
          section: 'fees',
          title: '费用明细',
          i18nCode: null,
          columns: [
            column('feetype', 'SELECT', {
              title: '费用项目',
              isRequired: true,
              options: [option('freight', '运费')],
            }),
            column('amount', 'INPUT_NUM', { title: '金额', isRequired: true, sumStyle: 'SUM' }),
          ],
        },
      ],
    },
    header: {
      sheetid: 'PO2606140021',
      supplierid: 'S20018',
      suppliername: '样例粮油供应链公司',
      orderdate: '2026-06-14',
      delivery: 'direct',
      amount: 142938,
      remark: null,
    },
    details: [
      {
        section: 'details',
        totalCount: count,
        rows: lines,
        sums: {
          pkqty: String(total),
          remqty: String(count),
          qty: String(qty),
          amount: (qty * 31.5).toFixed(2),
        },
      },
      {
        section: 'fees',
        totalCount: 1,
        rows: [{ lineno: 1, feetype: 'freight', amount: '120.00' }],
        sums: { amount: '120.00' },
      },
    ],
    changes: [],
    ...over,
  };
}
