import type { ExceededLimit } from '../errors/exceeded-limit.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** Maximum calls per request. The largest page of the portal needs a tenth of it. */
const MAX_CALLS_PER_REQUEST = 300;

/** Limits the number of REST calls of one request. */
export interface CallBudget {
  /** Counts a call before it is made. Throws UpstreamError when the limit is exceeded. */
  spend(operation: string): void;
  /**
   * The limit that this many more calls would exceed, or null. For callers that would rather not
   * start work they cannot finish.
   */
  exceededBy(calls: number): ExceededLimit | null;
}

/**
 * Only calls that are really sent count; cached answers and equal calls of one request cost
 * nothing.
 */
export function createCallBudget(
  onExceeded: (exceeded: ExceededLimit) => void,
  limit = MAX_CALLS_PER_REQUEST,
): CallBudget {
  let made = 0;
  const exceeded = {
    name: 'restCalls',
    limit,
    // A getter, because the request may ask for more until it is answered.
    get value() {
      return made;
    },
  };
  return {
    exceededBy: (calls) =>
      made + calls <= limit ? null : { name: 'restCalls', limit, value: made + calls },
    spend(operation) {
      made += 1;
      if (made <= limit) return;
      if (made === limit + 1) onExceeded(exceeded);
      throw new UpstreamError('too-many-calls', { operation, exceeded });
    },
  };
}
