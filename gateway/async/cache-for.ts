import type { Clock } from './clock.ts';

/**
 * Wraps a function so that its result, including a failure, is cached for `ms`. A system clock that
 * was set back ends the cache time early.
 */
export function cacheFor<Answer>(
  ms: number,
  clock: Clock,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let cached: { answer: Promise<Answer>; askedAt: number } | undefined;
  return () => {
    const now = clock();
    if (cached === undefined || Math.abs(now - cached.askedAt) >= ms)
      cached = { answer: ask(), askedAt: now };
    return cached.answer;
  };
}
