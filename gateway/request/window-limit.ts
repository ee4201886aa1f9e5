import { rateLimited } from '../errors/rate-limited.ts';
import type { MessageKey } from '../language/messages.ts';
import type { OpenWindowCounts } from '../store/window-counts.ts';

export interface WindowLimit {
  /** Counts one use. Returns 0 within the limit, otherwise the milliseconds to wait. */
  use(key: string): Promise<number>;
  /** Counts one use. Throws RATE_LIMITED, with the time to wait, when it is beyond the limit. */
  spend(key: string): Promise<void>;
}

interface WindowLimitOptions {
  /** The limit's name in `extensions.limit`. */
  name: string;
  limit: number;
  windowMs: number;
  openCounts: OpenWindowCounts;
  /** What the user is told; by default only how long to wait. */
  message?: MessageKey;
}

/** Limits the number of uses per key in a window of time. */
export function createWindowLimit({
  name,
  limit,
  windowMs,
  openCounts,
  message,
}: WindowLimitOptions): WindowLimit {
  const counts = openCounts({ name, windowMs });

  async function add(key: string): Promise<{ value: number; waitMs: number }> {
    const { count, restMs } = await counts.add(key);
    return { value: count, waitMs: count <= limit ? 0 : Math.max(1, restMs) };
  }

  return {
    use: async (key) => (await add(key)).waitMs,
    async spend(key) {
      const { value, waitMs } = await add(key);
      if (waitMs > 0) throw rateLimited({ name, limit, value, waitMs }, message);
    },
  };
}
