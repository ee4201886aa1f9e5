import { describe, expect, test } from 'vitest';
import { createJobFiles } from '../../../gateway/jobs/job-files.ts';
import { JOB_RETENTION_MS } from '../../../gateway/jobs/job-expiry.ts';
import { createJobStore, LEASE_MS, MAX_JOBS } from '../../../gateway/jobs/job-store.ts';
import type { JobRecord } from '../../../gateway/jobs/job.ts';
import { createSealedBytes } from '../../../gateway/sealed/sealed-bytes.ts';
import { createUploads } from '../../../gateway/jobs/imports/uploads.ts';
import { durableDialects, durablePlace } from '../../support/gateway/durable-stores.ts';

const NOW = Date.parse('2026-06-15T00:30:00Z');

function job(id: string, over: Partial<JobRecord> = {}): JobRecord {
  const request = {
    fileName: 'stores.xlsx',
    columns: [{ name: 'secretcolumn', title: '秘密' }],
    filter: null,
    orderBy: [],
    locale: 'en-US',
  } as const;
  return {
    ...{
      id,
      account: 'A',
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
      expiresAt: null,
      problem: null,
      isResumable: false,
      findings: null,
      outcome: null,
    },
    ...{ lease: null, leaseUntil: 0, takeovers: 0, home: '', ...over },
  };
}

describe.each(durableDialects)('Jobs in %s', (dialect) => {
  async function open(secret = Buffer.alloc(32, 7)) {
    const place = await durablePlace(dialect);
    const clock = { now: NOW };
    const process = async (key = secret) => {
      const durable = await place.open();
      const sealing = createSealedBytes(key);
      return {
        durable,
        store: createJobStore(durable, sealing, () => clock.now),
        files: createJobFiles(durable, sealing),
        uploads: createUploads(durable, sealing, () => clock.now),
      };
    };
    return { clock, process, ...(await process()) };
  }

  test('are stored as they were started, and started once per key', async () => {
    const { store } = await open();
    const one = job('1', { problem: { code: 'SERVICE_FAILED', page: 57 }, findings: null });
    expect(await store.create(one)).toEqual(one);
    expect(await store.create(job('2', { clientKey: one.clientKey }))).toEqual(one);
    expect(await store.find('1', 'A')).toEqual(one);
    expect(await store.find('1', 'B')).toBeNull();
    expect(await store.findByKey('B', one.clientKey)).toBeNull();
  });

  test('are run by one process at a time, one per account, oldest first', async () => {
    const { store, process } = await open();
    const { store: other } = await process();
    await store.create(job('2', { startedAt: NOW + 1 }));
    await store.create(job('1'));
    await store.create(job('3', { account: 'B', startedAt: NOW + 2 }));
    // In sequence, because two connections to an SQLite file in one thread would block each other.
    const claimed = [
      await store.claim('one'),
      await other.claim('two'),
      await store.claim('three'),
      await other.claim('four'),
    ];
    expect(claimed.map((each) => each?.id)).toEqual(['1', '3', undefined, undefined]);
    await store.change('1', (now) => ({ ...now, status: 'READY' }));
    expect((await other.claim('five'))?.id).toBe('2');
  });

  test('are taken over from a dead process when its lease expires', async () => {
    const { store, clock } = await open();
    await store.create(job('1'));
    expect((await store.claim('dead'))?.leaseUntil).toBe(NOW + LEASE_MS);
    clock.now += LEASE_MS - 1;
    expect(await store.claim('next')).toBeNull();
    clock.now += 1;
    expect(await store.claim('next')).toMatchObject({ id: '1', lease: 'next', takeovers: 1 });
  });

  test('store a step completely or not at all', async () => {
    const { store, files } = await open();
    await store.create(job('1'));
    const chunk = {
      file: 'result',
      chunk: 1,
      bytes: Buffer.from('rows of the business'),
      rows: 1,
      plainBytes: 20,
      crc: 0xffff_ffff,
    };
    expect(await store.change('1', () => null, { chunks: [chunk] })).toBeNull();
    expect(await files.marks('1', 'result')).toEqual([]);
    await store.change('1', (now) => ({ ...now, doneCount: 1 }), { chunks: [chunk] });
    await store.change('1', (now) => now, { chunks: [chunk] });
    expect(await files.marks('1', 'result')).toEqual([
      { chunk: 1, size: 20, rows: 1, plainBytes: 20, crc: 0xffff_ffff },
    ]);
    expect((await files.read('1', 'result', 1))?.toString()).toBe('rows of the business');
    await store.change('1', (now) => now, { removed: ['result'] });
    expect(await files.read('1', 'result', 1)).toBeNull();
  });

  test('cannot be read from disk without the secret', async () => {
    const { store, durable, process } = await open();
    await store.create(job('1'));
    const chunk = {
      file: 'result',
      chunk: 1,
      bytes: Buffer.from('rows of the business'),
      rows: 1,
      plainBytes: 20,
      crc: 1,
    };
    await store.change('1', (now) => now, { chunks: [chunk] });
    const rows = await durable.all<Record<string, unknown>>('SELECT * FROM job', []);
    const chunks = await durable.all<Record<string, unknown>>('SELECT * FROM job_chunk', []);
    const text = [...rows, ...chunks]
      .flatMap((row) => Object.values(row))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)));
    expect(text.join('\n')).not.toMatch(/secretcolumn|business|stores\.xlsx/u);
    const other = await process(Buffer.alloc(32, 8));
    const found = await other.store.find('1', 'A');
    expect(found).toMatchObject({
      status: 'FAILED',
      problem: { code: 'UNREADABLE' },
      request: { fileName: '300101', columns: [] },
    });
    expect(await other.files.read('1', 'result', 1)).toBeNull();
  });

  test('are limited per account: ended ones are removed, running ones are not', async () => {
    const { store } = await open();
    for (let at = 0; at < MAX_JOBS; at += 1) await store.create(job(`w${String(at)}`));
    expect(await store.create(job('more'))).toBeNull();
    await store.change('w7', (now) => ({
      ...now,
      status: 'READY',
      endedAt: NOW,
      expiresAt: NOW + JOB_RETENTION_MS,
    }));
    expect((await store.create(job('more')))?.id).toBe('more');
    expect(await store.find('w7', 'A')).toBeNull();
    expect((await store.ofAccount('A')).length).toBe(MAX_JOBS);
  });

  test('and unused uploads are removed when they expire', async () => {
    const { store, uploads, files, clock } = await open();
    const mine = await uploads.save('A', '门店.xlsx', Buffer.alloc(700_000, 1));
    const begun = await uploads.save('A', 'b.csv', Buffer.from('x'));
    expect(await uploads.nameOf(mine, 'A')).toBe('门店.xlsx');
    expect(await uploads.nameOf(mine, 'B')).toBeNull();
    expect((await files.marks(mine, 'source')).map(({ size }) => size)).toEqual([524_288, 175_712]);
    await store.create(job(begun, { kind: 'IMPORT', phase: 'READ' }));
    expect(await uploads.nameOf(begun, 'A')).toBeNull();
    await store.create(job('old', { status: 'READY', expiresAt: NOW + 1000, endedAt: NOW }));
    clock.now += 3_600_000;
    await Promise.all([uploads.purge(), store.purge()]);
    expect(await files.marks(mine, 'source')).toEqual([]);
    expect((await files.marks(begun, 'source')).length).toBe(1);
    expect(await store.findByKey('A', 'key-old')).toBeNull();
  });
});
