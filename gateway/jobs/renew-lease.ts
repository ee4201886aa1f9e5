import type { After } from '../async/timers.ts';
import { LEASE_MS, type JobStore } from './job-store.ts';
import type { JobRecord } from './job.ts';

const RENEW_EVERY_MS = LEASE_MS / 3;

/**
 * Renews the lease of a running job until the returned function is called. `onLost` is called when
 * another process has taken over the job or its owner has canceled it there. A store that fails
 * does not end the job: the next step notices.
 */
export function renewLease(
  { id, lease }: JobRecord,
  store: Pick<JobStore, 'renew'>,
  after: After,
  onLost: () => void,
): () => void {
  let isRunning = true;
  let cancelTimer = after(RENEW_EVERY_MS, () => void renew());

  async function renew(): Promise<void> {
    const isOurs = await store.renew(id, lease ?? '').catch(() => true);
    if (!isRunning) return;
    if (isOurs) cancelTimer = after(RENEW_EVERY_MS, () => void renew());
    else onLost();
  }

  return () => {
    isRunning = false;
    cancelTimer();
  };
}
