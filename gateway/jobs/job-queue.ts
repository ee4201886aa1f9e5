import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { doJob, type DoingParts } from './doing-jobs.ts';
import type { Uploads } from './uploads.ts';

/** Does jobs in this process, a few at once over all accounts. Whoever puts one into the store says so. */
export interface JobQueue {
  /** Looks for what waits, and for what another process has left behind. */
  look(): void;
  /** The account has called it off: what is under way for it ends. */
  stop(jobId: string): void;
  /** Resolves when nothing is under way and nothing waits. */
  idle(): Promise<void>;
  /** Puts back what is under way, for whoever comes next. */
  close(): Promise<void>;
}

const AT_ONCE = 2;
const PURGE_EVERY_MS = 10 * 60_000;

export function createJobQueue({ uploads, ...parts }: DoingParts & { uploads: Uploads }): JobQueue {
  const { store, clock, logger } = parts;
  const running = new Map<string, AbortController>();
  const places = new Set<Promise<void>>();
  const purge = everyNowAndThen(clock, async () => {
    await store.purge();
    await uploads.purge();
  });
  let isClosed = false;
  let missed = false;

  function look(): void {
    if (isClosed) return;
    if (places.size >= AT_ONCE) {
      missed = true;
      return;
    }
    const place: Promise<void> = work()
      .catch((error: unknown) =>
        logger.error({ stack: error instanceof Error ? (error.stack ?? error.message) : String(error) }, 'jobs cannot be done'),
      )
      .finally(() => places.delete(place));
    places.add(place);
  }

  /** One after the other, until none is left. */
  async function work(): Promise<void> {
    await purge();
    for (;;) {
      missed = false;
      const job = isClosed ? null : await store.claim(randomUUID());
      if (job === null) {
        if (wasMissed()) continue;
        return;
      }
      // Another account's may go on beside it.
      look();
      const control = new AbortController();
      running.set(job.id, control);
      try {
        await doJob(job, parts, isClosed ? AbortSignal.abort() : control.signal);
      } finally {
        running.delete(job.id);
      }
    }
  }

  function wasMissed(): boolean {
    return missed;
  }

  async function idle(): Promise<void> {
    while (places.size > 0) await Promise.all(places);
  }

  return {
    look,
    stop: (jobId) => running.get(jobId)?.abort(),
    idle,
    async close() {
      isClosed = true;
      for (const control of running.values()) control.abort();
      await idle();
    },
  };
}

function everyNowAndThen(clock: Clock, act: () => Promise<void>): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    if (clock() - last < PURGE_EVERY_MS) return;
    last = clock();
    await act();
  };
}
