import { codeOf, errorsOf, statusOf } from './failure.ts';

/** Codes with which nothing was done: the gateway did not ask the services, or they said no. */
const certain: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'SESSION_LOCKED',
  'SCOPE_CHANGED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'UPSTREAM_FAILED',
  'RATE_LIMITED',
  'QUERY_TOO_COMPLEX',
]);

/** The services answered something that nobody can read: they may have acted. */
const unreadable = 'MALFORMED';

/**
 * Whether an error says for certain that a mutation did nothing. With any other, and without an answer, it may have been done, and only trying
 * again with the same key tells.
 */
export function nothingWasDone(error: unknown): boolean {
  const code = codeOf(error);
  // The gateway refused the request as such, before anybody read what it asked for.
  if (code === null) return Math.floor((statusOf(error) ?? 0) / 100) === 4;
  return certain.has(code) && errorsOf(error)?.[0]?.extensions?.reason !== unreadable;
}
