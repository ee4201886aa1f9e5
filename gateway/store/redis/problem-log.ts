import type { Logger } from '../../logging/logger.ts';
import { redisProblem } from './redis-error.ts';

export interface ProblemLog {
  report: (error: unknown) => void;
  /** The connection works again. */
  solved(): void;
}

/** How long the same problem is not logged again. */
const QUIET_MS = 60_000;

/** Logs each problem of Redis with one line, although each failing command reports it. */
export function createProblemLog({
  url,
  logger,
  clock,
}: {
  url: string;
  logger: Logger;
  clock: () => number;
}): ProblemLog {
  const loggedAt = new Map<string, number>();
  return {
    report(error) {
      const { code, text } = redisProblem(url, error);
      if (Math.abs(clock() - (loggedAt.get(code) ?? Number.NEGATIVE_INFINITY)) < QUIET_MS) return;
      loggedAt.set(code, clock());
      logger.error({ store: 'redis', code }, text);
    },
    solved() {
      if (loggedAt.size === 0) return;
      loggedAt.clear();
      logger.warn({ store: 'redis' }, 'Redis can be used again');
    },
  };
}
