import type { DateFieldProps } from '../date-field-props.ts';
import { PickerField } from '../PickerField.tsx';

/** A time of day: 09:30:00. */
export function TimeInput(props: DateFieldProps) {
  return <PickerField mode="time" {...props} />;
}
