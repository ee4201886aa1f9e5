import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import nock from 'nock';
import { expect, test } from 'vitest';
import { RETAIL_URL, startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const PACK = JSON.stringify({ 'menu.order': 'Ordering' });
const MD5 = createHash('md5').update(PACK).digest('hex');
const DOWNLOAD = `/api/msc-gls/languagePack/en-US/${MD5}.json`;

function services(over: { downloadurl?: string } = {}) {
  const version = {
    locale: 'en-US',
    type: '3',
    status: '1',
    md5: MD5,
    downloadurl: DOWNLOAD,
    ...over,
  };
  return mockRetail().answers('languageVersions', { total: 1, pageData: [version] });
}

async function open() {
  const { app, sessions, signIn, logLines } = await startGateway();
  const cookie = await signIn();
  const get = (url: string, headers: Record<string, string> = { cookie }) =>
    app.inject({ url, headers: { 'accept-language': 'en', ...headers } });
  return { app, cookie, get, sessions, logLines };
}

test('serves an immutable pack to signed-in accounts, and downloads it once', async () => {
  const retail = services();
  const download = nock(RETAIL_URL).get(DOWNLOAD).reply(200, PACK);
  const { get } = await open();
  const first = await get(`/language/en-US/${MD5}.json`);
  expect([first.statusCode, first.body]).toEqual([200, PACK]);
  expect(first.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(download.isDone()).toBe(true);
  expect((await get(`/language/en-US/${MD5}.json`)).body).toBe(PACK);
  expect(retail.asked).toHaveLength(1);
});

test('uses only the path of an absolute address, at the configured services', async () => {
  services({ downloadurl: `https://cdn.example:8443${DOWNLOAD}?gzip=1` });
  const download = nock(RETAIL_URL).get(DOWNLOAD).reply(200, PACK);
  const { get } = await open();
  const { statusCode, body } = await get(`/language/en-US/${MD5}.json`);
  expect([statusCode, body, download.isDone()]).toEqual([200, PACK, true]);
});

test('refuses a visitor', async () => {
  const retail = services();
  const { get } = await open();
  for (const headers of [{}, { cookie: 'portal_session=long-gone' }] as Record<string, string>[]) {
    const { statusCode, body } = await get(`/language/en-US/${MD5}.json`, headers);
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      401,
      { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    ]);
  }
  expect(retail.asked).toEqual([]);
});

test.each([
  `/language/en-US/${'0'.repeat(32)}.json`,
  `/language/de-DE/${MD5}.json`,
  '/language/en-US/..%2f..%2fetc.json',
  `/language/en-US/${MD5}`,
])('answers %s with 404', async (url) => {
  services();
  const { get } = await open();
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).not.toContain('immutable');
});

test.each([
  [
    'a pack that does not match its checksum',
    () => nock(RETAIL_URL).get(DOWNLOAD).reply(200, '{"menu.order":"hostile"}'),
    502,
    'UPSTREAM_FAILED',
  ],
  [
    'no answer',
    () => nock(RETAIL_URL).get(DOWNLOAD).replyWithError('reset'),
    502,
    'UPSTREAM_UNREACHABLE',
  ],
  [
    'an error page',
    () => nock(RETAIL_URL).get(DOWNLOAD).reply(500, '<html>'),
    502,
    'UPSTREAM_FAILED',
  ],
])(
  'reports an error and caches nothing when the services send %s',
  async (_what, reply, status, code) => {
    services();
    reply();
    const { get } = await open();
    const failed = await get(`/language/en-US/${MD5}.json`);
    expect([failed.statusCode, failed.json()]).toMatchObject([
      status,
      { errors: [{ extensions: { code } }] },
    ]);
    expect(failed.headers['cache-control']).toBe('no-store');
    nock(RETAIL_URL).get(DOWNLOAD).reply(200, PACK);
    expect((await get(`/language/en-US/${MD5}.json`)).body).toBe(PACK);
  },
);

test('calls no address that is not on the allow-list', async () => {
  services({ downloadurl: '/api/msc-auth/secrets' });
  const { get } = await open();
  expect((await get(`/language/en-US/${MD5}.json`)).json()).toMatchObject({
    errors: [{ extensions: { reason: 'ADDRESS_NOT_ALLOWED' } }],
  });
});

test('sends a pack compressed to clients that accept gzip, and plain to others', async () => {
  services();
  nock(RETAIL_URL).get(DOWNLOAD).reply(200, gzipSync(PACK));
  const { get, cookie } = await open();
  const url = `/language/en-US/${MD5}.json`;
  const zipped = await get(url, { cookie, 'accept-encoding': 'br, gzip;q=0.8' });
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: expect.stringContaining('accept-encoding') as string,
  });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(PACK);
  const plain = await get(url, { cookie, 'accept-encoding': 'gzip;q=0' });
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, PACK]);
});

test('logs the failed operation or the unexpected error', async () => {
  services();
  nock(RETAIL_URL).get(DOWNLOAD).replyWithError('reset');
  const { get, sessions, logLines } = await open();
  const levelsOf = (words: string) =>
    logLines
      .filter((line) => line.includes(words))
      .map((line) => (JSON.parse(line) as { level: number }).level);
  await get(`/language/en-US/${MD5}.json`);
  expect(levelsOf('languagePack: unreachable')).toEqual([40]);
  await get('/language/en-US/none.json');
  expect(levelsOf('NOT_FOUND')).toEqual([]);
  sessions.find = () => Promise.reject(new Error('disk full'));
  const { statusCode, headers, body } = await get(`/language/en-US/${MD5}.json`);
  expect([statusCode, headers['cache-control'], body.includes('disk')]).toEqual([
    500,
    'no-store',
    false,
  ]);
  expect(levelsOf('disk full')).toEqual([50]);
});

test('reports to a locked session that it is locked', async () => {
  const retail = services();
  const { get, sessions } = await open();
  const [session] = await sessions.ofAccount(SIGNED_IN_STAFF);
  await sessions.lock(session!.id);
  const { statusCode, body } = await get(`/language/en-US/${MD5}.json`);
  expect([statusCode, JSON.parse(body)]).toMatchObject([
    423,
    { errors: [{ extensions: { code: 'SESSION_LOCKED' } }] },
  ]);
  expect(retail.asked).toEqual([]);
});
