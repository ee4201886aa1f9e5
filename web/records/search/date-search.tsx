import { PickerField } from '../../design/dates/PickerField.tsx';
import { RangeInput } from '../../design/dates/range/RangeInput.tsx';
import { equals, isOneOf, inRange } from './search-conditions.ts';
import { rangeOf, rangeText, typedCodes } from './search-value.ts';
import { dateSettingsOf } from '../fields/kinds/column-dates.ts';
import type { FieldKind, SearchProps } from '../fields/kinds/field-kind.ts';
import { TextSearch } from './TextSearch.tsx';

/** A date or a date range; also months, years and times. Several values are typed as text. */
function DateSearch(props: SearchProps) {
  const { id, column, value, describedBy, onChange } = props;
  if (column.searchType === 'IN') return <TextSearch {...props} />;
  const { mode } = dateSettingsOf(column);
  if (column.searchType !== 'RANGE')
    return <PickerField {...{ id, mode, value, describedBy, onChange }} />;
  return (
    <RangeInput
      {...{ id, describedBy }}
      labelledBy={`${id}-label`}
      mode={mode}
      value={rangeOf(value)}
      onChange={(range) => onChange(rangeText(range))}
    />
  );
}

/** How dates are searched for. */
export const dateSearch = {
  Search: DateSearch,
  toConditions: (column, value) => {
    if (column.searchType === 'RANGE') return inRange(column, value);
    return column.searchType === 'IN' ? isOneOf(column, typedCodes(value)) : equals(column, value);
  },
} satisfies Partial<FieldKind>;

/** Columns with a time are searched by whole days, because users do not know the exact second. */
function DaySearch(props: SearchProps) {
  const { column } = props;
  const searchType = column.searchType === 'IN' ? 'EQ' : column.searchType;
  return <DateSearch {...props} column={{ ...column, searchType, dateMode: 'DATE' }} />;
}

const wholeDays = {
  from: (day: string) => `${day} 00:00:00`,
  to: (day: string) => `${day} 23:59:59`,
  isBefore: (one: string, other: string) => one < other,
};

/** How columns with a time are searched for: by whole days. */
export const dateTimeSearch = {
  Search: DaySearch,
  toConditions: (column, value) =>
    inRange(
      column,
      column.searchType === 'RANGE' ? value : (rangeText({ from: value, to: value }) ?? ''),
      wholeDays,
    ),
} satisfies Partial<FieldKind>;
