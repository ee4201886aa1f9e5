import type { Clock } from '../async/clock.ts';
import type { Logger } from '../logging/logger.ts';

interface ProblemLog {
  report: (error: unknown) => void;
  /** The store works again. */
  solved(): void;
}

export interface ProblemLogOptions {
  logger: Logger;
  clock: Clock;
}

/** How long the same problem is not logged again. */
const QUIET_MS = 60_000;

/** Logs each problem of a store with one line, although each failing request reports it. */
export function createProblemLog(
  store: 'Redis' | 'PostgreSQL',
  describe: (error: unknown) => { code: string; text: string },
  { logger, clock }: ProblemLogOptions,
): ProblemLog {
  const loggedAt = new Map<string, number>();
  const fields = { store: store.toLowerCase() };
  return {
    report(error) {
      const { code, text } = describe(error);
      if (Math.abs(clock() - (loggedAt.get(code) ?? Number.NEGATIVE_INFINITY)) < QUIET_MS) return;
      loggedAt.set(code, clock());
      logger.error({ ...fields, code }, text);
    },
    solved() {
      if (loggedAt.size === 0) return;
      loggedAt.clear();
      logger.warn(fields, `${store} can be used again`);
    },
  };
}
