import type { Clock } from '../async/clock.ts';
import type { SessionRecord } from '../store/session-store.ts';
import type { After } from '../async/timers.ts';
import { cancelledBy } from './cancelled.ts';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../async/concurrency-limit.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** Calls with the same key share one concurrency limit. */
export interface CallLane {
  key: string;
  /** Maximum calls at the same time. */
  limit: number;
}

const MAX_IN_FLIGHT = 32;
/** Background work has a lower limit, which leaves room for calls that a user waits for. */
const MAX_IN_FLIGHT_BACKGROUND = 8;

/** One lane per session in this process; visitors share a lane per address. */
export function laneOf(session: SessionRecord | null, address = ''): CallLane {
  return {
    key: session === null ? `address ${address}` : `session ${session.id}`,
    limit: MAX_IN_FLIGHT,
  };
}

/** A lane for background work, separate from the calls of the session it runs with. */
export function backgroundLane(work: string): CallLane {
  return { key: `background ${work}`, limit: MAX_IN_FLIGHT_BACKGROUND };
}

interface LaneCall {
  operation: string;
  timeoutMs: number;
  /**
   * After this time the call gives up its slot and continues, because no request waits for it
   * anymore.
   */
  slotMs: number;
  signal?: AbortSignal | undefined;
}

/** Makes a call once its lane has a free slot. The work gets the rest of the call's time limit. */
export type CallLanes = <Result>(
  lane: CallLane,
  call: LaneCall,
  work: (timeoutMs: number) => Promise<Result>,
) => Promise<Result>;

export function createCallLanes(clock: Clock, after: After): CallLanes {
  const lanes = new Map<string, ConcurrencyLimit>();

  function concurrencyLimitOf({ key, limit }: CallLane): ConcurrencyLimit {
    const known = lanes.get(key);
    if (known !== undefined) return known;
    const created = createConcurrencyLimit(limit, after);
    lanes.set(key, created);
    return created;
  }

  return async function inLane(lane, { operation, timeoutMs, slotMs, signal }, work) {
    const startedAt = clock();
    const limit = concurrencyLimitOf(lane);
    const entry = limit.enter({ maxWaitMs: timeoutMs, signal });
    const leave = entry instanceof Promise ? await entry : entry;
    if (leave === 'late') throw new UpstreamError('timeout', { operation });
    if (leave === 'cancelled')
      throw signal ? cancelledBy(signal, operation) : new UpstreamError('cancelled', { operation });
    const waitedMs = Math.max(0, clock() - startedAt);
    const stopTimer = slotMs < timeoutMs ? after(Math.max(1, slotMs - waitedMs), leave) : null;
    try {
      return await work(Math.max(1, timeoutMs - waitedMs));
    } finally {
      stopTimer?.();
      leave();
      if (limit.isIdle() && lanes.get(lane.key) === limit) lanes.delete(lane.key);
    }
  };
}
