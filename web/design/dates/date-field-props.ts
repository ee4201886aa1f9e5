/** What every input for dates and times is given. Values are texts as they go out: 2026-06-15, 2026-06, 2026, 09:30:00, 2026-06-15 09:30:00. */
export interface DateFieldProps {
  /** Of the text field: that of its label points to it. */
  id: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Its name, where no label stands above it. */
  name?: string | undefined;
  invalid?: boolean;
  /** The element that says what is wrong. */
  describedBy?: string | undefined;
  required?: boolean;
  /** The first and the last that may be chosen, written as the value is. */
  min?: string | null;
  max?: string | null;
  disabled?: boolean;
  /** Whether days of the lunar calendar stand below those of the sheet; by default in Chinese alone. */
  lunar?: boolean;
}

/** Either end may be open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

export interface RangeFieldProps extends Omit<DateFieldProps, 'value' | 'onChange'> {
  mode: DateMode;
  value: DateRange;
  /** Both ends, sorted. */
  onChange: (value: DateRange) => void;
  /** The element above that names both ends, where `name` does not. */
  labelledBy?: string;
}

export type DateMode = 'date' | 'month' | 'year' | 'datetime' | 'time';
