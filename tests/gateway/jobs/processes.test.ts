import { describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../../gateway/errors/store-unavailable.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { durablePlace } from '../../support/gateway/durable-stores.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { askedAt, CODE, mockList, PATHS } from '../lists/list-support.ts';
import { KEY, openJobs, pagesOf, type Search } from './job-support.ts';
import { createInlineWorker } from './inline-worker.ts';

const ASKED = {
  key: KEY,
  moduleCode: CODE,
  columns: [{ name: 'storeid', title: 'Id' }],
  fileName: 'stores.xlsx',
};
const labelled = (labels: object[]) => ({ columns: [{ ...ASKED.columns[0], labels }] });
const pages = pagesOf(4500, (index) => ({ storeid: `S${String(index)}` }));
const pagesAsked = (retail: ReturnType<typeof mockList>) =>
  askedAt(retail, PATHS.search).flatMap((body) =>
    (body as Search).pageSize === 1000 ? [(body as Search).pageNo] : [],
  );

/** Sessions that survive a gateway, like those in a file. */
function lastingSessions(clock: () => number) {
  const options = {
    file: ':memory:',
    secret: Buffer.alloc(32, 7),
    idleMs: 8 * 3_600_000,
    absoluteMs: 24 * 3_600_000,
    clock,
  };
  const store = createSqliteSessionStore(options);
  return { ...store, close: async () => undefined };
}

describe('A gateway that stops', () => {
  test('returns its jobs, and the next process continues where it stopped', async () => {
    const gate = createGate();
    let isHeld = true;
    const retail = mockList({ rows: null }).replies(PATHS.search, async (body) => {
      if (isHeld && (body as Search).pageNo === 3) await gate.opened;
      return pages(body);
    });
    const place = await durablePlace('sqlite');
    const sessions = lastingSessions(() => Date.parse('2026-06-15T00:30:00Z'));
    const parts = async () => ({
      sessions,
      durable: await place.open(),
      createWorker: createInlineWorker,
    });
    const first = await startGateway({}, await parts());
    const before = await openJobs({ gateway: first });
    const { job } = await before.steer('exportStart', ASKED);
    await expect.poll(() => pagesAsked(retail)).toContain(3);
    const stopped = first.app.close();
    isHeld = false;
    gate.open();
    await stopped;

    retail.asked.length = 0;
    const after = await openJobs({ gateway: await startGateway({}, await parts()) });
    const ready = await after.until(job!.id, 'READY');
    expect(ready).toMatchObject({ doneCount: 4500, problem: null });
    expect(pagesAsked(retail)).toEqual([3, 4, 5]);
  }, 30_000);
});

describe('A job whose sessions cannot be read for a while', () => {
  test('is not failed, and continues where it was when its lease has ended', async () => {
    const retail = mockList({ rows: null }).replies(PATHS.search, pages);
    const lasting = lastingSessions(() => Date.parse('2026-06-15T00:30:00Z'));
    let isAway = true;
    let failedReads = 0;
    const sessions: typeof lasting = {
      ...lasting,
      // A job reads its session every five pages. Requests find theirs by the cookie.
      read: async (id) => {
        if (isAway && pagesAsked(retail).length > 0) {
          failedReads += 1;
          throw new StoreUnavailable(new Error('away'));
        }
        return lasting.read(id);
      },
    };
    const gateway = await startGateway({}, { sessions, createWorker: createInlineWorker });
    const browser = await openJobs({ gateway });
    const { job } = await browser.steer('exportStart', ASKED);
    await expect.poll(() => failedReads).toBe(1);
    expect(await browser.until(job!.id, 'RUNNING')).toMatchObject({ problem: null });
    isAway = false;
    gateway.clock.now += 60_000;
    const ready = await browser.until(job!.id, 'READY');
    expect(ready).toMatchObject({ doneCount: 4500, problem: null });
  }, 30_000);
});

describe('Services that take too long', () => {
  test('stop the job at their page after the time limit', async () => {
    const gate = createGate();
    mockList({ rows: null }).replies(PATHS.search, async (body) => {
      if ((body as Search).pageNo === 2) await gate.opened;
      return pages(body);
    });
    const browser = await openJobs({
      gateway: await startGateway({ upstreamTimeoutMs: 300 }, { createWorker: createInlineWorker }),
    });
    const { job } = await browser.steer('exportStart', ASKED);
    const failed = await browser.until(job!.id, 'FAILED');
    gate.open();
    expect(failed).toMatchObject({
      isResumable: true,
      doneCount: 1000,
      problem: { code: 'SERVICE_FAILED', page: 2 },
    });
  });
});

describe('A session', () => {
  test('that has switched to a different post stops its job before rows are mixed', async () => {
    const gate = createGate();
    mockList({ rows: null }).replies(PATHS.search, async (body) => {
      if ((body as Search).pageNo === 2) await gate.opened;
      return pagesOf(20_000, (index) => ({ storeid: `S${String(index)}` }))(body);
    });
    const browser = await openJobs();
    const { sessions } = browser.gateway;
    const { job } = await browser.steer('exportStart', ASKED);
    const session = (await sessions.find(browser.cookie.replace('portal_session=', '')))!;
    const { mainPost } = session.account;
    await sessions.replaceAccount(session.id, session.accountVersion, {
      ...session.account,
      mainPost: { ...mainPost!, postCode: 'P9' },
    });
    gate.open();
    const failed = await browser.until(job!.id, 'FAILED');
    expect(failed).toMatchObject({
      isResumable: true,
      problem: { code: 'SCOPE_CHANGED', page: null },
    });
    expect((await browser.steer('jobResume', { id: job!.id })).userErrors[0]?.code).toBe(
      'NOT_PERMITTED',
    );
    const back = await openJobs({ gateway: browser.gateway });
    expect((await back.steer('jobResume', { id: job!.id })).userErrors).toEqual([]);
    expect((await back.until(job!.id, 'READY')).doneCount).toBe(20_000);
  }, 30_000);
});

describe('An export is refused', () => {
  test.each([
    ['without the operation', { methods: ['001'] }, {}, 'NOT_PERMITTED'],
    ['without columns', {}, { columns: [] }, 'REQUIRED'],
    [
      'with a column that there is not',
      {},
      { columns: [{ name: 'password', title: 'x' }] },
      'INVALID',
    ],
    ['with a column twice', {}, { columns: [ASKED.columns[0], ASKED.columns[0]] }, 'INVALID'],
    [
      'with a head that turns the writing',
      {},
      { columns: [{ name: 'storeid', title: 'a\u202eb' }] },
      'INVALID',
    ],
    [
      'with a head that is too long',
      {},
      { columns: [{ name: 'storeid', title: 'x'.repeat(201) }] },
      'INVALID',
    ],
    [
      'with a label that is too long',
      {},
      labelled([{ value: 'H', label: 'x'.repeat(201) }]),
      'INVALID',
    ],
    ['with a label that says nothing', {}, labelled([{ value: 'H', label: ' ' }]), 'INVALID'],
    [
      'with too many labels',
      {},
      labelled(Array.from({ length: 201 }, () => ({ value: 'H', label: 'x' }))),
      'INVALID',
    ],
    ['under a name that is none', {}, { fileName: 'stores.exe' }, 'INVALID'],
    ['with a key that is none', {}, { key: 'x' }, 'INVALID'],
    [
      'in an order that there is not',
      {},
      { orderBy: [{ column: 'format', descending: false }] },
      'INVALID',
    ],
    [
      'with conditions of a column that there is not',
      {},
      { filter: { all: [{ column: 'x', operation: 'EQ', value: '1' }] } },
      'INVALID',
    ],
  ])('%s, and no job is started', async (_title, services, over, code) => {
    mockList({ ...services, rows: null }).replies(PATHS.search, pages);
    const browser = await openJobs();
    const { job, userErrors } = await browser.steer('exportStart', { ...ASKED, ...over });
    expect([job, userErrors[0]?.code]).toEqual([null, code]);
    expect(userErrors[0]?.message.length).toBeGreaterThan(8);
    expect(await browser.jobs()).toEqual([]);
  });
});
