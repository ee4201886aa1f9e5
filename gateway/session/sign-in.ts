import { RETURNCODES } from '../errors/returncodes.ts';
import { adoptSession, dropSession } from '../request/session-change.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { addressKey } from '../request/client-address.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { describeError } from '../errors/describe-error.ts';
import type { SessionSignInInput, UserError, UserErrorCode } from '../generated/resolvers.ts';
import { messageIn, type MessageKey } from '../language/messages.ts';
import { presentableText } from '../errors/presentable-text.ts';
import { accountName } from '../request/security-log.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { unstoredSession } from '../store/session-rows.ts';
import type { SessionOrigin, SessionStore, TokenPair } from '../store/session-store.ts';
import { accountAttemptKey, countSignIn, isRefusal, withFailureLimits } from './attempt-limits.ts';
import { revokeTokens, signIn, type SignInAnswer } from './rest.ts';
import { endOldestSessions } from './session-limit.ts';
import { terminateSession } from './terminate-session.ts';
import { viewerOf, type Viewer } from './viewer.ts';

export interface SignInResult {
  viewer: Viewer | null;
  userErrors: UserError[];
}

/** User agents are cut to this length before they are stored; the session list needs no more. */
const MAX_USER_AGENT_LENGTH = 512;

type Field = 'enterpriseCode' | 'account' | 'password';

/** Maximum lengths from the REST contract. */
const FIELDS: Record<Field, { maxLength: number; missing: MessageKey }> = {
  enterpriseCode: { maxLength: 32, missing: 'enterpriseCodeRequired' },
  account: { maxLength: 64, missing: 'accountRequired' },
  password: { maxLength: 128, missing: 'passwordRequired' },
};

/**
 * Refusals for which the gateway has its own text. It never says which of the three values was
 * wrong.
 */
const REFUSALS: ReadonlyMap<string, { code: UserErrorCode; message: MessageKey }> = new Map([
  [RETURNCODES.WRONG_CREDENTIALS, { code: 'WRONG_CREDENTIALS', message: 'wrongCredentials' }],
  [RETURNCODES.TOO_MANY_ATTEMPTS, { code: 'TOO_MANY_ATTEMPTS', message: 'tooManyAttempts' }],
] as const);

/** Signs in with a password and starts a session in this browser. */
export async function startSession(
  input: SessionSignInInput,
  context: Context,
): Promise<SignInResult> {
  countSignIn(context);
  const credentials = {
    ...input,
    enterpriseCode: normalizeInput(input.enterpriseCode),
    account: normalizeInput(input.account),
  };
  const userErrors = checkFields(credentials, context);
  if (userErrors.length > 0) return { viewer: null, userErrors };
  const { attempts, address } = context;
  const limits = [
    { limit: attempts.account, key: accountAttemptKey(credentials, address), resets: true },
    { limit: attempts.address, key: addressKey(address), resets: false },
  ];
  try {
    const answer = await withFailureLimits(limits, () => signIn(context.visitor, credentials));
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
 * Normalizes characters of East Asian keyboards (such as full-width digits and @) and trims. Not
 * used for passwords, where every character is significant.
 */
function normalizeInput(text: string): string {
  return text.normalize('NFKC').trim();
}

/** Logs a failed sign-in. Sign-ins refused by a limit are logged elsewhere. */
export function logFailedSignIn(
  error: unknown,
  { method, account }: { method: SessionOrigin['method']; account: string | null },
  { logSecurity }: Context,
): void {
  if (error instanceof GatewayError) return;
  const reason = error instanceof UpstreamError ? (error.returncode ?? error.kind) : 'INTERNAL';
  logSecurity('signInFailed', { method, reason }, { account, sessionId: null });
}

/**
 * A refused sign-in as data: with the gateway's own text where there is one, otherwise with the
 * services' text. Other errors are thrown again.
 */
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
    message: presentableText(error.refusal) ?? describeError(error, { locale, requestId }).message,
  };
}

/**
 * Starts a session in this browser, after any kind of sign-in. If the browser already had a
 * session, that one ends; so do the oldest ones of the account beyond its maximum.
 */
export async function beginSession(
  { account, tokens, bpmToken }: SignInAnswer,
  origin: Partial<SessionOrigin>,
  context: Context,
): Promise<SignedIn> {
  const former = context.signedIn ?? context.locked;
  const userAgent = context.request.headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null;
  const known = { userAgent, address: context.address, bpmToken, ...origin };
  const { secret, session } = await createSession(account, tokens, known, context);
  context.cookie.set(secret);
  const signedIn = adoptSession(context, session);
  if (former !== null) await terminateSession(former, context);
  await endOldestSessions(signedIn, context);
  return signedIn;
}

/**
 * Stores a new session. If that fails (such as on a full disk), the tokens are revoked, because
 * nothing could use or end them later.
 */
async function createSession(
  account: SignInAnswer['account'],
  tokens: TokenPair,
  details: Partial<SessionOrigin>,
  context: Context,
): ReturnType<SessionStore['create']> {
  try {
    return await context.sessions.create(account, tokens, details);
  } catch (error) {
    const { retail } = context.identify(unstoredSession(account, tokens, context.clock()));
    await revokeTokens(retail, tokens.refreshToken);
    throw error;
  }
}

/**
 * Signs the browser out. Returns the account that was signed in, or null. The session is deleted
 * before the services are called, so that a token refresh running at the same time finds nothing to
 * renew.
 */
export async function endSession(context: Context): Promise<Viewer | null> {
  const former = dropSession(context);
  if (former === null) return null;
  await terminateSession(former, context);
  return viewerOf(former);
}

function checkFields(credentials: Record<Field, string>, { locale }: Context): UserError[] {
  return (Object.keys(FIELDS) as Field[]).flatMap((name): UserError[] => {
    const { maxLength, missing } = FIELDS[name];
    const field = ['input', name];
    if (credentials[name] === '')
      return [{ field, code: 'REQUIRED', message: messageIn(locale, missing) }];
    if (credentials[name].length > maxLength)
      return [{ field, code: 'INVALID', message: messageIn(locale, 'tooLong') }];
    return [];
  });
}
