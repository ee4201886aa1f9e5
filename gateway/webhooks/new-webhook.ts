import type { WebhookCreateInput } from '../generated/resolvers.ts';
import type { Context } from '../request/context.ts';
import type { Owner } from '../request/owner.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Refusal } from '../errors/user-error.ts';
import { callerOf } from './own-webhooks.ts';
import { newSecret } from './send-event.ts';
import { findServiceOwner, logWebhook } from './service-webhooks.ts';
import { addressRefusal, TOKEN_GONE, tokenIdOf, usableToken } from './token-and-address.ts';
import { checkWebhook, scopesRefusal } from './webhook-checks.ts';
import { refused, type WebhookOutcome } from './webhook-outcome.ts';
import { MAX_WEBHOOKS } from './webhook.ts';

/** Creates a webhook for an API token of the caller, or of a service account that it administers. */
export async function createWebhook(
  input: WebhookCreateInput,
  context: Context,
): Promise<WebhookOutcome> {
  const content = checkWebhook(input, context.config);
  if ('refusal' in content) return refused(content.refusal, context);
  const { name, url, kinds } = content.value;
  const holder = await holderOf(input, context);
  if ('refusal' in holder) return refused(holder.refusal, context);
  const { owner, isService } = holder;
  const token = await usableToken(tokenIdOf(input.apiTokenId, context), owner, context);
  if (token === null) return refused(TOKEN_GONE, context);
  const refusal =
    scopesRefusal(token.scopes, kinds) ?? (await addressRefusal(url, 'create', context));
  if (refusal !== null) return refused(refusal, context);
  const secret = newSecret();
  const { account } = requireSignedIn(context);
  const id = await context.webhooks.store.add({
    ...{ owner, tokenId: token.id, tokenExpiresAt: token.expiresAt },
    creator: isService ? { code: account.code, name: account.name } : null,
    ...{ name, kinds, url: url.href, secret },
  });
  if (id === null) return refused(tooMany(isService), context);
  const details = { token: token.id, kinds: kinds.join(' ') };
  logWebhook('webhookCreated', { id, owner }, context, details);
  return {
    webhook: await context.webhooks.store.find({ ...owner, tokenId: null }, id),
    secret,
    userErrors: [],
  };
}

/** The account that the webhook belongs to, or why it is refused. */
async function holderOf(
  { serviceAccount }: WebhookCreateInput,
  context: Context,
): Promise<{ owner: Owner; isService: boolean } | { refusal: Refusal }> {
  if (serviceAccount == null) {
    const { tokenId: _token, ...owner } = callerOf(context);
    return { owner, isService: false };
  }
  const found = await findServiceOwner(serviceAccount, context);
  return 'refusal' in found ? found : { owner: found.owner, isService: true };
}

const tooMany = (isService: boolean): Refusal => ({
  code: 'TOO_MANY',
  message: isService ? 'tooManyServiceWebhooks' : 'tooManyWebhooks',
  values: { limit: MAX_WEBHOOKS },
});
