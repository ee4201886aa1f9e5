import type { Durable, DurableQueries } from '../store/durable.ts';
import { freeLeaseValues, LEASE_IS_FREE, ROW_LOCKS } from '../store/row-leases.ts';
import { TOKEN_WORKS } from './webhook-rows.ts';

/** How far the events of an API token have been read. */
export interface FeedRow {
  token_id: string;
  /** Cursor of the services; null before the first poll. */
  since: string | null;
  /** Jobs that ended before were reported. */
  jobs_from: number;
  failures: number;
}

/** A poll takes at most as long as a call of the services. */
const FEED_LEASE_MS = 60_000;
/** A job may be stored later than a process with a faster clock has looked. */
export const JOBS_OVERLAP_MS = 60_000;

const DUE = `SELECT token_id, since, jobs_from, failures FROM webhook_feed
  WHERE next_at <= ? AND ${LEASE_IS_FREE} AND ${TOKEN_WORKS}
  AND token_id IN (SELECT token_id FROM webhook WHERE paused_at IS NULL) ORDER BY next_at, token_id LIMIT 1`;

/** Begins to read the events of a token from now on, unless it is done already. */
export async function beginFeed(queries: DurableQueries, tokenId: string, now: number) {
  await queries.run(
    `INSERT INTO webhook_feed (token_id, since, jobs_from, failures, next_at, lease, lease_until)
     VALUES (?, NULL, ?, 0, ?, NULL, 0) ON CONFLICT (token_id) DO NOTHING`,
    [tokenId, now + JOBS_OVERLAP_MS, now],
  );
}

/** Forgets how far the events of a token have been read. A poll that is running stores nothing. */
export async function endFeed(queries: DurableQueries, tokenId: string) {
  await queries.run('DELETE FROM webhook_feed WHERE token_id = ?', [tokenId]);
}

/** Forgets the feeds of tokens without webhooks. */
export async function endUnusedFeeds(queries: DurableQueries) {
  await queries.run(
    'DELETE FROM webhook_feed WHERE token_id NOT IN (SELECT token_id FROM webhook)',
  );
}

/** The feed that is to be polled next, under a lease; null when none is due. */
export async function claimFeed(
  durable: Durable,
  lease: string,
  now: number,
): Promise<FeedRow | null> {
  return durable.transaction(async (queries) => {
    const [feed] = await queries.all<FeedRow>(DUE + ROW_LOCKS[durable.dialect], [
      now,
      ...freeLeaseValues(now, FEED_LEASE_MS),
      now,
    ]);
    if (feed === undefined) return null;
    await queries.run('UPDATE webhook_feed SET lease = ?, lease_until = ? WHERE token_id = ?', [
      lease,
      now + FEED_LEASE_MS,
      feed.token_id,
    ]);
    return feed;
  });
}

/** Stores how far a feed was read, and when it is read again. False when the lease is lost. */
export async function releaseFeed(
  queries: DurableQueries,
  lease: string,
  { token_id, since, jobs_from, failures, nextAt }: FeedRow & { nextAt: number },
): Promise<boolean> {
  const { changes } = await queries.run(
    `UPDATE webhook_feed SET since = ?, jobs_from = ?, failures = ?, next_at = ?, lease = NULL, lease_until = 0
     WHERE token_id = ? AND lease = ?`,
    [since, jobs_from, failures, nextAt, token_id, lease],
  );
  return changes === 1;
}
