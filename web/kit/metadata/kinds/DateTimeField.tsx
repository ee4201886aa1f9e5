import { isDay } from '../../number/days.ts';
import { plainDay } from '../../number/calendar.ts';
import { choose, type FieldKind, type FieldProps } from './field-kind.ts';

const shape = /^(\d{4}-\d\d-\d\d) ((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?$/u;

/** The browser writes a T between day and time, and leaves out seconds that are zero. */
const ofBrowser = (text: string): string => (text.length === 16 ? `${text}:00` : text).replace('T', ' ');

/** A day and a time on the enterprise's clock, YYYY-MM-DD HH:mm:ss. */
function DateTimeField({ id, column, value, invalid, describedBy, name, onChange }: FieldProps) {
  return (
    <div className={invalid ? 'in in-bad' : 'in'}>
      <input
        id={id}
        type="datetime-local"
        step={1}
        value={value?.replace(' ', 'T') ?? ''}
        max="2100-12-31T23:59:59"
        aria-label={name}
        aria-required={column.isRequired}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value === '' ? null : ofBrowser(target.value))}
      />
    </div>
  );
}

export const dateTimeKind: FieldKind = {
  Field: DateTimeField,
  text: (value, _column, { locale }) => {
    const [, day = '', time = ''] = shape.exec(value) ?? [];
    return isDay(day) ? `${plainDay(day, locale)} ${time}` : value;
  },
  check: (value) => (isDay(shape.exec(value)?.[1] ?? '') ? null : { textKey: 'metadata.notTime' }),
  missing: choose,
};
