import type { Clock } from '../async/clock.ts';
import type { After } from '../async/timers.ts';
import { createOutageLog } from '../logging/outage-log.ts';
import { collectEvents, type CollectorParts } from './collect-events.ts';
import { purgeDeliveries } from './delivery-rows.ts';
import { removeStoppedWebhooks } from './stopped-webhooks.ts';
import { sendNext, type SenderParts } from './send-next.ts';

interface QueueParts extends CollectorParts, SenderParts {
  after: After;
  clock: Clock;
}

/** Reads events and sends them in this process, until it is closed. */
export interface WebhookQueue {
  /** Resolves when nothing is due, and nothing is under way. */
  idle(): Promise<void>;
  /** Aborts what is under way; another process, or the next start, repeats it. */
  close(): Promise<void>;
}

/** How often is looked for what is due. */
const LOOK_EVERY_MS = 5_000;
const PURGE_EVERY_MS = 10 * 60_000;
/** More than an account may have webhooks, so that receivers of one account never occupy all. */
const MAX_SENDING = 16;
const MAX_COLLECTING = 4;

/**
 * Looks at the store at an interval, because another process may have stored something, and works
 * until nothing is due. Each worker handles one event or one API token at a time.
 */
export function createWebhookQueue(parts: QueueParts): WebhookQueue {
  const { after, clock, durable } = parts;
  const outages = createOutageLog(parts.logger);
  const closed = new AbortController();
  const workers = new Set<Promise<void>>();
  const counts = { sending: 0, collecting: 0 };
  let purgedAt = clock();
  let cancelTimer = after(LOOK_EVERY_MS, look);

  function look(): void {
    if (closed.signal.aborted) return;
    cancelTimer = after(LOOK_EVERY_MS, look);
    start('collecting', MAX_COLLECTING, () => collectEvents(parts, closed.signal));
    startSending();
    if (Math.abs(clock() - purgedAt) >= PURGE_EVERY_MS) {
      purgedAt = clock();
      track('old webhook deliveries cannot be removed', () => purgeDeliveries(durable, clock()));
      track('stopped webhooks cannot be removed', () => removeStoppedWebhooks(parts, clock()));
    }
  }

  function startSending(): void {
    start('sending', MAX_SENDING, () => sendNext(parts));
  }

  /** Starts a worker, which starts the next one as soon as it has found something to do. */
  function start(work: keyof typeof counts, limit: number, step: () => Promise<boolean>): void {
    if (closed.signal.aborted || counts[work] >= limit) return;
    counts[work] += 1;
    track(`webhooks cannot go on ${work}`, async () => {
      let hasFound = true;
      try {
        while (hasFound && !closed.signal.aborted) {
          hasFound = await step();
          if (work === 'collecting') startSending();
          else if (hasFound) startSending();
        }
      } finally {
        counts[work] -= 1;
      }
    });
  }

  function track(message: string, act: () => Promise<void>): void {
    const promise: Promise<void> = act()
      .then(() => outages.worked(message, message.replace('cannot', 'can again')))
      .catch((error: unknown) =>
        outages.failed(message, {
          stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
      )
      .finally(() => workers.delete(promise));
    workers.add(promise);
  }

  async function idle(): Promise<void> {
    while (workers.size > 0) await Promise.all(workers);
  }

  return {
    idle,
    async close() {
      closed.abort();
      cancelTimer();
      await parts.outside.close();
      await idle();
    },
  };
}
