import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { PasswordRule } from './password-rules.ts';
import './PasswordRules.css';

const states = {
  met: { icon: 'ok', textKey: 'pwd.state.kept' },
  broken: { icon: 'bad', textKey: 'pwd.state.broken' },
  open: { icon: 'clock', textKey: 'pwd.state.open' },
} as const;

/** The rules with their state as text and icon; color only supports them. */
export function PasswordRules({ id, rules }: { id: string; rules: readonly PasswordRule[] }) {
  const { t } = useTranslation();
  return (
    <ul className="password-rules" id={id}>
      {rules.map(({ textKey, number, state }) => (
        <li key={textKey} className={`password-rule-${state}`}>
          <Icon name={states[state].icon} size="small" />
          <span className="grow">{t(textKey, { 0: number })}</span>
          <span className="password-rule-state">{t(states[state].textKey)}</span>
        </li>
      ))}
    </ul>
  );
}
