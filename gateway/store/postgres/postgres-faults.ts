import { isCertificateFault } from '../certificate-faults.ts';

/** Time from the first attempt in which a change is repeated after conflicts with others. */
const CONFLICT_MS = 5_000;
/** The same after lost connections. It is short, because a page waits for it. */
const LOST_MS = 1_000;

/** SQLSTATE of conflicts: of two transactions, of a deadlock. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);
/** PostgreSQL reports a key taken a moment ago like one that has always existed. */
const UNIQUE_VIOLATION = '23505';

/** Codes of a connection that was lost or not made: of the network, and of a server that ends or starts. */
const LOST =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|57P0[123]|08\w{3})$/u;
/** Errors of the client that have no code. */
const LOST_TEXT =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect)/u;
/**
 * SQLSTATE of a server that cannot be used now: no resources, interrupted, failed, read-only, or
 * the user or database is refused.
 */
const UNUSABLE = /^(?:53|57|58|25006|28|3D000|42501|XX)/u;

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

const textOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Whether the connection cannot be used any longer, or was not made. */
export function isLostConnection(error: unknown): boolean {
  return LOST.test(codeOf(error)) || LOST_TEXT.test(textOf(error));
}

/** Whether PostgreSQL cannot be used now, rather than refusing what it was asked. */
export function isUnusable(error: unknown): boolean {
  const code = codeOf(error);
  return (
    isLostConnection(error) ||
    UNUSABLE.test(code) ||
    CONFLICTS.has(code) ||
    isCertificateFault(code)
  );
}

/** Whether to try again after this error, which has ended the given attempt. */
export function isWorthRetrying(error: unknown, attempt: number, passedMs: number): boolean {
  if (CONFLICTS.has(codeOf(error))) return passedMs < CONFLICT_MS;
  if (codeOf(error) === UNIQUE_VIOLATION) return attempt < 2;
  return isLostConnection(error) && passedMs < LOST_MS;
}
