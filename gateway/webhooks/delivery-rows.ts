import { randomUUID } from 'node:crypto';
import type { Sealing } from '../sealed/sealing.ts';
import type { Durable, DurableQueries } from '../store/durable.ts';
import { freeLeaseValues, LEASE_IS_FREE, ROW_LOCKS } from '../store/row-leases.ts';
import { afterFailure, heldUntil, isFailing } from './retry-schedule.ts';
import {
  KEPT_MS,
  MAX_FAILING_MS,
  MAX_WAITING,
  type Attempt,
  type PauseReason,
  type WebhookEvent,
} from './webhook.ts';
import { TOKEN_WORKS, type DeliveryRow } from './webhook-rows.ts';
import { activeWebhooks, pauseWebhook } from './webhook-changes.ts';

/** An attempt takes at most 5 seconds. */
const LEASE_MS = 30_000;

/**
 * The first due delivery of a webhook that has none under way, and whose receiver has not asked for
 * a pause: a slow receiver delays only itself.
 */
const DUE = `SELECT * FROM webhook_delivery
  WHERE status = 'WAITING' AND next_at <= ? AND ${LEASE_IS_FREE}
  AND webhook_id IN (SELECT id FROM webhook
    WHERE paused_at IS NULL AND (held_until IS NULL OR held_until <= ?) AND ${TOKEN_WORKS})
  AND webhook_id NOT IN
    (SELECT webhook_id FROM webhook_delivery WHERE status = 'WAITING' AND lease_until > ? AND lease_until <= ?)
  ORDER BY next_at, id LIMIT 1`;

const boundTo = (id: string) => `webhook delivery ${id}`;

/** Stores events for all webhooks of a token that want them. */
export async function addDeliveries(
  queries: DurableQueries,
  sealing: Sealing,
  { tokenId, events, now }: { tokenId: string; events: readonly WebhookEvent[]; now: number },
): Promise<void> {
  if (events.length === 0) return;
  for (const webhook of await activeWebhooks(queries, tokenId)) {
    const kinds = webhook.kinds.split(' ');
    const wanted = events.filter(
      ({ kind, occurredAt }) => kinds.includes(kind) && occurredAt >= webhook.created_at,
    );
    const room = MAX_WAITING - (await countWaiting(queries, webhook.id));
    for (const event of wanted.slice(0, Math.max(0, room))) await add(event, webhook.id);
    if (wanted.length > room)
      await pauseWebhook(queries, webhook.id, { reason: 'TOO_MANY_WAITING', now });
  }

  async function add(event: WebhookEvent, webhookId: string): Promise<void> {
    const id = randomUUID();
    await queries.run(
      `INSERT INTO webhook_delivery
         (id, webhook_id, event_id, kind, sealed, occurred_at, status, attempts, next_at, lease_until)
       VALUES (?, ?, ?, ?, ?, ?, 'WAITING', 0, ?, 0) ON CONFLICT (webhook_id, event_id) DO NOTHING`,
      [
        ...[id, webhookId, event.id, event.kind, sealing.seal(event, boundTo(id))],
        ...[event.occurredAt, now],
      ],
    );
  }
}

export async function countWaiting(queries: DurableQueries, webhookId: string): Promise<number> {
  const [row] = await queries.all<{ count: number }>(
    "SELECT count(*) AS count FROM webhook_delivery WHERE webhook_id = ? AND status = 'WAITING'",
    [webhookId],
  );
  return row?.count ?? 0;
}

/** The event of a delivery; null when it was sealed with a secret that is no longer known. */
export const eventOf = ({ id, sealed }: DeliveryRow, sealing: Sealing): WebhookEvent | null =>
  sealing.unseal(sealed, boundTo(id)) as WebhookEvent | null;

/** The next delivery to be sent, under a lease; null when none is due. */
export async function claimDelivery(
  durable: Durable,
  lease: string,
  now: number,
): Promise<DeliveryRow | null> {
  return durable.transaction(async (queries) => {
    const free = freeLeaseValues(now, LEASE_MS);
    const values = [now, ...free, now, now, ...free];
    const [row] = await queries.all<DeliveryRow>(DUE + ROW_LOCKS[durable.dialect], values);
    if (row === undefined) return null;
    const attempts = row.attempts + 1;
    await queries.run(
      'UPDATE webhook_delivery SET lease = ?, lease_until = ?, attempts = ?, last_at = ? WHERE id = ?',
      [lease, now + LEASE_MS, attempts, now, row.id],
    );
    return { ...row, attempts };
  });
}

interface EndedAttempt {
  lease: string;
  attempt: Attempt;
  now: number;
  /** From 0 to 1. */
  random: number;
}

/** Stores how an attempt ended. Returns why it has paused the webhook; null when it has not. */
export async function endAttempt(
  durable: Durable,
  { id, webhook_id, attempts }: DeliveryRow,
  { lease, attempt, now, random }: EndedAttempt,
): Promise<PauseReason | null> {
  const { statusCode, durationMs, problem } = attempt;
  const held = heldUntil(attempt.waitMs, now);
  const nextAt = problem === null ? null : afterFailure(attempts, now, random);
  const status = problem === null ? 'DELIVERED' : nextAt === null ? 'FAILED' : 'WAITING';
  return durable.transaction(async (queries) => {
    const { changes } = await queries.run(
      `UPDATE webhook_delivery SET status = ?, next_at = ?, status_code = ?, duration_ms = ?, problem = ?,
         lease = NULL, lease_until = 0 WHERE id = ? AND lease = ?`,
      [status, nextAt, statusCode, Math.round(durationMs), problem, id, lease],
    );
    if (changes === 0) return null;
    if (problem === null) {
      await queries.run(
        'UPDATE webhook SET failing_since = NULL WHERE id = ? AND failing_since IS NOT NULL',
        [webhook_id],
      );
      return null;
    }
    if (isFailing(attempts))
      await queries.run(
        'UPDATE webhook SET failing_since = ? WHERE id = ? AND failing_since IS NULL',
        [now, webhook_id],
      );
    if (held !== null)
      await queries.run('UPDATE webhook SET held_until = ? WHERE id = ?', [held, webhook_id]);
    const reason = await pauseReason(queries, { statusCode, webhookId: webhook_id, now });
    if (reason === null || !(await pauseWebhook(queries, webhook_id, { reason, now }))) return null;
    return reason;
  });
}

async function pauseReason(
  queries: DurableQueries,
  { statusCode, webhookId, now }: { statusCode: number | null; webhookId: string; now: number },
): Promise<PauseReason | null> {
  if (statusCode === 410) return 'RECEIVER_GONE';
  const [webhook] = await queries.all<{ failing_since: number | null }>(
    'SELECT failing_since FROM webhook WHERE id = ?',
    [webhookId],
  );
  const since = webhook?.failing_since ?? null;
  return since !== null && since <= now - MAX_FAILING_MS ? 'RECEIVER_FAILED' : null;
}

/** Removes deliveries that are no longer kept. */
export async function purgeDeliveries(queries: DurableQueries, now: number): Promise<void> {
  await queries.run('DELETE FROM webhook_delivery WHERE occurred_at <= ?', [now - KEPT_MS]);
}
