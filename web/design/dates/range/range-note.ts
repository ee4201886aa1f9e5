import type { TFunction } from 'i18next';
import type { Locale } from '../../language/locales.ts';
import { shortDay } from '../../number/calendar.ts';
import { daysBetween } from '../../number/days.ts';
import type { Unit } from '../calendar/days-of-calendar.ts';
import type { SheetChoice } from '../calendar/sheet-choice.ts';
import { cellNote } from '../calendar/sheet-names.ts';

/** A note about the range that the user is choosing. */
export function rangeNote(
  { from, to }: SheetChoice,
  unit: Unit,
  locale: Locale,
  t: TFunction,
): string {
  if (from === null || to === null) return '';
  const write = unit === 'day' ? shortDay : cellNote[unit];
  const ends = { 0: write(from, locale), 1: write(to, locale) };
  return unit === 'day'
    ? t('dates.rangeDays', { ...ends, 2: String(daysBetween(from, to) + 1) })
    : t('dates.rangeUntil', ends);
}
