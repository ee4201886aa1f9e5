import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { commandText } from '../../../platform/data/command-outcome.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { SessionEndDocument, SessionsEndOthersDocument } from './Sessions.gen.ts';

/** What the user is asked about: one session, with its name, or all others. */
export type SessionQuestion = { kind: 'one'; id: string; name: string } | { kind: 'others' };

/** Ends one session or all others, after a question. `done` and `problem` are texts to show. */
export function useSessionEnding() {
  const { t } = useTranslation();
  const endOthers = useCommand(SessionsEndOthersDocument);
  const endOne = useCommand(SessionEndDocument);
  const [question, setQuestion] = useState<SessionQuestion | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function ask(next: SessionQuestion | null) {
    setProblem(null);
    setDone(null);
    setQuestion(next);
  }

  async function end(asked: SessionQuestion) {
    setProblem(null);
    if (asked.kind === 'one') {
      const outcome = await endOne.run({ input: { id: asked.id } });
      if (outcome.kind === 'done') finish(t('sessions.endedOne', { 0: asked.name }));
      else setProblem(commandText(t, outcome));
      return;
    }
    const outcome = await endOthers.run({});
    if (outcome.kind === 'done') finish(t('sessions.ended', { 0: outcome.result.ended }));
    else setProblem(commandText(t, outcome));
  }

  function finish(text: string) {
    setDone(text);
    setQuestion(null);
  }
  return { question, done, problem, busy: endOthers.busy || endOne.busy, ask, end };
}
