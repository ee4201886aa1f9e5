import type { Config } from '../config/config.ts';
import { isRefusedWith } from '../errors/refusals.ts';
import { RETURNCODES } from '../errors/returncodes.ts';
import { requireSession } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { logError } from '../logging/log-error.ts';
import type {
  PasswordChangeInput,
  PasswordChangePayload,
  PasswordPolicy,
} from '../generated/resolvers.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { changePassword } from './account-rest.ts';
import { otherSessionsOf } from './account-sessions.ts';
import { isBreachedPassword } from './breached-passwords.ts';
import { isCommonPassword } from './common-passwords.ts';
import { MAX_PASSWORD_LENGTH } from './own-password.ts';
import { violatedRules } from './password-rules.ts';
import { hasKnownWord } from './password-words.ts';
import { countSignIn, isRefusal, withFailureLimits } from './attempt-limits.ts';
import { terminateSession } from './terminate-session.ts';
import { userError, type Refusal } from '../errors/user-error.ts';

const COMMON: Refusal = { field: 'newPassword', code: 'INVALID', message: 'passwordCommon' };

/** Expected refusals of the services, by returncode. */
const REFUSALS: ReadonlyMap<string, Refusal> = new Map([
  [
    RETURNCODES.WRONG_CREDENTIALS,
    { field: 'oldPassword', code: 'WRONG_CREDENTIALS', message: 'wrongOldPassword' },
  ],
  [RETURNCODES.TOO_MANY_ATTEMPTS, { code: 'TOO_MANY_ATTEMPTS', message: 'tooManyAttempts' }],
  [RETURNCODES.INVALID, { field: 'newPassword', code: 'INVALID', message: 'passwordRefused' }],
]);

/**
 * The rules for a new password. Null when the password cannot be changed here: the services do not
 * offer it, or the session began by single sign-on.
 */
export async function passwordPolicyOf(context: Context): Promise<PasswordPolicy | null> {
  const { session, loaders } = requireSession(context);
  if (
    session.origin.method === 'SINGLE_SIGN_ON' ||
    context.config.retailConfig.missing.includes('changePassword')
  )
    return null;
  return loaders.passwordPolicy();
}

/**
 * Changes the password. The gateway checks every rule first and reports each violation with its own
 * code. Wrong old passwords count under the gateway's limit as well as the services'. On success
 * all other sessions of the account are ended.
 */
export async function changeOwnPassword(
  input: PasswordChangeInput,
  context: Context,
): Promise<PasswordChangePayload> {
  const signedIn = requireSession(context);
  const refusals = await refusalsOf(input, context);
  if (refusals.length > 0) return refusedPayload(refusals, context);
  countSignIn(context);
  // The lists of passwords take time to read: only for what keeps all other rules, and limited.
  if (await isListedPassword(input.newPassword, context.config))
    return refusedPayload([COMMON], context);
  try {
    await withFailureLimits(
      [{ limit: context.attempts.passwordChange, key: signedIn.session.id, resets: true }],
      () => changePassword(signedIn.retail, signedIn.account, input),
      isWrongPassword,
    );
  } catch (error) {
    if (isRefusal(error))
      context.logSecurity('passwordChangeFailed', { reason: error.returncode ?? null });
    const refusal =
      error instanceof UpstreamError && error.kind === 'refused'
        ? REFUSALS.get(error.returncode ?? '')
        : undefined;
    if (refusal === undefined) throw error;
    return refusedPayload([refusal], context);
  }
  await renewCookieSafely(signedIn, context);
  const endedSessions = await endOtherSessionsSafely(signedIn, context);
  context.logSecurity('passwordChange', { endedSessions });
  return { endedSessions, userErrors: [] };
}

/** Whether a new password is among the most common ones, or on the operator's list. */
async function isListedPassword(
  password: string,
  { breachedPasswordsFile }: Config,
): Promise<boolean> {
  if (await isCommonPassword(password)) return true;
  return breachedPasswordsFile !== null && isBreachedPassword(password, breachedPasswordsFile);
}

/** Whether the old password was wrong. A refused new password is not a guess at the old one. */
function isWrongPassword(error: unknown): boolean {
  return (
    isRefusal(error) && !isRefusedWith(error, RETURNCODES.TOO_MANY_ATTEMPTS, RETURNCODES.INVALID)
  );
}

/**
 * Gives the session another cookie: whoever has copied the former one is outside with the former
 * password. The password has already changed, so an error here is logged only.
 */
async function renewCookieSafely({ session }: SignedIn, context: Context): Promise<void> {
  try {
    const secret = await context.sessions.renew(session.id);
    if (secret !== null) context.cookie.set(secret);
  } catch (error) {
    logError(error, { requestId: context.requestId }, context.request.log);
  }
}

/**
 * Ends the other sessions and returns how many. The password has already changed, so an error here
 * is logged and does not fail the request.
 */
async function endOtherSessionsSafely(signedIn: SignedIn, context: Context): Promise<number> {
  const log = (error: unknown): void =>
    logError(error, { requestId: context.requestId }, context.request.log);
  const others = await otherSessionsOf(signedIn, context).catch((error: unknown) => {
    log(error);
    return [];
  });
  const outcomes = await Promise.allSettled(
    others.map((other) => terminateSession(other, context)),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') log(outcome.reason);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

async function refusalsOf(
  { oldPassword, newPassword }: PasswordChangeInput,
  context: Context,
): Promise<Refusal[]> {
  if (requireSession(context).session.origin.method === 'SINGLE_SIGN_ON')
    return [{ code: 'NO_PASSWORD', message: 'noPassword' }];
  const [ofOld, ofNew] = [
    lengthRefusals('oldPassword', oldPassword, 'oldPasswordRequired'),
    lengthRefusals('newPassword', newPassword, 'newPasswordRequired'),
  ];
  if (ofNew.length > 0) return [...ofOld, ...ofNew];
  const { account, loaders } = requireSession(context);
  const ofWords: Refusal[] = hasKnownWord(newPassword, account)
    ? [{ field: 'newPassword', code: 'INVALID', message: 'passwordKnownWord' }]
    : [];
  const ofRules = violatedRules(newPassword, oldPassword, await loaders.passwordPolicy());
  return [...ofOld, ...ofRules, ...ofWords];
}

function lengthRefusals(field: string, value: string, missing: Refusal['message']): Refusal[] {
  if (value === '') return [{ field, code: 'REQUIRED', message: missing }];
  return value.length > MAX_PASSWORD_LENGTH ? [{ field, code: 'INVALID', message: 'tooLong' }] : [];
}

function refusedPayload(refusals: readonly Refusal[], { locale }: Context): PasswordChangePayload {
  return { endedSessions: null, userErrors: refusals.map((refusal) => userError(locale, refusal)) };
}
