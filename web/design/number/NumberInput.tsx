import type { KeyboardEvent } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { TextInput } from '../forms/TextInput.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { NumberRules } from './number-rules.ts';
import { useNumberEntry } from './useNumberEntry.ts';
import './NumberInput.css';

interface NumberInputProps extends NumberRules {
  id: string;
  /** An exact decimal as text; null when empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Accessible name, if there is no label above the field. */
  name?: string | undefined;
  invalid?: boolean;
  /** Id of the element with the error message. */
  describedBy?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** Unit of the number, in the user's language. */
  unit?: string | undefined;
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * A right-aligned number field. Arrow up and down change the value by one step, PageUp and PageDown
 * by ten. Invalid text is replaced by the last value, and a number out of bounds by the nearest
 * allowed one; a message below the field says so.
 */
export function NumberInput({
  id,
  value,
  onChange,
  name,
  invalid = false,
  describedBy,
  required = false,
  disabled = false,
  unit,
  ...rules
}: NumberInputProps) {
  const { t } = useTranslation();
  const { text, problem, handlers, step } = useNumberEntry({ value, rules, onChange });
  const problemId = `${id}-typed`;
  const isBad = invalid || problem !== null;
  const handleKey = (event: KeyboardEvent) => {
    const count = steps[event.key];
    if (
      count === undefined ||
      event.nativeEvent.isComposing ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    step(count);
  };
  return (
    <>
      <div className={isBad ? 'in in-bad' : 'in'}>
        <TextInput
          id={id}
          className="number-text"
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          disabled={disabled}
          aria-label={name}
          aria-required={required}
          aria-invalid={isBad}
          aria-describedby={
            [describedBy, problem === null ? undefined : problemId].filter(Boolean).join(' ') ||
            undefined
          }
          aria-valuenow={value === null ? undefined : Number(value)}
          aria-valuetext={value === null ? undefined : [value, unit].filter(Boolean).join(' ')}
          aria-valuemin={rules.min == null ? undefined : Number(rules.min)}
          aria-valuemax={rules.max == null ? undefined : Number(rules.max)}
          {...handlers}
          onKeyDown={handleKey}
        />
        {unit !== undefined && (
          <span className="number-unit" aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
      <span role="alert" id={problemId} className={problem === null ? undefined : 'err'}>
        {problem !== null && (
          <>
            <Icon name="info-circle" />
            {t(problem.textKey, problem.parts)}
          </>
        )}
      </span>
    </>
  );
}
