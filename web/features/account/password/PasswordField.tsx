import { useTranslation } from '../../../design/language/useTranslation.ts';
import { TextField } from '../../../design/forms/TextField.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  error: string | null;
  /** Id of the element that lists the rules. */
  describedBy?: string;
  onChange: (value: string) => void;
}

/**
 * A password field whose show and hide buttons include its label, because the form has several of
 * them.
 */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const named = (text: string) => `${text}: ${label}`;
  const secret = { show: named(t('login.password.show')), hide: named(t('login.password.hide')) };
  return <TextField {...field} label={label} maxLength={128} secret={secret} />;
}
