import { useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { TextInput } from './TextInput.tsx';

interface TextFieldProps {
  name: string;
  label: string;
  value: string;
  /** The validation message for the value. */
  error: string | null;
  maxLength: number;
  autoComplete: string;
  /**
   * Makes it a password field with a button that shows and hides the password; these are the
   * button's labels.
   */
  secret?: { show: string; hide: string };
  /** Id of the element that explains the allowed values. */
  describedBy?: string;
  onChange: (value: string) => void;
}

/**
 * A required text field: the label above, the validation message below. Pasting and password
 * managers work.
 */
export function TextField({
  name,
  label,
  value,
  error,
  maxLength,
  autoComplete,
  secret,
  describedBy,
  onChange,
}: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const [shown, setShown] = useState(false);
  const toggleText = shown ? secret?.hide : secret?.show;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={error === null ? 'in' : 'in in-bad'}>
        <TextInput
          id={id}
          name={name}
          type={secret !== undefined && !shown ? 'password' : 'text'}
          value={value}
          maxLength={maxLength}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error !== null}
          aria-describedby={
            [error === null ? undefined : errorId, describedBy].filter(Boolean).join(' ') ||
            undefined
          }
          onChange={(event) => onChange(event.target.value)}
        />
        {secret !== undefined && (
          <Button
            kind="icon"
            size="small"
            aria-label={toggleText}
            title={toggleText}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </Button>
        )}
      </div>
      {error !== null && (
        <span className="err" id={errorId}>
          <Icon name="info-circle" />
          {error}
        </span>
      )}
    </div>
  );
}
