import type { components } from '../../schema/generated/retail.ts';
import type { Handler, ServiceContext } from '../server/service.ts';
import { readProducts } from './names.ts';
import { isSupplier, storeScope } from './scope.ts';

type Schemas = components['schemas'];
type Found = Schemas['SalesProduct'][];
/** Reads the objects with these codes, a JSON list for `json_each`; `supplier` is null for staff. */
type Read = (context: ServiceContext, codes: string, supplier: string | null) => Found;

const IN = 'IN (SELECT value FROM json_each(?))';
/** All suppliers for staff, only itself for a supplier. */
const OWN = '(? IS NULL OR supplierid = ?)';

/**
 * Products, suppliers or regions by their codes, as a sales query names them. What the caller may not
 * see is left out like what does not exist, so that the answer does not tell one from the other.
 */
export const salesObjects: Handler<'/api/zb-mca-base/salesobject/listByCodes'> = (
  { kind, codes },
  context,
): Found => {
  const { caller } = context;
  const list = JSON.stringify(codes);
  if (isSupplier(caller))
    return kind === 'region' ? [] : READERS[kind](context, list, caller.tenantid ?? '');
  return storeScope(context).size === 0 ? [] : READERS[kind](context, list, null);
};

const products: Read = ({ db }, codes, supplier) => [
  ...readProducts(db, `productid ${IN} AND ${OWN}`, [codes, supplier, supplier]).values(),
];

const suppliers: Read = ({ db }, codes, supplier) =>
  db
    .prepare<Schemas['SalesName']>(
      `SELECT supplierid AS code, suppliername AS name FROM supplier WHERE supplierid ${IN} AND ${OWN} ORDER BY supplierid`,
    )
    .all([codes, supplier, supplier]);

/** The regions of the caller's stores alone. */
const regions: Read = (context, codes) =>
  context.db
    .prepare<Schemas['SalesName']>(
      `SELECT regionid AS code, regionname AS name FROM region
       WHERE regionid ${IN} AND regionid IN (SELECT regionid FROM shop WHERE shopno ${IN}) ORDER BY regionid`,
    )
    .all([codes, storeScope(context).shops]);

const READERS: Readonly<Record<Schemas['SalesObjectQuery']['kind'], Read>> = {
  product: products,
  supplier: suppliers,
  region: regions,
};
