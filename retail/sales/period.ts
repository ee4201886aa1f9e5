import { dayNumber, isDay, monthStart, nextMonthStart } from '../server/calendar.ts';
import { RetailError } from '../server/envelope.ts';
import type { ServiceContext } from '../server/service.ts';
import { text } from './scope.ts';

/** Days of the fact tables, both included. */
export interface Period {
  from: number;
  to: number;
}

const MAX_DAYS = 400;

/** The last complete day: yesterday at the enterprise. */
export function asOf({ today }: Pick<ServiceContext, 'today'>): number {
  return dayNumber(today()) - 1;
}

type Span = (start: number, end: number | null) => Period;

/** How each date type of a chart interprets its dates. */
const SPANS: Readonly<Record<string, Span>> = {
  '1': (start) => ({ from: start, to: start }),
  '2': (start) => ({ from: start, to: start + 6 }),
  '3': (start) => ({ from: monthStart(start), to: nextMonthStart(start) - 1 }),
  '4': (start, end) => ({ from: start, to: end ?? start }),
};

/** The period that a chart asks for; without a date it is the day before yesterday. It never reaches beyond the last complete day. */
export function chartPeriod(
  body: Record<string, unknown>,
  context: Pick<ServiceContext, 'today'>,
): Period {
  const last = asOf(context);
  const span = SPANS[text(body.datetype) || '1'];
  if (!span)
    throw new RetailError('A0400', 'Bad parameter datetype: 1 day, 2 week, 3 month or 4 range');
  const { from, to } = span(
    dayParameter(body, 'startdate') ?? last - 1,
    dayParameter(body, 'enddate'),
  );
  if (to < from) throw new RetailError('A0400', 'Bad parameter enddate: before startdate');
  if (to - from >= MAX_DAYS)
    throw new RetailError('A0400', `Bad parameter enddate: at most ${String(MAX_DAYS)} days`);
  return { from, to: Math.min(to, last) };
}

/** A day of the body, or null when it is empty. */
export function dayParameter(body: Record<string, unknown>, name: string): number | null {
  const value = body[name];
  if (value === undefined || value === null || value === '') return null;
  if (!isDay(value)) throw new RetailError('A0400', `Bad parameter ${name}: not a date YYYY-MM-DD`);
  return dayNumber(value);
}
