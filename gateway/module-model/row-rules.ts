import { isDateValue } from '../values/date-values.ts';
import { exactOf, isEqual, isMore, type Exact } from '../values/decimal.ts';
import { isChoice, kindOfType } from './column-types.ts';
import type { ColumnType, DateMode, UserErrorCode } from '../generated/resolvers.ts';
import { messageIn, type Locale, type MessageKey } from '../language/messages.ts';
import type { ModuleColumn } from './module-metadata.ts';

/** A problem of a value, found by the rules of the form before the services are called. */
export interface RowProblem {
  /** Name of its column. */
  column: string;
  code: Extract<UserErrorCode, 'REQUIRED' | 'INVALID'>;
  /** In the language of the request. */
  message: string;
}

interface BrokenRule {
  message: MessageKey;
  limit?: string | number;
}

type Rule = (value: string, column: ModuleColumn) => BrokenRule | null;

const MAX_TEXT_LENGTH = 4000;

const number: Rule = (value, { decimalPlaces, minimum, maximum }) => {
  const exact = exactOf(value);
  if (exact === null) return { message: 'numberRequired' };
  if (decimalPlaces !== null && significantDecimals(exact) > decimalPlaces)
    return { message: 'decimalsAtMost', limit: decimalPlaces };
  const [min, max] = [exactOf(minimum), exactOf(maximum)];
  if (min !== null && isMore(min, exact)) return { message: 'numberAtLeast', limit: minimum ?? '' };
  if (max !== null && isMore(exact, max)) return { message: 'numberAtMost', limit: maximum ?? '' };
  return storedNumber(value) === null ? { message: 'numberTooLarge' } : null;
};

const text: Rule = (value, { minimumLength, maximumLength }) => {
  const length = Array.from(value).length;
  const maxLength = maximumLength ?? MAX_TEXT_LENGTH;
  if (length > maxLength) return { message: 'fieldAtMost', limit: maxLength };
  return minimumLength !== null && length < minimumLength
    ? { message: 'fieldAtLeast', limit: minimumLength }
    : null;
};

const choice: Rule = (value, { offered }) =>
  offered?.has(value) === false ? { message: 'notOffered' } : null;

const DATE_MESSAGES: Readonly<Record<DateMode, MessageKey>> = {
  DATE: 'dayRequired',
  MONTH: 'monthRequired',
  YEAR: 'yearRequired',
  DATE_TIME: 'momentRequired',
  TIME: 'timeOfDayRequired',
  DATE_RANGE: 'dayRangeRequired',
  TIME_RANGE: 'timeRangeRequired',
};

function date(value: string, { dateMode, type }: ModuleColumn): BrokenRule | null {
  const mode = dateMode ?? (type === 'DATE_TIME' ? 'DATE_TIME' : 'DATE');
  return isDateValue(value, mode) ? null : { message: DATE_MESSAGES[mode] };
}

/**
 * Rules by type. Other choices must be offered, and other types are checked as text. Values of
 * remote sources are checked by the services.
 */
const RULES: Partial<Record<ColumnType, Rule>> = {
  INPUT_NUM: number,
  DATE: date,
  DATE_TIME: date,
  CHECKBOX_GROUP: (value, column) =>
    value
      .split(',')
      .reduce<BrokenRule | null>((found, each) => found ?? choice(each.trim(), column), null),
};

const ruleOf = (type: ColumnType): Rule =>
  RULES[type] ?? (isChoice(type) && !kindOfType(type).allowsFreeText ? choice : text);

/**
 * Checks the values of a row against its columns. With `isPart` only the given values are checked,
 * otherwise required columns too. Null and empty text count as missing. Reports at most one problem
 * per column.
 */
export function checkRow(
  columns: readonly ModuleColumn[],
  values: Readonly<Record<string, unknown>>,
  locale: Locale,
  { isPart = false }: { isPart?: boolean } = {},
): RowProblem[] {
  const checked = isPart ? columns.filter(({ name }) => Object.hasOwn(values, name)) : columns;
  return checked.flatMap((column): RowProblem[] => {
    const value = values[column.name];
    if (isEmptyValue(value))
      return isMissing(column)
        ? [problemOf(column, 'REQUIRED', { message: 'fieldRequired' }, locale)]
        : [];
    const broken = isPlain(value)
      ? ruleOf(column.type)(String(value), column)
      : { message: 'fieldInvalid' as const };
    return broken === null ? [] : [problemOf(column, 'INVALID', broken, locale)];
  });
}

export function isEmptyValue(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  );
}

/**
 * Converts a checked value to the format of the services: numbers as JSON numbers, missing values
 * as null.
 */
export function storedValue(
  { type }: ModuleColumn,
  value: unknown,
): string | number | boolean | null {
  if (isEmptyValue(value) || !isPlain(value)) return null;
  return type === 'INPUT_NUM' ? storedNumber(value) : value;
}

/** The number of a value; null if it is not a number or JSON cannot represent it exactly. */
export function storedNumber(value: unknown): number | null {
  const exact = exactOf(value);
  const roundTripped = exactOf(Number(value));
  return exact !== null && roundTripped !== null && isEqual(exact, roundTripped)
    ? Number(value)
    : null;
}

/**
 * Whether a missing value is a problem. Hidden and read-only columns cannot be filled in by the
 * user.
 */
function isMissing({ isRequired, isHidden, isEditable }: ModuleColumn): boolean {
  return isRequired && !isHidden && isEditable;
}

function problemOf(
  column: ModuleColumn,
  code: RowProblem['code'],
  { message, limit = '' }: BrokenRule,
  locale: Locale,
): RowProblem {
  return {
    column: column.name,
    code,
    message: messageIn(locale, message, { title: column.title, limit }),
  };
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Significant decimals: 1.50 has one. */
function significantDecimals({ digits, scale }: Exact): number {
  let [rest, places] = [digits, scale];
  while (places > 0 && rest % 10n === 0n) [rest, places] = [rest / 10n, places - 1];
  return places;
}
