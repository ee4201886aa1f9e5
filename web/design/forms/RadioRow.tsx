import { useId, type ReactNode } from 'react';
import './RadioRow.css';

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Drawn in the place of the label, which is then its name alone. */
  mark?: ReactNode;
}

interface RadioRowProps<Value extends string> {
  legend: string;
  value: Value | null;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
  /** Stands in the row behind the options. */
  children?: ReactNode;
}

/** One of a few, side by side: the browser's own radio buttons, so that arrows move and a screen reader counts them. */
export function RadioRow<Value extends string>({
  legend,
  value,
  options,
  onChange,
  children,
}: RadioRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className="radio-row">
      <legend>{legend}</legend>
      <div className="radio-row-options">
        {options.map((option) => (
          <label
            key={option.value}
            className={option.mark === undefined ? 'radio-row-option' : 'radio-row-mark'}
          >
            <input
              type="radio"
              className="sr"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.mark}
            <span className={option.mark === undefined ? undefined : 'sr'}>{option.label}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
