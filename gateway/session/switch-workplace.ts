import { isFaultCode, RETURNCODES } from '../errors/returncodes.ts';
import { adoptSession, liveSession } from '../request/session-change.ts';
import { requireSession, requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Post, PostSwitchInput, ShopSwitchInput, UserError } from '../generated/resolvers.ts';
import type { SessionRecord } from '../store/session-store.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { switchShop, switchWorkplace } from './account-rest.ts';
import { chooseShop, type ShopChoice } from './shop-choice.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { viewerOf, type Viewer } from './viewer.ts';

/**
 * Switching post or store. Two things must stay consistent: what the tokens stand for at the
 * services, and what the session says here.
 * - Within a process, switches of a session run one at a time. If the session has changed since the
 *   request began, or is not at the post and store of the page that asks, the switch fails with
 *   SCOPE_CHANGED and changes nothing.
 * - Between processes the store's compare-and-set decides. The loser sets the services back to the
 *   winner's choice and fails with SCOPE_CHANGED.
 * - After a fault it is unknown what the services did, so they are set back (best effort) to what
 *   the session says.
 */
export interface SwitchResult {
  viewer: Viewer | null;
  userErrors: UserError[];
}

interface SwitchCall {
  event: 'postSwitch' | 'shopSwitch';
  perform(signedIn: SignedIn, shopCode: string | null): Promise<SessionRecord['account']>;
}

/** Switches to one of the account's posts, and to a store if one is named. */
export async function switchToPost(
  { postCode, shopCode }: PostSwitchInput,
  context: Context,
): Promise<SwitchResult> {
  const post =
    (await requireSignedIn(context).loaders.posts()).find(({ code }) => code === postCode) ?? null;
  if (post === null)
    return refusedSwitch(
      { field: 'postCode', code: 'NOT_PERMITTED', message: 'postNotPermitted' },
      context,
    );
  return switchTo(post, shopCode, context, {
    event: 'postSwitch',
    perform: ({ retail, session }, shop) =>
      switchWorkplace(retail, { postCode, shopCode: shop }, session.account),
  });
}

/** Switches the store within the current post. */
export async function switchToShop(
  { shopCode }: ShopSwitchInput,
  context: Context,
): Promise<SwitchResult> {
  const { account } = requireSignedIn(context);
  return switchTo(account.mainPost, shopCode, context, {
    event: 'shopSwitch',
    perform: ({ retail, session }, shop) => switchShop(retail, shop, session.account),
  });
}

async function switchTo(
  post: Post | null,
  shopCode: string | null | undefined,
  context: Context,
  call: SwitchCall,
): Promise<SwitchResult> {
  const signedIn = requireSession(context);
  const choice = await chooseShop(signedIn.loaders, post, shopCode || null);
  if ('code' in choice) return refusedSwitch(choice, context);
  const refusal = await context.sessionMutex(signedIn.session.id, () =>
    performSwitch(signedIn, choice, context, call),
  );
  if (refusal !== null) return refusedSwitch(refusal, context);
  const { account } = requireSession(context);
  context.logSecurity(call.event, {
    post: account.mainPost?.code ?? null,
    shop: account.shop?.number ?? null,
  });
  return { viewer: viewerOf(requireSession(context)), userErrors: [] };
}

async function performSwitch(
  signedIn: SignedIn,
  choice: ShopChoice,
  context: Context,
  call: SwitchCall,
): Promise<Refusal | null> {
  const { id, accountVersion } = signedIn.session;
  const current = await liveSession(id, context);
  if (current.lockedAt !== null) throw new GatewayError('SESSION_LOCKED');
  if (current.accountVersion !== accountVersion) throw new GatewayError('SCOPE_CHANGED');
  let account: SessionRecord['account'];
  try {
    account = await call.perform(signedIn, choice.shopCode);
  } catch (error) {
    return switchRefusal(error, choice, signedIn, context);
  }
  const isReplaced = await context.sessions
    .replaceAccount(id, accountVersion, account)
    .catch(async (error: unknown) => {
      await restoreWorkplace(signedIn, current);
      throw error;
    });
  // Read again, because the tokens may have been refreshed since the request began.
  const session = await liveSession(id, context);
  if (!isReplaced) {
    await restoreWorkplace(signedIn, session);
    throw new GatewayError('SCOPE_CHANGED');
  }
  adoptSession(context, session);
  return null;
}

async function switchRefusal(
  error: unknown,
  choice: ShopChoice,
  signedIn: SignedIn,
  { sessions }: Context,
): Promise<Refusal> {
  if (!(error instanceof UpstreamError)) throw error;
  if (error.returncode === RETURNCODES.NOT_PERMITTED) {
    return choice.shopCode === null
      ? { code: 'NOT_PERMITTED', message: 'forbidden' }
      : { field: 'shopCode', code: 'NOT_PERMITTED', message: 'shopNotPermitted' };
  }
  if (error.returncode === RETURNCODES.INVALID && choice.shopCode === null)
    return { field: 'shopCode', code: 'SHOP_REQUIRED', message: 'shopRequired' };
  const session = isFault(error) ? await sessions.read(signedIn.session.id) : null;
  if (session !== null) await restoreWorkplace(signedIn, session);
  throw error;
}

/**
 * Whether it is unknown if the services made the change: no answer, an unreadable answer, or a code
 * of the families B (system) or C (third party).
 */
function isFault({ kind, returncode = '' }: UpstreamError): boolean {
  return (
    ['timeout', 'unreachable', 'malformed', 'cancelled'].includes(kind) ||
    (kind === 'refused' && isFaultCode(returncode))
  );
}

/** Sets the services back to the post and store of the session. Best effort. */
async function restoreWorkplace({ retail }: SignedIn, { account }: SessionRecord): Promise<void> {
  const shopCode = account.shopid ?? null;
  const postCode = account.mainPost?.postCode ?? null;
  const back =
    postCode === null
      ? switchShop(retail, shopCode, account)
      : switchWorkplace(retail, { postCode, shopCode }, account);
  await back.catch(() => undefined);
}

function refusedSwitch(refusal: Refusal, { locale, logSecurity }: Context): SwitchResult {
  if (refusal.code === 'NOT_PERMITTED')
    logSecurity('switchRefused', { field: String(refusal.field ?? '') });
  return { viewer: null, userErrors: [userError(locale, refusal)] };
}
