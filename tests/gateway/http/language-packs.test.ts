import { createHash } from 'node:crypto';
import nock from 'nock';
import { expect, test } from 'vitest';
import { RETAIL_URL, startGateway } from '../../support/gateway.ts';
import { mockRetail } from '../../support/retail-nock.ts';

const PACK = JSON.stringify({ 'menu.order': 'Ordering' });
const MD5 = createHash('md5').update(PACK).digest('hex');
const DOWNLOAD = `/api/msc-gls/languagePack/en-US/${MD5}.json`;

function services(over: { downloadurl?: string } = {}) {
  const version = { locale: 'en-US', type: '3', status: '1', md5: MD5, downloadurl: DOWNLOAD, ...over };
  return mockRetail().answers('languageVersions', { total: 1, pageData: [version] });
}

async function open() {
  const { app, signIn } = await startGateway();
  const cookie = await signIn();
  const get = (url: string, headers: Record<string, string> = { cookie }) =>
    app.inject({ url, headers: { 'accept-language': 'en', ...headers } });
  return { app, get };
}

test('serves a pack for ever, to whoever is signed in, and asks the services once', async () => {
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

test('shows a visitor nothing', async () => {
  const retail = services();
  const { get } = await open();
  for (const headers of [{}, { cookie: 'portal_session=long-gone' }] as Record<string, string>[]) {
    const { statusCode, body } = await get(`/language/en-US/${MD5}.json`, headers);
    expect([statusCode, JSON.parse(body)]).toMatchObject([401, { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }]);
  }
  expect(retail.asked).toEqual([]);
});

test.each([
  `/language/en-US/${'0'.repeat(32)}.json`,
  `/language/de-DE/${MD5}.json`,
  '/language/en-US/..%2f..%2fetc.json',
  `/language/en-US/${MD5}`,
])('there is no %s', async (url) => {
  services();
  const { get } = await open();
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control']).not.toContain('immutable');
});

test.each([
  [
    'something else than its checksum says',
    () => nock(RETAIL_URL).get(DOWNLOAD).reply(200, '{"menu.order":"hostile"}'),
    502,
    'UPSTREAM_FAILED',
  ],
  ['nothing', () => nock(RETAIL_URL).get(DOWNLOAD).replyWithError('reset'), 502, 'UPSTREAM_UNREACHABLE'],
  ['an error page', () => nock(RETAIL_URL).get(DOWNLOAD).reply(500, '<html>'), 502, 'UPSTREAM_FAILED'],
])('when the services send %s, it says so and keeps nothing', async (_what, reply, status, code) => {
  services();
  reply();
  const { get } = await open();
  const failed = await get(`/language/en-US/${MD5}.json`);
  expect([failed.statusCode, failed.json()]).toMatchObject([status, { errors: [{ extensions: { code } }] }]);
  expect(failed.headers['cache-control']).toBe('no-store');
  nock(RETAIL_URL).get(DOWNLOAD).reply(200, PACK);
  expect((await get(`/language/en-US/${MD5}.json`)).body).toBe(PACK);
});

test('calls no address that its list does not know', async () => {
  services({ downloadurl: '/api/msc-auth/secrets' });
  const { get } = await open();
  expect((await get(`/language/en-US/${MD5}.json`)).json()).toMatchObject({
    errors: [{ extensions: { reason: 'ADDRESS_NOT_ALLOWED' } }],
  });
});
