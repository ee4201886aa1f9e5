import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../server/envelope.ts';
import { requireModule } from '../navigation/modules.ts';
import { isSupplier } from '../sales/scope.ts';
import { HEADER } from '../sheets/definition.ts';
import type { Rule } from '../sheets/rules.ts';
import type { ServiceContext } from '../server/service.ts';
import { type Json, readJson } from '../database/sqlite.ts';

type Column = components['schemas']['Column'];
type ModuleConfig = components['schemas']['ModuleConfig'];

/** Settings that only the services use to compute documents; callers do not get them. */
const OWN_SETTINGS = ['rules', 'amountfield', 'summary', 'unapproved'];

/** The code of the first step, where a document also is after it was returned to its initiator. */
const START = 'start';

/** The columns of a module in their order. */
export function moduleColumns(modulecode: string, context: ServiceContext): Column[] {
  requireSight(modulecode, context);
  const columns = context.db
    .prepare<Json<Column & { decimals?: number }>>(
      `SELECT "column" FROM ui_column WHERE modulecode = ? ORDER BY divid <> 'header', divid <> 'details', divid, sort`,
    )
    .pluck()
    .all([modulecode]);
  const totals = totalsOf(modulecode, context);
  return columns.map((column) => {
    const { decimals: _decimals, ...documented } = readJson(column);
    const columntotalof =
      (documented.divid ?? HEADER) === HEADER ? totals.get(documented.columnname) : undefined;
    return { ...documented, ...(columntotalof !== undefined && { columntotalof }) };
  });
}

/** The header fields that sum a column of a detail list. */
function totalsOf(modulecode: string, { db }: ServiceContext): ReadonlyMap<string, string> {
  const [settings] = db
    .prepare<Json<{ rules?: readonly Rule[] }>>(
      'SELECT settings FROM module_config WHERE modulecode = ?',
    )
    .pluck()
    .all([modulecode]);
  const { rules = [] } = settings === undefined ? {} : readJson(settings);
  return new Map(
    rules.flatMap((rule) =>
      rule.kind === 'sum' ? [[rule.target, `${rule.list}.${rule.column}`]] : [],
    ),
  );
}

/**
 * The columns in a step of the process: only fields that the step permits are editable. Before the
 * process and back at its start all are.
 */
export function stepColumns(
  modulecode: string,
  activityid: string,
  context: ServiceContext,
): Column[] {
  const columns = moduleColumns(modulecode, context);
  if (activityid === '' || activityid === START) return columns;
  const rows = context.db
    .prepare<string>(
      "SELECT divid || '.' || columnname FROM ui_column_step WHERE modulecode = ? AND activityid = ?",
    )
    .pluck()
    .all([modulecode, activityid]);
  const changeable = new Set(rows);
  return columns.map((column) => ({
    ...column,
    canedit: changeable.has(`${column.divid ?? ''}.${column.columnname}`) ? '1' : '0',
  }));
}

export function moduleConfig(modulecode: string, context: ServiceContext): ModuleConfig {
  requireSight(modulecode, context);
  const settings = context.db
    .prepare<Json<ModuleConfig & Record<string, unknown>>>(
      'SELECT settings FROM module_config WHERE modulecode = ?',
    )
    .pluck()
    .all([modulecode])[0];
  if (settings === undefined)
    throw new RetailError(
      'A0400',
      `Bad parameter modulecode: module ${modulecode} has no configuration`,
    );
  const config = readJson(settings);
  for (const name of OWN_SETTINGS) Reflect.deleteProperty(config, name);
  return config;
}

/**
 * Permits a module of the caller's applications, and to staff any module of documents, because they approve documents without having the
 * module. Metadata reveals nothing about a document; suppliers only get the kinds that can reach them.
 */
function requireSight(modulecode: string, context: ServiceContext): void {
  const { db, caller } = context;
  const [sheettype] = db
    .prepare<string | null>(
      'SELECT m.sheettype FROM module m JOIN module_config USING (modulecode) WHERE modulecode = ?',
    )
    .pluck()
    .all([modulecode]);
  if (sheettype != null && (!isSupplier(caller) || takesPart(sheettype, context))) return;
  if (requireModule(modulecode, context) === undefined)
    throw new RetailError('A0400', `Bad parameter modulecode: there is no module ${modulecode}`);
}

/** Whether documents of a kind are about suppliers. */
function takesPart(sheettype: string, { db }: Pick<ServiceContext, 'db'>): boolean {
  const query = `SELECT 1 FROM module JOIN tenant_application USING (appcode) WHERE sheettype = ?`;
  return db.prepare(query).get([sheettype]) !== undefined;
}
