import type { components } from '../../schema/generated/retail.ts';
import { grantedApplications } from '../navigation/applications.ts';
import { templateOf } from '../accounts/audience.ts';
import { RetailError } from '../server/envelope.ts';
import { isSupplier } from '../sales/scope.ts';
import type { Condition } from '../database/search.ts';
import type { ServiceContext } from '../server/service.ts';
import type { Entity } from './entity.ts';
import { type Json, onlyRow, readJson } from '../database/sqlite.ts';

type ModuleConfig = components['schemas']['ModuleConfig'];
type Context = Pick<ServiceContext, 'db' | 'caller'>;

/**
 * Operations on rows: the part of the configuration that contains the address, and the number of
 * the permission (按钮权限).
 */
export const VERBS = {
  add: { url: 'addurl', method: '001' },
  update: { url: 'updateurl', method: '002' },
  delete: { url: 'deleteurl', method: '003' },
  audit: { url: 'auditurl', method: '004' },
  import: { url: 'importurl', method: '005' },
  reject: { url: 'rejecturl', method: '010' },
} as const;

export type Verb = keyof typeof VERBS;

/** A module in which the caller works on rows. */
export interface WorkModule {
  modulecode: string;
  config: ModuleConfig;
}

/** Throws if the caller may not see any rows. */
export function requireReader(entity: Entity, context: Context): void {
  const { open = false, suppliers = 'none' } = entity.settings;
  const isBarred = isSupplier(context.caller) && suppliers === 'none';
  if (isBarred || (!open && !isShown(entity, context)))
    throw new RetailError('A0301', `Not permitted for ${entity.name}`);
}

/** Whether a module of the caller lists its rows, or has a field that chooses from them. */
function isShown({ name }: Entity, { db, caller }: Context): boolean {
  const address = `/api/msc-mdm/${name}/search`;
  const query = `SELECT 1 FROM module m WHERE m.appcode IN (SELECT value FROM json_each(?)) AND (
      m.modulecode IN (SELECT modulecode FROM module_config WHERE json_extract(settings, '$.searchurl') = ?) OR
      m.modulecode IN (SELECT modulecode FROM ui_column WHERE json_extract("column", '$.columnrest') = ?)) LIMIT 1`;
  return db.prepare(query).get([granted(db, caller), address, address]) !== undefined;
}

/** The first of the caller's modules that permits an operation on rows; throws A0301 when there is none. */
export function requireModule(entity: Entity, verb: Verb, context: Context): WorkModule {
  requireReader(entity, context);
  const { db, caller } = context;
  const { url, method } = VERBS[verb];
  const row = db
    .prepare<{ modulecode: string; settings: Json<ModuleConfig> }>(
      `SELECT m.modulecode, c.settings FROM module m JOIN module_config c USING (modulecode)
       WHERE m.appcode IN (SELECT value FROM json_each(?)) AND json_extract(c.settings, '$.${url}') = ?
         AND EXISTS (SELECT 1 FROM template_operation WHERE posttmplcode = ? AND method = ?) ORDER BY m.modulecode LIMIT 1`,
    )
    .all([
      granted(db, caller),
      `/api/msc-mdm/${entity.name}/${verb}`,
      templateOf(caller),
      method,
    ])[0];
  if (!row) throw new RetailError('A0301', `Not permitted for ${entity.name}: operation ${method}`);
  return { modulecode: row.modulecode, config: readJson(row.settings) };
}

function granted(db: Context['db'], caller: Context['caller']): string {
  return JSON.stringify(grantedApplications(db, caller).map(({ appcode }) => appcode));
}

/** The conditions for rows that the caller may see. A caller who works for all stores also sees rows without a store. */
export function scopeOf({ settings }: Entity, { db, caller }: Context): Condition[] {
  const { suppliers, supplierfield = 'supplierid', shopfield } = settings;
  if (isSupplier(caller))
    return suppliers === 'own'
      ? [{ field: supplierfield, operation: 'eq', value: caller.tenantid ?? '' }]
      : [];
  if (shopfield === undefined) return [];
  const shops = db
    .prepare<string>(
      'SELECT shopid FROM post_shop WHERE postcode = ? AND (? IS NULL OR shopid = ?)',
    )
    .pluck()
    .all([caller.postcode, caller.shopid, caller.shopid]);
  const { stores } = onlyRow(
    db.prepare<{ stores: number }>('SELECT count(*) AS stores FROM shop'),
    [],
  );
  return shops.length === stores ? [] : [{ field: shopfield, operation: 'in', value: shops }];
}
