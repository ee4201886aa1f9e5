import { parseDate } from '../../../design/dates/parse-date.ts';
import { unguardFormula } from '../../../platform/export/formula.ts';
import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Column, ColumnOption, ColumnType } from '../../fields/column.ts';
import { dateSettingsOf } from '../../fields/kinds/column-dates.ts';
import { copiesOf } from '../../fields/kinds/copies-of.ts';
import { kindOf } from '../../fields/kinds/field-kinds.ts';
import { labelOf } from '../../fields/kinds/option-text.ts';
import { DEFAULT_DECIMALS } from '../../fields/number-text.ts';
import { parseNumber } from '../../../design/number/parse-number.ts';
import type { FieldValues } from '../../fields/values.ts';
import { roundDecimalText } from '../../../design/number/decimal-arithmetic.ts';
import { isQuantity } from '../cells/quantity.ts';

/** The value that a text stands for in a cell. */
export interface ParsedCell {
  /**
   * The new value of the cell. Text that cannot be parsed is stored unchanged and marked as wrong,
   * so that nothing is lost.
   */
  value: string | null;
  /** Values that choosing this option sets in other fields. */
  copies?: FieldValues;
  /** Whether the text is a code or name that must be looked up. */
  needsLookUp?: boolean;
}

type Parse = (text: string, column: Column, serverText: ServerText) => ParsedCell;

/** Line breaks become spaces, because the cell has only one line. */
const parseText: Parse = (text) => ({
  value:
    text
      .split(/[\r\n]/u)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join(' ') || null,
});
const parseLines: Parse = (text) => ({ value: text.replaceAll(/\r\n?/gu, '\n').trim() || null });
const parseDay: Parse = (text, column) => {
  const { mode, isRange } = dateSettingsOf(column);
  const read = isRange ? null : parseDate(text, mode, '');
  return { value: read === null ? text.trim() || null : read.value };
};

/**
 * Parses a number. Accounting notation is supported: (5) is −5. Undefined if it is not a number. A
 * quantity is never rounded; too many decimals are reported as a problem instead.
 */
export function parseAmount(text: string, column: Column): string | null | undefined {
  const inBrackets = /^\s*[(（]\s*([^()（）]*\d[^()（）]*)[)）]\s*$/u.exec(text)?.[1];
  const read = parseNumber(inBrackets === undefined ? text : `-${inBrackets}`);
  if (read === null) return undefined;
  return isQuantity(column.name)
    ? read.value
    : roundDecimalText(read.value, column.decimalPlaces ?? DEFAULT_DECIMALS);
}
const parseNumeric: Parse = (text, column) => {
  const value = parseAmount(text, column);
  return { value: value === undefined ? text.trim() : value };
};

const normalized = (text: string): string => text.normalize('NFKC').trim().toLocaleLowerCase();

/**
 * The option that a text names: by its code, otherwise by its label or by code and label. Null if
 * none matches or the label is ambiguous.
 */
export function findOptionByText(
  options: readonly ColumnOption[],
  text: string,
  serverText: ServerText,
): ColumnOption | null {
  const normalizedText = normalized(text);
  const matching = (textsOf: (option: ColumnOption) => readonly string[]) =>
    options.filter((option) => textsOf(option).some((one) => normalized(one) === normalizedText));
  const byCode = matching(({ value }) => [value]);
  if (byCode[0] !== undefined) return byCode[0];
  const byName = matching((option) => {
    const label = labelOf(option, serverText);
    return [label, option.label, `${option.value} ${label}`];
  });
  return byName.length === 1 ? (byName[0] ?? null) : null;
}

/** One of the options. If the column has no fixed options, the text is looked up later. */
const parseChoice: Parse = (text, { options }, serverText) => {
  const plain = text.trim();
  if (plain === '') return { value: null };
  if (options === null) return { value: plain, needsLookUp: true };
  const option = findOptionByText(options, plain, serverText);
  if (option === null) return { value: plain };
  const copies = copiesOf(option);
  return { value: option.value, ...(copies && { copies }) };
};

/** Any text is valid; a matching option is preferred. */
const parseChoiceOrText: Parse = (text, column, serverText) =>
  column.options === null
    ? parseText(text, column, serverText)
    : parseChoice(text, column, serverText);

const parseChoices: Parse = (text, { options }, serverText) => {
  const parts = text.split(/[,，、;；]/u).map((one) => one.trim());
  const codes = parts
    .filter((one) => one !== '')
    .map((one) => findOptionByText(options ?? [], one, serverText)?.value ?? one);
  return { value: [...new Set(codes)].join(',') || null };
};

/** Parsers by column type. Other choices are read as options, other types as one line of text. */
const kinds: Partial<Record<ColumnType, Parse>> = {
  TEXTAREA: parseLines,
  INPUT_NUM: parseNumeric,
  DATE: parseDay,
  DATE_TIME: parseDay,
  CHECKBOX_GROUP: parseChoices,
  SELECT_TEXT: parseChoiceOrText,
};

const parseOf = (type: ColumnType): Parse =>
  kinds[type] ?? (kindOf(type).isChoice === true ? parseChoice : parseText);

/** Whether only an option of the column is a valid value. */
export const isChoiceColumn = ({ type }: Column): boolean => parseOf(type) === parseChoice;

/** Parses pasted text for a column, with the same result as if the user had typed it. */
export function parseCell(text: string, column: Column, serverText: ServerText): ParsedCell {
  return parseOf(column.type)(unguardFormula(text), column, serverText);
}
