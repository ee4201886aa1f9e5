import { type Dispatch, lazy, type SetStateAction, Suspense, useState } from 'react';
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
  const [use, setUse] = useState<Use>('none');
  const field = {
    ...others,
    options,
    onChange: (value: string) => {
      const chosen = options.find((option) => option.value === value);
      if (chosen !== undefined) onChange(chosen.value);
    },
  };
  const plain = <PlainSelect {...field} onUse={setUse} />;
  return (
    <ErrorBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <PrimeSelect {...field} use={use} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What the user does with the browser's own list, which the other one then continues. */
export type Use = 'none' | 'focus' | 'open';

interface PlainSelectProps extends SelectFieldProps {
  onUse: Dispatch<SetStateAction<Use>>;
}

function PlainSelect(props: PlainSelectProps) {
  const { id, name, value, options, disabled, className = '', onChange, onUse } = props;
  return (
    <span className={`in select-field select-field-plain ${className}`}>
      <select
        id={id}
        aria-label={name}
        value={value}
        disabled={disabled}
        aria-describedby={props.describedBy}
        // A press comes before the focus that it gives.
        onFocus={() => onUse((now) => (now === 'none' ? 'focus' : now))}
        onBlur={() => onUse('none')}
        // The browser's list is gone when the other one takes its place, and the press would be lost.
        onMouseDown={() => onUse('open')}
        onChange={({ target }) => {
          onUse('focus');
          onChange(target.value);
        }}
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
