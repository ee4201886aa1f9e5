import { exactOf, isEqual } from '../values/decimal.ts';
import { fieldRuleMessage } from '../module-model/field-rule-message.ts';
import { brokenRules } from '../module-model/field-rules.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { ListModuleModel } from '../module-model/list-module.ts';
import type { ModuleColumn } from '../module-model/module-metadata.ts';
import { checkRow, isEmptyValue, storedValue } from '../module-model/row-rules.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { MAX_ERRORS, type Audience } from './refused-rows.ts';

type Given = Readonly<Record<string, unknown>>;

export interface ReadValues {
  values: Record<string, unknown>;
  userErrors: UserError[];
}

/** Language of messages and the enterprise's current day. */
type Reader = Pick<Audience, 'locale' | 'today'>;

/**
 * The stored values: null for a new row, undefined when several rows with different values are
 * changed.
 */
export type Former = Given | null | undefined;

/**
 * Validates the fields sent by a client with the rules of the form. Unknown fields are refused. A
 * read-only field is refused unless its value is unchanged, empty, or filled in by a choice,
 * because forms send all their fields.
 */
export function validateGiven(
  given: unknown,
  module: ListModuleModel,
  former: Former,
  { locale, today }: Reader,
): ReadValues {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return {
      values: {},
      userErrors: [
        userError(locale, { code: 'INVALID', field: 'values', message: 'badUserInput' }),
      ],
    };
  const sent = given as Given;
  const columns = new Map(module.columns.map((column) => [column.name, column]));
  const copied = new Set(
    module.columns.filter(({ isEditable }) => isEditable).flatMap(({ copies }) => copies),
  );
  const refusals: Refusal[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    const column = columns.get(name);
    const isOpen =
      copied.has(name) ||
      (column?.isEditable === true && (former === null || name !== module.config.keyField));
    if (column === undefined && !isOpen)
      refusals.push({ field: ['values', name], code: 'INVALID', message: 'unknownField' });
    else if (isOpen)
      values[name] = column === undefined ? plainOf(value) : joinCodes(value, column);
    else if (column !== undefined && !isUnchanged(value, column, former))
      refusals.push({
        field: ['values', name],
        code: 'INVALID',
        message: 'fieldReadOnly',
        values: { title: column.title },
      });
  }
  const checked = former === null ? { ...defaultsOf(module), ...values } : values;
  const problems = checkRow(module.columns, checked, locale, { isPart: former !== null });
  const userErrors = [
    ...refusals.map((refusal) => userError(locale, refusal)),
    ...problems.map(({ column, code, message }) => ({
      code,
      message,
      field: ['input', 'values', column],
    })),
    ...brokenIn(module, { given: checked, former, today })
      .filter(({ column }) => problems.every((problem) => problem.column !== column))
      .map((rule) => ({
        code: 'INVALID' as const,
        message: fieldRuleMessage(rule, module, locale),
        field: ['input', 'values', rule.column],
      })),
  ];
  return { values: toStored(checked, columns), userErrors: userErrors.slice(0, MAX_ERRORS) };
}

/**
 * The rules broken by the values. Only rules with a changed field are checked. For several
 * different rows it returns none; they are checked one by one.
 */
function brokenIn(
  { rules }: ListModuleModel,
  { given, former, today }: { given: Given; former: Former; today: string },
) {
  if (former === undefined) return [];
  const changed = Object.keys(given).filter(
    (name) => former === null || !isSameValue(former[name], given[name]),
  );
  return brokenRules(
    rules,
    { ...former, ...given },
    { section: 'header', today, changed: former === null ? null : new Set(changed) },
  );
}

function isUnchanged(
  value: unknown,
  { name, defaultValue }: ModuleColumn,
  former: Former,
): boolean {
  if (isEmptyValue(value)) return true;
  return former === null
    ? String(value) === defaultValue
    : former !== undefined && isSameValue(former[name], value);
}

/** Default values of a new row. */
function defaultsOf({ columns }: ListModuleModel): Given {
  const preset = columns.filter(({ defaultValue }) => defaultValue !== null);
  return Object.fromEntries(preset.map(({ name, defaultValue }) => [name, defaultValue]));
}

function toStored(
  values: Given,
  columns: ReadonlyMap<string, ModuleColumn>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const column = columns.get(name);
      return [name, column === undefined ? value : storedValue(column, value)];
    }),
  );
}

/**
 * Whether two values are equal: numbers by value (12 equals 12.00), null and empty text are the
 * same, codes by text (007 differs from 7).
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isEmptyValue(one) || isEmptyValue(other)) return isEmptyValue(one) && isEmptyValue(other);
  const [first, second] = [exactOf(one), exactOf(other)];
  const areNumbers =
    first !== null && second !== null && (typeof one === 'number' || typeof other === 'number');
  return areNumbers ? isEqual(first, second) : String(one) === String(other);
}

/** Joins a list of codes to one text. */
function joinCodes(value: unknown, { type }: ModuleColumn): unknown {
  return type === 'CHECKBOX_GROUP' && Array.isArray(value) ? value.join(',') : value;
}

function plainOf(value: unknown): unknown {
  return typeof value === 'object' ? null : value;
}
