import { daysBetween, isCalendarDay } from '../../../design/dates/calendar/calendar-days.ts';
import type { SalesChoice } from './sales-choice.ts';

type DaysProblem = 'invalid' | 'reversed' | 'long' | 'future';

const MAX_DAYS = 400;

/** Why the chosen days cannot be asked for; null when they can. */
export function daysProblem(
  { period, from, to }: Pick<SalesChoice, 'period' | 'from' | 'to'>,
  today: string,
): DaysProblem | null {
  if (period !== 'CHOSEN') return null;
  if (!isCalendarDay(from) || !isCalendarDay(to)) return 'invalid';
  if (to < from) return 'reversed';
  if (from >= today) return 'future';
  return daysBetween(from, to) >= MAX_DAYS ? 'long' : null;
}
