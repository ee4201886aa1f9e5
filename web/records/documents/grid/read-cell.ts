import { readDate } from '../../../design/dates/read-date.ts';
import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Column, ColumnOption, ColumnType } from '../../fields/column.ts';
import { datesOf } from '../../fields/kinds/column-dates.ts';
import { copiesOf } from '../../fields/kinds/copies-of.ts';
import { labelOf } from '../../fields/kinds/option-text.ts';
import { fieldPlaces } from '../../fields/number-text.ts';
import { readNumber } from '../../../design/number/read-number.ts';
import type { FieldValues } from '../../fields/values.ts';
import { roundedDecimal } from '../../../design/number/exact.ts';
import { isQuantity } from '../cells/quantity.ts';

/** The value that a text stands for in a cell. */
export interface CellReading {
  /**
   * The new value of the cell. Text that cannot be parsed is stored unchanged and marked as wrong,
   * so that nothing is lost.
   */
  value: string | null;
  /** Values that choosing this option sets in other fields. */
  copies?: FieldValues;
  /** Whether the text is a code or name that must be looked up. */
  isAsked?: boolean;
}

type Read = (text: string, column: Column, serverText: ServerText) => CellReading;

/** Line breaks become spaces, because the cell has only one line. */
const readText: Read = (text) => ({
  value: text.replaceAll(/\s*[\r\n]+\s*/gu, ' ').trim() || null,
});
const readLines: Read = (text) => ({ value: text.replaceAll(/\r\n?/gu, '\n').trim() || null });
const readDay: Read = (text, column) => {
  const { mode, isRange } = datesOf(column);
  const read = isRange ? null : readDate(text, mode, '');
  return { value: read === null ? text.trim() || null : read.value };
};

/**
 * Parses a number. Accounting notation is supported: (5) is −5. Undefined if it is not a number. A
 * quantity is never rounded; too many decimals are reported as a problem instead.
 */
export function readAmount(text: string, column: Column): string | null | undefined {
  const inBrackets = /^\s*[(（]\s*([^()（）]*\d[^()（）]*)[)）]\s*$/u.exec(text)?.[1];
  const read = readNumber(inBrackets === undefined ? text : `-${inBrackets}`);
  if (read === null) return undefined;
  return isQuantity(column.name)
    ? read.value
    : roundedDecimal(read.value, column.decimalPlaces ?? fieldPlaces);
}
const readNumeric: Read = (text, column) => {
  const value = readAmount(text, column);
  return { value: value === undefined ? text.trim() : value };
};

const folded = (text: string): string => text.normalize('NFKC').trim().toLocaleLowerCase();

/**
 * The option that a text names: by its code, otherwise by its label or by code and label. Null if
 * none matches or the label is ambiguous.
 */
export function namedOption(
  options: readonly ColumnOption[],
  text: string,
  serverText: ServerText,
): ColumnOption | null {
  const wanted = folded(text);
  const by = (says: (option: ColumnOption) => readonly string[]) =>
    options.filter((option) => says(option).some((one) => folded(one) === wanted));
  const byCode = by(({ value }) => [value]);
  if (byCode[0] !== undefined) return byCode[0];
  const byName = by((option) => {
    const label = labelOf(option, serverText);
    return [label, option.label, `${option.value} ${label}`];
  });
  return byName.length === 1 ? (byName[0] ?? null) : null;
}

/** One of the options. If the column has no fixed options, the text is looked up later. */
const readChoice: Read = (text, { options }, serverText) => {
  const plain = text.trim();
  if (plain === '') return { value: null };
  if (options === null) return { value: plain, isAsked: true };
  const option = namedOption(options, plain, serverText);
  if (option === null) return { value: plain };
  const copies = copiesOf(option);
  return { value: option.value, ...(copies && { copies }) };
};

/** Any text is valid; a matching option is preferred. */
const readChoiceOrText: Read = (text, column, serverText) =>
  column.options === null
    ? readText(text, column, serverText)
    : readChoice(text, column, serverText);

const readChoices: Read = (text, { options }, serverText) => {
  const parts = text.split(/[,，、;；]/u).map((one) => one.trim());
  const codes = parts
    .filter((one) => one !== '')
    .map((one) => namedOption(options ?? [], one, serverText)?.value ?? one);
  return { value: [...new Set(codes)].join(',') || null };
};

/** Column types that are not read as a single line of text. */
const kinds: Partial<Record<ColumnType, Read>> = {
  TEXTAREA: readLines,
  INPUT_NUM: readNumeric,
  DATE: readDay,
  DATE_TIME: readDay,
  CHECKBOX_GROUP: readChoices,
  SELECT: readChoice,
  SELECT_TEXT: readChoiceOrText,
  SELECT_REST: readChoice,
  SELECT_LOOK_UP: readChoice,
  SELECT_REMOTE: readChoice,
  SELECT_DY: readChoice,
  RADIO: readChoice,
};

export const isChosenFrom = ({ type }: Column): boolean => kinds[type] === readChoice;

/**
 * An apostrophe before text that a spreadsheet would run as a formula. It is added by `writeCell`
 * or by the user.
 */
const defused = /^'(?=[=+\-@\t\r])/u;

/** Parses pasted text for a column, with the same result as if the user had typed it. */
export function readCell(text: string, column: Column, serverText: ServerText): CellReading {
  return (kinds[column.type] ?? readText)(text.replace(defused, ''), column, serverText);
}
