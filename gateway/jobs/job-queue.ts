import { randomUUID } from 'node:crypto';
import { systemAfter, type After } from '../async/timers.ts';
import { doJob, type DoingParts } from './doing-jobs.ts';
import type { Uploads } from './imports/uploads.ts';
import type { JobQueue } from './jobs.ts';

type QueueParts = DoingParts & { uploads: Uploads; after?: After | undefined };

const AT_ONCE = 2;
/** How often what has expired is removed, and what another process has left behind is looked for. */
export const PURGE_EVERY_MS = 10 * 60_000;

export function createJobQueue({ uploads, after = systemAfter, ...parts }: QueueParts): JobQueue {
  const { store, logger } = parts;
  const running = new Map<string, AbortController>();
  const places = new Set<Promise<void>>();
  const purges = new Set<Promise<void>>();
  let stopTimer = (): void => undefined;
  let isClosed = false;
  let missed = false;

  /** Keeps what is under way in a set until it ends; what goes wrong is logged. */
  function follow(pending: Set<Promise<void>>, message: string, act: () => Promise<void>): void {
    const promise: Promise<void> = act()
      .catch((error: unknown) =>
        logger.error(
          { stack: error instanceof Error ? (error.stack ?? error.message) : String(error) },
          message,
        ),
      )
      .finally(() => pending.delete(promise));
    pending.add(promise);
  }

  function look(): void {
    if (isClosed) return;
    if (places.size >= AT_ONCE) missed = true;
    else follow(places, 'jobs cannot be done', work);
  }

  /** One after the other, until none is left. */
  async function work(): Promise<void> {
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

  /** Now and every few minutes, whether or not anybody looks at jobs. */
  function purgeRegularly(): void {
    if (isClosed) return;
    stopTimer = after(PURGE_EVERY_MS, purgeRegularly);
    follow(purges, 'old jobs cannot be removed', async () => {
      await store.purge();
      await uploads.purge();
    });
    look();
  }

  async function idle(): Promise<void> {
    while (places.size > 0) await Promise.all(places);
  }

  purgeRegularly();
  return {
    look,
    stop: (jobId) => running.get(jobId)?.abort(),
    idle,
    async close() {
      isClosed = true;
      stopTimer();
      for (const control of running.values()) control.abort();
      await Promise.all([idle(), ...purges]);
    },
  };
}
