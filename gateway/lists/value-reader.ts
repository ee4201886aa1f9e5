import { dayOfLocal, isMoment, localTimeOf, momentOfInstant } from '../values/calendar.ts';
import type { DateMode } from '../generated/resolvers.ts';
import type { ListModuleModel, RowValues } from '../module-model/list-module.ts';

type Value = RowValues[string];
type Form = (value: Value, timeZone: string) => Value;

const FORMS: Partial<Record<DateMode, Form>> = { DATE: dayIn, DATE_TIME: momentIn };

/**
 * Creates a reader of row fields that converts values as the configuration requires, and the texts
 * of columns of days and moments, which some services write with a time or a zone. A list of plain
 * values becomes one text.
 */
export function createValueReader(
  { config, columns }: Pick<ListModuleModel, 'config' | 'columns'>,
  timeZone: string,
): (raw: Readonly<Record<string, unknown>>) => RowValues {
  const ofText = (form: Form) => (value: Value) =>
    typeof value === 'string' ? form(value, timeZone) : value;
  const forms = new Map<string, (value: Value) => Value>([
    ...columns.flatMap(({ name, dateMode }) => {
      const form = FORMS[dateMode ?? 'TIME'];
      return form === undefined ? [] : [[name, ofText(form)] as const];
    }),
    ...config.textFields.map((name) => [name, textIn] as const),
    ...config.momentFields.map(
      (name) => [name, (value: Value) => momentIn(value, timeZone)] as const,
    ),
    ...config.dateFields.map((name) => [name, (value: Value) => dayIn(value, timeZone)] as const),
  ]);
  // A plain loop, because an export reads a million fields and blocks other requests meanwhile.
  return (raw) => {
    const values: Record<string, Value> = {};
    for (const name in raw) {
      const value = plainOf(raw[name]);
      values[name] = forms.size === 0 ? value : (forms.get(name)?.(value) ?? value);
    }
    return values;
  };
}

function textIn(value: Value): Value {
  return typeof value === 'number' ? String(value) : value;
}

function plainOf(value: unknown): Value {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (!Array.isArray(value)) return null;
  return value.filter((each) => typeof each === 'string' || typeof each === 'number').join(',');
}

/** The day YYYY-MM-DD of a value. A value that cannot be parsed is returned unchanged. */
function dayIn(value: Value, timeZone: string): Value {
  const moment = momentIn(value, timeZone);
  return typeof moment === 'string' && isMoment(moment) ? dayOfLocal(moment) : moment;
}

/**
 * The local time YYYY-MM-DD HH:mm:ss of a value in the enterprise's zone. A value that cannot be
 * parsed is returned unchanged.
 */
function momentIn(value: Value, timeZone: string): Value {
  if (typeof value === 'number')
    return value > 0 ? localOf(value < MAX_SECONDS ? value * 1000 : value, timeZone) : value;
  if (typeof value !== 'string') return value;
  const text = value.trim();
  const [, year, month, day, time = '00:00:00', zone] =
    LOCAL.exec(text) ?? COMPACT.exec(text) ?? [];
  if (year === undefined) return value;
  if (zone !== undefined) return localOf(momentOfInstant(text), timeZone) ?? value;
  const moment = `${year}-${month ?? ''}-${day ?? ''} ${time.length === 5 ? `${time}:00` : time}`;
  return isMoment(moment) ? moment : value;
}

/** Smaller numbers are seconds, larger ones milliseconds. */
const MAX_SECONDS = 1e11;
const LOCAL =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/u;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/u;

function localOf(moment: number, timeZone: string): string | null {
  if (!Number.isFinite(moment) || Math.abs(moment) > 8e15) return null;
  return localTimeOf(moment, timeZone);
}
