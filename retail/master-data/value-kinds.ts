import { isDay } from '../server/calendar.ts';
import { isDateValue } from '../metadata/date-values.ts';
import { parseDecimal, toNumber } from '../sheets/decimal.ts';
import type { Reading, RowRule, ValueKind } from './row-rule.ts';

const text: ValueKind = { isEntered: true, isChosen: false, read: readText };
const chosen: ValueKind = { isEntered: true, isChosen: true, read: readText };
const held: ValueKind = { isEntered: false, isChosen: false, read: readText };

const KINDS: Readonly<Record<string, ValueKind>> = {
  Select: chosen,
  SelectLookUp: chosen,
  Radio: chosen,
  CheckboxGroup: { isEntered: true, isChosen: true, read: readSeveral },
  InputNum: { isEntered: true, isChosen: false, read: readNumber },
  Date: { isEntered: true, isChosen: false, read: readDate },
  DateTime: {
    isEntered: true,
    isChosen: false,
    read: (sent) => (isMoment(sent) ? { value: sent } : { problem: 'datetime' }),
  },
  Tag: held,
  HideText: held,
};

/** All other kinds are text. */
export function kindOf(columntype: string): ValueKind {
  return KINDS[columntype] ?? text;
}

/** Reads a submitted value. Null, an empty text and blanks all count as empty. */
export function readValue(sent: unknown, rule: RowRule): Reading {
  const isNothing =
    sent === null || sent === undefined || (typeof sent === 'string' && sent.trim() === '');
  if (isNothing || (Array.isArray(sent) && sent.length === 0)) return { value: null };
  return rule.kind.read(sent, rule);
}

function readText(sent: unknown, { choices, minLength, maxLength }: RowRule): Reading {
  const value = textOf(sent);
  if (value === null || (choices && !choices.has(value))) return { problem: 'choice' };
  const length = Array.from(value).length;
  if (maxLength !== null && length > maxLength) return { problem: 'long' };
  return minLength !== null && length < minLength ? { problem: 'short' } : { value };
}

/** Several codes: a list, or a text with commas. Stored as a text. */
function readSeveral(sent: unknown, { choices }: RowRule): Reading {
  const codes = Array.isArray(sent) ? sent.map(textOf) : (textOf(sent)?.split(',') ?? [null]);
  return codes.every((code) => code !== null && (!choices || choices.has(code)))
    ? { value: codes.join(',') }
    : { problem: 'choice' };
}

function readNumber(sent: unknown, { decimals, least, greatest }: RowRule): Reading {
  const digits = parseDecimal(sent, decimals);
  if (digits === 'number') return { problem: isHuge(sent) ? 'large' : 'number' };
  if (digits === 'fraction') return { problem: decimals === 0 ? 'whole' : 'fraction' };
  const value = toNumber(digits, decimals);
  if (least !== null && value < least) return { problem: 'small' };
  return (greatest !== null && value > greatest) || Math.abs(value) >= 1e15 / 10 ** decimals
    ? { problem: 'large' }
    : { value };
}

/** A number with too many digits to be exact. */
function isHuge(sent: unknown): boolean {
  return (typeof sent === 'number' || typeof sent === 'string') && Math.abs(Number(sent)) >= 1e15;
}

/** A day, month, year or time, or a range of them. */
function readDate(sent: unknown, { dateMode }: RowRule): Reading {
  const value = typeof sent === 'number' ? String(sent) : sent;
  return isDateValue(value, dateMode) ? { value } : { problem: 'date' };
}

function isMoment(sent: unknown): sent is string {
  if (typeof sent !== 'string') return false;
  const [day, time = ''] = sent.split(' ');
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time) && sent.length === 19;
}

/** Codes may be stored as numbers and sent as texts, or the other way round. */
function textOf(sent: unknown): string | null {
  if (typeof sent === 'boolean') return sent ? '1' : '0';
  return typeof sent === 'string' || typeof sent === 'number' ? String(sent) : null;
}
