import type { CalendarPassThroughOptions } from 'primereact/calendar';
import type { TFunction } from 'i18next';
import type { Locale } from '../../language/locales.ts';
import type { Lunar } from '../lunar/lunar-line.ts';
import { monthOfYear, truncateTo, type Unit, yearOfDecade } from './calendar-days.ts';
import { titleParts } from './cell-texts.ts';
import { type CalendarDay, dayOfParts } from './local-dates.ts';

interface CalendarPartsOptions {
  /** The shown panel: its unit and its first day. */
  view: Unit;
  first: string;
  today: string;
  lunar: Lunar;
  /** Accessible name of the panel. */
  label: string;
  locale: Locale;
  t: TFunction;
}

const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/**
 * The classes and attributes of PrimeReact's Calendar. They are here and not in the preset of the
 * portal, because they depend on the shown panel and no page needs them before a calendar opens.
 *
 * Against the library: titles have their text in their names, only the cell of a day is selected
 * and only its button has a name, and today is that of the enterprise.
 */
export function calendarParts({
  view,
  first,
  today,
  lunar,
  label,
  locale,
  t,
}: CalendarPartsOptions): CalendarPassThroughOptions {
  const turn = (way: 'before' | 'after') => ({
    className: 'ib',
    title: t(`dates.${way}.${view}`),
    'data-turn': way,
  });
  const title = (unit: 'month' | 'year') => {
    const text = titleParts(first, locale).find((part) => part.unit === unit)?.text ?? '';
    return {
      type: 'button' as const,
      className: 'calendar-zoom',
      title: t(`dates.choose.${unit}`),
      'aria-label': `${text} ${t(`dates.choose.${unit}`)}`,
      // The library writes the number of the year; Chinese has a word after it.
      'data-after': unit === 'year' ? text.replace(/^\d+/u, '') : '',
      'data-zoom': unit,
    };
  };
  const cells = { role: 'group', 'aria-label': label, className: `calendar-cells-${view}` };
  const cell = (text: string) => ({
    role: 'button',
    className: joined('calendar-cell', text === truncateTo(today, view) && 'calendar-today'),
    'data-cell': text,
  });
  const dayCell = (date: unknown) => {
    const { otherMonth, ...parts } = date as CalendarDay;
    const text = dayOfParts(parts);
    return {
      role: 'gridcell',
      className: joined(
        'calendar-day',
        otherMonth === true && 'calendar-out',
        text === today && 'calendar-today',
        lunar.lineOf(text)?.isMarked === true && 'calendar-marked',
      ),
      'aria-label': undefined,
      'data-cell': text,
    };
  };
  return {
    root: { className: 'calendar-sheet' },
    panel: { className: 'calendar-panel', 'aria-label': undefined },
    header: { className: 'calendar-head' },
    title: { className: 'calendar-title' },
    previousButton: turn('before'),
    nextButton: turn('after'),
    monthTitle: title('month'),
    yearTitle: title('year'),
    decadeTitle: { className: 'calendar-decade' },
    container: { className: 'calendar-days' },
    table: {
      className: joined('calendar-table', lunar.isOn && 'calendar-lunar'),
      'aria-label': label,
    },
    day: (part) => dayCell(part?.context.date),
    dayLabel: { role: 'button', className: 'calendar-cell', 'aria-selected': undefined },
    monthPicker: cells,
    yearPicker: cells,
    month: (part) => cell(monthOfYear(first, part?.context.monthIndex ?? 0)),
    year: (part) => cell(yearOfDecade(first, part?.context.yearIndex ?? 0)),
  };
}
