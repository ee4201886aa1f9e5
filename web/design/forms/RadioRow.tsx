import { useId, type ReactNode } from 'react';
import './RadioRow.css';
import { RadioButton } from './RadioButton.tsx';

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Shown instead of the label, which then is only the accessible name. */
  mark?: ReactNode;
}

interface RadioRowProps<Value extends string> {
  legend: string;
  value: Value | null;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
  /** Shown in the row after the options. */
  children?: ReactNode;
}

/**
 * A choice of one of a few options, side by side. The arrow keys work, and screen readers
 * count the options.
 */
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
            <RadioButton
              className="sr"
              name={name}
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
