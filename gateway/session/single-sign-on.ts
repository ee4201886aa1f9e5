import { RETURNCODES } from '../errors/returncodes.ts';
import { addressKey } from '../request/client-address.ts';
import type { Config } from '../config/config.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type {
  SessionSignInByCodeInput,
  SingleSignOnExit,
  UserError,
} from '../generated/resolvers.ts';
import { messageIn } from '../language/messages.ts';
import { userError } from '../errors/user-error.ts';
import { countSignIn, withFailureLimits } from './attempt-limits.ts';
import { findExitUrl, signInByCode } from './rest.ts';
import { beginSession, logFailedSignIn, signInRefusal, type SignInResult } from './sign-in.ts';
import { viewerOf } from './viewer.ts';

/** Maximum lengths from the REST contract. */
const MAX_CODE_LENGTH = 512;
const MAX_ENTERPRISE_CODE_LENGTH = 32;

/** The same message for a code that is unknown, used, expired or malformed. */
const CODE_REFUSED = { code: 'WRONG_CREDENTIALS', message: 'signOnCodeRefused' } as const;
const REFUSALS = new Map([
  [RETURNCODES.WRONG_CREDENTIALS, CODE_REFUSED],
  [RETURNCODES.INVALID, CODE_REFUSED],
]);

/**
 * The address where single sign-on begins; null when it is not configured or the services do not
 * support it.
 */
export function singleSignOnUrl({ ssoUrl, retailConfig }: Config): string | null {
  return retailConfig.missing.includes('loginByCode') ? null : ssoUrl;
}

/**
 * Begins a single sign-on in this browser and returns the address to open; null when there is none.
 * The address carries a state, so that a returning code is accepted without asking the user.
 */
export function beginSingleSignOn({ config, signOnCookie }: Context): string | null {
  const base = singleSignOnUrl(config);
  if (base === null) return null;
  const url = new URL(base);
  url.searchParams.set('state', signOnCookie.begin());
  return url.href;
}

/**
 * Whether this browser asked for the code. A code from elsewhere could silently sign the user in to
 * another person's account, so it is accepted only if the user was warned and confirmed. That is
 * also needed when the single-sign-on system opens the portal on its own initiative.
 */
function isRequestedHere(
  { state, isConfirmed, confirmed }: SessionSignInByCodeInput,
  { signOnCookie }: Context,
): boolean {
  return signOnCookie.consume(state?.trim() ?? '') || (isConfirmed ?? confirmed) === true;
}

/**
 * Signs in with the code that a single-sign-on system sent with the browser. An existing session of
 * this browser ends.
 */
export async function startSessionByCode(
  input: SessionSignInByCodeInput,
  context: Context,
): Promise<SignInResult> {
  countSignIn(context);
  const code = input.code.trim();
  const enterpriseCode = input.enterpriseCode?.trim() ?? '';
  const userErrors = checkFields(code, enterpriseCode, context);
  if (userErrors.length > 0) return { viewer: null, userErrors };
  if (!isRequestedHere(input, context)) {
    context.logSecurity(
      'signInFailed',
      { method: 'SINGLE_SIGN_ON', reason: 'STATE_MISMATCH' },
      { account: null, sessionId: null },
    );
    const refusal = {
      field: 'state',
      code: 'STATE_MISMATCH',
      message: 'signOnNotAskedFor',
    } as const;
    return { viewer: null, userErrors: [userError(context.locale, refusal)] };
  }
  const limits = [
    { limit: context.attempts.address, key: addressKey(context.address), resets: false },
  ];
  try {
    const { autoCode, ...answer } = await withFailureLimits(limits, () =>
      signInByCode(context.visitor, { code, enterpriseCode }),
    );
    const signedIn = await beginSession(answer, { method: 'SINGLE_SIGN_ON', autoCode }, context);
    context.logSecurity('signIn', { method: 'SINGLE_SIGN_ON' });
    return { viewer: viewerOf(signedIn), userErrors: [] };
  } catch (error) {
    logFailedSignIn(error, { method: 'SINGLE_SIGN_ON', account: null }, context);
    return { viewer: null, userErrors: [signInRefusal(error, REFUSALS, context)] };
  }
}

/**
 * Where the browser goes after a single-sign-on session ends; null for any other session. Must be
 * called before the session ends, because its token is invalid afterwards. On any error the
 * sign-out still works, only without an address.
 */
export async function singleSignOnExit(
  signedIn: SignedIn,
  { config }: Context,
): Promise<SingleSignOnExit | null> {
  const { method, autoCode } = signedIn.session.origin;
  if (method !== 'SINGLE_SIGN_ON') return null;
  const url =
    autoCode === null ? null : await findExitUrl(signedIn.retail, autoCode).catch(() => null);
  return { url: allowedAddress(url, config.ssoOrigins) };
}

/**
 * The address, if it is an http(s) address of an origin that the operator has listed; otherwise
 * null. An address from the services is data and could lead anywhere.
 */
export function allowedAddress(address: unknown, origins: readonly string[]): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { protocol, username, password, origin, href } = new URL(address);
  const isWeb =
    (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
  return isWeb && origins.includes(origin) ? href : null;
}

function checkFields(code: string, enterpriseCode: string, { locale }: Context): UserError[] {
  const errorOf = (name: string, kind: 'REQUIRED' | 'INVALID', message: string): UserError => ({
    field: ['input', name],
    code: kind,
    message,
  });
  return [
    ...(code === '' ? [errorOf('code', 'REQUIRED', messageIn(locale, 'signOnCodeRefused'))] : []),
    ...(code.length > MAX_CODE_LENGTH
      ? [errorOf('code', 'INVALID', messageIn(locale, 'tooLong'))]
      : []),
    ...(enterpriseCode.length > MAX_ENTERPRISE_CODE_LENGTH
      ? [errorOf('enterpriseCode', 'INVALID', messageIn(locale, 'tooLong'))]
      : []),
  ];
}
