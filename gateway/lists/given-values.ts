import { exactOf, isEqual } from '../values/decimal.ts';
import { fieldRuleMessage } from '../module-model/field-rule-words.ts';
import { brokenRules } from '../module-model/field-rules.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { ListModuleModel } from '../module-model/list-module.ts';
import type { ModuleColumn } from '../module-model/module-metadata.ts';
import { checkRow, isNothing, storedValue } from '../module-model/row-rules.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { MOST_TOLD, type Audience } from './refused-rows.ts';

type Given = Readonly<Record<string, unknown>>;

export interface ReadValues {
  values: Record<string, unknown>;
  userErrors: UserError[];
}

/** Who is told, and which day it is there. */
type Reader = Pick<Audience, 'locale' | 'today'>;

/** What the row holds already, as far as it is known: null for a new one, undefined where it differs from row to row. */
export type Former = Given | null | undefined;

/**
 * Reads fields that a client has sent, by the rules of the form. What the metadata do not know is refused, and so is what may not be changed unless
 * it is as it was, or nothing, or filled in by a choice: forms send what they hold.
 */
export function readGiven(
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
      values[name] = column === undefined ? plainOf(value) : togetherOf(value, column);
    else if (column !== undefined && !isAsItWas(value, column, former))
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
  return { values: stored(checked, columns), userErrors: userErrors.slice(0, MOST_TOLD) };
}

/** A rule counts where one of its fields is another than before; where rows differ, it is asked of each of them. */
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

function isAsItWas(value: unknown, { name, defaultValue }: ModuleColumn, former: Former): boolean {
  if (isNothing(value)) return true;
  return former === null
    ? String(value) === defaultValue
    : former !== undefined && isSameValue(former[name], value);
}

/** What a new row holds where nothing is said of it. */
function defaultsOf({ columns }: ListModuleModel): Given {
  const preset = columns.filter(({ defaultValue }) => defaultValue !== null);
  return Object.fromEntries(preset.map(({ name, defaultValue }) => [name, defaultValue]));
}

function stored(
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

/** The number 12 is 12.00, and nothing is an empty text; 007 and 7 are two codes. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  const [first, second] = [exactOf(one), exactOf(other)];
  const areNumbers =
    first !== null && second !== null && (typeof one === 'number' || typeof other === 'number');
  return areNumbers ? isEqual(first, second) : String(one) === String(other);
}

/** Several codes may come as a list. */
function togetherOf(value: unknown, { type }: ModuleColumn): unknown {
  return type === 'CHECKBOX_GROUP' && Array.isArray(value) ? value.join(',') : value;
}

function plainOf(value: unknown): unknown {
  return typeof value === 'object' ? null : value;
}
