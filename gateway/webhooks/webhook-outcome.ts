import { userError, type Refusal } from '../errors/user-error.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { Context } from '../request/context.ts';
import type { Webhook } from './webhook.ts';

/** The payload of a mutation of webhooks. */
export interface WebhookOutcome {
  webhook: Webhook | null;
  secret: string | null;
  userErrors: UserError[];
}

const GONE: Refusal = { code: 'NOT_FOUND', field: 'id', message: 'webhookGone' };

export function refused(refusal: Refusal, { locale }: Context): WebhookOutcome {
  return { webhook: null, secret: null, userErrors: [userError(locale, refusal)] };
}

export const webhookGone = ({ locale }: Context): UserError => userError(locale, GONE);

export const goneOutcome = (context: Context): WebhookOutcome => refused(GONE, context);
