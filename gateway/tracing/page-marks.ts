import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../async/clock.ts';
import { deriveKey } from '../sealed/aes-gcm.ts';

/** A page that stays open longer records nothing more. */
const VALID_MS = 12 * 3_600_000;
/** The form of a mark: when it ends, and the signature of that. */
const MARK = /(?:^|,)\s*portal=([0-9a-z]{1,10})\.([\w-]{43})\s*(?:,|$)/u;

/** Proves that the gateway has chosen a page to be recorded. */
export interface PageMarks {
  /** A mark for one page, which the page sends as `tracestate`. */
  issue(): string;
  isMarked(headers: IncomingHttpHeaders): boolean;
}

/**
 * Marks are signed with the secret that all processes share, so that each of them knows the pages
 * that another one has chosen.
 */
export function createPageMarks(secret: Buffer, clock: Clock): PageMarks {
  const key = deriveKey(secret, 'retail-portal: pages whose traces are recorded');
  const signatureOf = (end: string) => createHmac('sha256', key).update(end).digest();
  return {
    issue() {
      const end = (clock() + VALID_MS).toString(36);
      return `portal=${end}.${signatureOf(end).toString('base64url')}`;
    },
    isMarked({ tracestate }) {
      const [, end = '', signature] = MARK.exec(String(tracestate ?? '')) ?? [];
      if (signature === undefined || Number.parseInt(end, 36) < clock()) return false;
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(end);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
