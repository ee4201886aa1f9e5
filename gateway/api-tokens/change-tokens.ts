import { refusedChange } from '../errors/refused-change.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import type {
  ApiToken,
  ApiTokenCreateInput,
  ApiTokenRevokeInput,
  UserError,
} from '../generated/resolvers.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { keysOfNode } from '../request/node-ids.ts';
import { ownerOf } from '../request/owner.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { addDays, dayOf, momentOf } from '../values/calendar.ts';
import { serviceAccountDetail } from '../request/service-accounts.ts';
import { fieldsOf, isOffered } from './own-tokens.ts';
import { addApiToken, signInByApiToken, withdrawApiToken } from './rest.ts';
import { findHolder, removeServiceToken, type TokenHolder } from './service-accounts.ts';
import { checkToken, type TokenContent } from './token-checks.ts';

interface TokenOutcome {
  apiToken: ApiToken | null;
  secret: string | null;
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

/** Maximum tokens of an account, expired ones included. */
const MAX_TOKENS = 20;

const TOO_MANY: Refusal = {
  ...{ code: 'TOO_MANY', message: 'tooManyTokens', values: { limit: MAX_TOKENS } },
};
const TOO_MANY_OF_SERVICE_ACCOUNT: Refusal = { ...TOO_MANY, message: 'tooManyServiceTokens' };
const GONE: Refusal = { code: 'NOT_FOUND', field: 'id', message: 'tokenGone' };

/**
 * Creates an API token for the account, or by an administrator for a service account: the services make
 * one of their own and issue its token pair, and the gateway stores both under a new secret, which only
 * this answer contains.
 */
export async function createToken(
  input: ApiTokenCreateInput,
  context: Context,
): Promise<TokenOutcome> {
  const signedIn = requireSignedIn(context);
  const { timeZone } = signedIn;
  if (!isOffered(context))
    return refused({ code: 'NOT_CONFIGURED', message: 'notConfigured' }, context);
  // The day of the clock, because tokens expire by it; a demonstration may have another business date.
  const content = checkToken(input, dayOf(context.clock(), timeZone));
  if ('refusal' in content) return refused(content.refusal, context);
  const holder = await findHolder(input.serviceAccount, context);
  if ('refusal' in holder) return refused(holder.refusal, context);
  const { serviceAccount } = holder;
  const tooMany = serviceAccount === null ? TOO_MANY : TOO_MANY_OF_SERVICE_ACCOUNT;
  const existing = await context.apiTokens.ofOwner(holder.owner);
  if (existing.length >= MAX_TOKENS) return refused(tooMany, context);
  try {
    const issued = await issueToken(content.value, holder, signedIn, context);
    // Requests at the same time have created others meanwhile.
    if (issued === null) return refused(tooMany, context);
    const { id, secret } = issued;
    context.logSecurity('apiTokenCreated', {
      ...{ token: id, scopes: content.value.scopes.join(' ') },
      ...(serviceAccount && serviceAccountDetail(serviceAccount.code, context)),
    });
    const token = await context.apiTokens.findIn(holder.owner, id);
    const apiToken = token && fieldsOf(token, context);
    return { apiToken, secret, viewer: signedIn.viewer, userErrors: [] };
  } catch (error) {
    const refusal = refusedChange(error, { locale: context.locale, timeZone });
    if (refusal === null) throw error;
    if (serviceAccount !== null)
      context.logSecurity(
        'apiTokenCreateRefused',
        serviceAccountDetail(serviceAccount.code, context),
      );
    return { apiToken: null, secret: null, viewer: null, userErrors: [refusal] };
  }
}

/**
 * Has the services issue a token, and stores it. If that fails, or the account has too many tokens by
 * then, the services withdraw it again. Null in the second case.
 */
async function issueToken(
  { name, scopes, expiresOn }: TokenContent,
  { owner, serviceAccount }: TokenHolder,
  { account, retail, session, timeZone }: SignedIn,
  { apiTokens, visitor }: Context,
): Promise<{ id: string; secret: string } | null> {
  const issued = await addApiToken(retail, { name, expiresOn }, serviceAccount);
  try {
    const pair = await signInByApiToken(visitor, issued, session.account, serviceAccount);
    const expiresAt = momentOf(`${addDays(expiresOn, 1)} 00:00:00`, timeZone);
    if (expiresAt === null) throw new Error(`no end of the day ${expiresOn}`);
    const creator = serviceAccount && { code: account.code, name: account.name };
    const token = { owner, creator, name, scopes, expiresAt, ...pair, issued };
    const added = await apiTokens.add(token, MAX_TOKENS);
    if (added === null) await withdrawApiToken(retail, issued.id, pair.tokens.refreshToken);
    return added;
  } catch (error) {
    await withdrawApiToken(retail, issued.id, null);
    throw error;
  }
}

/** Revokes a token: here at once, and at the services as far as they can be reached. */
export async function revokeToken(
  { id }: ApiTokenRevokeInput,
  context: Context,
): Promise<Pick<TokenOutcome, 'viewer' | 'userErrors'>> {
  const { account, retail, viewer } = requireSignedIn(context);
  const [ownId = ''] = keysOfNode('ApiToken', id, context) ?? [];
  const own = ownerOf(account);
  const token =
    (await context.apiTokens.remove(own, ownId)) ?? (await removeServiceToken(ownId, context));
  if (token === null) return refused(GONE, context);
  context.logSecurity('apiTokenRevoked', {
    token: token.id,
    ...(token.account !== account.code && serviceAccountDetail(token.account, context)),
  });
  // Its open streams end now.
  context.live.changed(token.session.id);
  await withdrawApiToken(retail, token.issuedId, token.session.tokens.refreshToken);
  return { viewer, userErrors: [] };
}

function refused(refusal: Refusal, { locale }: Context): TokenOutcome {
  const userErrors = [userError(locale, refusal)];
  return { apiToken: null, secret: null, viewer: null, userErrors };
}
