import { randomUUID } from 'node:crypto';
import { userError } from '../errors/user-error.ts';
import type { WebhookInput, WebhookTestPayload } from '../generated/resolvers.ts';
import type { Context } from '../request/context.ts';
import { callerOf, findWebhook, limitKeyOf } from './own-webhooks.ts';
import { sendEvent } from './send-event.ts';
import { logWebhook } from './service-webhooks.ts';
import { webhookGone } from './webhook-outcome.ts';
import { PROBLEM_TEXTS, stateOf } from './webhook-status.ts';
import type { WebhookEvent } from './webhook.ts';

/** Control characters other than line breaks and tabs. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Sends a test event now, without a log entry and without later attempts. */
export async function testWebhook(
  { id }: WebhookInput,
  context: Context,
): Promise<WebhookTestPayload> {
  const webhook = await findWebhook(id, context);
  if (webhook === null) return { test: null, userErrors: [webhookGone(context)] };
  const { status, problem: stop } = stateOf(webhook, context.clock());
  if (status === 'STOPPED' && stop !== null) {
    const refusal = { code: 'CONFLICT', field: 'id', message: PROBLEM_TEXTS[stop] } as const;
    return { test: null, userErrors: [userError(context.locale, refusal)] };
  }
  const { outside, limits } = context.webhooks;
  await limits.test.spend(limitKeyOf(callerOf(context)));
  const now = context.clock();
  const event: WebhookEvent = {
    id: `evt_${randomUUID()}`,
    kind: webhook.kinds[0] ?? 'MESSAGE',
    occurredAt: now,
    data: { isTest: true },
  };
  logWebhook('webhookTested', webhook, context);
  const { statusCode, durationMs, problem, answer } = await sendEvent(outside, webhook, {
    event,
    now,
  });
  const text = answer.toString('utf8').replaceAll(CONTROL, (found) => keptControl(found));
  const test = {
    ...{ isAccepted: problem === null, eventId: event.id },
    ...{ statusCode, durationMs, problem, answer: text },
  };
  return { test, userErrors: [] };
}

const keptControl = (found: string): string => (found === '\n' || found === '\t' ? found : '');
