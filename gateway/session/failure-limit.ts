import type { MessageKey } from '../language/messages.ts';
import { rateLimited } from '../errors/rate-limited.ts';
import type { OpenFailureCounts } from '../store/failure-counts.ts';

/**
 * An attempt that was allowed to start. The caller must end it with exactly one of these three
 * methods.
 */
export interface Attempt {
  /** The secret was wrong: counts as a failure. */
  fail(): Promise<void>;
  /** The secret was right: clears the earlier failures. */
  succeed(): Promise<void>;
  /** The services did not check the secret: not counted. */
  release(): Promise<void>;
}

export interface FailureLimit {
  /** Starts an attempt. Throws RATE_LIMITED, with the time to wait, after too many failures. */
  begin(key: string): Promise<Attempt>;
}

interface FailureLimitOptions {
  /** The limit's name in `extensions.limit`. */
  name: string;
  limit: number;
  windowMs: number;
  message: MessageKey;
  openCounts: OpenFailureCounts;
}

/**
 * Limits the number of failures per key in a window of time. A running attempt counts as a failure
 * until it has ended, so that parallel attempts cannot bypass the limit.
 */
export function createFailureLimit(options: FailureLimitOptions): FailureLimit {
  const { name, limit, windowMs, message, openCounts } = options;
  const counts = openCounts({ name, limit, windowMs });
  return {
    async begin(key) {
      const begun = await counts.begin(key);
      if ('waitMs' in begun) throw rateLimited({ name, limit, waitMs: begun.waitMs }, message);
      const { attempt } = begun;
      return {
        fail: () => counts.end(key, attempt, 'failed'),
        succeed: () => counts.end(key, attempt, 'succeeded'),
        release: () => counts.end(key, attempt, 'released'),
      };
    },
  };
}
