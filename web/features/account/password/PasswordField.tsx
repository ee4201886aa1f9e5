import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../kit/ui/Icon.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  error: string | null;
  /** The element that says what the password must be. */
  describedBy?: string;
  onChange: (value: string) => void;
}

/** A password that can be looked at, pasted, and filled in by a password manager. */
export function PasswordField({ name, label, autoComplete, value, error, describedBy, onChange }: PasswordFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(false);
  const toggleText = `${shown ? t('login.password.hide') : t('login.password.show')}: ${label}`;
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={error === null ? 'in' : 'in in-bad'}>
        <input
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          value={value}
          maxLength={128}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error !== null}
          aria-describedby={[error === null ? undefined : errorId, describedBy].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <button className="ib ib-s" type="button" aria-label={toggleText} title={toggleText} onClick={() => setShown(!shown)}>
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
      {error !== null && (
        <span className="err" id={errorId}>
          <Icon name="info" />
          {error}
        </span>
      )}
    </div>
  );
}
