import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { askedAt, CODE, mockList, PATHS, refusal } from '../lists/list-support.ts';
import { KEY, openJobs, pagesOf, type Search } from './job-support.ts';

const ASKED = {
  key: KEY,
  moduleCode: CODE,
  columns: [{ name: 'storeid', title: 'Id' }],
  fileName: 'stores.xlsx',
};
const rowAt = (index: number) => ({ storeid: `S${String(index)}` });
const pages = pagesOf(60_000, rowAt);
const pageNoOf = (body: unknown) => (body as Search).pageNo;
const asked = (retail: ReturnType<typeof mockList>) =>
  askedAt(retail, PATHS.search)
    .filter((body) => (body as Search).pageSize === 1000)
    .map(pageNoOf);

describe('Services that die at page 57', () => {
  test('stop the export there, and a resumed export continues with page 57', async () => {
    let isDead = true;
    const retail = mockList({ rows: null }).replies(PATHS.search, (body) =>
      isDead && pageNoOf(body) === 57 ? 'unreachable' : pages(body),
    );
    const browser = await openJobs();
    const { job } = await browser.steer('exportStart', ASKED);
    const failed = await browser.until(job!.id, 'FAILED');
    expect(failed).toMatchObject({
      doneCount: 56_000,
      totalCount: 60_000,
      isResumable: true,
      downloadUrl: null,
      problem: { code: 'SERVICE_FAILED', page: 57 },
    });
    expect(failed.problem?.message).toContain('page 57');
    expect(asked(retail)).toEqual(Array.from({ length: 57 }, (_, at) => at + 1));

    isDead = false;
    retail.asked.length = 0;
    const resumed = await browser.steer('jobResume', { id: job!.id });
    expect(resumed).toMatchObject({ userErrors: [], job: { problem: null, isResumable: false } });
    const ready = await browser.until(job!.id, 'READY');
    expect(asked(retail)).toEqual([57, 58, 59, 60]);
    const rows = await readSheet((await browser.get(ready.downloadUrl!)).rawPayload);
    expect(rows.slice(1).map(([id]) => id)).toEqual(
      Array.from({ length: 60_000 }, (_, at) => `S${String(at)}`),
    );
  }, 60_000);

  test('are reported in the language of the reader', async () => {
    mockList({ rows: null }).replies(PATHS.search, (body) =>
      (body as Search).pageSize === 1 ? pages(body) : 'unreachable',
    );
    const browser = await openJobs();
    const { job } = await browser.steer('exportStart', ASKED);
    await browser.until(job!.id, 'FAILED');
    const messages = await Promise.all(
      ['zh-CN', 'zh-TW', 'en-US'].map(
        async (locale) => (await browser.jobs({ 'accept-language': locale }))[0]?.problem?.message,
      ),
    );
    expect(messages).toEqual([
      '业务服务没有响应或出错，任务停在第 1 页。已完成的部分会保留，请稍后继续。',
      '業務服務沒有回應或發生錯誤，任務停在第 1 頁。已完成的部分會保留，請稍後繼續。',
      'The job stopped at page 1 because the services failed or did not respond. Completed pages are kept. Continue the job later.',
    ]);
    expect(browser.gateway.logLines.join('\n')).not.toMatch(/access-1|retail\.test|S\d/u);
  });
});

describe('An export', () => {
  test.each([
    ['A0244', 'SIGNED_OUT', true],
    ['A0301', 'NOT_PERMITTED', false],
    ['B0001', 'SERVICE_FAILED', true],
  ])(
    'that the services answer with %s has stopped as %s',
    async (returncode, code, isResumable) => {
      mockList({ rows: null }).replies(PATHS.search, (body) =>
        pageNoOf(body) < 3 ? pages(body) : refusal(returncode),
      );
      const browser = await openJobs();
      const { job } = await browser.steer('exportStart', ASKED);
      // A0244 has ended its session, so a different session of the account queries it.
      const other = await openJobs({ gateway: browser.gateway });
      const failed = await other.until(job!.id, 'FAILED');
      expect(failed).toMatchObject({ isResumable, doneCount: 2000, problem: { code } });
      expect(await other.steer('jobResume', { id: job!.id })).toMatchObject(
        isResumable ? { userErrors: [] } : { job: null, userErrors: [{ code: 'CONFLICT' }] },
      );
    },
  );

  test('continues with the tokens of a different session of the account', async () => {
    let isOver = true;
    const retail = mockList({ rows: null }).replies(PATHS.search, (body) =>
      isOver && pageNoOf(body) === 2 ? refusal('A0244') : pagesOf(2500, rowAt)(body),
    );
    const first = await openJobs();
    const { job } = await first.steer('exportStart', ASKED);
    const second = await openJobs({ gateway: first.gateway });
    await second.until(job!.id, 'FAILED');
    isOver = false;
    retail.asked.length = 0;
    await second.steer('jobResume', { id: job!.id });
    expect((await second.until(job!.id, 'READY')).doneCount).toBe(2500);
    expect(asked(retail)).toEqual([2, 3]);
  });

  test('that is canceled stops between pages and keeps no files', async () => {
    const gate = createGate();
    const retail = mockList({ rows: null }).replies(PATHS.search, async (body) => {
      if (pageNoOf(body) === 3) await gate.opened;
      return pages(body);
    });
    const browser = await openJobs();
    const { job } = await browser.steer('exportStart', ASKED);
    await expect.poll(() => asked(retail)).toContain(3);
    expect(await browser.steer('jobCancel', { id: job!.id })).toMatchObject({
      job: { status: 'CANCELLED', isResumable: false },
    });
    gate.open();
    expect(await browser.steer('jobCancel', { id: job!.id })).toMatchObject({
      userErrors: [],
      job: { status: 'CANCELLED' },
    });
    expect(await browser.steer('jobResume', { id: job!.id })).toMatchObject({
      job: null,
      userErrors: [{ code: 'CONFLICT' }],
    });
    expect(Math.max(...asked(retail))).toBe(3);
    expect((await browser.steer('jobRemove', { id: job!.id })).userErrors).toEqual([]);
    expect(await browser.jobs()).toEqual([]);
  });

  test('started twice with one key is started once', async () => {
    const retail = mockList({ rows: null }).replies(PATHS.search, pagesOf(10, rowAt));
    const browser = await openJobs();
    const [one, other] = [
      await browser.steer('exportStart', ASKED),
      await browser.steer('exportStart', ASKED),
    ];
    expect(other.job?.id).toBe(one.job?.id);
    await browser.until(one.job!.id, 'READY');
    expect(asked(retail)).toEqual([1]);
    expect((await browser.jobs()).length).toBe(1);
  });

  test('waits for the running job of the same account', async () => {
    const gate = createGate();
    mockList({ rows: null }).replies(PATHS.search, async (body) => {
      if ((body as Search).pageSize === 1000) await gate.opened;
      return pagesOf(10, rowAt)(body);
    });
    const browser = await openJobs();
    const first = await browser.steer('exportStart', ASKED);
    await browser.until(first.job!.id, 'RUNNING');
    const second = await browser.steer('exportStart', { ...ASKED, key: 'client-key-2' });
    expect((await browser.job(second.job!.id))?.status).toBe('WAITING');
    gate.open();
    await browser.until(second.job!.id, 'READY');
  });

  test('is no longer visible after a day, and neither is its file', async () => {
    mockList({ rows: null }).replies(PATHS.search, pagesOf(10, rowAt));
    const browser = await openJobs();
    const { job } = await browser.steer('exportStart', ASKED);
    const ready = await browser.until(job!.id, 'READY');
    expect(Date.parse(ready.expiresAt!) - Date.parse(ready.endedAt!)).toBe(24 * 3_600_000);
    browser.gateway.clock.now = Date.parse(ready.expiresAt!);
    const later = await openJobs({ gateway: browser.gateway });
    expect(await later.jobs()).toEqual([]);
    expect((await later.get(ready.downloadUrl!)).statusCode).toBe(404);
  });
});
