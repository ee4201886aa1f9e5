import { useId } from 'react';
import { Icon } from '../../../design/icons/Icon.tsx';

interface FilterSelectProps {
  label: string;
  /** Text of the option without a filter; omit it if an option is always selected. */
  all?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | null) => void;
}

/** A labelled native select for one filter. */
export function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="approval-select">
        <select
          id={id}
          className="in"
          value={value}
          onChange={({ target }) => onChange(target.value || null)}
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
