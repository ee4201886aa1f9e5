import { userError, type Refusal } from '../errors/user-error.ts';
import type { UserError, WebhookCreateInput, WebhookInput } from '../generated/resolvers.ts';
import type { Context } from '../request/context.ts';
import { keysOfId } from '../request/ids.ts';
import { ownerOf } from '../request/owner.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { ApiToken } from '../store/api-tokens/api-token-rows.ts';
import { callerOf, findWebhook, limitKeyOf } from './own-webhooks.ts';
import { newSecret } from './send-event.ts';
import { checkWebhook, scopesRefusal } from './webhook-checks.ts';
import { MAX_WEBHOOKS, type Webhook } from './webhook.ts';

interface WebhookOutcome {
  webhook: Webhook | null;
  secret: string | null;
  userErrors: UserError[];
}

const GONE: Refusal = { code: 'NOT_FOUND', field: 'id', message: 'webhookGone' };
const TOKEN_GONE: Refusal = { code: 'NOT_FOUND', field: 'apiTokenId', message: 'tokenGone' };

export async function createWebhook(
  input: WebhookCreateInput,
  context: Context,
): Promise<WebhookOutcome> {
  const caller = callerOf(context);
  const content = checkWebhook(input, context.config);
  if ('refusal' in content) return refused(content.refusal, context);
  const { name, url, kinds } = content.value;
  const token = await usableToken(input, context);
  if (token === null) return refused(TOKEN_GONE, context);
  const scopes = scopesRefusal(token.scopes, kinds);
  if (scopes !== null) return refused(scopes, context);
  const { store, outside, limits } = context.webhooks;
  await limits.create.spend(limitKeyOf(caller));
  if (!(await outside.isAllowed(url))) {
    context.logSecurity('webhookRefused', { reason: 'address' });
    return refused({ code: 'INVALID', field: 'url', message: 'webhookAddressRefused' }, context);
  }
  const secret = newSecret();
  const { tokenId: _caller, ...owner } = caller;
  const id = await store.add({
    ...{ owner, tokenId: token.id, tokenExpiresAt: token.expiresAt },
    ...{ name, kinds, url: url.href, secret },
  });
  if (id === null) {
    const values = { limit: MAX_WEBHOOKS };
    return refused({ code: 'TOO_MANY', message: 'tooManyWebhooks', values }, context);
  }
  context.logSecurity('webhookCreated', { webhook: id, token: token.id, kinds: kinds.join(' ') });
  return { webhook: await store.find(caller, id), secret, userErrors: [] };
}

export const pauseWebhook = (input: WebhookInput, context: Context) =>
  change(input, context, async ({ id, pausedAt }) => {
    if (pausedAt !== null) return;
    await context.webhooks.store.pause(id, 'PAUSED_BY_OWNER');
    context.logSecurity('webhookPaused', { webhook: id });
  });

export const resumeWebhook = (input: WebhookInput, context: Context) =>
  change(input, context, async ({ id, pausedAt }) => {
    if (pausedAt === null) return;
    await context.webhooks.store.resume(id);
    context.logSecurity('webhookResumed', { webhook: id });
  });

export const deleteWebhook = (input: WebhookInput, context: Context) =>
  change(input, context, async ({ id }) => {
    await context.webhooks.store.remove(id);
    context.logSecurity('webhookDeleted', { webhook: id });
  });

/** Replaces the secret; the one before it signs as well for a while. */
export async function rotateSecret(input: WebhookInput, context: Context): Promise<WebhookOutcome> {
  const secret = newSecret();
  const outcome = await change(input, context, async (webhook) => {
    await context.webhooks.limits.rotate.spend(limitKeyOf(webhook.owner));
    await context.webhooks.store.replaceSecret(webhook, secret);
    context.logSecurity('webhookSecretRotated', { webhook: webhook.id });
  });
  return outcome.webhook === null ? outcome : { ...outcome, secret };
}

/** Applies a change and returns the webhook after it. */
async function change(
  { id }: WebhookInput,
  context: Context,
  act: (webhook: Webhook) => Promise<void>,
): Promise<WebhookOutcome> {
  const webhook = await findWebhook(id, context);
  if (webhook === null) return refused(GONE, context);
  await act(webhook);
  return { webhook: await findWebhook(id, context), secret: null, userErrors: [] };
}

/** The caller's own token, or the one of its account that it names, if it still works. */
async function usableToken(
  { apiTokenId }: WebhookCreateInput,
  context: Context,
): Promise<ApiToken | null> {
  const { account } = requireSignedIn(context);
  const [named = ''] = apiTokenId == null ? [] : (keysOfId('ApiToken', apiTokenId) ?? []);
  const id = context.apiToken?.id ?? named;
  if (apiTokenId != null && named !== id) return null;
  const own = await context.apiTokens.ofOwner(ownerOf(account));
  const token = own.find((each) => each.id === id);
  const works = token?.endedAt === null && token.expiresAt > context.clock();
  return works ? token : null;
}

function refused(refusal: Refusal, { locale }: Context): WebhookOutcome {
  return { webhook: null, secret: null, userErrors: [userError(locale, refusal)] };
}

export const webhookGone = ({ locale }: Context): UserError => userError(locale, GONE);
