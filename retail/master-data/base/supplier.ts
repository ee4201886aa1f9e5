import type { BaseTable } from './base-table.ts';

/** A supplier is also a tenant: its accounts work under the supplier's name. */
export const SUPPLIER: BaseTable = {
  key: 'supplierid',
  from: 'supplier',
  fields: { supplierid: 'supplierid', suppliername: 'suppliername' },
  order: 'supplierid',
  tables: [
    { table: 'supplier', key: 'supplierid', columns: { suppliername: { column: 'suppliername' } } },
    { table: 'tenant', key: 'tenantid', columns: { suppliername: { column: 'tenantname' } } },
  ],
  required: ['suppliername'],
  removed: ['DELETE FROM tenant WHERE tenantid = ?'],
  uses: [
    'SELECT 1 FROM product WHERE supplierid = ? LIMIT 1',
    'SELECT 1 FROM account WHERE tenantid = ? LIMIT 1',
    'SELECT 1 FROM sheet WHERE supplierid = ? LIMIT 1',
  ],
};
