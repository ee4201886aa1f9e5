import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { TextInput } from '../../../design/forms/TextInput.tsx';
import { LoginField } from '../LoginField.tsx';
import { loginFields } from '../login-fields.ts';
import { useUnlock } from './useUnlock.ts';

const passwordField = loginFields[2];

/**
 * The form that unlocks with a password. A hidden field contains the account, so that password
 * managers know which password to fill in.
 */
export function UnlockForm({ account }: { account: string }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const { unlock, problem, running } = useUnlock();
  const focusPassword = () =>
    form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  useEffect(focusPassword, []);

  async function submit() {
    await unlock(password);
    setPassword('');
    focusPassword();
  }
  return (
    <form
      ref={form}
      className="lock-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput
        className="sr"
        name="username"
        autoComplete="username"
        value={account}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <LoginField field={passwordField} value={password} error={null} onChange={setPassword} />
      <Refusal problem={problem} />
      <Button kind="primary" size="large" type="submit" busy={running}>
        {t('lock.unlock')}
      </Button>
    </form>
  );
}
