import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useClientLoader } from '../../../platform/apollo/ClientLoader.tsx';
import { sendCommand } from '../../../platform/data/send-command.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { SessionUnlockDocument } from './LockedSession.gen.ts';

/**
 * Unlocks with a password. `problem` is the message to show. The last failed attempt ends the
 * session.
 */
export function useUnlock() {
  const { t } = useTranslation();
  const session = useSession();
  const loadClient = useClientLoader();
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState(false);

  async function attempt(password: string): Promise<string | null> {
    const variables = { input: { password } };
    const document = SessionUnlockDocument;
    const outcome = await sendCommand(loadClient, document, variables, ({ viewer }) => viewer);
    if (outcome.kind === 'done') {
      session.unlock();
      return null;
    }
    if (outcome.kind !== 'refused') return reasonText(t, outcome.failure);
    const { attemptsLeft } = outcome.payload;
    if (attemptsLeft === 0) {
      session.signedOut('unlock-failed');
      await (await loadClient()).clearStore();
      return null;
    }
    const { error } = outcome;
    if (error.code !== 'WRONG_CREDENTIALS') return error.message;
    return attemptsLeft === null ? t('lock.wrong') : t('lock.wrong.left', { 0: attemptsLeft });
  }

  async function unlock(password: string): Promise<void> {
    if (running) return;
    if (password === '') {
      setProblem(t('login.required', { 0: t('login.password') }));
      return;
    }
    setRunning(true);
    setProblem(await attempt(password));
    setRunning(false);
  }
  return { unlock, problem, running };
}
