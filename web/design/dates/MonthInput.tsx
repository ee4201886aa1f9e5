import type { DateFieldProps } from './date-field-props.ts';
import { PickerField } from './PickerField.tsx';

/** A month: 2026-06. */
export function MonthInput(props: DateFieldProps) {
  return <PickerField mode="month" {...props} />;
}
