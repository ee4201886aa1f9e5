import type { ExceededLimit } from '../errors/exceeded-limit.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { EventLoopDelay } from './event-loop-delay.ts';
import type { Priority } from './priority.ts';

/** What may be refused, in the order in which it is; `all` is everything but health. */
type Refusable = 'later' | 'query' | 'all';

interface LoadLimit {
  /** GraphQL requests that are being answered. */
  openRequests: number;
  /** Lateness of the event loop. */
  delayMs: number;
  /** When the client should ask again. Longer for what can wait. */
  retryAfterSeconds: number;
}

export type LoadLimits = Readonly<Record<Refusable, LoadLimit>>;

/**
 * Far above what a healthy gateway reaches: a process that answers as fast as it can has turns of a
 * tenth of a second, and only slow services keep a thousand requests open.
 */
export const LOAD_LIMITS: LoadLimits = {
  later: { openRequests: 1000, delayMs: 500, retryAfterSeconds: 5 },
  query: { openRequests: 2000, delayMs: 1000, retryAfterSeconds: 3 },
  all: { openRequests: 4000, delayMs: 5000, retryAfterSeconds: 2 },
};

const REFUSED_WITH: Readonly<Record<Priority, readonly Refusable[]>> = {
  later: ['later', 'query', 'all'],
  query: ['query', 'all'],
  first: ['all'],
};

export interface Admission {
  /** A request has begun. Returns what to call when it is done. */
  enter(): () => void;
  /** The refusal of an operation of this priority; null if it may be executed. */
  refusalOf(priority: Priority): GatewayError | null;
}

/** Decides what is answered when there is too much to do, so that the rest is answered in time. */
export function createAdmission({
  delay,
  limits = LOAD_LIMITS,
  onRefusal = () => undefined,
}: {
  delay: Pick<EventLoopDelay, 'read'>;
  limits?: LoadLimits | undefined;
  onRefusal?: ((priority: Priority) => void) | undefined;
}): Admission {
  let open = 0;

  function exceededOf({ openRequests, delayMs, retryAfterSeconds }: LoadLimit) {
    if (open > openRequests)
      return { name: 'openRequests', limit: openRequests, retryAfterSeconds };
    return delay.read() > delayMs
      ? { name: 'eventLoopDelayMs', limit: delayMs, retryAfterSeconds }
      : null;
  }

  return {
    enter() {
      open += 1;
      return () => void (open -= 1);
    },
    refusalOf(priority) {
      const exceeded = REFUSED_WITH[priority]
        .map((name): ExceededLimit | null => exceededOf(limits[name]))
        .find((each) => each !== null);
      if (exceeded == null) return null;
      onRefusal(priority);
      return new GatewayError('OVERLOADED', 'overloaded', exceeded);
    },
  };
}
