import { isDateValue } from '../values/date-values.ts';
import { exactOf, isEqual, isMore, type Exact } from '../values/decimal.ts';
import type { ColumnType, DateMode, UserErrorCode } from '../generated/resolvers.ts';
import { messageIn, type Locale, type MessageKey } from '../language/messages.ts';
import type { ModuleColumn } from './module-metadata.ts';

/** What speaks against a value: the rules of the form, asked before the services are. */
export interface RowProblem {
  /** Name of its column. */
  column: string;
  code: Extract<UserErrorCode, 'REQUIRED' | 'INVALID'>;
  /** In the language of the request. */
  message: string;
}

interface Broken {
  message: MessageKey;
  limit?: string | number;
}

type Rule = (value: string, column: ModuleColumn) => Broken | null;

const LONGEST_TEXT = 4000;

const number: Rule = (value, { decimalPlaces, minimum, maximum }) => {
  const exact = exactOf(value);
  if (exact === null) return { message: 'numberRequired' };
  if (decimalPlaces !== null && placesOf(exact) > decimalPlaces)
    return { message: 'decimalsAtMost', limit: decimalPlaces };
  const [least, most] = [exactOf(minimum), exactOf(maximum)];
  if (least !== null && isMore(least, exact))
    return { message: 'numberAtLeast', limit: minimum ?? '' };
  if (most !== null && isMore(exact, most))
    return { message: 'numberAtMost', limit: maximum ?? '' };
  return storedNumber(value) === null ? { message: 'numberTooLarge' } : null;
};

const text: Rule = (value, { minimumLength, maximumLength }) => {
  const length = Array.from(value).length;
  const longest = maximumLength ?? LONGEST_TEXT;
  if (length > longest) return { message: 'fieldAtMost', limit: longest };
  return minimumLength !== null && length < minimumLength
    ? { message: 'fieldAtLeast', limit: minimumLength }
    : null;
};

const choice: Rule = (value, { offered }) =>
  offered?.has(value) === false ? { message: 'notOffered' } : null;

const DATE_WORDS: Readonly<Record<DateMode, MessageKey>> = {
  DATE: 'dayRequired',
  MONTH: 'monthRequired',
  YEAR: 'yearRequired',
  DATE_TIME: 'momentRequired',
  TIME: 'timeOfDayRequired',
  DATE_RANGE: 'dayRangeRequired',
  TIME_RANGE: 'timeRangeRequired',
};

function date(value: string, { dateMode, type }: ModuleColumn): Broken | null {
  const mode = dateMode ?? (type === 'DATE_TIME' ? 'DATE_TIME' : 'DATE');
  return isDateValue(value, mode) ? null : { message: DATE_WORDS[mode] };
}

/** By kind; the others are texts. What an address offers is the services' to judge. */
const RULES: Partial<Record<ColumnType, Rule>> = {
  INPUT_NUM: number,
  DATE: date,
  DATE_TIME: date,
  SELECT: choice,
  RADIO: choice,
  SELECT_REST: choice,
  SELECT_LOOK_UP: choice,
  SELECT_REMOTE: choice,
  SELECT_DY: choice,
  CHECKBOX_GROUP: (value, column) =>
    value
      .split(',')
      .reduce<Broken | null>((found, each) => found ?? choice(each.trim(), column), null),
};

/**
 * Checks the values of a row against its columns: of those that are given, and of all for what must be filled in unless only a part of the row
 * is there. Null and an empty text are nothing. The first thing that is wrong with a column counts.
 */
export function checkRow(
  columns: readonly ModuleColumn[],
  values: Readonly<Record<string, unknown>>,
  locale: Locale,
  { isPart = false }: { isPart?: boolean } = {},
): RowProblem[] {
  const asked = isPart ? columns.filter(({ name }) => Object.hasOwn(values, name)) : columns;
  return asked.flatMap((column): RowProblem[] => {
    const value = values[column.name];
    if (isNothing(value))
      return isMissing(column)
        ? [problemOf(column, 'REQUIRED', { message: 'fieldRequired' }, locale)]
        : [];
    const broken = isPlain(value)
      ? (RULES[column.type] ?? text)(String(value), column)
      : { message: 'fieldInvalid' as const };
    return broken === null ? [] : [problemOf(column, 'INVALID', broken, locale)];
  });
}

export function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  );
}

/** As the services keep it: numbers are JSON numbers, nothing is null. To be asked of what has been checked. */
export function storedValue(
  { type }: ModuleColumn,
  value: unknown,
): string | number | boolean | null {
  if (isNothing(value) || !isPlain(value)) return null;
  return type === 'INPUT_NUM' ? storedNumber(value) : value;
}

/** Null for what is no number, or none that JSON keeps exactly. */
export function storedNumber(value: unknown): number | null {
  const exact = exactOf(value);
  const kept = exactOf(Number(value));
  return exact !== null && kept !== null && isEqual(exact, kept) ? Number(value) : null;
}

/** What can neither be seen nor typed is nobody's to fill in. */
function isMissing({ isRequired, isHidden, isEditable }: ModuleColumn): boolean {
  return isRequired && !isHidden && isEditable;
}

function problemOf(
  column: ModuleColumn,
  code: RowProblem['code'],
  { message, limit = '' }: Broken,
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

/** Decimals that say something: 1.50 has one. */
function placesOf({ digits, scale }: Exact): number {
  let [rest, places] = [digits, scale];
  while (places > 0 && rest % 10n === 0n) [rest, places] = [rest / 10n, places - 1];
  return places;
}
