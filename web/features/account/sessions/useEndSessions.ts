import { useState } from 'react';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { SessionsEndOfAccountInput } from '../../../generated/schema.ts';
import { commandText } from '../../../platform/data/command-outcome.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { SessionsEndAllDocument, SessionsEndOfAccountDocument } from './EndSessions.gen.ts';

/** Whose sessions end: those of an account, or of everybody else. */
export type EndedSessions = { kind: 'account'; input: SessionsEndOfAccountInput } | { kind: 'all' };

/** Ends sessions of others after a question. `onDone` is called after it has told how many. */
export function useEndSessions(onDone: () => void) {
  const { t } = useTranslation();
  const notify = useNotify();
  const ofAccount = useCommand(SessionsEndOfAccountDocument, { resultOf: ({ ended }) => ended });
  const all = useCommand(SessionsEndAllDocument, { resultOf: ({ ended }) => ended });
  const [question, setQuestion] = useState<EndedSessions | null>(null);
  const [accountError, setAccountError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function ask(next: EndedSessions | null) {
    setProblem(null);
    setAccountError(null);
    if (next?.kind === 'account' && next.input.account === '')
      setAccountError(t('sessions.admin.required'));
    else setQuestion(next);
  }

  async function end(asked: EndedSessions) {
    setProblem(null);
    const outcome =
      asked.kind === 'all' ? await all.run({}) : await ofAccount.run({ input: asked.input });
    if (outcome.kind === 'done') {
      notify(t('sessions.admin.done', { 0: outcome.result }), 'done');
      onDone();
      return;
    }
    const [refused] = outcome.kind === 'refused' ? outcome.payload.userErrors : [];
    if (refused?.field?.at(-1) === 'account') {
      setQuestion(null);
      setAccountError(refused.message);
    } else setProblem(commandText(t, outcome));
  }

  return { question, accountError, problem, busy: all.busy || ofAccount.busy, ask, end };
}
