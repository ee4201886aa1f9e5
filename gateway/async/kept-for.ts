import type { Clock } from './clock.ts';

/** Asks at most once in a while; who asks meanwhile gets the same answer. A clock that was set back ends the while. */
export function keptFor<Answer>(
  ms: number,
  clock: Clock,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; askedAt: number } | undefined;
  return () => {
    const now = clock();
    if (kept === undefined || Math.abs(now - kept.askedAt) >= ms)
      kept = { answer: ask(), askedAt: now };
    return kept.answer;
  };
}
