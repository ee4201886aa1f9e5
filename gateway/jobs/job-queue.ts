import { randomUUID } from 'node:crypto';
import { systemAfter, type After } from '../async/timers.ts';
import { doJob, type DoingParts } from './doing-jobs.ts';
import type { Uploads } from './imports/uploads.ts';
import type { JobQueue } from './jobs.ts';

type QueueParts = DoingParts & { uploads: Uploads; after?: After | undefined };

const AT_ONCE = 2;
/** How often expired jobs are removed and abandoned jobs are looked for. */
export const PURGE_EVERY_MS = 10 * 60_000;

export function createJobQueue({ uploads, after = systemAfter, ...parts }: QueueParts): JobQueue {
  const { store, logger } = parts;
  const running = new Map<string, AbortController>();
  const places = new Set<Promise<void>>();
  const purges = new Set<Promise<void>>();
  let stopTimer = (): void => undefined;
  let isClosed = false;
  let missed = false;

  /** Runs an action, tracks its promise in a set until it ends, and logs its failure. */
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

  /** Runs jobs one after the other until none is left. */
  async function work(): Promise<void> {
    for (;;) {
      missed = false;
      const job = isClosed ? null : await store.claim(randomUUID());
      if (job === null) {
        if (wasMissed()) continue;
        return;
      }
      // A job of another account may run at the same time.
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

  /** Purges now and then at an interval, whether or not anyone queries jobs. */
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
