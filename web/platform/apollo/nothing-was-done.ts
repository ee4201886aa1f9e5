import { codeOf, errorsOf, statusOf } from './failure.ts';

/**
 * Error codes that guarantee that nothing was done: the gateway did not call the services, or they
 * refused.
 */
const codesOfNothingDone: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'SESSION_LOCKED',
  'SCOPE_CHANGED',
  'CONFIRMATION_REQUIRED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'NOT_FOUND',
  'UPSTREAM_FAILED',
  'RATE_LIMITED',
  'OVERLOADED',
  'QUERY_TOO_COMPLEX',
]);

/** The services' answer was unreadable: they may have acted. */
const UNREADABLE = 'MALFORMED';

/**
 * Whether an error guarantees that a mutation did nothing. After any other error, or without an
 * answer, it may have been done, and only a retry with the same key can tell.
 */
export function nothingWasDone(error: unknown): boolean {
  const code = codeOf(error);
  // The gateway rejected the HTTP request before executing it.
  if (code === null) return Math.floor((statusOf(error) ?? 0) / 100) === 4;
  return codesOfNothingDone.has(code) && errorsOf(error)?.[0]?.extensions?.reason !== UNREADABLE;
}
