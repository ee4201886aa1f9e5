/**
 * Props of all inputs for dates and times. Values are texts as sent to the gateway: 2026-06-15,
 * 2026-06, 2026, 09:30:00, 2026-06-15 09:30:00.
 */
export interface DateFieldProps {
  /** Id of the text input, to which the label points. */
  id: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Accessible name, if there is no label above the field. */
  name?: string | undefined;
  invalid?: boolean;
  /** Id of the element with the error message. */
  describedBy?: string | undefined;
  required?: boolean;
  /** The first and last selectable value, in the form of the value. */
  min?: string | null;
  max?: string | null;
  disabled?: boolean;
  /** Shows lunar dates below the days; by default only in Chinese. */
  lunar?: boolean;
}

/** Either end may be open (null). */
export interface DateRange {
  from: string | null;
  to: string | null;
}

export interface RangeFieldProps extends Omit<DateFieldProps, 'value' | 'onChange'> {
  mode: DateMode;
  value: DateRange;
  /** Called with both ends, sorted. */
  onChange: (value: DateRange) => void;
  /** Id of an element that names the range, if `name` does not. */
  labelledBy?: string;
}

export type DateMode = 'date' | 'month' | 'year' | 'datetime' | 'time';
