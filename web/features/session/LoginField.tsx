import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { LoginFieldError, loginFields } from './login-fields.ts';

interface LoginFieldProps {
  field: (typeof loginFields)[number];
  value: string;
  error: LoginFieldError | null;
  onChange: (value: string) => void;
}

/** One field of the sign-in form: label above, what is wrong below in words. A password can be looked at. */
export function LoginField({ field, value, error, onChange }: LoginFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(false);
  const isPassword = field.name === 'password';
  const toggleText = shown ? t('login.password.hide') : t('login.password.show');
  const label = t(field.labelKey);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={error === null ? 'in' : 'in in-bad'}>
        <input
          id={id}
          name={field.name}
          type={isPassword && !shown ? 'password' : 'text'}
          value={value}
          maxLength={field.maxLength}
          autoComplete={field.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
        {isPassword && (
          <button className="ib ib-s" type="button" aria-label={toggleText} title={toggleText} onClick={() => setShown(!shown)}>
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        )}
      </div>
      {error !== null && (
        <span className="err" id={`${id}-error`}>
          <Icon name="info" />
          {error.kind === 'required' ? t('login.required', { 0: label }) : error.message}
        </span>
      )}
    </div>
  );
}
