import type { BaseTable } from './base-table.ts';

export const SHOP: BaseTable = {
  key: 'shopid',
  from: 'shop JOIN region USING (regionid)',
  fields: {
    shopid: 'shopid',
    shopname: 'shopname',
    regionid: 'regionid',
    regionname: 'regionname',
    format: 'format',
    opened: 'opened',
    refitfrom: 'refit_from',
    refitto: 'refit_to',
  },
  order: 'shopid',
  tables: [
    {
      table: 'shop',
      key: 'shopid',
      columns: {
        shopname: { column: 'shopname' },
        regionid: { column: 'regionid' },
        format: { column: 'format' },
        opened: { column: 'opened' },
        refitfrom: { column: 'refit_from' },
        refitto: { column: 'refit_to' },
      },
      made: { shopno: '(SELECT coalesce(max(shopno), 0) + 1 FROM shop)' },
    },
  ],
  required: ['shopname', 'regionid', 'format', 'opened'],
  // Posts that work for all stores work for the new one too.
  added: [
    `INSERT INTO post_shop (postcode, shopid) SELECT p.postcode, s.shopid FROM shop s,
       (SELECT postcode FROM post_shop GROUP BY postcode HAVING count(*) = (SELECT count(*) - 1 FROM shop)) p WHERE s.shopid = ?`,
  ],
  removed: ['DELETE FROM post_shop WHERE shopid = ?'],
  uses: [
    'SELECT 1 FROM shop_day WHERE shopno = (SELECT shopno FROM shop WHERE shopid = ?) LIMIT 1',
    'SELECT 1 FROM account WHERE shopid = ? LIMIT 1',
    'SELECT 1 FROM sheet WHERE shopid = ? LIMIT 1',
  ],
};
