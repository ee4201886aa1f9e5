import type { TFunction } from 'i18next';
import type { Locale } from '../../language/locales.ts';
import { formatShortDay } from '../../number/format-day.ts';
import { daysBetween, type Unit } from '../calendar/calendar-days.ts';
import type { CalendarSelection } from '../calendar/calendar-selection.ts';
import { cellNote } from '../calendar/cell-texts.ts';

/** A note about the range that the user is choosing. */
export function rangeNote(
  { from, to }: CalendarSelection,
  unit: Unit,
  locale: Locale,
  t: TFunction,
): string {
  if (from === null || to === null) return '';
  const write = unit === 'day' ? formatShortDay : cellNote[unit];
  const ends = { 0: write(from, locale), 1: write(to, locale) };
  return unit === 'day'
    ? t('dates.rangeDays', { ...ends, 2: String(daysBetween(from, to) + 1) })
    : t('dates.rangeUntil', ends);
}
