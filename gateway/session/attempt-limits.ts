import { isFaultCode, RETURNCODES } from '../errors/returncodes.ts';
import { addressKey } from '../request/client-address.ts';
import type { Clock } from '../async/clock.ts';
import { GatewayError } from '../errors/errors.ts';
import type { UserType } from '../generated/resolvers.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { createFailureLimit, type Attempt, type FailureLimit } from './failure-limit.ts';

/**
 * How often a secret may be tried. Only failures count, so that nobody is slowed down by signing in often.
 * - Of an account from one address first: whoever guesses elsewhere locks nobody out who is at his own desk.
 * - Of an address as a whole far more: a whole company may share one.
 * - Unlocking and changing the password, which know their account, by session.
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
/** A request that signs in more often than this is no person's. */
const SIGN_INS_PER_REQUEST = 5;

export function createAttemptLimits(clock: Clock): AttemptLimits {
  const failureLimit = (
    name: string,
    limit: number,
    message: 'signInLimited' | 'addressLimited' | 'passwordLimited',
  ) => createFailureLimit({ name, limit, windowMs: WINDOW_MS, message, clock });
  return {
    account: failureLimit('signInFailures', ACCOUNT_FAILURES, 'signInLimited'),
    address: failureLimit('addressFailures', ADDRESS_FAILURES, 'addressLimited'),
    unlock: failureLimit('unlockFailures', SESSION_FAILURES, 'passwordLimited'),
    passwordChange: failureLimit('passwordFailures', SESSION_FAILURES, 'passwordLimited'),
  };
}

/** Which count an attempt to sign in as somebody goes to: the same account however it is written. */
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

interface CountedUnder {
  limit: FailureLimit;
  key: string;
  /** A success forgets the failures before it. */
  resets: boolean;
}

/** Makes an attempt that counts under each limit, as far as its failure is one of a secret. */
export async function underLimits<T>(
  limits: readonly CountedUnder[],
  attempt: () => Promise<T>,
  counts: (error: unknown) => boolean = isFailure,
): Promise<T> {
  const begun: (Attempt & Pick<CountedUnder, 'resets'>)[] = [];
  try {
    for (const { limit, key, resets } of limits) begun.push({ ...limit.begin(key), resets });
  } catch (error) {
    for (const one of begun) one.release();
    throw error;
  }
  try {
    const result = await attempt();
    for (const one of begun) {
      if (one.resets) one.succeed();
      else one.release();
    }
    return result;
  } catch (error) {
    for (const one of begun) {
      if (counts(error)) one.fail();
      else one.release();
    }
    throw error;
  }
}

/** The services have said no. Codes of the families B and C are faults, theirs or of a third party. */
export function isRefusal(error: unknown): error is UpstreamError {
  return (
    error instanceof UpstreamError &&
    error.kind === 'refused' &&
    !isFaultCode(error.returncode ?? '')
  );
}

/** They have judged it and found it wrong. While an account rests (A0211) they judge nothing: that is nobody's failure. */
function isFailure(error: unknown): boolean {
  return isRefusal(error) && error.returncode !== RETURNCODES.TOO_MANY_ATTEMPTS;
}

/** Counts the sign-ins of one request, aliased fields too. */
export function countSignIn(request: { signIns: number }): void {
  request.signIns += 1;
  if (request.signIns > SIGN_INS_PER_REQUEST)
    throw new GatewayError('QUERY_TOO_COMPLEX', 'tooManySignIns', {
      name: 'signInsPerRequest',
      limit: SIGN_INS_PER_REQUEST,
      value: request.signIns,
    });
}
