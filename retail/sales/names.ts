import type { components } from '../../schema/generated/retail.ts';
import type { RetailDatabase } from '../database/sqlite.ts';

type Schemas = components['schemas'];
type Name = Schemas['SalesName'];

/** Columns and rows of the categories of the first level, as sales name them. */
export const CATEGORY = `categoryid AS code, categoryname AS name, 'category.' || categoryid AS entrycode FROM category WHERE deptlevelid = 1`;

interface NamedRow extends Name {
  no: number | string;
}

/** The names of a query by their numbers. */
export function lookup(db: RetailDatabase, source: string): ReadonlyMap<unknown, Name> {
  const rows = db.prepare<NamedRow>(source).all([]);
  return new Map(rows.map(({ no, ...name }) => [no, name]));
}

interface ProductRow extends Name {
  no: number;
  groupno: number;
  supplierid: string;
  suppliername: string;
}

/** Products by number, with their category of the first level and their supplier; all of them without a condition. */
export function readProducts(
  db: RetailDatabase,
  condition = 'true',
  values: (string | null)[] = [],
): ReadonlyMap<unknown, Schemas['SalesProduct']> {
  const categories = lookup(db, `SELECT categoryno AS no, ${CATEGORY}`);
  const rows = db
    .prepare<ProductRow>(
      `SELECT productno AS no, productid AS code, productname AS name, groupno, supplierid, suppliername
       FROM product JOIN supplier USING (supplierid) WHERE ${condition} ORDER BY productno`,
    )
    .all(values);
  return new Map(
    rows.map(({ no, code, name, groupno, supplierid, suppliername }) => [
      no,
      {
        code,
        name,
        category: categories.get(groupno) ?? null,
        supplier: { code: supplierid, name: suppliername },
      },
    ]),
  );
}
