import type { ColumnRow } from '../metadata/column.ts';
import { PRODUCTS, type ProductSeed } from '../products.ts';
import { SHOPS } from '../shops.ts';
import { SUPPLIERS } from '../suppliers.ts';
import { inTurn } from './draws.ts';

/** Columns that many lists share. The name of a chosen row is a hidden column beside its code. */
export const NO: ColumnRow = [
  'no',
  'Input',
  { fixed: true, frozen: true, width: 104, search: 'keyword,like' },
];

export const SUPPLIER_COLUMNS: readonly ColumnRow[] = [
  [
    'supplierid',
    'SelectRemote',
    { required: true, source: 'pickedSupplier', width: 220, search: 'in', span: 8 },
  ],
  ['suppliername', 'HideText', { fixed: true }],
];

export const SHOP_COLUMNS: readonly ColumnRow[] = [
  ['shopid', 'SelectRest', { required: true, source: 'shop', width: 160, search: 'in' }],
  ['shopname', 'HideText', { fixed: true }],
];

export const PRODUCT_COLUMNS: readonly ColumnRow[] = [
  [
    'productid',
    'SelectRemote',
    { required: true, source: 'pickedProduct', width: 120, search: 'in' },
  ],
  ['productname', 'Input', { fixed: true, width: 240, max: 200, search: 'keyword,like' }],
  ['spec', 'HideText', { fixed: true }],
  ['unit', 'Input', { fixed: true, width: 64, align: 'center' }],
];

/** The same, read-only. */
export function shown(columns: readonly ColumnRow[]): ColumnRow[] {
  return columns.map(([name, kind, traits = {}]) => {
    const { required: _required, ...rest } = traits;
    return [name, kind, { ...rest, fixed: true }];
  });
}

export function supplierFields(index: number): { supplierid: string; suppliername: string } {
  const { supplierid, name } = inTurn(SUPPLIERS, index);
  return { supplierid, suppliername: name };
}

export function shopFields(index: number): { shopid: string; shopname: string } {
  const { shopid, name } = inTurn(SHOPS, index);
  return { shopid, shopname: name };
}

export function productOf(index: number): ProductSeed {
  return inTurn(PRODUCTS, index);
}

export function productFields(product: ProductSeed): {
  productid: string;
  productname: string;
  spec: string;
  unit: string;
} {
  return {
    productid: product.productid,
    productname: product.name,
    spec: product.spec,
    unit: product.unit,
  };
}
