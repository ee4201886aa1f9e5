import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { useClientLoader } from '../../../platform/apollo/ClientLoader.tsx';
import { sendCommand } from '../../../platform/data/send-command.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import type { LoginFieldError } from '../login-fields.ts';
import { SessionConfirmDocument } from './SessionConfirm.gen.ts';

/** What is wrong: with the password, or with everything else. */
type ConfirmProblem = { field: LoginFieldError } | { form: string };

const codesOfField: readonly string[] = ['REQUIRED', 'INVALID', 'WRONG_CREDENTIALS'];
const isOfField = (code = '') => codesOfField.includes(code);

/** Confirms with a password; the changes that wait for it go on then. */
export function useConfirm() {
  const { t } = useTranslation();
  const session = useSession();
  const loadClient = useClientLoader();
  const [problem, setProblem] = useState<ConfirmProblem | null>(null);
  const [running, setRunning] = useState(false);

  async function attempt(password: string): Promise<ConfirmProblem | null> {
    if (password === '') return { field: { kind: 'required' } };
    const outcome = await sendCommand(
      loadClient,
      SessionConfirmDocument,
      { input: { password } },
      ({ session: confirmed }) => confirmed,
    );
    if (outcome.kind === 'done') {
      session.endConfirmation('given');
      return null;
    }
    if (outcome.kind !== 'refused') return { form: reasonText(t, outcome.failure) };
    const { code, message } = outcome.error;
    return isOfField(code) ? { field: { kind: 'refused', message } } : { form: message };
  }

  async function confirm(password: string): Promise<void> {
    if (running) return;
    setRunning(true);
    setProblem(await attempt(password));
    setRunning(false);
  }
  return { confirm, problem, running };
}
