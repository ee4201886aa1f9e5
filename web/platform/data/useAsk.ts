import { useEffect, useEffectEvent, useState } from 'react';

interface AskOptions {
  /** How long to wait before asking, such as while the user types. */
  delayMs?: number;
}

interface Answered<Answer> {
  question: string;
  attempt: number;
  answer: Answer | null;
  failed: boolean;
}

export interface Asked<Answer> {
  /** The answer to the last question that got one; it stays while the next one is asked. */
  answer: Answer | null;
  /** Whether there is an answer to the present question; `idle` if there is no question. */
  state: 'idle' | 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/**
 * Asks a question that is answered later. Only the answer to the present question counts: earlier
 * ones that arrive late are dropped, also after the component is gone. A question is a key for all
 * that its answer depends on; null asks nothing. `ask` rejects if there is no answer.
 */
export function useAsk<Answer>(
  question: string | null,
  ask: () => Promise<Answer>,
  { delayMs = 0 }: AskOptions = {},
): Asked<Answer> {
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Answered<Answer> | null>(null);
  const askNow = useEffectEvent(ask);
  const isAnswered = last?.question === question && last.attempt === attempt;
  useEffect(
    function askQuestion() {
      if (question === null || isAnswered) return undefined;
      let isOutdated = false;
      const start = () => {
        askNow().then(
          (answer) => {
            if (!isOutdated) setLast({ question, attempt, answer, failed: false });
          },
          () => {
            if (!isOutdated)
              setLast((before) => ({
                question,
                attempt,
                answer: before?.answer ?? null,
                failed: true,
              }));
          },
        );
      };
      const timer = delayMs === 0 ? undefined : setTimeout(start, delayMs);
      if (delayMs === 0) start();
      return () => {
        isOutdated = true;
        clearTimeout(timer);
      };
    },
    [question, attempt, isAnswered, delayMs],
  );
  return {
    answer: last?.answer ?? null,
    state: question === null ? 'idle' : !isAnswered ? 'loading' : last.failed ? 'failed' : 'ready',
    retry: () => setAttempt(attempt + 1),
  };
}
