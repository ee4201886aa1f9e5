import { isDay } from '../../number/days.ts';
import { plainDay } from '../../number/calendar.ts';
import { choose, type FieldKind, type FieldProps } from './field-kind.ts';

/** A day of the calendar, YYYY-MM-DD. */
function DateField({ id, column, value, invalid, describedBy, name, onChange }: FieldProps) {
  return (
    <div className={invalid ? 'in in-bad' : 'in'}>
      <input
        id={id}
        type="date"
        value={value ?? ''}
        max="2100-12-31"
        aria-label={name}
        aria-required={column.isRequired}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </div>
  );
}

export const dateKind: FieldKind = {
  Field: DateField,
  text: (value, _column, { locale }) => (isDay(value) ? plainDay(value, locale) : value),
  check: (value) => (isDay(value) ? null : { textKey: 'metadata.notDay' }),
  missing: choose,
};
