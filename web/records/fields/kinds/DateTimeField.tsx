import { DateTimeInput } from '../../../design/dates/DateTimeInput.tsx';
import { isCalendarDay } from '../../../design/dates/calendar/calendar-days.ts';
import { formatDay } from '../../../design/number/format-day.ts';
import { chooseDateProblem, type FieldKind, type FieldProps } from './field-kind.ts';

const shape = /^(\d{4}-\d\d-\d\d) ((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?$/u;

/** A date and time in the enterprise's time zone, YYYY-MM-DD HH:mm:ss. */
function DateTimeField({ id, column, value, invalid, describedBy, name, onChange }: FieldProps) {
  return (
    <DateTimeInput
      {...{ id, value, invalid, describedBy, name, onChange }}
      required={column.isRequired}
    />
  );
}

/** A date with a time. */
export const dateTimeKind: FieldKind = {
  Field: DateTimeField,
  text: (value, _column, { locale }) => {
    const [, day = '', time = ''] = shape.exec(value) ?? [];
    return isCalendarDay(day) ? `${formatDay(day, locale)} ${time}` : value;
  },
  check: (value) =>
    isCalendarDay(shape.exec(value)?.[1] ?? '') ? null : { textKey: 'metadata.not.DATE_TIME' },
  missing: () => chooseDateProblem('datetime'),
};
