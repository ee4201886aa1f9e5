import { isFaultCode, RETURNCODES } from '../errors/returncodes.ts';
import { addressKey } from '../request/client-address.ts';
import type { OpenFailureCounts } from '../store/failure-counts.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { UserType } from '../generated/resolvers.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { createFailureLimit, type Attempt, type FailureLimit } from './failure-limit.ts';

/**
 * Limits on how often a password or sign-on code may be tried. Only failures count, so that signing
 * in often slows nobody down.
 * - `account` counts per account and address, so that guessing from another address does not lock
 *   out the account's owner.
 * - `address` counts per address and allows far more, because a whole company may share one
 *   address.
 * - `unlock` and `passwordChange` count per session.
 */
export interface AttemptLimits {
  account: FailureLimit;
  address: FailureLimit;
  unlock: FailureLimit;
  passwordChange: FailureLimit;
}

const WINDOW_MS = 15 * 60_000;
const ACCOUNT_FAILURES = 5;
const ADDRESS_FAILURES = 300;
const SESSION_FAILURES = 5;
/** Maximum sign-ins in one request. More than this is an automated attack. */
const SIGN_INS_PER_REQUEST = 5;

/** Creates the limits: each counts failures within a quarter of an hour. */
export function createAttemptLimits(openCounts: OpenFailureCounts): AttemptLimits {
  const failureLimit = (
    name: string,
    limit: number,
    message: 'signInLimited' | 'addressLimited' | 'passwordLimited',
  ) => createFailureLimit({ name, limit, windowMs: WINDOW_MS, message, openCounts });
  return {
    account: failureLimit('signInFailures', ACCOUNT_FAILURES, 'signInLimited'),
    address: failureLimit('addressFailures', ADDRESS_FAILURES, 'addressLimited'),
    unlock: failureLimit('unlockFailures', SESSION_FAILURES, 'passwordLimited'),
    passwordChange: failureLimit('passwordFailures', SESSION_FAILURES, 'passwordLimited'),
  };
}

/**
 * The key under which sign-in attempts for an account from an address are counted. Different
 * spellings of the same account (case, full-width characters, spaces) get the same key.
 */
export function accountAttemptKey(
  {
    enterpriseCode,
    account,
    userType,
  }: { enterpriseCode: string; account: string; userType: UserType },
  address: string,
): string {
  const normal = (text: string) => text.normalize('NFKC').trim().toLowerCase();
  return JSON.stringify([normal(enterpriseCode), normal(account), userType, addressKey(address)]);
}

interface AppliedLimit {
  limit: FailureLimit;
  key: string;
  /** Whether a successful attempt clears the earlier failures. */
  resets: boolean;
}

/**
 * Runs an attempt and counts its outcome under each limit. Throws RATE_LIMITED without running it
 * when a limit is reached. `counts` decides which errors are failures; all others leave the count
 * unchanged.
 */
export async function withFailureLimits<T>(
  limits: readonly AppliedLimit[],
  attempt: () => Promise<T>,
  counts: (error: unknown) => boolean = isFailure,
): Promise<T> {
  const begun: (Attempt & Pick<AppliedLimit, 'resets'>)[] = [];
  try {
    for (const { limit, key, resets } of limits)
      begun.push({ ...(await limit.begin(key)), resets });
  } catch (error) {
    for (const one of begun) await one.release();
    throw error;
  }
  try {
    const result = await attempt();
    for (const one of begun) {
      if (one.resets) await one.succeed();
      else await one.release();
    }
    return result;
  } catch (error) {
    for (const one of begun) {
      if (counts(error)) await one.fail();
      else await one.release();
    }
    throw error;
  }
}

/**
 * Whether the services refused the request. Codes of the families B and C report faults, which are
 * not refusals.
 */
export function isRefusal(error: unknown): error is UpstreamError {
  return (
    error instanceof UpstreamError &&
    error.kind === 'refused' &&
    !isFaultCode(error.returncode ?? '')
  );
}

/**
 * Whether the services checked the secret and found it wrong. While an account is blocked (A0211)
 * they check nothing, so that does not count.
 */
function isFailure(error: unknown): boolean {
  return isRefusal(error) && error.returncode !== RETURNCODES.TOO_MANY_ATTEMPTS;
}

/**
 * Counts the sign-ins of one request, including aliased fields. Throws QUERY_TOO_COMPLEX above the
 * maximum.
 */
export function countSignIn(request: { signIns: number }): void {
  request.signIns += 1;
  if (request.signIns > SIGN_INS_PER_REQUEST)
    throw new GatewayError('QUERY_TOO_COMPLEX', 'tooManySignIns', {
      name: 'signInsPerRequest',
      limit: SIGN_INS_PER_REQUEST,
      value: request.signIns,
    });
}
