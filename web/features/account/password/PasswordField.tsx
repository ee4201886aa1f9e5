import { useTranslation } from 'react-i18next';
import { TextField } from '../../../design/forms/TextField.tsx';

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

/** One of several passwords: what shows it names it. */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const named = (text: string) => `${text}: ${label}`;
  const secret = { show: named(t('login.password.show')), hide: named(t('login.password.hide')) };
  return <TextField {...field} label={label} maxLength={128} secret={secret} />;
}
