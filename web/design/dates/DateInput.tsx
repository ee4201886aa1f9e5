import type { DateFieldProps } from './date-field-props.ts';
import { PickerField } from './PickerField.tsx';

/** A day: 2026-06-15. */
export function DateInput(props: DateFieldProps) {
  return <PickerField mode="date" {...props} />;
}
