import { useId } from 'react';
import { SelectField } from '../../../design/forms/SelectField.tsx';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** Text of the option without a filter; omit it if an option is always selected. */
  all?: string;
  /** Empty if no option is selected. */
  value: Value | '';
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
}

/** A labelled list for one filter. */
export function FilterSelect<Value extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <SelectField<Value | ''>
        id={id}
        name={label}
        className="approval-select"
        value={value}
        options={[...(all === undefined ? [] : [{ value: '' as const, label: all }]), ...options]}
        onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
      />
    </div>
  );
}
