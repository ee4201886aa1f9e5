import { randomUUID } from 'node:crypto';
import type { Clock } from '../async/clock.ts';
import { isRefusedWith } from '../errors/refusals.ts';
import { RETURNCODES } from '../errors/returncodes.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { SERVICE_KINDS } from '../events/live-event.ts';
import type { PolledEvents } from '../events/rest.ts';
import type { WebhookEventKind } from '../generated/resolvers.ts';
import type { Logger } from '../logging/logger.ts';
import { publicId } from '../request/ids.ts';
import type { Sealing } from '../sealed/sealing.ts';
import { sessionIdOf } from '../store/api-tokens/api-token-rows.ts';
import type { Durable } from '../store/durable.ts';
import { accountKeys } from '../store/session-rows.ts';
import type { SessionRecord, SessionStore } from '../store/session-store.ts';
import { addDeliveries } from './delivery-rows.ts';
import { claimFeed, JOBS_OVERLAP_MS, releaseFeed, type FeedRow } from './feed-rows.ts';
import type { WebhookEvent } from './webhook.ts';

export interface CollectorParts {
  durable: Durable;
  sealing: Sealing;
  sessions: SessionStore;
  poll(session: SessionRecord, since: string | null, signal: AbortSignal): Promise<PolledEvents>;
  /** The jobs of an account that ended after a time. */
  endedJobs(
    accounts: readonly string[],
    after: number,
  ): Promise<{ id: string; status: string; doneCount: number; endedAt: number }[]>;
  clock: Clock;
  random(): number;
  /** 0: the services are never polled. */
  pollMs: number;
  logger: Logger;
}

/** After failures the interval doubles, up to this factor. */
const MAX_BACKOFF = 8;
/** Jobs are looked for at this interval if the services are not polled. */
const OWN_MS = 15_000;

/** What a poll of the services has found. */
interface Polled {
  since: string | null;
  events: WebhookEvent[];
  hasFailed: boolean;
}

/**
 * Reads the events of the API token that is due, as its own session, and stores them for its
 * webhooks in the transaction that also stores how far they were read: an event is stored exactly
 * once, whichever process stops when. False when no token was due.
 */
export async function collectEvents(parts: CollectorParts, signal: AbortSignal): Promise<boolean> {
  const { durable, sealing, clock, random, pollMs } = parts;
  const lease = randomUUID();
  const feed = await claimFeed(durable, lease, clock());
  if (feed === null) return false;
  const session = await parts.sessions.read(sessionIdOf(feed.token_id));
  // The token has ended since the claim, and is not claimed again.
  if (session === null) return true;
  const polled = await pollServices(parts, { feed, session, signal });
  const jobs = await jobEvents(parts, feed, session);
  const now = clock();
  const failures = polled.hasFailed ? feed.failures + 1 : 0;
  const pause = (pollMs === 0 ? OWN_MS : pollMs) * Math.min(2 ** failures, MAX_BACKOFF);
  const next: FeedRow = {
    ...{ token_id: feed.token_id, since: polled.since, failures },
    jobs_from: Math.max(feed.jobs_from, now),
  };
  const events = [...polled.events, ...jobs];
  await durable.transaction(async (queries) => {
    const nextAt = now + Math.round(pause * (0.9 + 0.2 * random()));
    if (await releaseFeed(queries, lease, { ...next, nextAt }))
      await addDeliveries(queries, sealing, { tokenId: feed.token_id, events, now });
  });
  return true;
}

async function pollServices(
  { poll, clock, pollMs, logger }: CollectorParts,
  { feed, session, signal }: { feed: FeedRow; session: SessionRecord; signal: AbortSignal },
): Promise<Polled> {
  const { since } = feed;
  if (pollMs === 0) return { since, events: [], hasFailed: false };
  const eventsOf = (happened: readonly { kind: string; key: string | null }[]) =>
    happened.map(({ kind, key }) => ({
      id: `evt_${randomUUID()}`,
      kind: kind.toUpperCase() as WebhookEventKind,
      occurredAt: clock(),
      data: { key },
    }));
  try {
    const polled = await poll(session, since, signal);
    return { since: polled.cursor, events: eventsOf(polled.events), hasFailed: false };
  } catch (error) {
    if (feed.failures === 0) warn(error, logger);
    if (!isRefusedWith(error, RETURNCODES.INVALID) || since === null)
      return { since, events: [], hasFailed: true };
    // The cursor is too old: anything may have happened.
    const lost = SERVICE_KINDS.map((kind) => ({ kind, key: null }));
    return { since: null, events: eventsOf(lost), hasFailed: true };
  }
}

function warn(error: unknown, logger: Logger): void {
  const isKnown = error instanceof UpstreamError;
  const message = isKnown ? error.message : 'the events of an API token cannot be read';
  logger.warn({ operation: 'events' }, message);
}

/** Their ids are the same in every poll, so that none is stored twice. */
async function jobEvents(
  { endedJobs, sealing }: CollectorParts,
  feed: FeedRow,
  { account }: SessionRecord,
): Promise<WebhookEvent[]> {
  const ended = await endedJobs(accountKeys(account, sealing), feed.jobs_from - JOBS_OVERLAP_MS);
  const owner = { enterprise: account.ent_id, scope: '' };
  return ended.map(({ id, status, doneCount, endedAt }) => ({
    id: `evt_${id}_${endedAt}`,
    kind: 'JOB',
    occurredAt: endedAt,
    data: { id: publicId('Job', id, owner), status, doneCount },
  }));
}
