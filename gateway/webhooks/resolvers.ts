import type { Resolvers } from '../generated/resolvers.ts';
import { messageIn } from '../language/messages.ts';
import type { Context } from '../request/context.ts';
import { globalId } from '../request/ids.ts';
import { publicIdOf } from '../request/node-ids.ts';
import { withRecentProof } from '../request/recent-proof.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { rfc3339 } from '../values/calendar.ts';
import {
  deleteWebhook,
  pauseWebhook,
  resumeWebhook,
  rotateSecret,
  updateWebhook,
} from './change-webhooks.ts';
import { countWaiting } from './delivery-rows.ts';
import { deliveryLog, lastDelivery } from './delivery-log.ts';
import { createWebhook } from './new-webhook.ts';
import { findWebhook, mayHaveWebhooks, ownWebhooks } from './own-webhooks.ts';
import { testWebhook } from './test-webhook.ts';
import { REMOVED_AFTER_MS } from './webhook.ts';
import { PROBLEM_TEXTS, stateOf } from './webhook-status.ts';

/** Webhooks, which the gateway stores and serves itself. */
export const webhookResolvers = {
  Mutation: {
    webhookCreate: (_root, { input }, context) =>
      withRecentProof(context, () => createWebhook(input, context)),
    webhookUpdate: (_root, { input }, context) =>
      withRecentProof(context, () => updateWebhook(input, context)),
    webhookPause: (_root, { input }, context) => pauseWebhook(input, context),
    webhookResume: (_root, { input }, context) => resumeWebhook(input, context),
    webhookDelete: (_root, { input }, context) => deleteWebhook(input, context),
    webhookSecretRotate: (_root, { input }, context) =>
      withRecentProof(context, () => rotateSecret(input, context)),
    webhookTest: (_root, { input }, context) => testWebhook(input, context),
  },
  Viewer: {
    hasWebhooks: (_viewer, _args, context) => mayHaveWebhooks(context),
    webhooks: (_viewer, _args, context) => ownWebhooks(context),
    webhook: (_viewer, { id }, context) => findWebhook(id, context),
  },
  ServiceAccount: {
    webhooks: async ({ code, isLocked, allWebhooks }) =>
      (await allWebhooks())
        .filter(({ owner }) => owner.account === code)
        .map((webhook) => ({ ...webhook, isAccountLocked: isLocked })),
  },
  Webhook: {
    __resolveReference: ({ id }, context) => findWebhook(id, context),
    id: ({ id }) => globalId('Webhook', id),
    kinds: ({ kinds }) => [...kinds],
    apiTokenId: ({ token, tokenId }, _args, context) =>
      token && publicIdOf('ApiToken', tokenId, context),
    apiTokenName: ({ token }) => token?.name ?? null,
    status: (webhook, _args, { clock }) => stateOf(webhook, clock()).status,
    problem: (webhook, _args, { clock, locale }) => {
      const { problem: code } = stateOf(webhook, clock());
      return code === null ? null : { code, message: messageIn(locale, PROBLEM_TEXTS[code]) };
    },
    createdAt: ({ createdAt }, _args, context) => timeOf(createdAt, context),
    formerSecretUntil: ({ formerUntil }, _args, context) =>
      formerUntil === null || formerUntil <= context.clock() ? null : timeOf(formerUntil, context),
    removedAt: ({ stoppedAt }, _args, context) =>
      stoppedAt === null ? null : timeOf(stoppedAt + REMOVED_AFTER_MS, context),
    waitingCount: ({ id }, _args, { durable }) => countWaiting(durable, id),
    lastDelivery: (webhook, _args, context) => lastDelivery(webhook, context),
    deliveries: (webhook, bounds, context) => deliveryLog(webhook, bounds, context),
  },
  WebhookDelivery: {
    occurredAt: ({ occurredAt }, _args, context) => timeOf(occurredAt, context),
    attemptCount: ({ attempts }) => attempts,
    lastAttemptAt: ({ lastAt }, _args, context) =>
      lastAt === null ? null : timeOf(lastAt, context),
    nextAttemptAt: ({ nextAt }, _args, context) =>
      nextAt === null ? null : timeOf(nextAt, context),
  },
} satisfies Resolvers;

const timeOf = (moment: number, context: Context): string =>
  rfc3339(moment, requireSignedIn(context).timeZone);
