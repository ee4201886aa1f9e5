import { Icon } from '../../../design/icons/Icon.tsx';

interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A native select without a visible label, for the column and the operation of a condition. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <span className="filter-select">
      <select
        className="in"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size="small" />
    </span>
  );
}
