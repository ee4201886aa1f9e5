import { describe, expect, test, vi } from 'vitest';
import { JOB_RETENTION_MS } from '../../../gateway/jobs/job-expiry.ts';
import { createJobFiles } from '../../../gateway/jobs/job-files.ts';
import { createJobQueue, PURGE_EVERY_MS } from '../../../gateway/jobs/job-queue.ts';
import { createJobStore, LEASE_MS } from '../../../gateway/jobs/job-store.ts';
import type { JobRecord } from '../../../gateway/jobs/job.ts';
import { createSealedBytes } from '../../../gateway/sealed/sealed-bytes.ts';
import { createUploads } from '../../../gateway/jobs/imports/uploads.ts';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';
import { NOW } from '../../support/gateway/gateway.ts';
import { createManualTimers } from '../../support/manual-timers.ts';

const SECRETS = { old: Buffer.alloc(32, 7), new: Buffer.alloc(32, 8) };

function waiting(id: string, over: Partial<JobRecord> = {}): JobRecord {
  const request = {
    fileName: 'stores.xlsx',
    columns: [],
    filter: null,
    orderBy: [],
    locale: 'en-US',
  } as const;
  return {
    ...{
      id,
      account: id,
      clientKey: `key-${id}`,
      kind: 'EXPORT',
      moduleCode: '300101',
      status: 'WAITING',
      phase: 'WRITE',
    },
    ...{
      sessionId: 'S',
      scope: 'P~',
      request,
      totalCount: null,
      doneCount: 0,
      isCapped: false,
      startedAt: NOW,
    },
    ...{
      endedAt: null,
      expiresAt: NOW + JOB_RETENTION_MS,
      problem: null,
      isResumable: false,
      findings: null,
      outcome: null,
    },
    ...{ lease: null, leaseUntil: 0, takeovers: 0, home: '', ...over },
  };
}

describe.each(durableDialects)('Jobs in %s', (dialect) => {
  async function open() {
    const place = await durablePlace(dialect);
    const durable = await place.open();
    const clock = { now: NOW };
    const storeWith = (secret: Buffer, onUnreadable?: (id: string) => void) =>
      createJobStore(durable, createSealedBytes(secret), () => clock.now, onUnreadable);
    return { durable, clock, storeWith };
  }

  test('sealed with a different secret fail with a reason and do not block others', async () => {
    const { storeWith, clock } = await open();
    const before = storeWith(SECRETS.old);
    await before.create(waiting('waits', { startedAt: NOW - 2 }));
    await before.create(waiting('was-running', { startedAt: NOW - 1 }));
    expect((await before.claim('dead'))?.id).toBe('waits');
    await before.create(waiting('waits-too', { startedAt: NOW - 1 }));
    clock.now += LEASE_MS;

    const unreadable: string[] = [];
    const after = storeWith(SECRETS.new, (id) => unreadable.push(id));
    await after.create(waiting('good', { startedAt: clock.now }));
    expect((await after.claim('next'))?.id).toBe('good');
    expect(unreadable.toSorted()).toEqual(['waits', 'waits-too', 'was-running']);
    for (const id of unreadable) {
      expect(await after.find(id, id)).toMatchObject({
        status: 'FAILED',
        problem: { code: 'UNREADABLE' },
        isResumable: false,
        endedAt: clock.now,
        expiresAt: clock.now + JOB_RETENTION_MS,
      });
      expect(await after.change(id, (job) => ({ ...job, status: 'WAITING' }))).toBeNull();
    }
    expect(await after.claim('again')).toBeNull();
    await after.remove('waits', 'waits');
    expect(await after.find('waits', 'waits')).toBeNull();
  });

  test('abandoned before the system clock was set back are taken over as well', async () => {
    const { storeWith, clock } = await open();
    const store = storeWith(SECRETS.old);
    await store.create(waiting('1'));
    await store.claim('dead');
    clock.now -= 3_600_000;
    expect(await store.claim('next')).toMatchObject({ id: '1', takeovers: 1 });
  });

  test('that are never started expire, can be resumed, and are removed in the end', async () => {
    const { storeWith, clock } = await open();
    const store = storeWith(SECRETS.old);
    await store.create(waiting('1'));
    // A job of an older version, without an expiry time.
    await store.create(waiting('2', { expiresAt: null }));
    clock.now += JOB_RETENTION_MS - 1;
    await store.purge();
    expect((await store.find('1', '1'))?.status).toBe('WAITING');
    clock.now += 1;
    await store.purge();
    const expired = {
      status: 'FAILED',
      problem: { code: 'EXPIRED' },
      isResumable: true,
      endedAt: clock.now,
    };
    expect(await store.find('1', '1')).toMatchObject(expired);
    expect(await store.find('2', '2')).toMatchObject(expired);
    clock.now += JOB_RETENTION_MS;
    await store.purge();
    expect(await store.findByKey('1', 'key-1')).toBeNull();
  });

  test('are purged every ten minutes, even if no one queries jobs', async () => {
    const { durable, storeWith, clock } = await open();
    const timers = createManualTimers();
    const sealing = createSealedBytes(SECRETS.old);
    const store = storeWith(SECRETS.old);
    const uploads = createUploads(durable, sealing, () => clock.now);
    const sessionOptions = {
      secret: SECRETS.old,
      idleMs: JOB_RETENTION_MS,
      absoluteMs: JOB_RETENTION_MS,
      clock: () => clock.now,
    };
    const queue = createJobQueue({
      ...{
        store,
        uploads,
        files: createJobFiles(durable, sealing),
        after: timers.after,
        logger: silentLogger,
      },
      ...{
        sessions: createSqliteSessionStore({ file: ':memory:', ...sessionOptions }),
        clock: () => clock.now,
      },
      identify: () => {
        throw new Error('nobody is identified here');
      },
      createWorker: () => {
        throw new Error('no file is written here');
      },
    });
    await store.create(waiting('old', { status: 'READY', endedAt: NOW, expiresAt: NOW + 1 }));
    await uploads.save('A', 'forgotten.csv', Buffer.from('x'));
    clock.now += PURGE_EVERY_MS;
    timers.pass(PURGE_EVERY_MS);
    await vi.waitFor(async () => expect(await durable.all('SELECT id FROM job')).toEqual([]));
    clock.now += JOB_RETENTION_MS;
    timers.pass(PURGE_EVERY_MS);
    await vi.waitFor(async () =>
      expect(await durable.all('SELECT id FROM job_upload')).toEqual([]),
    );
    await queue.close();
    expect(timers.waiting()).toEqual([]);
  });
});
