import type { WebhookInput, WebhookUpdateInput } from '../generated/resolvers.ts';
import type { Context } from '../request/context.ts';
import type { ApiToken } from '../store/api-tokens/api-token-rows.ts';
import { callerOf, findWebhook, limitKeyOf } from './own-webhooks.ts';
import { newSecret } from './send-event.ts';
import { logWebhook } from './service-webhooks.ts';
import { addressRefusal, TOKEN_GONE, tokenIdOf, usableToken } from './token-and-address.ts';
import { checkChanges, scopesRefusal } from './webhook-checks.ts';
import { goneOutcome, refused, type WebhookOutcome } from './webhook-outcome.ts';
import type { Webhook } from './webhook.ts';

/** Changes what is given. Other kinds and another token need a token that works and may read them. */
export async function updateWebhook(
  input: WebhookUpdateInput,
  context: Context,
): Promise<WebhookOutcome> {
  const webhook = await findWebhook(input.id, context);
  if (webhook === null) return goneOutcome(context);
  const content = checkChanges(input, context.config);
  if ('refusal' in content) return refused(content.refusal, context);
  const { name, url, kinds } = content.value;
  const isOfToken = kinds !== undefined || input.apiTokenId != null;
  const token = isOfToken ? await tokenAfter(input, webhook, context) : undefined;
  if (token === null) return refused(TOKEN_GONE, context);
  const scopes = token && scopesRefusal(token.scopes, kinds ?? webhook.kinds);
  if (scopes) return refused(scopes, context);
  const isMoved = url !== undefined && url.href !== webhook.url;
  const address = isMoved ? await addressRefusal(url, 'move', context) : null;
  if (address !== null) return refused(address, context);
  await context.webhooks.store.update(webhook.id, {
    ...(name !== undefined && { name }),
    ...(kinds !== undefined && { kinds }),
    ...(isMoved && { url: url.href }),
    ...(token && { token: { id: token.id, expiresAt: token.expiresAt } }),
  });
  logWebhook('webhookUpdated', webhook, context, {
    fields: [...Object.keys(content.value), ...(input.apiTokenId == null ? [] : ['token'])].join(
      ' ',
    ),
    ...(token && { token: token.id }),
  });
  return { webhook: await findWebhook(input.id, context), secret: null, userErrors: [] };
}

/** The token that the webhook has after the change; null when it does not work. */
function tokenAfter(
  { apiTokenId }: WebhookUpdateInput,
  { owner, tokenId }: Webhook,
  context: Context,
): Promise<ApiToken | null> {
  const id = apiTokenId == null ? tokenId : tokenIdOf(apiTokenId, context);
  return usableToken(id, owner, context);
}

export const pauseWebhook = (input: WebhookInput, context: Context) =>
  change(input, context, async (webhook) => {
    if (webhook.pausedAt !== null) return;
    await context.webhooks.store.pause(webhook.id, 'PAUSED_BY_OWNER');
    logWebhook('webhookPaused', webhook, context);
  });

export const resumeWebhook = (input: WebhookInput, context: Context) =>
  change(input, context, async (webhook) => {
    if (webhook.pausedAt === null) return;
    await context.webhooks.store.resume(webhook.id);
    logWebhook('webhookResumed', webhook, context);
  });

export const deleteWebhook = (input: WebhookInput, context: Context) =>
  change(input, context, async (webhook) => {
    await context.webhooks.store.remove(webhook.id);
    logWebhook('webhookDeleted', webhook, context);
  });

/** Replaces the secret; the one before it signs as well for a while. */
export async function rotateSecret(input: WebhookInput, context: Context): Promise<WebhookOutcome> {
  const secret = newSecret();
  const outcome = await change(input, context, async (webhook) => {
    await context.webhooks.limits.rotate.spend(limitKeyOf(callerOf(context)));
    await context.webhooks.store.replaceSecret(webhook.id, secret);
    logWebhook('webhookSecretRotated', webhook, context);
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
  if (webhook === null) return goneOutcome(context);
  await act(webhook);
  return { webhook: await findWebhook(id, context), secret: null, userErrors: [] };
}
