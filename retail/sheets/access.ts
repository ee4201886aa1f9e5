import { grantedApplications } from '../navigation/applications.ts';
import { templateOf } from '../accounts/audience.ts';
import { RetailError } from '../server/envelope.ts';
import { isSupplier } from '../sales/scope.ts';
import type { ServiceContext } from '../server/service.ts';
import { mayWorkOn } from '../tasks/access.ts';
import { maySee } from '../workflow/access.ts';
import type { StoredSheet } from './stored-sheet.ts';

type Asking = Pick<ServiceContext, 'db' | 'caller'>;

/** Permissions of a post for documents, as operations of its template. */
const ADD = '001';
const EDIT = '002';

/**
 * The documents of a kind that a holder of its module sees, as SQL over `sheet s`. Staff see those of the stores of their post (both stores
 * of a transfer), those without a store, and their own. Suppliers see their documents once these are submitted.
 */
const SEEN_BY_STAFF = `(s.creator = :me OR s.shopid IS NULL OR EXISTS (
  SELECT 1 FROM post_shop p WHERE p.postcode = :post AND p.shopid IN (s.shopid, json_extract(s.header, '$.toshopid'))))`;
const SEEN_BY_SUPPLIERS = `(s.supplierid = :tenant AND s.status IN ('1','2'))`;

/** Whether one of the caller's applications has a module for documents of a kind. */
function hasModule(sheettype: string, { db, caller }: Asking): boolean {
  const granted = grantedApplications(db, caller).map(({ appcode }) => appcode);
  return (
    db
      .prepare(
        'SELECT 1 FROM module WHERE sheettype = ? AND appcode IN (SELECT value FROM json_each(?))',
      )
      .get([sheettype, JSON.stringify(granted)]) !== undefined
  );
}

/**
 * The documents listed by the caller's module: a sub-select and its bound values. A0301 without a
 * module.
 */
export function visibleSheets(
  sheettype: string,
  context: Asking,
): { from: string; values: (string | null)[] } {
  if (!hasModule(sheettype, context))
    throw new RetailError('A0301', `Not permitted for documents of type ${sheettype}`);
  const { usercode, postcode, tenantid } = context.caller;
  const [clause, values] = isSupplier(context.caller)
    ? [SEEN_BY_SUPPLIERS.replace(':tenant', '?'), [tenantid]]
    : [SEEN_BY_STAFF.replace(':me', '?').replace(':post', '?'), [usercode, postcode]];
  return {
    from: `(SELECT * FROM sheet s WHERE s.sheettype = ? AND ${clause})`,
    values: [sheettype, ...values],
  };
}

/**
 * Whether the caller may see a document: as its creator, through a module that lists it, as a participant of its process, or because of a
 * task that the caller holds or may claim.
 */
export function requireSight(sheet: StoredSheet, context: ServiceContext): void {
  const { db, caller } = context;
  if (
    sheet.creator === caller.usercode ||
    maySee(context, sheet.sheetid) ||
    mayWorkOn(context, sheet.sheetid)
  )
    return;
  if (hasModule(sheet.sheettype, context)) {
    const { from, values } = visibleSheets(sheet.sheettype, context);
    if (
      db.prepare(`SELECT 1 FROM ${from} WHERE sheetid = ?`).get([...values, sheet.sheetid]) !==
      undefined
    )
      return;
  }
  throw new RetailError('A0301', `Not permitted for document ${sheet.sheetid}`);
}

/** New documents are created by staff whose post permits it. */
export function requireMaker(sheettype: string, context: Asking): void {
  const permitted =
    !isSupplier(context.caller) && hasModule(sheettype, context) && hasOperation(ADD, context);
  if (!permitted)
    throw new RetailError('A0301', `Not permitted to make documents of type ${sheettype}`);
}

/** A document outside a process can be changed by its creator, and by staff who see it and whose post may edit. */
export function requireEditor(sheet: StoredSheet, context: Asking): void {
  if (sheet.creator === context.caller.usercode) return;
  const permitted =
    !isSupplier(context.caller) &&
    hasModule(sheet.sheettype, context) &&
    hasOperation(EDIT, context);
  if (!permitted)
    throw new RetailError('A0301', `Not permitted to change document ${sheet.sheetid}`);
}

/** The store of a new document must be visible for the caller's post. */
export function seesShop(shopid: string, { db, caller }: Asking): boolean {
  return (
    db
      .prepare('SELECT 1 FROM post_shop WHERE postcode = ? AND shopid = ?')
      .get([caller.postcode, shopid]) !== undefined
  );
}

function hasOperation(method: string, { db, caller }: Asking): boolean {
  return (
    db
      .prepare('SELECT 1 FROM template_operation WHERE posttmplcode = ? AND method = ?')
      .get([templateOf(caller), method]) !== undefined
  );
}
