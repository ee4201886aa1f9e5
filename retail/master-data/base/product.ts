import type { BaseTable } from './base-table.ts';

const FEN = 'CAST(round(? * 100) AS INTEGER)';

export const PRODUCT: BaseTable = {
  key: 'productid',
  from: `product LEFT JOIN product_packing USING (productid) LEFT JOIN supplier USING (supplierid)
    LEFT JOIN category g ON g.categoryno = product.groupno LEFT JOIN category c ON c.categoryid = product.categoryid`,
  fields: {
    productid: 'productid',
    productname: 'productname',
    groupid: 'g.categoryid',
    groupname: 'g.categoryname',
    categoryid: 'product.categoryid',
    categoryname: 'c.categoryname',
    supplierid: 'supplierid',
    suppliername: 'suppliername',
    unit: 'unit',
    spec: 'spec',
    price: 'CAST(price / 100.0 AS NUMERIC)',
    cost: 'CAST(cost / 100.0 AS NUMERIC)',
    margin: 'CAST(round((price - cost) * 100.0 / nullif(price, 0), 2) AS NUMERIC)',
    weighed: 'CAST(weighed AS TEXT)',
    pknum: 'pknum',
    iseditls: "coalesce(iseditls, '1')",
    iseditxs: "coalesce(iseditxs, '0')",
  },
  order: 'productno',
  tables: [
    {
      table: 'product',
      key: 'productid',
      columns: {
        productname: { column: 'productname' },
        groupid: {
          column: 'groupno',
          sql: '(SELECT categoryno FROM category WHERE categoryid = ?)',
        },
        categoryid: { column: 'categoryid' },
        supplierid: { column: 'supplierid' },
        unit: { column: 'unit' },
        spec: { column: 'spec', initial: '' },
        price: { column: 'price', sql: FEN },
        cost: { column: 'cost', sql: FEN },
        weighed: { column: 'weighed', initial: 0 },
      },
      made: { productno: '(SELECT coalesce(max(productno), 0) + 1 FROM product)' },
    },
    {
      table: 'product_packing',
      key: 'productid',
      columns: {
        pknum: { column: 'pknum' },
        iseditls: { column: 'iseditls', initial: '1' },
        iseditxs: { column: 'iseditxs', initial: '0' },
      },
    },
  ],
  required: ['productname', 'groupid', 'categoryid', 'supplierid', 'unit', 'price', 'cost'],
  removed: ['DELETE FROM product_packing WHERE productid = ?'],
  uses: [
    'SELECT 1 FROM product_fact WHERE productno = (SELECT productno FROM product WHERE productid = ?) LIMIT 1',
    `SELECT 1 FROM sheet WHERE instr(lists, '"productid":"' || ? || '"') > 0 LIMIT 1`,
  ],
};
