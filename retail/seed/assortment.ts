import type { RetailDatabase } from '../database/sqlite.ts';
import { CHANNELS } from './channels.ts';
import { categoryId, GROUPS } from './groups.ts';
import { PRODUCTS } from './products.ts';
import { insertRows } from './rows.ts';

/** Channels, purchase groups with their categories, products. */
export function seedAssortment(db: RetailDatabase): void {
  insertRows(
    db,
    'channel',
    ['channelno', 'channelid', 'channelname'],
    CHANNELS.map(({ channelno, channelid, names }) => [channelno, channelid, names[0]]),
  );
  insertRows(
    db,
    'category',
    ['categoryno', 'categoryid', 'categoryname', 'deptlevelid', 'parentid'],
    [
      ...GROUPS.map(({ groupno, categoryid, names }) => [groupno, categoryid, names[0], 1, null]),
      ...GROUPS.flatMap((group) =>
        group.categories.map((names, index) => [
          group.groupno * 100 + index + 1,
          categoryId(group, index),
          names[0],
          2,
          group.categoryid,
        ]),
      ),
    ],
  );
  insertRows(
    db,
    'product',
    [
      'productno',
      'productid',
      'productname',
      'groupno',
      'categoryid',
      'unit',
      'spec',
      'price',
      'cost',
      'weighed',
      'supplierid',
    ],
    PRODUCTS.map((p) => [
      p.productno,
      p.productid,
      p.name,
      p.groupno,
      p.categoryid,
      p.unit,
      p.spec,
      p.price,
      p.cost,
      p.weighed ? 1 : 0,
      p.supplierid,
    ]),
  );
}
