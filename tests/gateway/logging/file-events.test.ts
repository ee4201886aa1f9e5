import { describe, expect, test } from 'vitest';
import { attachmentAddress } from '../../../gateway/request/file-address.ts';
import { openFiles } from '../files/files-support.ts';
import { startImport, mockImport } from '../jobs/import-support.ts';
import { KEY, openJobs, pagesOf, type JobsBrowser } from '../jobs/job-support.ts';
import { CODE, mockList, PATHS } from '../lists/list-support.ts';
import type { TestGateway } from '../../support/gateway/gateway.ts';

const ADDRESS = '127.0.0.1';
const ACCOUNT = '100001/ops_director';
const HASHED = /^[0-9a-f]{16}$/u;
const TOKENS = { accessToken: 'access-marker-1', refreshToken: 'refresh-marker-2' };

/** Contents of the rows and files of these tests, which must not appear in a log. */
const ROW = 'row-marker-3';
const CONTENT = 'content-marker-4';
const NAME = 'name-marker-5';

/** The key of a job within its account, which the log and the addresses of its files have. */
const keyOf = (id: string) => Buffer.from(id, 'base64url').toString().split('/').at(-1);

interface Line extends Record<string, unknown> {
  event: string;
  session: string;
}

const linesOf = ({ logLines }: Pick<TestGateway, 'logLines'>): Line[] =>
  logLines
    .map((line) => JSON.parse(line) as Line & { log?: string })
    .filter(({ log }) => log === 'security');

/** A log line without its time and process id. */
const contentOf = ({
  level: _level,
  time: _time,
  pid: _pid,
  hostname: _hostname,
  msg: _msg,
  ...said
}: Line) => said;

const WHO = {
  log: 'security',
  account: ACCOUNT,
  session: expect.stringMatching(HASHED) as string,
  address: ADDRESS,
};

/**
 * No log line contains a token, a cookie or a file's contents. A file name appears in the path of
 * its request, but not in the security log.
 */
function expectNoSecret(logLines: readonly string[], cookie: string) {
  const log = logLines.join('');
  for (const secret of [...Object.values(TOKENS), cookie.split('=')[1] ?? '', ROW, CONTENT])
    expect(log).not.toContain(secret);
  expect(JSON.stringify(linesOf({ logLines: [...logLines] }))).not.toContain(NAME);
}

/** A user of files, in a gateway that logs everything. */
const openAll = (browser: Pick<JobsBrowser, 'gateway' | 'cookie'>) => ({
  lines: () => linesOf(browser.gateway).map(contentOf),
  expectNoSecret: () => expectNoSecret(browser.gateway.logLines, browser.cookie),
});

describe('the security log', () => {
  test('has one line for an export that begins and one each time its file is downloaded, and no row of it', async () => {
    mockList({ rows: null }).replies(
      PATHS.search,
      pagesOf(2500, (index) => ({ storeid: `${ROW}-${String(index)}` })),
    );
    const browser = await openJobs({ logLevel: 'trace', tokens: TOKENS });
    const { lines, expectNoSecret: requireNoSecret } = openAll(browser);
    const asked = {
      key: KEY,
      moduleCode: CODE,
      columns: [{ name: 'storeid', title: 'Id' }],
      fileName: `${NAME}.xlsx`,
    };
    const { job } = await browser.steer('exportStart', asked, {
      'x-request-id': 'request-of-export',
    });
    await browser.steer('exportStart', asked, { 'x-request-id': 'request-again' });
    const { downloadUrl } = await browser.until(job!.id, 'READY');
    const whole = await browser.get(downloadUrl!, { 'x-request-id': 'request-of-file' });
    // Further parts of a partial download are not logged again, nor is a HEAD request.
    const etag = String(whole.headers.etag);
    expect(
      (await browser.get(downloadUrl!, { range: 'bytes=10-', 'if-range': etag })).statusCode,
    ).toBe(206);
    await browser.gateway.app.inject({
      method: 'HEAD',
      url: downloadUrl!,
      headers: { cookie: browser.cookie },
    });
    const exported = {
      ...WHO,
      event: 'export',
      requestId: 'request-of-export',
      job: keyOf(job!.id),
      module: CODE,
    };
    const fetched = {
      ...WHO,
      event: 'download',
      requestId: 'request-of-file',
      job: keyOf(job!.id),
      file: 'result',
    };
    expect(lines()).toEqual([exported, fetched]);
    expect(new Set(lines().map(({ session }) => session)).size).toBe(1);
    requireNoSecret();
  });

  test('has one line for a confirmed import, and one for its report', async () => {
    mockImport(() => ({ imported: 1, errors: [{ row: 1, field: 'area', message: 'refused' }] }));
    const browser = await openJobs({ logLevel: 'trace', tokens: TOKENS });
    const { lines, expectNoSecret: requireNoSecret } = openAll(browser);
    const { id } = await startImport(
      browser,
      `storeid,storename,area\n1,${ROW},5\n2,${ROW},6\n`,
      `${NAME}.csv`,
    );
    await browser.until(id, 'PREVIEWED');
    // A preview imports nothing, so it is not logged.
    expect(lines()).toEqual([]);
    for (const requestId of ['request-of-import', 'pressed-twice'])
      await browser.steer('importConfirm', { id, onlyGood: true }, { 'x-request-id': requestId });
    const { outcome } = await browser.until(id, 'READY');
    await browser.get(outcome!.reportUrl!, { 'x-request-id': 'request-of-report' });
    expect(lines()).toEqual([
      { ...WHO, event: 'import', requestId: 'request-of-import', job: keyOf(id), module: CODE },
      { ...WHO, event: 'download', requestId: 'request-of-report', job: keyOf(id), file: 'report' },
    ]);
    requireNoSecret();
  });

  test('has one line for a downloaded attachment, and none for a picture', async () => {
    const { get, signIn, logLines } = await openFiles(() => ({ body: Buffer.from(CONTENT) }), {
      logLevel: 'trace',
    });
    const cookie = await signIn(undefined, { tokens: TOKENS });
    const headers = { cookie, 'x-request-id': 'request-of-attachment' };
    const attachment = await get(
      attachmentAddress(`/fs/msc-file/file/${NAME}`, `${NAME}.pdf`, Buffer.alloc(32, 7))!,
      headers,
    );
    expect(attachment.body).toBe(CONTENT);
    const line = {
      ...WHO,
      event: 'download',
      requestId: 'request-of-attachment',
      file: 'attachment',
    };
    expect(linesOf({ logLines }).map(contentOf)).toEqual([line]);
    // A file that the browser has cached is not downloaded again.
    const unchanged = await get(
      attachmentAddress(`/fs/msc-file/file/${NAME}`, `${NAME}.pdf`, Buffer.alloc(32, 7))!,
      {
        ...headers,
        'if-none-match': String(attachment.headers.etag),
      },
    );
    expect([unchanged.statusCode, linesOf({ logLines }).length]).toEqual([304, 1]);
    expectNoSecret(logLines, cookie);
  });

  test('states who was not permitted to export, and to whom a file was refused', async () => {
    mockList({ methods: ['001'] });
    const browser = await openJobs({ logLevel: 'trace', tokens: TOKENS });
    const { lines } = openAll(browser);
    const asked = {
      key: KEY,
      moduleCode: CODE,
      columns: [{ name: 'storeid', title: 'Id' }],
      fileName: `${NAME}.xlsx`,
    };
    const { userErrors } = await browser.steer('exportStart', asked, {
      'x-request-id': 'refused-export',
    });
    expect(userErrors).toMatchObject([{ code: 'NOT_PERMITTED' }]);
    expect((await browser.get('/files/jobs/none/result/x.xlsx')).statusCode).toBe(404);
    expect(lines()).toEqual([
      {
        ...WHO,
        event: 'refused',
        requestId: 'refused-export',
        code: 'NOT_PERMITTED',
        where: 'jobs',
      },
    ]);
  });
});
