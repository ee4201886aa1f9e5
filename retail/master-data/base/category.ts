import type { BaseTable } from './base-table.ts';

/**
 * Purchase groups and their categories are stored in one table. Figures use the numbers of the
 * groups.
 */
export const PURCHASE_GROUP: BaseTable = {
  key: 'categoryid',
  from: '(SELECT categoryid, categoryname FROM category WHERE deptlevelid = 1) g',
  fields: { categoryid: 'g.categoryid', categoryname: 'g.categoryname' },
  order: 'g.categoryid',
  tables: [
    {
      table: 'category',
      key: 'categoryid',
      columns: { categoryname: { column: 'categoryname' } },
      made: {
        categoryno: '(SELECT coalesce(max(categoryno), 0) + 1 FROM category)',
        deptlevelid: '1',
      },
    },
  ],
  required: ['categoryname'],
  uses: [
    'SELECT 1 FROM category WHERE parentid = ? LIMIT 1',
    'SELECT 1 FROM group_day WHERE groupno = (SELECT categoryno FROM category WHERE categoryid = ?) LIMIT 1',
  ],
};

export const CATEGORY: BaseTable = {
  key: 'categoryid',
  from: `(SELECT c.categoryid, c.categoryname, c.parentid, p.categoryname AS parentname
    FROM category c JOIN category p ON p.categoryid = c.parentid WHERE c.deptlevelid = 2) c`,
  fields: {
    categoryid: 'c.categoryid',
    categoryname: 'c.categoryname',
    parentid: 'c.parentid',
    parentname: 'c.parentname',
  },
  order: 'c.categoryid',
  tables: [
    {
      table: 'category',
      key: 'categoryid',
      columns: { categoryname: { column: 'categoryname' }, parentid: { column: 'parentid' } },
      made: {
        categoryno: '(SELECT coalesce(max(categoryno), 0) + 1 FROM category)',
        deptlevelid: '2',
      },
    },
  ],
  required: ['categoryname', 'parentid'],
  uses: ['SELECT 1 FROM product WHERE categoryid = ? LIMIT 1'],
};
