import { isSupplier } from '../sales/scope.ts';
import type { ServiceContext } from '../server/service.ts';
import { scopeOf } from './access.ts';
import type { Entity } from './entity.ts';
import { problemOf, type RowProblem } from './problems.ts';
import type { MasterRow } from './read-rows.ts';
import { brokenRules, type FieldRule } from '../metadata/field-rules.ts';
import type { RowRule, RowValue } from './row-rule.ts';
import type { Sources } from './sources.ts';
import { readValue } from './value-kinds.ts';

/** The values of a row to write, without its key and the fields that the services maintain. */
export type RowValues = Record<string, RowValue>;

export interface CheckedRow {
  values: RowValues;
  problems: RowProblem[];
}

/** Fields that the services maintain in every row or read from every body. */
export const OWN_FIELDS: readonly string[] = [
  'id',
  'createtime',
  'modifytime',
  'requestkey',
  'entity',
];

interface Checking {
  entity: Entity;
  rules: readonly RowRule[];
  /** Rules between its fields. */
  fieldRules: readonly FieldRule[];
  /** The stored row; undefined for a new one. */
  former: MasterRow | undefined;
  sources: Sources;
}

/** Checks a submitted row by the rules of a module. Unchanged values are accepted even when they break a rule. */
export function checkRow(
  sent: Readonly<Record<string, unknown>>,
  { entity, rules, fieldRules, former, sources }: Checking,
  context: Pick<ServiceContext, 'db' | 'caller' | 'today'>,
): CheckedRow {
  const problems: RowProblem[] = [];
  const before = writableOf(entity, former);
  const values: RowValues = { ...before };
  const changed = new Set<string>();
  const filled = new Set(rules.flatMap(({ source }) => Object.keys(source?.copies ?? {})));
  for (const rule of rules.filter(
    ({ name }) => name !== entity.key && !OWN_FIELDS.includes(name),
  )) {
    const { name } = rule;
    if (former === undefined) values[name] = initialOf(rule);
    if (!Object.hasOwn(sent, name) || (former && isSame(sent[name], former[name]))) continue;
    if (!rule.isEditable) {
      if (former && !filled.has(name)) problems.push(problemOf(name, 'fixed'));
      continue;
    }
    const read = readValue(sent[name], rule);
    if ('problem' in read) problems.push(problemOf(name, read.problem));
    else [values[name]] = [read.value, changed.add(name)];
  }
  for (const name of Object.keys(sent).filter((one) => isUnknown(one, { entity, rules, filled })))
    if (!isSame(sent[name], former?.[name] ?? null)) problems.push(problemOf(name, 'field'));
  sources.check(rules, { values, changed, isNew: former === undefined }, problems);
  decideOwn(entity, values, former, context);
  checkScope(entity, values, { problems, context });
  for (const name of requiredOf(entity, rules))
    if (
      (values[name] ?? null) === null &&
      (former === undefined || changed.has(name)) &&
      !has(problems, name)
    )
      problems.push(problemOf(name, 'missing'));
  const row = { ...former, ...sent, ...values };
  const check = {
    divid: 'header',
    today: context.today(),
    changed: former === undefined ? null : changed,
  };
  for (const { columnname = null, rulecode } of brokenRules(fieldRules, row, check))
    if (columnname === null || !has(problems, columnname))
      problems.push({ ...problemOf(columnname, 'rule'), rulecode });
  return { values, problems };
}

/** Returns the current values of the writable fields of a row. */
export function writableOf({ key, base }: Entity, former: MasterRow | undefined): RowValues {
  const written = new Set(base?.tables.flatMap(({ columns }) => Object.keys(columns)));
  const isOwn = (name: string) =>
    name === key ||
    OWN_FIELDS.includes(name) ||
    (base !== null && name in base.fields && !written.has(name));
  return Object.fromEntries(
    Object.entries(former ?? {}).filter(([name]) => !isOwn(name)),
  ) as RowValues;
}

/** A field that is computed for the answer and not stored. */
function isComputed({ base }: Entity, name: string): boolean {
  return (
    base !== null && name in base.fields && !base.tables.some(({ columns }) => name in columns)
  );
}

function isUnknown(
  name: string,
  {
    entity,
    rules,
    filled,
  }: { entity: Entity; rules: readonly RowRule[]; filled: ReadonlySet<string> },
): boolean {
  const isKnown =
    rules.some((rule) => rule.name === name) || filled.has(name) || isComputed(entity, name);
  return !isKnown && name !== entity.key && !OWN_FIELDS.includes(name);
}

/** Sets the fields that callers cannot choose: the owner of a row, and that it is waiting for approval. */
function decideOwn(
  { settings, key }: Entity,
  values: RowValues,
  former: MasterRow | undefined,
  { caller }: Pick<ServiceContext, 'caller'>,
) {
  const { state, suppliers, supplierfield = 'supplierid' } = settings;
  if (isSupplier(caller) && suppliers === 'own' && supplierfield !== key)
    values[supplierfield] = caller.tenantid;
  if (state && (former === undefined || values[state.field] === state.rejected))
    values[state.field] = state.pending;
}

/** Refuses a row that its author could not see. */
function checkScope(
  entity: Entity,
  values: RowValues,
  { problems, context }: { problems: RowProblem[]; context: Pick<ServiceContext, 'db' | 'caller'> },
): void {
  for (const { field, operation, value } of scopeOf(entity, context))
    if (operation === 'in' && Array.isArray(value) && !value.includes(values[field]))
      problems.push(problemOf(field, 'unknown'));
}

function requiredOf({ base, key }: Entity, rules: readonly RowRule[]): Set<string> {
  const required = rules
    .filter(({ isRequired, name }) => isRequired && name !== key)
    .map(({ name }) => name);
  return new Set([...required, ...(base?.required ?? [])]);
}

function initialOf(rule: RowRule): RowValue {
  const read = readValue(rule.initial, rule);
  return 'value' in read ? read.value : null;
}

function has(problems: readonly RowProblem[], field: string): boolean {
  return problems.some((problem) => problem.field === field);
}

/**
 * Compares values: numbers may be sent as texts, empty values as empty texts, and several codes as
 * a list.
 */
export function isSame(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.map(plain).join(',') : JSON.stringify(value);
}
