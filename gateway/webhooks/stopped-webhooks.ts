import type { Logger } from '../logging/logger.ts';
import type { Durable, DurableQueries } from '../store/durable.ts';
import { endUnusedFeeds } from './feed-rows.ts';
import { TOKEN_WORKS } from './webhook-rows.ts';
import { REMOVED_AFTER_MS } from './webhook.ts';

interface StoppedParts {
  durable: Durable;
  logger: Logger;
}

/**
 * Notes which webhooks have stopped because their API token no longer works, and removes those that have been so for long. The account of
 * such a webhook may not exist any more, and then nobody else could remove it: the services do not tell the gateway of removed accounts, but
 * accept none of their tokens, and every token expires.
 */
export async function removeStoppedWebhooks(
  { durable, logger }: StoppedParts,
  now: number,
): Promise<void> {
  const { stopped, removed } = await durable.transaction(async (queries) => ({
    stopped: await noteStopped(queries, now),
    removed: await removeLongStopped(queries, now),
  }));
  const count = stopped.length;
  if (count > 0)
    logger.warn({ webhooks: stopped, count }, 'webhooks stopped with their API tokens');
  for (const webhook of removed) logger.warn({ webhook }, 'a stopped webhook was removed');
}

async function noteStopped(queries: DurableQueries, now: number): Promise<string[]> {
  await queries.run(
    `UPDATE webhook SET stopped_at = NULL WHERE stopped_at IS NOT NULL AND ${TOKEN_WORKS}`,
    [now],
  );
  const rows = await queries.all<{ id: string }>(
    `UPDATE webhook SET stopped_at = ? WHERE stopped_at IS NULL AND NOT (${TOKEN_WORKS}) RETURNING id`,
    [now, now],
  );
  return rows.map(({ id }) => id);
}

async function removeLongStopped(queries: DurableQueries, now: number): Promise<string[]> {
  const rows = await queries.all<{ id: string }>(
    'DELETE FROM webhook WHERE stopped_at <= ? RETURNING id',
    [now - REMOVED_AFTER_MS],
  );
  if (rows.length === 0) return [];
  await queries.run(
    'DELETE FROM webhook_delivery WHERE webhook_id NOT IN (SELECT id FROM webhook)',
  );
  await endUnusedFeeds(queries);
  return rows.map(({ id }) => id);
}
