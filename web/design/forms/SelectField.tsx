import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Icon } from '../icons/Icon.tsx';
import './SelectField.css';

export interface SelectFieldProps<Value extends string = string> {
  /** For the label above the field, if there is one. */
  id?: string;
  /** Accessible name of the field and of its list. */
  name: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean;
  /** The id of what screen readers read with the field, such as why it is refused. */
  describedBy?: string | undefined;
  /** In cards and lines: as narrow and low as its place needs. */
  className?: string;
  onChange: (value: Value) => void;
}

const PrimeSelect = lazy(async () => ({
  default: (await import('./PrimeSelect.tsx')).PrimeSelect,
}));

/**
 * A choice of one option of a short list. The list of PrimeReact is a chunk of its own, because no
 * page needs it at once. Until it is loaded, and if it cannot be loaded, the browser's own list is
 * in its place.
 */
export function SelectField<Value extends string>({
  options,
  onChange,
  ...others
}: SelectFieldProps<Value>) {
  const [isFocused, setFocused] = useState(false);
  const field = {
    ...others,
    options,
    onChange: (value: string) => {
      const chosen = options.find((option) => option.value === value);
      if (chosen !== undefined) onChange(chosen.value);
    },
  };
  const plain = <PlainSelect {...field} onFocusChange={setFocused} />;
  return (
    <ErrorBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <PrimeSelect {...field} takesFocus={isFocused} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface PlainSelectProps extends SelectFieldProps {
  onFocusChange: (isFocused: boolean) => void;
}

function PlainSelect(props: PlainSelectProps) {
  const { id, name, value, options, disabled, className = '', onChange, onFocusChange } = props;
  return (
    <span className={`in select-field select-field-plain ${className}`}>
      <select
        id={id}
        aria-label={name}
        value={value}
        disabled={disabled}
        aria-describedby={props.describedBy}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
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
