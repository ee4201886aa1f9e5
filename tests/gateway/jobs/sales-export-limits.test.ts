import { describe, expect, test, vi } from 'vitest';
import { MAX_JOBS } from '../../../gateway/jobs/job-store.ts';
import { createSqliteDurable } from '../../../gateway/store/sqlite-durable.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { createInlineWorker } from './inline-worker.ts';
import { openJobs } from './job-support.ts';
import {
  ASKED_JSONL,
  ASKED_SALES,
  salesOf,
  salesPage,
  type SalesRequest,
} from './sales-support.ts';

const FORMATS = [
  ['CSV', ASKED_SALES, 1],
  ['JSONL', ASKED_JSONL, 0],
] as const;
const NARROW = { dimensions: ['DAY'], measures: ['SALES'] };

describe.each(FORMATS)('An export of sales to %s', (_format, usual, heads) => {
  test('reports in advance that it is capped, and ends at the cap', async () => {
    const retail = salesOf(100_500);
    const browser = await openJobs();
    const { job } = await browser.steer('salesExportStart', { ...usual, ...NARROW });
    expect(job).toMatchObject({ totalCount: 100_000, isCapped: true });
    const ready = await browser.until(job!.id, 'READY');
    expect(ready).toMatchObject({ totalCount: 100_000, doneCount: 100_000, isCapped: true });
    const { rawPayload } = await browser.get(ready.downloadUrl!);
    expect(rawPayload.toString('utf8').trimEnd().split('\n')).toHaveLength(100_000 + heads);
    expect(retail.asked).toHaveLength(101);
  }, 60_000);

  test('ends at the cap when rows are added while it is written', async () => {
    mockRetail().replies('salesQuery', (body) => {
      const asked = body as SalesRequest;
      return salesPage(asked, asked.pageNo < 50 ? 99_000 : 200_000);
    });
    const browser = await openJobs();
    const { job } = await browser.steer('salesExportStart', { ...usual, ...NARROW });
    expect(job).toMatchObject({ totalCount: 99_000, isCapped: false });
    const ready = await browser.until(job!.id, 'READY');
    expect(ready).toMatchObject({ totalCount: 100_000, doneCount: 100_000, isCapped: true });
  }, 120_000);

  test('has the rows that were read when rows are gone while it is written', async () => {
    mockRetail().replies('salesQuery', (body) => {
      const asked = body as SalesRequest;
      return salesPage(asked, asked.pageNo < 3 ? 5000 : 2500);
    });
    const browser = await openJobs();
    const { job } = await browser.steer('salesExportStart', usual);
    const ready = await browser.until(job!.id, 'READY');
    expect(ready).toMatchObject({ totalCount: 2500, doneCount: 2500, isCapped: false });
  });

  test('that cannot be continued keeps nothing of its file', async () => {
    mockRetail().replies('salesQuery', (body) => {
      const asked = body as SalesRequest;
      return asked.pageNo < 3
        ? salesPage(asked, 5000)
        : { body: { returncode: 'A0301', message: '', data: null } };
    });
    const durable = createSqliteDurable(':memory:');
    const gateway = await startGateway({}, { durable, createWorker: createInlineWorker });
    const browser = await openJobs({ gateway });
    const { job } = await browser.steer('salesExportStart', usual);
    const failed = await browser.until(job!.id, 'FAILED');
    expect(failed).toMatchObject({ isResumable: false, problem: { code: 'NOT_PERMITTED' } });
    expect(await durable.all('SELECT chunk FROM job_chunk')).toEqual([]);
  });
});

describe('Exports of sales', () => {
  const analyst = (number: number) => ({
    ...SIGNED_IN_STAFF,
    ...{ userid: `U9${String(number)}`, userCode: `analyst_${String(number)}` },
  });

  test('of an account are twenty at most while none has ended, and run one after the other', async () => {
    const gate = createGate();
    const reading: string[] = [];
    mockRetail().replies('salesQuery', async (body) => {
      const asked = body as SalesRequest;
      if (asked.pageSize === 1) return salesPage(asked, 1);
      reading.push(asked.startdate);
      await gate.opened;
      return salesPage(asked, 1);
    });
    const browser = await openJobs();
    const start = (at: number) =>
      browser.steer('salesExportStart', { ...ASKED_SALES, key: `client-key-${String(at)}` });
    for (let at = 1; at <= MAX_JOBS; at += 1) expect((await start(at)).userErrors).toEqual([]);
    const refused = await start(MAX_JOBS + 1);
    expect(refused).toMatchObject({ job: null, userErrors: [{ code: 'TOO_MANY' }] });
    expect(refused.userErrors[0]?.message).toContain(String(MAX_JOBS));
    expect((await browser.jobs()).map(({ status }) => status).toSorted()).toEqual([
      'RUNNING',
      ...Array.from({ length: MAX_JOBS - 1 }, () => 'WAITING'),
    ]);
    expect(reading).toHaveLength(1);
    gate.open();
    await vi.waitFor(
      async () =>
        expect((await browser.jobs()).every(({ status }) => status === 'READY')).toBe(true),
      { timeout: 20_000 },
    );
    // The oldest ended one makes room.
    expect((await start(MAX_JOBS + 1)).userErrors).toEqual([]);
    expect(await browser.jobs()).toHaveLength(MAX_JOBS);
  }, 60_000);

  test('of several accounts run two at a time', async () => {
    const gate = createGate();
    const reading = new Set<string>();
    mockRetail().replies('salesQuery', async (body) => {
      const asked = body as SalesRequest;
      if (asked.pageSize === 1) return salesPage(asked, 1);
      reading.add(asked.usercode);
      await gate.opened;
      return salesPage(asked, 1);
    });
    const first = await openJobs({ account: analyst(1) });
    const others = [
      await openJobs({ gateway: first.gateway, account: analyst(2) }),
      await openJobs({ gateway: first.gateway, account: analyst(3) }),
    ];
    const started = await Promise.all(
      [first, ...others].map(async (browser) => ({
        browser,
        id: (await browser.steer('salesExportStart', ASKED_SALES)).job!.id,
      })),
    );
    await vi.waitFor(() => expect(reading.size).toBe(2));
    const states = await Promise.all(started.map(({ browser, id }) => browser.job(id)));
    expect(states.map((job) => job?.status).toSorted()).toEqual(['RUNNING', 'RUNNING', 'WAITING']);
    gate.open();
    for (const { browser, id } of started) await browser.until(id, 'READY');
    expect(reading.size).toBe(3);
  });
});
