import { useTranslation } from '../../design/language/useTranslation.ts';
import { TextField } from '../../design/forms/TextField.tsx';
import type { LoginFieldError, loginFields } from './login-fields.ts';

interface LoginFieldProps {
  field: (typeof loginFields)[number];
  value: string;
  error: LoginFieldError | null;
  onChange: (value: string) => void;
}

/** One field of the sign-in form. */
export function LoginField({ field, value, error, onChange }: LoginFieldProps) {
  const { t } = useTranslation();
  const label = t(field.labelKey);
  return (
    <TextField
      name={field.name}
      label={label}
      value={value}
      error={
        error?.kind === 'required' ? t('login.required', { 0: label }) : (error?.message ?? null)
      }
      maxLength={field.maxLength}
      autoComplete={field.autoComplete}
      {...(field.name === 'password' && {
        secret: { show: t('login.password.show'), hide: t('login.password.hide') },
      })}
      onChange={onChange}
    />
  );
}
