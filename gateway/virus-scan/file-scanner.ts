import { createHash } from 'node:crypto';
import type { Clock } from '../async/clock.ts';
import { createConcurrencyLimit } from '../async/concurrency-limit.ts';
import type { After } from '../async/timers.ts';
import type { Logger } from '../logging/logger.ts';
import { createOutageLog } from '../logging/outage-log.ts';
import { oneLine } from '../values/one-line.ts';
import { scanByClamd, type ClamdAddress } from './clamd.ts';

/** What became of a scan. `failed`: nobody knows, so the file must not be passed on. */
type Verdict = { kind: 'clean' } | { kind: 'failed' } | { kind: 'infected'; name: string };

/** Scans files of others before they are passed on. */
export interface FileScanner {
  /** Never rejects. */
  scan(content: Buffer): Promise<Verdict>;
}

interface ScannerParts {
  address: ClamdAddress;
  clock: Clock;
  after: After;
  logger: Logger;
  /** Counts the scans by their verdict. */
  count?: ((verdict: Verdict['kind']) => void) | undefined;
}

/** The longest wait of an upload or download for its scan, in line and at the scanner together. */
const MAX_MS = 20_000;
/** clamd has ten threads by default, and other clients. */
const AT_ONCE = 4;
/** Pages show the same pictures to everybody. New signatures are used after this time. */
const CLEAN_FOR_MS = 10 * 60_000;
const MAX_CLEAN = 5_000;
const OUTAGE = 'the virus scanner cannot be used, so files are refused';

export function createFileScanner({
  address,
  clock,
  after,
  logger,
  count,
}: ScannerParts): FileScanner {
  const slots = createConcurrencyLimit(AT_ONCE, after);
  const outages = createOutageLog(logger);
  const clean = createRecentlyClean(clock);

  async function ask(content: Buffer): Promise<Verdict> {
    const limit = new AbortController();
    const stopTimer = after(MAX_MS, () => limit.abort(new Error('it took too long')));
    const leave = await slots.enter({ maxWaitMs: MAX_MS, signal: limit.signal });
    try {
      if (typeof leave === 'string') throw new Error('too many scans are waiting');
      const name = await scanByClamd(address, content, limit.signal);
      outages.worked(OUTAGE, 'the virus scanner can be used again');
      return name === null ? { kind: 'clean' } : { kind: 'infected', name };
    } catch (error) {
      outages.failed(OUTAGE, { reason: oneLine(limit.signal.reason ?? error) });
      return { kind: 'failed' };
    } finally {
      stopTimer();
      if (typeof leave !== 'string') leave();
    }
  }

  return {
    async scan(content) {
      const digest = createHash('sha256').update(content).digest('base64');
      if (clean.has(digest)) return { kind: 'clean' };
      const verdict = await ask(content);
      if (verdict.kind === 'clean') clean.add(digest);
      count?.(verdict.kind);
      return verdict;
    },
  };
}

/** The digests of contents that were found clean a short time ago. */
function createRecentlyClean(clock: Clock) {
  const foundAt = new Map<string, number>();
  return {
    has: (digest: string): boolean =>
      Math.abs(clock() - (foundAt.get(digest) ?? Number.NEGATIVE_INFINITY)) < CLEAN_FOR_MS,
    add(digest: string): void {
      foundAt.delete(digest);
      foundAt.set(digest, clock());
      const [oldest] = foundAt.keys();
      if (foundAt.size > MAX_CLEAN && oldest !== undefined) foundAt.delete(oldest);
    },
  };
}
