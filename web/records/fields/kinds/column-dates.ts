import type { DateMode } from '../../../design/dates/date-field-props.ts';
import { isCalendarDay } from '../../../design/dates/calendar/days-of-calendar.ts';
import { readDate } from '../../../design/dates/read-date.ts';
import type { Column } from '../column.ts';
import { rangeOf } from '../../search/search-value.ts';

type Mode = NonNullable<Column['dateMode']>;

/** How a column of dates is chosen and written: the sheet that it needs, and whether it is one value or from one to another. */
interface ColumnDates {
  mode: DateMode;
  isRange: boolean;
}

const kinds: Readonly<Record<Mode, ColumnDates>> = {
  DATE: { mode: 'date', isRange: false },
  MONTH: { mode: 'month', isRange: false },
  YEAR: { mode: 'year', isRange: false },
  DATE_TIME: { mode: 'datetime', isRange: false },
  TIME: { mode: 'time', isRange: false },
  DATE_RANGE: { mode: 'date', isRange: true },
  TIME_RANGE: { mode: 'time', isRange: true },
};

/** What a column of dates asks for */
export const datesOf = ({ dateMode }: Column): ColumnDates =>
  dateMode === null ? kinds.DATE : kinds[dateMode];

/** Whether one value is written as its mode keeps it. */
const isWritten = (value: string, mode: DateMode): boolean =>
  mode === 'date' ? isCalendarDay(value) : readDate(value, mode, '')?.value === value;

/** Whether a value is written as its column keeps it; both ends of a range must be there, the first not after the second. */
export function isDateOfColumn(value: string, column: Column): boolean {
  const { mode, isRange } = datesOf(column);
  if (!isRange) return isWritten(value, mode);
  const { from, to } = rangeOf(value);
  return from !== null && to !== null && isWritten(from, mode) && isWritten(to, mode) && from <= to;
}
