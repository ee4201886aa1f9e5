import { DateInput } from '../../dates/DateInput.tsx';
import { isCalendarDay } from '../../dates/days-of-calendar.ts';
import { plainDay } from '../../number/calendar.ts';
import { choose, type FieldKind, type FieldProps } from './field-kind.ts';

/** A day of the calendar, YYYY-MM-DD. */
function DateField({ id, column, value, invalid, describedBy, name, onChange }: FieldProps) {
  return <DateInput {...{ id, value, invalid, describedBy, name, onChange }} required={column.isRequired} />;
}

export const dateKind: FieldKind = {
  Field: DateField,
  text: (value, _column, { locale }) => (isCalendarDay(value) ? plainDay(value, locale) : value),
  check: (value) => (isCalendarDay(value) ? null : { textKey: 'metadata.notDay' }),
  missing: choose,
};
