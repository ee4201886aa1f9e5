import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useClientLoader } from '../../platform/apollo/ClientLoader.tsx';
import type { AccountSide } from '../../platform/routes/paths.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { LoginField } from './LoginField.tsx';
import { LoginProblem } from './LoginProblem.tsx';
import {
  loginFields,
  missingFields,
  plainText,
  type LoginFieldErrors,
  type LoginValues,
} from './login-fields.ts';
import { nothingRemembered, rememberedLogin } from './remembered-login.ts';
import { signIn, type SignInOutcome } from './sign-in.ts';

type Problem = Exclude<SignInOutcome, { kind: 'signed-in' }>;

interface LoginFormProps {
  side: AccountSide;
  /** Whether the first empty field gets the focus when the page opens. */
  takesFocus: boolean;
}

/** The sign-in form. After a sign-in, the route guard redirects to the page the user wanted. */
export function LoginForm({ side, takesFocus }: LoginFormProps) {
  const { t } = useTranslation();
  const session = useSession();
  const loadClient = useClientLoader();
  const form = useRef<HTMLFormElement>(null);
  const [stored] = useState(() => rememberedLogin(side));
  const [remember, setRemember] = useState(() => stored.read().remember);
  const [values, setValues] = useState<LoginValues>(() => {
    const { enterpriseCode, account } = stored.read();
    return { enterpriseCode, account, password: '' };
  });
  const [errors, setErrors] = useState<LoginFieldErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [running, setRunning] = useState(false);

  const focusFirstInvalid = (bad: LoginFieldErrors) => {
    const first = loginFields.find(({ name }) => bad[name] !== undefined);
    if (first !== undefined)
      form.current?.querySelector<HTMLInputElement>(`[name="${first.name}"]`)?.focus();
  };

  const focusFirstEmpty = useEffectEvent(() => {
    if (takesFocus) focusFirstInvalid(missingFields(values));
  });
  useEffect(function begin() {
    focusFirstEmpty();
  }, []);

  // Loads the Apollo client while the user types. If that fails, submitting retries and reports it.
  const preloadClient = () => void loadClient().catch(() => undefined);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running) return;
    const missing = missingFields(values);
    setErrors(missing);
    setProblem(null);
    if (Object.keys(missing).length > 0) {
      focusFirstInvalid(missing);
      return;
    }
    setRunning(true);
    const outcome = await signIn(loadClient, side, values);
    setRunning(false);
    if (outcome.kind === 'signed-in') {
      const [enterpriseCode, account] = [
        plainText(values.enterpriseCode),
        plainText(values.account),
      ];
      stored.write(
        remember ? { remember, enterpriseCode, account } : { ...nothingRemembered, remember },
      );
      session.signedIn(outcome.side, outcome.account);
      return;
    }
    setProblem(outcome);
    if (outcome.kind === 'refused') {
      setErrors(outcome.fields);
      focusFirstInvalid(
        outcome.reason === null ? outcome.fields : { password: { kind: 'required' } },
      );
    }
  }

  return (
    <form
      ref={form}
      className="login-form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={preloadClient}
    >
      {loginFields.map((field) => (
        <LoginField
          key={field.name}
          field={field}
          value={values[field.name]}
          error={errors[field.name] ?? null}
          onChange={(value) => {
            setValues((old) => ({ ...old, [field.name]: value }));
            setErrors(({ [field.name]: _solved, ...others }) => others);
          }}
        />
      ))}
      <label className="row">
        <input
          className="cb"
          type="checkbox"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        {t('login.remember')}
      </label>
      <LoginProblem problem={problem} />
      <button className="btn btn-p btn-lg" type="submit" disabled={running}>
        {running ? t('login.running') : t('login.submit')}
      </button>
    </form>
  );
}
