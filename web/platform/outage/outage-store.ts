import { INTERNAL_FAULT } from '../apollo/failure.ts';
import { createListeners } from '../../design/storage/listeners.ts';

/** A part of the page that is loaded from the services. */
export interface PagePart {
  /** The services could not be reached for it, or did not answer. A refusal is not a failure. */
  failed: boolean;
  /** It is being reloaded: it counts as failed until it has been answered. */
  isReloading?: boolean;
  /** Its share of the page; a card counts 1. */
  weight: number;
  /** Reloads it. Parts with the same function are reloaded by one call. */
  retry: () => void;
}

export interface OutageStore {
  /** Sets the state of a part; null when it is no longer on the page. */
  report(id: string, part: PagePart | null): void;
  /** Most of the page has failed: one message is shown for all parts. */
  isOut(): boolean;
  /** A failed part is being reloaded. */
  isRetrying(): boolean;
  subscribe(listener: () => void): () => void;
  /** Reloads all failed parts. */
  retryAll(): void;
}

/** Calls `action` once after a delay; returns a function that cancels it. */
export type After = (ms: number, action: () => void) => () => void;

const MIN_FAILED = 3;
/** Delays before automatic retries; the last one repeats. */
export const probeDelaysMs = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

/**
 * Detects an outage: when most of the page has failed, one message with one retry replaces many.
 * While it lasts, all failed parts are reloaded automatically, at increasing intervals, so that
 * recovering services are not overloaded. When it ends, the parts that still fail are reloaded once
 * more, because their services were back a moment too late. `beforeProbe` is called before each
 * automatic retry.
 */
export function createOutageStore(
  after: After,
  beforeProbe: () => void = () => undefined,
): OutageStore {
  const parts = new Map<string, PagePart>();
  const listeners = createListeners();
  let isOutNow = false;
  let isRetryingNow = false;
  let probeCount = 0;
  let cancelProbe = (): void => undefined;

  function probe(): void {
    beforeProbe();
    // Parts that are still being reloaded are not requested again.
    reload(failedParts().filter(({ isReloading }) => isReloading !== true));
  }
  function scheduleProbe(): void {
    cancelProbe = after(
      probeDelaysMs[Math.min(probeCount, probeDelaysMs.length - 1)] ?? 60_000,
      () => {
        probeCount += 1;
        probe();
        scheduleProbe();
      },
    );
  }
  const failedParts = () => [...parts.values()].filter(({ failed }) => failed);
  function update(): void {
    const all = [...parts.values()];
    const total = totalWeight(all);
    const failed = totalWeight(all.filter((part) => part.failed));
    const isOut = failed >= MIN_FAILED && failed * 2 > total;
    if (failed === 0) cancelProbe();
    const isRetrying = failedParts().some(({ isReloading }) => isReloading === true);
    if (isOut === isOutNow && isRetrying === isRetryingNow) return;
    isRetryingNow = isRetrying;
    if (isOut !== isOutNow) {
      isOutNow = isOut;
      cancelProbe();
      probeCount = 0;
      if (isOutNow) scheduleProbe();
      else if (failed > 0) cancelProbe = after(probeDelaysMs[0], probe);
    }
    listeners.notify();
  }

  return {
    report(id, part) {
      if (part === null) parts.delete(id);
      else parts.set(id, part);
      update();
    },
    isOut: () => isOutNow,
    isRetrying: () => isRetryingNow,
    subscribe: listeners.add,
    retryAll: () => reload(failedParts()),
  };
}

/** Calls each distinct retry function once. */
function reload(parts: readonly PagePart[]): void {
  new Set(parts.map((part) => part.retry)).forEach((ask) => ask());
}

function totalWeight(parts: readonly PagePart[]): number {
  return parts.reduce((total, { weight }) => total + weight, 0);
}

const outageCodes: ReadonlySet<string> = new Set([
  'UPSTREAM_UNREACHABLE',
  'UPSTREAM_TIMEOUT',
  'OVERLOADED',
  'GATEWAY_UNREACHABLE',
  'GATEWAY_FAILED',
]);

interface Fault {
  code: string;
  reason?: string | undefined;
  returncode?: string | undefined;
}

/**
 * Whether a failure means that the services are down, rather than a refusal. Unreadable answers
 * (such as HTTP 502) and internal errors of the services count as outages.
 */
export function isOutage({ code, reason, returncode }: Fault): boolean {
  return (
    outageCodes.has(code) ||
    (code === 'UPSTREAM_FAILED' && (reason === 'MALFORMED' || returncode === INTERNAL_FAULT))
  );
}
