import type { DateMode } from '../../../design/dates/date-field-props.ts';
import { isCalendarDay } from '../../../design/dates/calendar/calendar-days.ts';
import { parseDate } from '../../../design/dates/parse-date.ts';
import type { Column } from '../column.ts';
import { rangeOf } from '../../search/search-value.ts';

type Mode = NonNullable<Column['dateMode']>;

/**
 * How dates of a column are entered and stored: which picker they need, and whether the value is a
 * range.
 */
interface DateSettings {
  mode: DateMode;
  isRange: boolean;
}

const kinds: Readonly<Record<Mode, DateSettings>> = {
  DATE: { mode: 'date', isRange: false },
  MONTH: { mode: 'month', isRange: false },
  YEAR: { mode: 'year', isRange: false },
  DATE_TIME: { mode: 'datetime', isRange: false },
  TIME: { mode: 'time', isRange: false },
  DATE_RANGE: { mode: 'date', isRange: true },
  TIME_RANGE: { mode: 'time', isRange: true },
};

/** The date mode of a column; by default a single date. */
export const dateSettingsOf = ({ dateMode }: Column): DateSettings =>
  dateMode === null ? kinds.DATE : kinds[dateMode];

/** Whether a single value has the stored format of its mode. */
const hasStoredFormat = (value: string, mode: DateMode): boolean =>
  mode === 'date' ? isCalendarDay(value) : parseDate(value, mode, '')?.value === value;

/**
 * Whether a value has the stored format of its column. A range needs both ends, the first not after
 * the second.
 */
export function isStoredDate(value: string, column: Column): boolean {
  const { mode, isRange } = dateSettingsOf(column);
  if (!isRange) return hasStoredFormat(value, mode);
  const { from, to } = rangeOf(value);
  return (
    from !== null &&
    to !== null &&
    hasStoredFormat(from, mode) &&
    hasStoredFormat(to, mode) &&
    from <= to
  );
}
