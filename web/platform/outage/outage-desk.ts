/** A part of the page that comes from the services. */
export interface PagePart {
  /** The services could not be reached for it, or did not answer. A refusal is no outage. */
  failed: boolean;
  /** It is being asked for again: it counts as failed until it has answered. */
  asking?: boolean;
  /** How much of the page it is; a card counts 1. */
  weight: number;
  /** Asks for it again. Parts that share one are asked for together. */
  retry: () => void;
}

export interface OutageDesk {
  /** What is the matter with a part; null when it is no longer on the page. */
  report(id: string, part: PagePart | null): void;
  /** Most of the page has failed: one message stands for all. */
  isOut(): boolean;
  /** Something that has failed is being asked for again. */
  isRetrying(): boolean;
  subscribe(listener: () => void): () => void;
  /** Asks again for everything that has failed. */
  retryAll(): void;
}

/** Calls back once after a while, and returns how not to. */
export type After = (ms: number, action: () => void) => () => void;

const fewestFailed = 3;
/** How long to wait before the next try by itself; the last one stays. */
export const probesMs = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

/**
 * Tells one outage from many failures: when most of what the page shows has failed, one message with one retry is enough. As long as it lasts
 * everything that has failed is asked for again by itself, each time after a longer while, so that services that come back are not overrun.
 * `beforeProbe` is called right before that.
 */
export function createOutageDesk(
  after: After,
  beforeProbe: () => void = () => undefined,
): OutageDesk {
  const parts = new Map<string, PagePart>();
  const listeners = new Set<() => void>();
  let out = false;
  let retrying = false;
  let probes = 0;
  let stopProbe = (): void => undefined;

  function probeLater(): void {
    stopProbe = after(probesMs[Math.min(probes, probesMs.length - 1)] ?? 60_000, () => {
      probes += 1;
      beforeProbe();
      // What has not answered yet is not asked for a second time.
      retry(failedParts().filter(({ asking }) => asking !== true));
      probeLater();
    });
  }
  const failedParts = () => [...parts.values()].filter(({ failed }) => failed);
  function judge(): void {
    const all = [...parts.values()];
    const total = sum(all);
    const failed = sum(all.filter((part) => part.failed));
    const isOut = failed >= fewestFailed && failed * 2 > total;
    const isRetrying = failedParts().some(({ asking }) => asking === true);
    if (isOut === out && isRetrying === retrying) return;
    retrying = isRetrying;
    if (isOut !== out) {
      out = isOut;
      stopProbe();
      probes = 0;
      if (out) probeLater();
    }
    listeners.forEach((listener) => listener());
  }

  return {
    report(id, part) {
      if (part === null) parts.delete(id);
      else parts.set(id, part);
      judge();
    },
    isOut: () => out,
    isRetrying: () => retrying,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retryAll: () => retry(failedParts()),
  };
}

/** Parts that share a retry are asked for together. */
function retry(parts: readonly PagePart[]): void {
  new Set(parts.map((part) => part.retry)).forEach((ask) => ask());
}

function sum(parts: readonly PagePart[]): number {
  return parts.reduce((total, { weight }) => total + weight, 0);
}

const outageCodes: ReadonlySet<string> = new Set([
  'UPSTREAM_UNREACHABLE',
  'UPSTREAM_TIMEOUT',
  'GATEWAY_UNREACHABLE',
  'GATEWAY_FAILED',
]);

/** The code with which the services report a fault of their own. */
const internalFault = 'B0001';

interface Fault {
  code: string;
  reason?: string | undefined;
  returncode?: string | undefined;
}

/**
 * Whether a failure means that the services are down, and not that they refuse. An answer that nobody can read (such as HTTP 502) and a fault
 * that the services report of themselves mean that they are.
 */
export function isOutage({ code, reason, returncode }: Fault): boolean {
  return (
    outageCodes.has(code) ||
    (code === 'UPSTREAM_FAILED' && (reason === 'MALFORMED' || returncode === internalFault))
  );
}
