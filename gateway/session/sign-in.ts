import { RETURNCODES } from '../errors/returncodes.ts';
import { enter, leave } from '../request/session-change.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { addressKey } from '../request/client-address.ts';
import { GatewayError, describeError } from '../errors/errors.ts';
import type { SessionSignInInput, UserError, UserErrorCode } from '../generated/resolvers.ts';
import { messageIn, type MessageKey } from '../language/messages.ts';
import { presentable } from '../errors/presentable.ts';
import { accountName } from '../request/security-log.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { unstoredSession } from '../store/session-rows.ts';
import type { SessionOrigin, SessionStore, TokenPair } from '../store/session-store.ts';
import { accountAttemptKey, countSignIn, isRefusal, underLimits } from './attempt-limits.ts';
import { revoke, signIn, type SignInAnswer } from './rest.ts';
import { viewerOf, type Viewer } from './viewer.ts';

export interface Outcome {
  viewer: Viewer | null;
  userErrors: UserError[];
}

/** What a session list can make use of. */
const LONGEST_USER_AGENT = 512;

type Field = 'enterpriseCode' | 'account' | 'password';

/** The contract's own limits; a longer value is no secret of anybody. */
const FIELDS: Record<Field, { longest: number; missing: MessageKey }> = {
  enterpriseCode: { longest: 32, missing: 'enterpriseCodeRequired' },
  account: { longest: 64, missing: 'accountRequired' },
  password: { longest: 128, missing: 'passwordRequired' },
};

/** Refusals with words of ours. Which of the three values was wrong is never told. */
const REFUSALS: ReadonlyMap<string, { code: UserErrorCode; message: MessageKey }> = new Map([
  [RETURNCODES.WRONG_CREDENTIALS, { code: 'WRONG_CREDENTIALS', message: 'wrongCredentials' }],
  [RETURNCODES.TOO_MANY_ATTEMPTS, { code: 'TOO_MANY_ATTEMPTS', message: 'tooManyAttempts' }],
] as const);

export async function startSession(input: SessionSignInInput, context: Context): Promise<Outcome> {
  countSignIn(context);
  const credentials = {
    ...input,
    enterpriseCode: plain(input.enterpriseCode),
    account: plain(input.account),
  };
  const userErrors = checkFields(credentials, context);
  if (userErrors.length > 0) return { viewer: null, userErrors };
  const { attempts, address } = context;
  const limits = [
    { limit: attempts.account, key: accountAttemptKey(credentials, address), resets: true },
    { limit: attempts.address, key: addressKey(address), resets: false },
  ];
  try {
    const answer = await underLimits(limits, () => signIn(context.visitor, credentials));
    const signedIn = await beginSession(answer, {}, context);
    context.logSecurity('signIn', { method: 'PASSWORD' });
    return { viewer: viewerOf(signedIn), userErrors: [] };
  } catch (error) {
    const account = accountName(credentials.enterpriseCode, credentials.account);
    logFailedSignIn(error, { method: 'PASSWORD', account }, context);
    return { viewer: null, userErrors: [signInRefusal(error, REFUSALS, context)] };
  }
}

/**
 * Characters of East Asian keyboards become the plain ones that they stand for, full-width digits and @ for example. Never in a password:
 * there every character is meant.
 */
function plain(text: string): string {
  return text.normalize('NFKC').trim();
}

/** A sign-in that was not one; what is limited is told by its own line. */
export function logFailedSignIn(
  error: unknown,
  { method, account }: { method: SessionOrigin['method']; account: string | null },
  { logSecurity }: Context,
): void {
  if (error instanceof GatewayError) return;
  const reason = error instanceof UpstreamError ? (error.returncode ?? error.kind) : 'INTERNAL';
  logSecurity('signInFailed', { method, reason }, { account, sessionId: null });
}

/** What the services have against a sign-in, in our words where we have some and else in theirs; whatever is no refusal is thrown again. */
export function signInRefusal(
  error: unknown,
  known: ReadonlyMap<string, { code: UserErrorCode; message: MessageKey }>,
  { locale, requestId }: Context,
): UserError {
  if (!isRefusal(error)) throw error;
  const refusal = known.get(error.returncode ?? '');
  if (refusal !== undefined)
    return { field: null, code: refusal.code, message: messageIn(locale, refusal.message) };
  return {
    field: null,
    code: 'REFUSED',
    message: presentable(error.refusal) ?? describeError(error, { locale, requestId }).message,
  };
}

/** A session of this browser by whatever sign-in; one that it had before ends. */
export async function beginSession(
  { account, tokens, bpmToken }: SignInAnswer,
  origin: Partial<SessionOrigin>,
  context: Context,
): Promise<SignedIn> {
  const former = context.signedIn ?? context.locked;
  const userAgent = context.request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null;
  const known = { userAgent, address: context.address, bpmToken, ...origin };
  const { secret, session } = await createSession(account, tokens, known, context);
  context.cookie.set(secret);
  const signedIn = enter(context, session);
  if (former !== null) await endOf(former, context);
  return signedIn;
}

/** Tokens that could not be stored, on a full disk for instance, are revoked: nobody would ever use or end them. */
async function createSession(
  account: SignInAnswer['account'],
  tokens: TokenPair,
  known: Partial<SessionOrigin>,
  context: Context,
): ReturnType<SessionStore['create']> {
  try {
    return await context.sessions.create(account, tokens, known);
  } catch (error) {
    const { retail } = context.identify(unstoredSession(account, tokens, context.clock()));
    await revoke(retail, tokens.refreshToken);
    throw error;
  }
}

/** Ends the session first, so that a refresh that runs meanwhile finds none to renew, and tells the services afterwards. */
export async function endSession(context: Context): Promise<Viewer | null> {
  const former = leave(context);
  if (former === null) return null;
  await endOf(former, context);
  return viewerOf(former);
}

/** Any session of the account: gone here at once, and its tokens at the services as far as they can be reached. */
export async function endOf({ session, retail }: SignedIn, { sessions }: Context): Promise<void> {
  const { tokens } = (await sessions.read(session.id)) ?? session;
  try {
    await sessions.delete(session.id);
  } finally {
    // Also where the session cannot be deleted: without tokens it is of no use.
    await revoke(retail, tokens.refreshToken);
  }
}

function checkFields(credentials: Record<Field, string>, { locale }: Context): UserError[] {
  return (Object.keys(FIELDS) as Field[]).flatMap((name): UserError[] => {
    const { longest, missing } = FIELDS[name];
    const field = ['input', name];
    if (credentials[name] === '')
      return [{ field, code: 'REQUIRED', message: messageIn(locale, missing) }];
    if (credentials[name].length > longest)
      return [{ field, code: 'INVALID', message: messageIn(locale, 'tooLong') }];
    return [];
  });
}
