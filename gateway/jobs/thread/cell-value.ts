import { isDay, monthOf } from '../../values/calendar.ts';
import type { ColumnType } from '../../generated/resolvers.ts';
import { isChoice } from '../../module-model/column-types.ts';
import type { ReadCell } from '../../workbook/reading/read-cell.ts';
import { timeOfSerial } from '../../workbook/serial-time.ts';
import type { ImportColumn } from './import-column.ts';

type Reading = (cell: ReadCell, column: ImportColumn) => string;

/** Thousands separators. */
const GROUPS = /(?<=\d)[,\s\u00a0](?=\d{3}(?:\D|$))/gu;
const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/u;
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/u;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/u;
const BETWEEN_CHOICES = /[,;，；、\n]/u;

const asWritten = ({ text }: ReadCell): string => text.trim();
const chosen: Reading = ({ text }, column) => codeOf(text.trim(), column);

/**
 * Parsers by column type. Labels of other choices become codes, and other types are taken as
 * written. A text that cannot be parsed is returned unchanged, and the column's rules report the
 * problem.
 */
const READINGS: Partial<Record<ColumnType, Reading>> = {
  INPUT_NUM: ({ text }) => halfWidth(text).trim().replaceAll(GROUPS, ''),
  DATE: (cell, { dateMode }) => {
    const { day, time } = momentOf(cell);
    // A spreadsheet turns a month into a day. Years and values with a time are taken as written.
    if (dateMode === 'MONTH') return day === null ? asWritten(cell) : monthOf(day);
    if (dateMode !== 'DATE') return halfWidth(asWritten(cell));
    return day === null || /[1-9]/u.test(time) ? asWritten(cell) : day;
  },
  DATE_TIME: (cell) => {
    const { day, time } = momentOf(cell);
    return day === null ? asWritten(cell) : `${day} ${time}`;
  },
  CHECKBOX_GROUP: ({ text }, column) =>
    text
      .split(BETWEEN_CHOICES)
      .map((each) => codeOf(each.trim(), column))
      .filter((each) => each !== '')
      .join(','),
};

/** The value of a cell in the format in which the column stores it; null for an empty cell. */
export function valueOfCell(cell: ReadCell | undefined, column: ImportColumn): string | null {
  if (cell === undefined) return null;
  const parse = READINGS[column.type] ?? (isChoice(column.type) ? chosen : asWritten);
  return parse(cell, column) || null;
}

/**
 * The code for a label or for the code itself. A label that several choices share is not resolved.
 */
function codeOf(text: string, { choices }: ImportColumn): string {
  if (choices === null || choices.some(({ value }) => value === text)) return text;
  const called = choices.filter(
    ({ label, servicesLabel }) => label.trim() === text || servicesLabel?.trim() === text,
  );
  return called.length === 1 ? (called[0]?.value ?? text) : text;
}

function momentOf({ text, kind }: ReadCell): { day: string | null; time: string } {
  const written =
    kind === 'number' && !COMPACT_DAY.test(text)
      ? (timeOfSerial(Number(text)) ?? text)
      : halfWidth(text).trim();
  const [first = '', second = '00:00:00'] = written.split(/[ T]+/u);
  const [, year, month = '', date = ''] = DAY.exec(first) ?? COMPACT_DAY.exec(first) ?? [];
  const [, hours, minutes = '00', seconds = '00'] = TIME.exec(second) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return {
    day: isDay(day) && hours !== undefined ? day : null,
    time: `${(hours ?? '00').padStart(2, '0')}:${minutes}:${seconds}`,
  };
}

/** Converts full-width characters to ASCII, as typed by Chinese input methods. */
function halfWidth(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}
