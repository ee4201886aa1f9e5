import { RetailError } from '../server/envelope.ts';
import type { ServiceContext } from '../server/service.ts';
import { onlyRow } from '../database/sqlite.ts';

type Scoped = Pick<ServiceContext, 'db' | 'caller'>;

/** Which stores the figures of a caller cover. `shops` is a JSON list for `json_each`. */
export interface StoreScope {
  shops: string;
  size: number;
  /** Whether these are all stores of the chain. */
  complete: boolean;
}

export function isSupplier({ usertype }: ServiceContext['caller']): boolean {
  return usertype === '2';
}

/** The stores of the caller's post, restricted to the chosen store and to a requested region. Suppliers have none. */
export function storeScope({ db, caller }: Scoped, regionid: unknown = ''): StoreScope {
  if (isSupplier(caller)) throw new RetailError('A0301');
  const shops = db
    .prepare<number>(
      `SELECT s.shopno FROM post_shop p JOIN shop s USING (shopid)
       WHERE p.postcode = ? AND (? IS NULL OR p.shopid = ?) AND (? = '' OR s.regionid = ?) ORDER BY s.shopno`,
    )
    .pluck()
    .all([caller.postcode, caller.shopid, caller.shopid, ...Array<string>(2).fill(text(regionid))]);
  const { total } = onlyRow(
    db.prepare<{ total: number }>('SELECT count(*) AS total FROM shop'),
    [],
  );
  return { shops: JSON.stringify(shops), size: shops.length, complete: shops.length === total };
}

/** The products of a supplier, as a JSON list of their numbers; of some purchase groups alone where `groups` lists them. */
export function productScope({ db, caller }: Scoped, groups: string | null = null): string {
  const products = db
    .prepare(
      `SELECT productno FROM product
       WHERE supplierid = ? AND (? IS NULL OR groupno IN (SELECT value FROM json_each(?))) ORDER BY productno`,
    )
    .pluck()
    .all([caller.tenantid, groups, groups]);
  return JSON.stringify(products);
}

export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
