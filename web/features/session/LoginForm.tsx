import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Checkbox } from '../../design/forms/Checkbox.tsx';
import { Button } from '../../design/button/Button.tsx';
import { useClientLoader } from '../../platform/apollo/ClientLoader.tsx';
import type { AccountSide } from '../../platform/routes/paths.ts';
import { LoginField } from './LoginField.tsx';
import { LoginProblem } from './LoginProblem.tsx';
import { loginFields, missingFields, type LoginFieldErrors } from './login-fields.ts';
import { useLoginForm } from './useLoginForm.ts';

interface LoginFormProps {
  side: AccountSide;
  /** Whether the first empty field gets the focus when the page opens. */
  takesFocus: boolean;
}

/** The sign-in form. After a sign-in, the route guard redirects to the page the user wanted. */
export function LoginForm({ side, takesFocus }: LoginFormProps) {
  const { t } = useTranslation();
  const loadClient = useClientLoader();
  const form = useRef<HTMLFormElement>(null);
  const focusFirstInvalid = (bad: LoginFieldErrors) => {
    const first = loginFields.find(({ name }) => bad[name] !== undefined);
    if (first !== undefined)
      form.current?.querySelector<HTMLInputElement>(`[name="${first.name}"]`)?.focus();
  };
  const login = useLoginForm({ side, focusFirstInvalid });
  const { values, errors, problem, running, remember } = login;

  const focusFirstEmpty = useEffectEvent(() => {
    if (takesFocus) focusFirstInvalid(missingFields(values));
  });
  useEffect(function focusOnMount() {
    focusFirstEmpty();
  }, []);

  // Loads the Apollo client while the user types. If that fails, submitting retries and reports it.
  const preloadClient = () => void loadClient().catch(() => undefined);

  return (
    <form
      ref={form}
      className="login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void login.submit();
      }}
      onInput={preloadClient}
    >
      {loginFields.map((field) => (
        <LoginField
          key={field.name}
          field={field}
          value={values[field.name]}
          error={errors[field.name] ?? null}
          onChange={(value) => login.setValue(field.name, value)}
        />
      ))}
      <label className="row">
        <Checkbox checked={remember} onChange={(checked) => login.setRemember(checked)} />
        {t('login.remember')}
      </label>
      <LoginProblem problem={problem} />
      <Button kind="primary" size="large" type="submit" busy={running}>
        {running ? t('login.running') : t('login.submit')}
      </Button>
    </form>
  );
}
