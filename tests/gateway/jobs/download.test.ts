import { describe, expect, test } from 'vitest';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { CODE, mockList, PATHS } from '../lists/list-support.ts';
import { KEY, openJobs, pagesOf } from './job-support.ts';

async function ready() {
  mockList({ rows: null }).replies(
    PATHS.search,
    pagesOf(2500, (index) => ({ storeid: `S${String(index)}` })),
  );
  const browser = await openJobs();
  const columns = [{ name: 'storeid', title: 'Id' }];
  const { job } = await browser.steer('exportStart', {
    key: KEY,
    moduleCode: CODE,
    columns,
    fileName: '门店/"1".xlsx',
  });
  const { downloadUrl } = await browser.until(job!.id, 'READY');
  const whole = await browser.get(downloadUrl!);
  return { browser, id: job!.id, url: downloadUrl!, whole, etag: String(whole.headers.etag) };
}

describe('The file of a job', () => {
  test('is complete, has a readable name and is not cached by proxies', async () => {
    const { whole } = await ready();
    expect(whole.statusCode).toBe(200);
    expect(Number(whole.headers['content-length'])).toBe(whole.rawPayload.length);
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    });
    expect(whole.headers['content-disposition']).toBe(
      `attachment; filename="____1_.xlsx"; filename*=UTF-8''${encodeURIComponent('门店__1_.xlsx')}`,
    );
  });

  test('can be downloaded in ranges, so that a broken download can be resumed', async () => {
    const { browser, url, whole, etag } = await ready();
    const size = whole.rawPayload.length;
    const parts: Buffer[] = [];
    for (let at = 0; at < size; at += 7001) {
      const part = await browser.get(url, {
        range: `bytes=${String(at)}-${String(at + 7000)}`,
        'if-range': etag,
      });
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(
        `bytes ${String(at)}-${String(Math.min(at + 7000, size - 1))}/${String(size)}`,
      );
      parts.push(part.rawPayload);
    }
    expect(Buffer.concat(parts).equals(whole.rawPayload)).toBe(true);
    expect((await browser.get(url, { range: 'bytes=-10' })).rawPayload).toEqual(
      whole.rawPayload.subarray(-10),
    );
    expect((await browser.get(url, { range: 'bytes=100-' })).rawPayload).toEqual(
      whole.rawPayload.subarray(100),
    );
  });

  test.each([
    [
      'another file than the one that was begun',
      { range: 'bytes=0-9', 'if-range': '"other"' },
      200,
    ],
    ['several parts', { range: 'bytes=0-9,20-29' }, 200],
    ['a part backwards', { range: 'bytes=9-0' }, 200],
    ['a part beyond its end', { range: 'bytes=99999999-' }, 416],
    ['nothing of it', { range: 'bytes=-0' }, 416],
  ])('answers a request with %s', async (_title, headers, status) => {
    const { browser, url } = await ready();
    expect((await browser.get(url, headers)).statusCode).toBe(status);
  });

  test('is not found by other accounts, as if it did not exist', async () => {
    const { browser, id, url } = await ready();
    const colleague = await openJobs({
      gateway: browser.gateway,
      account: { ...SIGNED_IN_STAFF, userid: 'U2', userCode: 'other' },
    });
    const sameNumber = await openJobs({
      gateway: browser.gateway,
      account: { ...SIGNED_IN_STAFF, ent_id: '999999' },
    });
    for (const other of [colleague, sameNumber]) {
      const [theirs, nothing] = [
        await other.get(url),
        await other.get('/files/jobs/none/result/x.xlsx'),
      ];
      expect([theirs.statusCode, nothing.statusCode]).toEqual([404, 404]);
      expect(theirs.json<{ code: string }>().code).toBe(nothing.json<{ code: string }>().code);
      expect(await other.jobs()).toEqual([]);
      for (const name of ['jobCancel', 'jobResume'] as const) {
        expect((await other.steer(name, { id })).userErrors[0]?.code).toBe('NOT_FOUND');
      }
      await other.steer('jobRemove', { id });
    }
    expect((await browser.gateway.app.inject({ url })).statusCode).toBe(401);
    expect((await browser.get(url)).statusCode).toBe(200);
    const another = await openJobs({ gateway: browser.gateway });
    expect((await another.get(url)).statusCode).toBe(200);
  });

  test('is refused while the session is locked and after the job was removed', async () => {
    const { browser, id, url } = await ready();
    const { sessions } = browser.gateway;
    const session = await sessions.find(browser.cookie.replace('portal_session=', ''));
    await sessions.lock(session!.id);
    expect((await browser.get(url)).statusCode).toBe(423);
    await sessions.unlock(session!.id);
    expect((await browser.get(url)).statusCode).toBe(200);
    await browser.steer('jobRemove', { id });
    expect((await browser.get(url)).statusCode).toBe(404);
  });

  test('offers only the files meant for download', async () => {
    const { browser, id } = await ready();
    for (const file of ['source', 'rows', 'refused', 'report', 'constructor', '..']) {
      expect((await browser.get(`/files/jobs/${id}/${file}/x.xlsx`)).statusCode).toBe(404);
    }
  });
});
