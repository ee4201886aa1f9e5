import { rateLimited } from '../errors/rate-limited.ts';
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
}

/** Limits the number of uses per key in a window of time. */
export function createWindowLimit({
  name,
  limit,
  windowMs,
  openCounts,
}: WindowLimitOptions): WindowLimit {
  const counts = openCounts({ name, windowMs });

  async function use(key: string): Promise<number> {
    const { count, restMs } = await counts.add(key);
    return count <= limit ? 0 : Math.max(1, restMs);
  }

  return {
    use,
    async spend(key) {
      const waitMs = await use(key);
      if (waitMs > 0) throw rateLimited({ name, limit, waitMs });
    },
  };
}
