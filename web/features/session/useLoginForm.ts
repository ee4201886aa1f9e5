import { useState } from 'react';
import { useClientLoader } from '../../platform/apollo/ClientLoader.tsx';
import type { AccountSide } from '../../platform/routes/paths.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import {
  missingFields,
  plainText,
  type LoginFieldErrors,
  type LoginValues,
} from './login-fields.ts';
import { nothingRemembered, rememberedLogin } from './remembered-login.ts';
import { signIn, type SignInOutcome } from './sign-in.ts';

type Problem = Exclude<SignInOutcome, { kind: 'signed-in' }>;

interface LoginFormOptions {
  side: AccountSide;
  /** Moves the focus to the first of these fields. */
  focusFirstInvalid: (errors: LoginFieldErrors) => void;
}

/** The state of the sign-in form. `submit` signs in and remembers the account if the user wants. */
export function useLoginForm({ side, focusFirstInvalid }: LoginFormOptions) {
  const session = useSession();
  const loadClient = useClientLoader();
  const [stored] = useState(() => rememberedLogin(side));
  const [remember, setRemember] = useState(() => stored.read().remember);
  const [values, setValues] = useState<LoginValues>(() => {
    const { enterpriseCode, account } = stored.read();
    return { enterpriseCode, account, password: '' };
  });
  const [errors, setErrors] = useState<LoginFieldErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [running, setRunning] = useState(false);

  function setValue(name: keyof LoginValues, value: string) {
    setValues((old) => ({ ...old, [name]: value }));
    setErrors(({ [name]: _solved, ...others }) => others);
  }
  function rememberAccount() {
    const enterpriseCode = plainText(values.enterpriseCode);
    const account = plainText(values.account);
    stored.write(
      remember ? { remember, enterpriseCode, account } : { ...nothingRemembered, remember },
    );
  }
  async function submit() {
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
      rememberAccount();
      session.signedIn(outcome.side, outcome.account);
      return;
    }
    setProblem(outcome);
    if (outcome.kind === 'refused') {
      setErrors(outcome.fields);
      // A refusal of the whole form most likely concerns the password.
      focusFirstInvalid(
        outcome.reason === null ? outcome.fields : { password: { kind: 'required' } },
      );
    }
  }
  return { values, errors, problem, running, remember, setValue, setRemember, submit };
}
