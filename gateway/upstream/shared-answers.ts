import type { Clock } from '../async/clock.ts';
import { freezeData } from '../values/freeze-data.ts';
import { withTimeLimit } from './time-limit.ts';
import type { CacheResult } from '../logging/upstream-observer.ts';
import { UpstreamError, type UpstreamErrorKind } from '../errors/upstream-error.ts';

/** A call whose answer can be shared between sessions. */
export interface SharedQuestion {
  enterprise: string;
  /** Key of those who may share the answer; the whole enterprise when absent. */
  owner?: string;
  operation: string;
  url: URL;
  /** Canonical JSON. */
  body: string;
  timeoutMs: number;
  /** Calls the services even if an answer is cached, and caches the new one. */
  fresh: boolean;
}

export interface SharedAnswers {
  /** The cached answer, the answer of an equal running call, or that of `ask` within its limit. */
  answerTo(
    question: SharedQuestion,
    ask: (timeoutMs: number) => Promise<unknown>,
  ): Promise<unknown>;
  /**
   * Drops the cached answers of an enterprise whose body matches. Running calls are not cached
   * either.
   */
  forget(enterprise: string, matches: (body: string) => boolean): void;
}

interface SharedAnswersOptions {
  /** Called with the result of each look into the cache. */
  onLook?: (result: CacheResult) => void;
  /** 0 disables caching and sharing. */
  maxAgeMs: number;
  clock: Clock;
  maxEntries?: number;
  maxBytes?: number;
}

interface CachedAnswer {
  data: unknown;
  bytes: number;
  answeredAt: number;
}

type Key = [enterprise: string, owner: string, address: string, body: string];

interface Flight {
  answer: Promise<unknown>;
  timeoutMs: number;
}

/**
 * Errors caused by the first caller's session or request. They do not apply to others who wait for
 * the same answer.
 */
const CALLER_ERRORS: ReadonlySet<UpstreamErrorKind> = new Set([
  'refused',
  'session-ended',
  'refresh-failed',
  'cancelled',
  'too-many-calls',
]);

/**
 * Caches answers of shared calls in this process for a short time:
 * - The key is enterprise, owner, address and body, so that no answer reaches a different
 *   enterprise.
 * - Equal calls of many sessions are made once, with the first caller's session. Each waiter keeps
 *   its own time limit.
 * - Only answers are cached, never errors. If the call fails because of the first caller's session,
 *   the other waiters make it themselves.
 * - Data is frozen before it is returned.
 * - The oldest answers are dropped when there are too many or they are too large. A very large
 *   answer is not cached.
 */
export function createSharedAnswers(options: SharedAnswersOptions): SharedAnswers {
  const { maxAgeMs, clock, maxEntries = 500, maxBytes = 32 * 1024 * 1024 } = options;
  const { onLook = () => undefined } = options;
  /** In the order in which they were answered, oldest first. */
  const cached = new Map<string, CachedAnswer>();
  const flights = new Map<string, Flight>();
  let bytes = 0;

  function isFresh({ answeredAt }: CachedAnswer): boolean {
    const age = clock() - answeredAt;
    return age >= 0 && age < maxAgeMs;
  }

  function drop(key: string): void {
    bytes -= cached.get(key)?.bytes ?? 0;
    cached.delete(key);
  }

  function store(key: string, data: unknown, size: number): void {
    drop(key);
    if (typeof data !== 'object' || data === null || size > maxBytes / 4) return;
    cached.set(key, { data, bytes: size, answeredAt: clock() });
    bytes += size;
    for (const [oldest, entry] of cached) {
      if (cached.size <= maxEntries && bytes <= maxBytes && isFresh(entry)) break;
      drop(oldest);
    }
  }

  function startFlight(
    key: string,
    timeoutMs: number,
    ask: (timeoutMs: number) => Promise<unknown>,
  ): Promise<unknown> {
    async function answer(): Promise<unknown> {
      try {
        const data = await ask(timeoutMs);
        const size = freezeData(data);
        // If a later call replaced this one, its answer is the newer one.
        if (flights.get(key) === flight) store(key, data, size);
        return data;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    }
    const flight: Flight = { answer: answer(), timeoutMs };
    flights.set(key, flight);
    return flight.answer;
  }

  return {
    forget(enterprise, matches) {
      for (const key of [...cached.keys(), ...flights.keys()]) {
        const [whose, , , body] = JSON.parse(key) as Key;
        if (whose !== enterprise || !matches(body)) continue;
        drop(key);
        flights.delete(key);
      }
    },
    async answerTo({ enterprise, owner = '', operation, url, body, timeoutMs, fresh }, ask) {
      if (maxAgeMs === 0) return ask(timeoutMs);
      const key = JSON.stringify([enterprise, owner, url.href, body] satisfies Key);
      const found = cached.get(key);
      if (!fresh && found !== undefined && isFresh(found)) {
        onLook('hit');
        return found.data;
      }
      const running = flights.get(key);
      if (fresh || running === undefined || running.timeoutMs < timeoutMs) {
        onLook('miss');
        return startFlight(key, timeoutMs, ask);
      }
      onLook('joined');
      return join(running, { timeoutMs, operation }, { clock, ask });
    },
  };
}

/** Waits for a running call. If it fails because of its caller, the call is made once more. */
async function join(
  running: Flight,
  { timeoutMs, operation }: Pick<SharedQuestion, 'timeoutMs' | 'operation'>,
  { clock, ask }: { clock: Clock; ask: (timeoutMs: number) => Promise<unknown> },
): Promise<unknown> {
  const startedAt = clock();
  try {
    return await withTimeLimit(running.answer, timeoutMs, operation);
  } catch (error) {
    if (!(error instanceof UpstreamError) || !CALLER_ERRORS.has(error.kind)) throw error;
    return ask(Math.max(1, timeoutMs - Math.max(0, clock() - startedAt)));
  }
}
