import { useId } from 'react';
import { Icon } from '../../../design/icons/Icon.tsx';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** Text of the option without a filter; omit it if an option is always selected. */
  all?: string;
  /** Empty if no option is selected. */
  value: Value | '';
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
}

/** A labelled native select for one filter. */
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
      <div className="approval-select">
        <select
          id={id}
          className="in"
          value={value}
          onChange={({ target }) =>
            onChange(options.find((option) => option.value === target.value)?.value ?? null)
          }
        >
          {all !== undefined && <option value="">{all}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size="small" />
      </div>
    </div>
  );
}
