import type { Clock } from '../async/clock.ts';
import { freezeData } from '../values/freeze-data.ts';
import { withTimeLimit } from './time-limit.ts';
import { UpstreamError, type UpstreamErrorKind } from '../errors/upstream-error.ts';

/** A call whose answer is the same for everybody of an enterprise. */
export interface SharedQuestion {
  enterprise: string;
  /** Whose answer it is where it is not the whole enterprise's. */
  owner?: string;
  operation: string;
  url: URL;
  /** Canonical JSON. */
  body: string;
  timeoutMs: number;
  /** Asks the services although an answer is at hand, and keeps the new one. */
  fresh: boolean;
}

export interface SharedAnswers {
  /** The answer at hand, that of the equal question under way, or the one that `ask` brings within its limit. */
  answerTo(
    question: SharedQuestion,
    ask: (timeoutMs: number) => Promise<unknown>,
  ): Promise<unknown>;
  /** Forgets what an enterprise was answered to such bodies, whoever asked; what is under way is not kept either. */
  forget(enterprise: string, matches: (body: string) => boolean): void;
}

interface SharedAnswersOptions {
  /** 0 keeps nothing and shares nothing. */
  keptMs: number;
  clock: Clock;
  maxEntries?: number;
  maxBytes?: number;
}

interface Kept {
  data: unknown;
  bytes: number;
  answeredAt: number;
}

type Key = [enterprise: string, owner: string, address: string, body: string];

interface Flight {
  answer: Promise<unknown>;
  timeoutMs: number;
}

/** About the identity of whoever asked, and no news for anybody else. */
const PERSONAL: ReadonlySet<UpstreamErrorKind> = new Set([
  'refused',
  'session-ended',
  'refresh-failed',
  'cancelled',
  'too-many-calls',
]);

/**
 * Answers of the calls marked `x-shared: enterprise`, for a short while and for this process:
 * - the key is enterprise, owner, address and body, so that nothing passes from one enterprise to another;
 * - equal questions of many sessions are one call; it goes on under the name of the first, and whoever waits keeps to his own time limit;
 * - only what was answered is kept, never an error; what failed for the sake of the first one's session the others ask for themselves;
 * - data is frozen before anybody sees it;
 * - the oldest go when there are too many or too much, and one that is too large is not kept at all.
 */
export function createSharedAnswers(options: SharedAnswersOptions): SharedAnswers {
  const { keptMs, clock, maxEntries = 500, maxBytes = 32 * 1024 * 1024 } = options;
  /** In the order of their answers. */
  const kept = new Map<string, Kept>();
  const flights = new Map<string, Flight>();
  let bytes = 0;

  function isFresh({ answeredAt }: Kept): boolean {
    const age = clock() - answeredAt;
    return age >= 0 && age < keptMs;
  }

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, data: unknown, size: number): void {
    drop(key);
    if (typeof data !== 'object' || data === null || size > maxBytes / 4) return;
    kept.set(key, { data, bytes: size, answeredAt: clock() });
    bytes += size;
    for (const [oldest, entry] of kept) {
      if (kept.size <= maxEntries && bytes <= maxBytes && isFresh(entry)) break;
      drop(oldest);
    }
  }

  function lead(
    key: string,
    timeoutMs: number,
    ask: (timeoutMs: number) => Promise<unknown>,
  ): Promise<unknown> {
    async function answer(): Promise<unknown> {
      try {
        const data = await ask(timeoutMs);
        const size = freezeData(data);
        // A later question has taken the place of this one: its answer is the newer.
        if (flights.get(key) === flight) keep(key, data, size);
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
      for (const key of [...kept.keys(), ...flights.keys()]) {
        const [whose, , , body] = JSON.parse(key) as Key;
        if (whose !== enterprise || !matches(body)) continue;
        drop(key);
        flights.delete(key);
      }
    },
    async answerTo({ enterprise, owner = '', operation, url, body, timeoutMs, fresh }, ask) {
      if (keptMs === 0) return ask(timeoutMs);
      const key = JSON.stringify([enterprise, owner, url.href, body] satisfies Key);
      const found = kept.get(key);
      if (!fresh && found !== undefined && isFresh(found)) return found.data;
      const running = flights.get(key);
      if (fresh || running === undefined || running.timeoutMs < timeoutMs)
        return lead(key, timeoutMs, ask);
      const startedAt = clock();
      try {
        return await withTimeLimit(running.answer, timeoutMs, operation);
      } catch (error) {
        if (!(error instanceof UpstreamError) || !PERSONAL.has(error.kind)) throw error;
        return ask(Math.max(1, timeoutMs - Math.max(0, clock() - startedAt)));
      }
    },
  };
}
