import type { DateFieldProps } from './date-field-props.ts';
import { PickerField } from './PickerField.tsx';

/** A day and a time in the enterprise's time zone: 2026-06-15 09:30:00. */
export function DateTimeInput(props: DateFieldProps) {
  return <PickerField mode="datetime" {...props} />;
}
