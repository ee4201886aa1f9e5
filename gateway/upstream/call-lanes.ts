import type { Clock } from '../async/clock.ts';
import type { SessionRecord } from '../store/session-store.ts';
import type { After } from '../async/timers.ts';
import { cancelledBy } from './cancelled.ts';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../async/concurrency-limit.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** Whose calls share a number of places. */
export interface CallLane {
  key: string;
  /** How many of them may be under way at once. */
  limit: number;
}

const IN_FLIGHT = 32;
/** Work in the background leaves room for the calls that somebody waits for. */
const IN_FLIGHT_BEHIND = 8;

/** All requests of a session in this process; of a visitor, all of his address. */
export function laneOf(session: SessionRecord | null, address = ''): CallLane {
  return {
    key: session === null ? `address ${address}` : `session ${session.id}`,
    limit: IN_FLIGHT,
  };
}

/** Work that nobody waits for, apart from the calls of the session in whose name it is done. */
export function backgroundLane(work: string): CallLane {
  return { key: `background ${work}`, limit: IN_FLIGHT_BEHIND };
}

interface LaneCall {
  operation: string;
  timeoutMs: number;
  /** From when on it runs without a place, because nobody waits for it. */
  placeMs: number;
  signal?: AbortSignal | undefined;
}

/** Makes a call once its lane has a place; it has what is left of its time limit then. */
export type CallLanes = <Result>(
  lane: CallLane,
  call: LaneCall,
  work: (timeoutMs: number) => Promise<Result>,
) => Promise<Result>;

export function createCallLanes(clock: Clock, after: After): CallLanes {
  const lanes = new Map<string, ConcurrencyLimit>();

  function concurrencyLimitOf({ key, limit }: CallLane): ConcurrencyLimit {
    const known = lanes.get(key) ?? createConcurrencyLimit(limit, after);
    lanes.set(key, known);
    return known;
  }

  return async function inLane(lane, { operation, timeoutMs, placeMs, signal }, work) {
    const startedAt = clock();
    const limit = concurrencyLimitOf(lane);
    const leave = await limit.enter({ maxWaitMs: timeoutMs, signal });
    if (leave === 'late') throw new UpstreamError('timeout', { operation });
    if (leave === 'cancelled')
      throw signal ? cancelledBy(signal, operation) : new UpstreamError('cancelled', { operation });
    const waitedMs = Math.max(0, clock() - startedAt);
    const stopTimer = placeMs < timeoutMs ? after(Math.max(1, placeMs - waitedMs), leave) : null;
    try {
      return await work(Math.max(1, timeoutMs - waitedMs));
    } finally {
      stopTimer?.();
      leave();
      if (limit.isIdle() && lanes.get(lane.key) === limit) lanes.delete(lane.key);
    }
  };
}
