import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClientLoader } from '../../../platform/apollo/ClientLoader.tsx';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { requirePayload } from '../../../platform/apollo/require-payload.ts';
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
    const client = await loadClient();
    const { data } = await client.mutate({
      mutation: SessionUnlockDocument,
      variables: { input: { password } },
      fetchPolicy: 'no-cache',
    });
    const { viewer, attemptsLeft, userErrors } = requirePayload(data.sessionUnlock);
    if (viewer !== null) {
      session.unlock();
      return null;
    }
    if (attemptsLeft === 0) {
      session.signedOut('unlock-failed');
      await client.clearStore();
      return null;
    }
    const [error] = userErrors;
    if (error !== undefined && error.code !== 'WRONG_CREDENTIALS') return error.message;
    return attemptsLeft === null ? t('lock.wrong') : t('lock.wrong.left', { 0: attemptsLeft });
  }

  async function unlock(password: string): Promise<void> {
    if (running) return;
    if (password === '') {
      setProblem(t('login.required', { 0: t('login.password') }));
      return;
    }
    setRunning(true);
    try {
      setProblem(await attempt(password));
    } catch (error) {
      setProblem(reasonText(t, failureOf(error)));
    }
    setRunning(false);
  }
  return { unlock, problem, running };
}
