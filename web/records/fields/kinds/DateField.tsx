import { isCalendarDay } from '../../../design/dates/calendar/calendar-days.ts';
import { PickerField } from '../../../design/dates/PickerField.tsx';
import { RangeInput } from '../../../design/dates/range/RangeInput.tsx';
import { formatDay } from '../../../design/number/format-day.ts';
import type { Locale } from '../../../design/language/locales.ts';
import { rangeOf, rangeText } from '../../search/search-value.ts';
import { dateSettingsOf, isStoredDate } from './column-dates.ts';
import { chooseDateProblem, type FieldKind, type FieldProps } from './field-kind.ts';

/** A date, month, year, time, or a range of them, depending on the column. */
function DateField({ id, column, value, invalid, describedBy, name, onChange }: FieldProps) {
  const { mode, isRange } = dateSettingsOf(column);
  const common = { id, invalid, describedBy, name, mode, required: column.isRequired };
  if (!isRange) return <PickerField {...common} value={value} onChange={onChange} />;
  return (
    <RangeInput
      {...common}
      {...(name === undefined && { labelledBy: `${id}-label` })}
      value={rangeOf(value)}
      onChange={(range) => onChange(rangeText(range))}
    />
  );
}

/** Dates in the format of the language; everything else unchanged. */
function textOf(value: string, locale: Locale): string {
  return value
    .split('~')
    .map((end) => (isCalendarDay(end) ? formatDay(end, locale) : end))
    .join(' ~ ');
}

/** A date, month, year, time or range. */
export const dateKind: FieldKind = {
  Field: DateField,
  isGroup: (column) => dateSettingsOf(column).isRange,
  text: (value, _column, { locale }) => textOf(value, locale),
  check: (value, column) =>
    isStoredDate(value, column) ? null : { textKey: `metadata.not.${column.dateMode ?? 'DATE'}` },
  missing: (column) => chooseDateProblem(dateSettingsOf(column).mode),
};
