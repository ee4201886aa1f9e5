import type { Unit } from './calendar/calendar-days.ts';
import type { DateMode } from './date-field-props.ts';

/** How a kind of date field works: the panel that it needs and the form of its values. */
export interface Mode {
  /** The unit chosen in the calendar; null without a calendar. */
  unit: Unit | null;
  hasTime: boolean;
  /** Format, shown as placeholder. */
  form: string;
  /** Example for the error message. */
  example: string;
  /** Text key of the error message. */
  problemKey: string;
}

export const dateModes: Readonly<Record<DateMode, Mode>> = {
  date: {
    unit: 'day',
    hasTime: false,
    form: 'YYYY-MM-DD',
    example: '2026-06-15',
    problemKey: 'dates.notDate',
  },
  month: {
    unit: 'month',
    hasTime: false,
    form: 'YYYY-MM',
    example: '2026-06',
    problemKey: 'dates.notMonth',
  },
  year: {
    unit: 'year',
    hasTime: false,
    form: 'YYYY',
    example: '2026',
    problemKey: 'dates.notYear',
  },
  datetime: {
    unit: 'day',
    hasTime: true,
    form: 'YYYY-MM-DD HH:mm:ss',
    example: '2026-06-15 09:30:00',
    problemKey: 'dates.notDateTime',
  },
  time: {
    unit: null,
    hasTime: true,
    form: 'HH:mm:ss',
    example: '09:30:00',
    problemKey: 'dates.notTime',
  },
};
