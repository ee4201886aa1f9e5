import type { Unit } from './calendar/days-of-calendar.ts';
import type { DateMode } from './date-field-props.ts';

/** One way to choose: the sheet that it needs, and how its values are written. */
export interface Mode {
  /** What is chosen on a sheet of the calendar; null where there is none. */
  unit: Unit | null;
  hasTime: boolean;
  /** How it is written, as the empty field shows it. */
  form: string;
  /** An example, for who has written something else. */
  example: string;
  /** What to write. */
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
