import { isDateValue } from '../metadata/date-values.ts';
import { parseDecimal, toNumber } from './decimal.ts';
import type { SheetField } from './definition.ts';
import type { ProblemCode } from './problems.ts';
import type { FieldValue } from './stored-sheet.ts';

/** The value as it is stored, or the problem with it. */
export type Reading = { value: FieldValue } | { problem: ProblemCode };

type Read = (value: unknown, field: SheetField) => Reading;

/** How values are read by the kind of their field; all other kinds are text. */
const KINDS: Readonly<Record<string, Read>> = {
  InputNum: readNumber,
  Date: readDate,
  DateTime: readMoment,
};

const LARGEST = 10n ** 15n;

/** Reads a submitted value. Null, an empty text and blanks all count as empty. */
export function readField(sent: unknown, field: SheetField): Reading {
  if (sent === null || sent === undefined || (typeof sent === 'string' && sent.trim() === ''))
    return { value: null };
  return (KINDS[field.kind] ?? readText)(sent, field);
}

function readNumber(sent: unknown, { decimals }: SheetField): Reading {
  const digits = parseDecimal(sent, decimals);
  if (digits === 'number') return { problem: isHuge(sent) ? 'large' : 'number' };
  if (digits === 'fraction') return { problem: decimals === 0 ? 'whole' : 'fraction' };
  if (digits < 0n) return { problem: 'negative' };
  return digits >= LARGEST ? { problem: 'large' } : { value: toNumber(digits, decimals) };
}

/** A number with too many digits to be exact. */
function isHuge(sent: unknown): boolean {
  return (
    (typeof sent === 'number' || typeof sent === 'string') &&
    Number.isFinite(Number(sent)) &&
    Math.abs(Number(sent)) >= 1e15
  );
}

function readDate(sent: unknown, { dateMode }: SheetField): Reading {
  const value = typeof sent === 'number' ? String(sent) : sent;
  return isDateValue(value, dateMode) ? { value } : { problem: 'date' };
}

/** A day and a time, YYYY-MM-DD HH:mm:ss. */
function readMoment(sent: unknown): Reading {
  const [day = '', time = '', ...more] = typeof sent === 'string' ? sent.split(' ') : [];
  const isMoment = more.length === 0 && isDateValue(day, 'date') && isDateValue(time, 'time');
  return isMoment ? { value: String(sent) } : { problem: 'date' };
}

/** The field type with several codes, separated by commas. */
const SEVERAL = 'CheckboxGroup';

function readText(sent: unknown, { kind, maxLength, choices }: SheetField): Reading {
  if (typeof sent !== 'string' && typeof sent !== 'number') return { problem: 'choice' };
  const text = String(sent);
  const chosen = kind === SEVERAL ? text.split(',') : [text];
  if (choices && !chosen.every((part) => choices.has(part))) return { problem: 'choice' };
  return maxLength !== null && text.length > maxLength ? { problem: 'long' } : { value: text };
}
