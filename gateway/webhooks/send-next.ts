import { randomUUID } from 'node:crypto';
import type { Clock } from '../async/clock.ts';
import type { Logger } from '../logging/logger.ts';
import type { Sealing } from '../sealed/sealing.ts';
import type { Durable } from '../store/durable.ts';
import type { OutsideClient } from '../upstream/outside/outside-client.ts';
import { claimDelivery, endAttempt, eventOf } from './delivery-rows.ts';
import { sendEvent } from './send-event.ts';
import { SELECT_WEBHOOKS, webhookOf, type DeliveryRow, type WebhookRow } from './webhook-rows.ts';

export interface SenderParts {
  durable: Durable;
  sealing: Sealing;
  outside: OutsideClient;
  clock: Clock;
  random(): number;
  logger: Logger;
}

/** Sends the next due event; false when none is due. */
export async function sendNext(parts: SenderParts): Promise<boolean> {
  const { durable, sealing, outside, clock, random, logger } = parts;
  const lease = randomUUID();
  const row = await claimDelivery(durable, lease, clock());
  if (row === null) return false;
  const [stored] = await durable.all<WebhookRow>(`${SELECT_WEBHOOKS} WHERE webhook.id = ?`, [
    row.webhook_id,
  ]);
  const webhook = stored === undefined ? null : webhookOf(stored, sealing);
  const event = eventOf(row, sealing);
  if (webhook === null || event === null) {
    await discard(parts, row);
    return true;
  }
  const attempt = await sendEvent(outside, webhook, { event, now: clock() });
  const ended = { lease, attempt, now: clock(), random: random() };
  const paused = await endAttempt(durable, row, ended);
  if (paused !== null) logger.warn({ webhook: webhook.id, reason: paused }, 'a webhook was paused');
  return true;
}

/** Its webhook was deleted meanwhile, or SESSION_SECRET was replaced: it can never be sent. */
async function discard({ durable, logger }: SenderParts, { id }: DeliveryRow): Promise<void> {
  await durable.run('DELETE FROM webhook_delivery WHERE id = ?', [id]);
  logger.warn({ delivery: id }, 'an event of a webhook cannot be read and was removed');
}
