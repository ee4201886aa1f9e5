import type { ExceededLimit } from '../errors/exceeded-limit.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** The largest page of the portal needs a tenth of it. */
const CALLS_OF_A_REQUEST = 300;

/** How many calls one request may make, whoever makes them in its name. */
export interface CallBudget {
  /** Counts a call before it is made; throws when it is one too many. */
  spend(operation: string): void;
  /** The limit that so many calls more would exceed, for whoever would rather not begin what he cannot finish; null where they would not. */
  exceededBy(calls: number): ExceededLimit | null;
}

/** Answers that are at hand and equal calls of one request cost nothing: only what is sent counts. */
export function createCallBudget(
  onExceeded: (exceeded: ExceededLimit) => void,
  limit = CALLS_OF_A_REQUEST,
): CallBudget {
  let asked = 0;
  const exceeded = {
    name: 'restCalls',
    limit,
    // Grows with what else the request asks for until it is answered.
    get value() {
      return asked;
    },
  };
  return {
    exceededBy: (calls) =>
      asked + calls <= limit ? null : { name: 'restCalls', limit, value: asked + calls },
    spend(operation) {
      asked += 1;
      if (asked <= limit) return;
      if (asked === limit + 1) onExceeded(exceeded);
      throw new UpstreamError('too-many-calls', { operation, exceeded });
    },
  };
}
