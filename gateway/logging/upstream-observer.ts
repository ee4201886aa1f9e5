/**
 * How a refresh of tokens ended: new tokens, the end of the session, a failure after which the
 * session stays, or none because an earlier one has just failed.
 */
type RefreshOutcome = 'renewed' | 'ended' | 'failed' | 'paused';

/** Whether a cache had the answer, an equal call was already running, or the call was made. */
export type CacheResult = 'hit' | 'joined' | 'miss';

/** Receives what the upstream does, for metrics. */
export interface UpstreamObserver {
  refreshed(outcome: RefreshOutcome): void;
  /** `cache` is one of a few fixed names. */
  looked(cache: string, result: CacheResult): void;
}

export const NO_OBSERVER: UpstreamObserver = {
  refreshed: () => undefined,
  looked: () => undefined,
};
