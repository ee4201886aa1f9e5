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
import { countSignIn, underLimits } from './attempt-limits.ts';
import { findExitUrl, signInByCode } from './rest.ts';
import { beginSession, logFailedSignIn, signInRefusal, type Outcome } from './sign-in.ts';
import { viewerOf } from './viewer.ts';

/** The contract's own limits. */
const LONGEST_CODE = 512;
const LONGEST_ENTERPRISE_CODE = 32;

/** A code that is unknown, used or past its time, and one that the services cannot read, are the same to whoever holds it. */
const CODE_REFUSED = { code: 'WRONG_CREDENTIALS', message: 'signOnCodeRefused' } as const;
const REFUSALS = new Map([
  [RETURNCODES.WRONG_CREDENTIALS, CODE_REFUSED],
  [RETURNCODES.INVALID, CODE_REFUSED],
]);

/** Where single sign-on begins; null when the operator has none, or services that know no such sign-in. */
export function singleSignOnUrl({ ssoUrl, retailConfig }: Config): string | null {
  return retailConfig.missing.includes('loginByCode') ? null : ssoUrl;
}

/** Begins it in this browser: only here the code that comes back counts without a question. */
export function beginSingleSignOn({ config, signOnCookie }: Context): string | null {
  const address = singleSignOnUrl(config);
  if (address === null) return null;
  const url = new URL(address);
  url.searchParams.set('state', signOnCookie.begin());
  return url.href;
}

/**
 * Whether the code was asked for here. A code of another browser would sign this one in as somebody else without a word: it counts only after
 * its user has been told and has confirmed it, as he must where the system of single sign-on opens the portal unasked.
 */
function isAskedFor(
  { state, confirmed }: SessionSignInByCodeInput,
  { signOnCookie }: Context,
): boolean {
  return signOnCookie.take(state?.trim() ?? '') || confirmed === true;
}

/** A sign-in by the code that a single-sign-on system has sent the browser with. A session of this browser ends with it. */
export async function startSessionByCode(
  input: SessionSignInByCodeInput,
  context: Context,
): Promise<Outcome> {
  countSignIn(context);
  const code = input.code.trim();
  const enterpriseCode = input.enterpriseCode?.trim() ?? '';
  const userErrors = checkFields(code, enterpriseCode, context);
  if (userErrors.length > 0) return { viewer: null, userErrors };
  if (!isAskedFor(input, context)) {
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
    const { autoCode, ...answer } = await underLimits(limits, () =>
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
 * Where the browser of a session goes that began by single sign-on; null for any other session. Asked before the session ends, because
 * afterwards its token is good for nothing. Whatever goes wrong is a sign-out all the same: it only has no address.
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

/** An address from the services is data: only one of an origin that the operator has listed is handed to a browser. */
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
    ...(code.length > LONGEST_CODE
      ? [errorOf('code', 'INVALID', messageIn(locale, 'tooLong'))]
      : []),
    ...(enterpriseCode.length > LONGEST_ENTERPRISE_CODE
      ? [errorOf('enterpriseCode', 'INVALID', messageIn(locale, 'tooLong'))]
      : []),
  ];
}
