import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import nock from 'nock';
import { describe, expect, test } from 'vitest';
import type { Transport } from '../../../gateway/upstream/transport.ts';
import { RETAIL_URL, startGateway, TOKENS } from '../../support/gateway/gateway.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';
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
    'something else than its checksum says',
    () => nock(RETAIL_URL).get(DOWNLOAD).reply(200, '{"menu.order":"hostile"}'),
    502,
    'UPSTREAM_FAILED',
  ],
  [
    'nothing',
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

describe('200 simultaneous first requests', () => {
  const PACKS = {
    'zh-CN': JSON.stringify({ a: '订货' }),
    'en-US': JSON.stringify({ a: 'Ordering' }),
  };
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const versions = Object.entries(PACKS).map(([locale, pack]) => ({
    locale,
    type: '3',
    status: '1',
    md5: md5(pack),
    downloadurl: `/api/msc-gls/languagePack/${locale}/${md5(pack)}.json`,
  }));

  /**
   * Services that delay all downloads until the gate is opened, and then answer as the test says.
   */
  async function wave(
    answer: (call: { token: string | undefined; downloads: number; pack: string }) => Reply,
  ) {
    const gate = createGate();
    const downloads: string[] = [];
    const transport: Transport = async ({ method, url, headers }) => {
      if (method === 'POST') {
        const refused = { returncode: 'A0244', message: '', data: null };
        const found = { returncode: '0', message: '', data: { total: 2, pageData: versions } };
        const isEnded = headers.ssoToken === 'ended' || url.pathname.endsWith('refreshToken');
        return {
          status: 200,
          headers: {},
          body: Buffer.from(JSON.stringify(isEnded ? refused : found)),
        };
      }
      downloads.push(url.pathname);
      const count = downloads.length;
      await gate.opened;
      const pack = Object.values(PACKS).find((text) => url.pathname.includes(md5(text)))!;
      const { status = 200, body } = answer({ token: headers.ssoToken, downloads: count, pack });
      return { status, headers: {}, body: Buffer.from(body) };
    };
    const { app, sessions } = await startGateway({}, { transport });
    async function visit(count: number, tokens = TOKENS) {
      const answers: Promise<{ statusCode: number; body: string }>[] = [];
      for (let visitor = 0; visitor < count; visitor += 1) {
        const { secret } = await sessions.create(SIGNED_IN_STAFF, tokens);
        const locale = visitor % 2 === 0 ? 'zh-CN' : 'en-US';
        const url = `/language/${locale}/${md5(PACKS[locale])}.json`;
        answers.push(
          app
            .inject({ url, headers: { cookie: `portal_session=${secret}` } })
            .then((answer) => answer),
        );
      }
      return answers;
    }
    return { gate, downloads, visit };
  }
  type Reply = { status?: number; body: string };

  test('cause one download per pack', async () => {
    const { gate, downloads, visit } = await wave(({ pack }) => ({ body: pack }));
    const answers = await visit(200);
    gate.open();
    const bodies = (await Promise.all(answers)).map(
      ({ statusCode, body }) => `${statusCode} ${body}`,
    );
    expect(new Set(bodies)).toEqual(new Set(Object.values(PACKS).map((pack) => `200 ${pack}`)));
    expect(downloads).toHaveLength(2);
    await Promise.all(await visit(10));
    expect(downloads).toHaveLength(2);
  });

  test('all get the same failure, and the next request downloads again', async () => {
    const { gate, downloads, visit } = await wave(({ downloads: nth, pack }) =>
      nth <= 2 ? { status: 500, body: '' } : { body: pack },
    );
    const answers = await visit(200);
    gate.open();
    expect(new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([502]),
    );
    expect(downloads).toHaveLength(2);
    const [again] = await Promise.all(await visit(1));
    expect(again).toMatchObject({ statusCode: 200, body: PACKS['zh-CN'] });
    expect(downloads).toHaveLength(3);
  });

  test('are not affected by one of them whose session has ended', async () => {
    const { gate, downloads, visit } = await wave(({ pack }) => ({ body: pack }));
    const [ended] = await visit(1, { accessToken: 'ended', refreshToken: 'ended' });
    const answers = await visit(200);
    gate.open();
    expect((await ended)?.statusCode).toBe(401);
    expect(new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([200]),
    );
    expect(downloads).toHaveLength(2);
  });
});
