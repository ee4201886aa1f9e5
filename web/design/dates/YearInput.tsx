import type { DateFieldProps } from './date-field-props.ts';
import { PickerField } from './PickerField.tsx';

/** A year: 2026. */
export function YearInput(props: DateFieldProps) {
  return <PickerField mode="year" {...props} />;
}
