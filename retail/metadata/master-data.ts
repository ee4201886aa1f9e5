import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../envelope.ts';
import { isSupplier } from '../sales/scope.ts';
import { search, type Page, type Searchable, type SearchRequest } from '../search.ts';
import type { ServiceContext } from '../service.ts';
import type { RetailDatabase } from '../sqlite.ts';

export type MasterRow = components['schemas']['Row'];

interface Entity extends Searchable {
  /** The field by which documents name a row. */
  key: string;
  /** What of it a supplier may see: everything, the rows of his own, or nothing. */
  suppliers: 'all' | 'own' | 'none';
}

/** Master data as lists and documents choose from it. Amounts are in the enterprise's currency. A new kind is one entry. */
const ENTITIES: Readonly<Record<string, Entity>> = {
  supplier: {
    key: 'supplierid',
    suppliers: 'own',
    from: 'supplier',
    fields: { id: 'supplierid', supplierid: 'supplierid', suppliername: 'suppliername' },
    order: 'supplierid',
  },
  shop: {
    key: 'shopid',
    suppliers: 'all',
    from: 'shop JOIN region USING (regionid)',
    fields: {
      id: 'shopid',
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
  },
  purchasegroup: {
    key: 'categoryid',
    suppliers: 'all',
    from: '(SELECT categoryid, categoryname FROM category WHERE deptlevelid = 1)',
    fields: { id: 'categoryid', categoryid: 'categoryid', categoryname: 'categoryname' },
    order: 'categoryid',
  },
  product: {
    key: 'productid',
    suppliers: 'own',
    from: `product LEFT JOIN product_packing USING (productid) LEFT JOIN supplier USING (supplierid)
      LEFT JOIN (SELECT categoryno, categoryid AS groupid FROM category) g ON g.categoryno = product.groupno`,
    fields: {
      id: 'productid',
      productid: 'productid',
      productname: 'productname',
      groupid: 'groupid',
      categoryid: 'categoryid',
      supplierid: 'supplierid',
      suppliername: 'suppliername',
      unit: 'unit',
      spec: 'spec',
      price: 'price / 100.0',
      cost: 'cost / 100.0',
      weighed: 'CAST(weighed AS TEXT)',
      pknum: 'pknum',
      iseditls: "coalesce(iseditls, '1')",
      iseditxs: "coalesce(iseditxs, '0')",
    },
    order: 'productno',
  },
  employee: {
    key: 'usercode',
    suppliers: 'none',
    from: `(SELECT * FROM account WHERE usertype <> '2') a LEFT JOIN account_post m ON m.userid = a.userid AND m.ismain = 1 LEFT JOIN post p USING (postcode)
      LEFT JOIN department d USING (deptcode)`,
    fields: {
      id: 'a.usercode',
      usercode: 'a.usercode',
      username: 'a.username',
      postcode: 'p.postcode',
      postname: 'p.postname',
      deptcode: 'd.deptcode',
      deptname: 'd.deptname',
    },
    order: 'a.userid',
  },
};

export function searchMasterData(
  name: string,
  request: SearchRequest,
  { db, caller }: Pick<ServiceContext, 'db' | 'caller'>,
): Page<MasterRow> {
  const entity = entityOf(name);
  if (!isSupplier(caller) || entity.suppliers === 'all') return search(db, entity, request);
  if (entity.suppliers === 'none') throw new RetailError('A0301', `Not permitted for ${name}`);
  const own = { field: 'supplierid', operation: 'eq' as const, value: caller.tenantid ?? '' };
  return search(db, entity, { ...request, condition: [...(request.condition ?? []), own] });
}

/** A row by its key, for the services themselves; undefined where there is none. */
export function masterRow(db: RetailDatabase, name: string, key: string): MasterRow | undefined {
  const entity = entityOf(name);
  const condition = [{ field: entity.key, operation: 'eq' as const, value: key }];
  return search<MasterRow>(db, entity, { condition, pageNo: 1, pageSize: 1 }).pageData[0];
}

function entityOf(name: string): Entity {
  const entity = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  if (!entity) throw new RetailError('A0400', `Bad parameter entity: there is no master data '${name}'`);
  return entity;
}
