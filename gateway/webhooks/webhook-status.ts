import type { WebhookProblemCode, WebhookStatus } from '../generated/resolvers.ts';
import type { MessageKey } from '../language/messages.ts';
import type { Webhook } from './webhook.ts';

interface WebhookState {
  status: WebhookStatus;
  problem: WebhookProblemCode | null;
}

/**
 * A locked account counts most, because its tokens end and new ones must wait for it. A token that no
 * longer works counts more than a pause, which the owner could end.
 */
export function stateOf(webhook: Webhook, now: number): WebhookState {
  if (webhook.isAccountLocked) return { status: 'STOPPED', problem: 'ACCOUNT_LOCKED' };
  const ended = tokenProblem(webhook, now);
  if (ended !== null) return { status: 'STOPPED', problem: ended };
  if (webhook.pausedAt !== null)
    return { status: 'PAUSED', problem: webhook.pauseReason ?? 'PAUSED_BY_OWNER' };
  return webhook.failingSince === null
    ? { status: 'ACTIVE', problem: null }
    : { status: 'FAILING', problem: 'RECEIVER_FAILING' };
}

function tokenProblem({ token, tokenExpiresAt }: Webhook, now: number): WebhookProblemCode | null {
  // Expired tokens are removed after a while.
  if (tokenExpiresAt <= now) return 'TOKEN_EXPIRED';
  if (token === null) return 'TOKEN_REVOKED';
  return token.endedAt === null ? null : 'TOKEN_ENDED';
}

export const PROBLEM_TEXTS: Readonly<Record<WebhookProblemCode, MessageKey>> = {
  RECEIVER_FAILING: 'webhookReceiverFailing',
  PAUSED_BY_OWNER: 'webhookPausedByOwner',
  RECEIVER_FAILED: 'webhookReceiverFailed',
  RECEIVER_GONE: 'webhookReceiverGone',
  TOO_MANY_WAITING: 'webhookTooManyWaiting',
  TOKEN_REVOKED: 'webhookTokenRevoked',
  TOKEN_EXPIRED: 'webhookTokenExpired',
  TOKEN_ENDED: 'webhookTokenEnded',
  ACCOUNT_LOCKED: 'webhookAccountLocked',
};
