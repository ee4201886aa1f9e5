import { describe, expect, test, vi } from 'vitest';
import { createJobStore, LEASE_MS } from '../../../gateway/jobs/job-store.ts';
import { renewLease } from '../../../gateway/jobs/renew-lease.ts';
import { JOB_RETENTION_MS, waitingSince } from '../../../gateway/jobs/job-expiry.ts';
import type { JobRecord } from '../../../gateway/jobs/job.ts';
import { createSealedBytes } from '../../../gateway/sealed/sealed-bytes.ts';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { createManualTimers } from '../../support/manual-timers.ts';

const NOW = Date.parse('2026-06-15T00:30:00Z');

function waitingJob(id: string, over: Partial<JobRecord> = {}): JobRecord {
  return {
    ...{ id, account: id, clientKey: `key-${id}`, kind: 'EXPORT', moduleCode: '300101' },
    ...{ phase: 'WRITE', sessionId: 'S', home: 'one', scope: 'P~' },
    request: { fileName: 'f', columns: [], filter: null, orderBy: [], locale: 'en-US' },
    ...{ totalCount: null, doneCount: 0, isCapped: false, startedAt: NOW, endedAt: null },
    ...{ problem: null, isResumable: false, findings: null, outcome: null, takeovers: 0 },
    ...waitingSince(NOW),
    ...over,
  };
}

describe.each(durableDialects)('jobs of several processes in %s', (dialect) => {
  async function processes() {
    const place = await durablePlace(dialect);
    const clock = { now: NOW };
    const open = async () =>
      createJobStore(await place.open(), createSealedBytes(Buffer.alloc(32, 7)), () => clock.now);
    return { clock, one: await open(), other: await open() };
  }

  test('are run only where their session is stored, also when they were abandoned', async () => {
    const { clock, one, other } = await processes();
    await one.create(waitingJob('1'));
    await other.create(waitingJob('2', { home: 'two' }));
    expect(await other.claim('b', 'two')).toMatchObject({ id: '2' });
    expect(await other.claim('b', 'two')).toBeNull();
    expect(await one.claim('a', 'one')).toMatchObject({ id: '1' });
    clock.now += LEASE_MS;
    expect(await one.claim('c', 'one')).toMatchObject({ id: '1', takeovers: 1 });
    expect(await other.claim('d', 'two')).toMatchObject({ id: '2', takeovers: 1 });
  });

  test('are not held up by a job that only a lost process could continue', async () => {
    const { clock, one, other } = await processes();
    await one.create(waitingJob('1', { account: 'A' }));
    await one.claim('dead', 'one');
    await other.create(waitingJob('2', { account: 'A', home: 'two' }));
    expect(await other.claim('b', 'two')).toBeNull();
    clock.now += LEASE_MS;
    expect(await other.claim('b', 'two')).toMatchObject({ id: '2' });
    clock.now += JOB_RETENTION_MS;
    await other.purge();
    expect(await other.find('1', 'A')).toMatchObject({
      ...{ status: 'FAILED', isResumable: true, problem: { code: 'EXPIRED' } },
    });
  });

  test('are each claimed once when processes claim at the same time', async () => {
    const { one, other } = await processes();
    const ids = Array.from({ length: 8 }, (_, index) => String(index));
    for (const id of ids) await one.create(waitingJob(id));
    const claimed = await Promise.all(
      // Two connections to an SQLite file in one thread would block each other.
      ids.map((id, index) =>
        (index % 2 === 0 || dialect === 'sqlite' ? one : other).claim(`lease-${id}`, 'one'),
      ),
    );
    expect(claimed.map((job) => job?.id).sort()).toEqual(ids);
  });

  test('keep their lease while they are renewed, and lose it to another process', async () => {
    const { clock, one, other } = await processes();
    await one.create(waitingJob('1'));
    await one.claim('mine', 'one');
    for (let count = 0; count < 4; count += 1) {
      clock.now += LEASE_MS - 1;
      expect(await one.renew('1', 'mine')).toBe(true);
      expect(await other.claim('theirs', 'one')).toBeNull();
    }
    clock.now += LEASE_MS;
    expect(await other.claim('theirs', 'one')).toMatchObject({ takeovers: 1 });
    expect(await one.renew('1', 'mine')).toBe(false);
  });

  test('of before a change of the secret belong to the account as it is named now', async () => {
    const { one } = await processes();
    await one.create(waitingJob('1', { account: 'former' }));
    await one.adopt(['former'], 'current');
    expect(await one.find('1', 'current')).not.toBeNull();
    expect(await one.ofAccount('former')).toEqual([]);
  });
});

test('a lease is renewed until the job ends, and a lost one stops the job', async () => {
  const timers = createManualTimers();
  const onLost = vi.fn<() => void>();
  const renew = vi.fn<() => Promise<boolean>>(async () => true);
  const job = waitingJob('1', { lease: 'mine' });
  const stop = renewLease(job, { renew }, timers.after, onLost);
  for (let count = 1; count <= 3; count += 1) {
    timers.pass(LEASE_MS / 3);
    await vi.waitFor(() => expect(timers.waiting()).toHaveLength(1));
    expect(renew).toHaveBeenCalledTimes(count);
  }
  // A store that cannot be reached is not a lost lease.
  renew.mockRejectedValueOnce(new Error('down'));
  timers.pass(LEASE_MS / 3);
  await vi.waitFor(() => expect(timers.waiting()).toHaveLength(1));
  expect(onLost).not.toHaveBeenCalled();
  renew.mockResolvedValueOnce(false);
  timers.pass(LEASE_MS / 3);
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  stop();
  expect(timers.waiting()).toEqual([]);
});
