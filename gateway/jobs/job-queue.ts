import { randomUUID } from 'node:crypto';
import { systemAfter, type After } from '../async/timers.ts';
import { runJob, type JobRunnerParts } from './job-runner.ts';
import { renewLease } from './renew-lease.ts';
import { createOutageLog, type OutageLog } from '../logging/outage-log.ts';
import type { Uploads } from './imports/uploads.ts';
import type { JobQueue } from './jobs.ts';

type QueueParts = JobRunnerParts & {
  uploads: Uploads;
  after?: After | undefined;
  /** How often this process looks for jobs that another one has left; null: only now and then. */
  lookEveryMs?: number | null;
};

const MAX_CONCURRENT_JOBS = 2;
/** How often expired jobs are removed and abandoned jobs are looked for. */
export const PURGE_EVERY_MS = 10 * 60_000;

export function createJobQueue({
  uploads,
  after = systemAfter,
  lookEveryMs = null,
  ...parts
}: QueueParts): JobQueue {
  const { store, sessions, logger } = parts;
  const outages = createOutageLog(logger);
  const running = new Map<string, AbortController>();
  const workers = new Set<Promise<void>>();
  const purges = new Set<Promise<void>>();
  let stopTimer = (): void => undefined;
  let isClosed = false;
  let hasNewWork = false;

  function wake(): void {
    if (isClosed) return;
    if (workers.size >= MAX_CONCURRENT_JOBS) hasNewWork = true;
    else track(workers, outages, 'jobs cannot be done', runJobs);
  }

  /** Runs jobs one after the other until none is left. */
  async function runJobs(): Promise<void> {
    for (;;) {
      hasNewWork = false;
      const job = isClosed ? null : await store.claim(randomUUID(), sessions.home);
      if (job === null) {
        if (wasMissed()) continue;
        return;
      }
      if (job.takeovers > 0)
        logger.warn({ job: job.id }, 'a job is continued that another process has not finished');
      // A job of another account may run at the same time.
      wake();
      const control = new AbortController();
      running.set(job.id, control);
      const stopRenewing = renewLease(job, store, after, () => control.abort());
      try {
        await runJob(job, parts, isClosed ? AbortSignal.abort() : control.signal);
      } finally {
        stopRenewing();
        running.delete(job.id);
      }
    }
  }

  function wasMissed(): boolean {
    return hasNewWork;
  }

  /** Purges now and then at an interval, whether or not anyone queries jobs. */
  function purgeRegularly(): void {
    if (isClosed) return;
    stopTimer = after(PURGE_EVERY_MS, purgeRegularly);
    track(purges, outages, 'old jobs cannot be removed', async () => {
      await store.purge();
      await uploads.purge();
    });
    wake();
  }

  async function idle(): Promise<void> {
    while (workers.size > 0) await Promise.all(workers);
  }

  purgeRegularly();
  const stopLooking = lookEveryMs === null ? () => undefined : repeat(lookEveryMs, wake, after);
  return {
    wake,
    stop: (jobId) => running.get(jobId)?.abort(),
    idle,
    async close() {
      isClosed = true;
      stopTimer();
      stopLooking();
      for (const control of running.values()) control.abort();
      await Promise.all([idle(), ...purges]);
    },
  };
}

/** Runs an action at an interval until the returned function is called. */
function repeat(ms: number, action: () => void, after: After): () => void {
  let cancel = after(ms, run);
  function run(): void {
    cancel = after(ms, run);
    action();
  }
  return () => cancel();
}

/** Runs an action, tracks its promise in a set until it ends, and logs when it begins to fail. */
function track(
  pending: Set<Promise<void>>,
  outages: OutageLog,
  message: string,
  act: () => Promise<void>,
): void {
  const promise: Promise<void> = act()
    .then(() => outages.worked(message, message.replace('cannot', 'can again')))
    .catch((error: unknown) =>
      outages.failed(message, {
        stack: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    .finally(() => pending.delete(promise));
  pending.add(promise);
}
