import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import type { Clock } from '../async/clock.ts';
import { createPageMarks } from './page-marks.ts';
import { readPageSpans } from './page-spans.ts';

/** Records what chosen pages do in the browser. */
export interface PageTracing {
  /** The `server-timing` header of a page that is opened now: what it is to record, or nothing. */
  open(): string;
  /** Whether the request comes from a page that was chosen. */
  isChosen(headers: IncomingHttpHeaders): boolean;
  /** As `isChosen`, but only for so many requests in a minute; the others are chosen by the share. */
  mayRecord(headers: IncomingHttpHeaders): boolean;
  /** Passes spans of a page on to the collector. False if they have another form. */
  record(body: unknown): boolean;
}

interface Parts {
  secret: Buffer;
  clock: Clock;
  share: number;
  end(span: ReadableSpan): void;
}

/** Whoever opens pages until one is chosen cannot have more recorded than this, in each process. */
const REQUESTS_A_MINUTE = 3_000;

/**
 * The gateway decides when a page is opened, and signs the decision, so that programs cannot have
 * their requests recorded by a header. The header is always there: a page that comes from the cache
 * of the browser would otherwise keep the decision of before.
 */
export function createPageTracing({ secret, clock, share, end }: Parts): PageTracing {
  const marks = createPageMarks(secret, clock);
  let minute = 0;
  let recorded = 0;
  function isWithinLimit(): boolean {
    const current = Math.floor(clock() / 60_000);
    if (current !== minute) [minute, recorded] = [current, 0];
    recorded += 1;
    return recorded <= REQUESTS_A_MINUTE;
  }
  return {
    open() {
      if (Math.random() >= share) return 'traced;desc="0"';
      const ids = `${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}`;
      return `traceparent;desc="00-${ids}-01", tracestate;desc="${marks.issue()}"`;
    },
    isChosen: marks.isMarked,
    mayRecord: (headers) => marks.isMarked(headers) && isWithinLimit(),
    record(body) {
      const spans = readPageSpans(body, clock());
      spans?.forEach(end);
      return spans !== null;
    },
  };
}
