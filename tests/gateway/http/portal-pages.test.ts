import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startGateway, type TestGateway } from '../../support/gateway/gateway.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };

function builtPortal(): string {
  const webRoot = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<title>Portal</title>');
  writeFileSync(join(webRoot, 'playground.html'), '<title>Playground</title>');
  writeFileSync(join(webRoot, 'assets', 'app-1a2b3c.js'), 'export const x = 1;\n'.repeat(200));
  writeFileSync(join(webRoot, 'assets', 'packed-1a2b3c.js'), 'plain');
  writeFileSync(join(webRoot, 'assets', 'packed-1a2b3c.js.gz'), 'packed');
  return webRoot;
}

test.each(['/', '/login', '/page', '/home', '/operatehelp/200101', '/page?next=%2Fhome'])(
  '%s serves the portal',
  async (url) => {
    const { app } = await startGateway({}, { webRoot: builtPortal() });
    const response = await app.inject({ url, headers: HTML });
    expect([response.statusCode, response.body]).toEqual([200, '<title>Portal</title>']);
    expect(response.headers['cache-control']).toBe('private, no-cache');
  },
);

test.each(['/operatehelp/%ff', '/%', '/page/%E4%B8?next=%ff'])(
  '%s, which cannot be decoded, serves the portal too',
  async (url) => {
    const { app, logLines } = await startGateway({}, { webRoot: builtPortal() });
    const page = await app.inject({ url, headers: HTML });
    expect([page.statusCode, page.body]).toEqual([200, '<title>Portal</title>']);
    expect(page.headers).toHaveProperty('content-security-policy');
    expect(logLines.join('')).not.toContain('next');
  },
);

test.each(['/operatehelp/%ff', '/graphql/%ff', '/assets/%ff.js'])(
  '%s is reported to a tool in the usual error shape',
  async (url) => {
    const { app } = await startGateway({}, { webRoot: builtPortal() });
    const response = await app.inject({ url, headers: { accept: 'application/json' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  },
);

test('files with a hash in their name are cached forever and sent compressed', async () => {
  const { app } = await startGateway({}, { webRoot: builtPortal() });
  const packed = await app.inject({
    url: '/assets/app-1a2b3c.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(packed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  });
  const packedBefore = await app.inject({
    url: '/assets/packed-1a2b3c.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect([packedBefore.body, packedBefore.headers['content-encoding']]).toEqual(['packed', 'gzip']);
  expect(packedBefore.headers.vary).toBe('accept-encoding');
});

test('serves the playground', async () => {
  const { app } = await startGateway({}, { webRoot: builtPortal() });
  const response = await app.inject({ url: '/playground', headers: HTML });
  expect(response.body).toBe('<title>Playground</title>');
  expect(response.headers['content-security-policy']).toContain("default-src 'self'");
});

test.each([
  '/assets/gone-000.js',
  '/graphql/x',
  '/language/x',
  '/../package.json',
  '/%2e%2e/package.json',
])('%s is not found', async (url) => {
  const { app } = await startGateway({}, { webRoot: join(builtPortal()) });
  const response = await app.inject({ url, headers: { accept: '*/*' } });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
});

test.each([{ accept: '*/*' }, {}])(
  'a tool that accepts anything gets the page of a route: %j',
  async (headers) => {
    const { app } = await startGateway({}, { webRoot: builtPortal() });
    const response = await app.inject({ url: '/login', headers });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  },
);

test('a POST to an unknown address does not get the portal', async () => {
  const { app } = await startGateway({}, { webRoot: builtPortal() });
  expect((await app.inject({ method: 'POST', url: '/login', headers: HTML })).statusCode).toBe(404);
});

test('without a build it says what to do', async () => {
  const { app } = await startGateway();
  const response = await app.inject({ url: '/', headers: HTML });
  expect([response.statusCode, response.body]).toEqual([
    503,
    'The portal is not built yet: run "npm run build".\n',
  ]);
});

describe('a build under a running gateway', () => {
  const get = async (
    app: TestGateway['app'],
    url: string,
    accept = '*/*',
    encoding = 'identity',
  ) => {
    const { statusCode, body, headers } = await app.inject({
      url,
      headers: { accept, 'accept-encoding': encoding },
    });
    return {
      statusCode,
      body,
      caching: headers['cache-control'],
      encoding: headers['content-encoding'],
    };
  };

  test('is served without a restart: new files are found, the page is fresh, removed files are gone', async () => {
    const webRoot = builtPortal();
    const { app } = await startGateway({}, { webRoot });
    expect(await get(app, '/page', HTML.accept)).toMatchObject({
      statusCode: 200,
      body: '<title>Portal</title>',
    });
    rmSync(join(webRoot, 'assets', 'app-1a2b3c.js'));
    rmSync(join(webRoot, 'assets', 'packed-1a2b3c.js.gz'));
    writeFileSync(join(webRoot, 'index.html'), '<title>Next</title>');
    writeFileSync(join(webRoot, 'assets', 'app-4d5e6f.js'), 'export const y = 2;');
    writeFileSync(join(webRoot, 'assets', 'app-4d5e6f.js.gz'), 'packed anew');
    for (const page of ['/', '/page', '/index.html'])
      expect(await get(app, page, HTML.accept)).toMatchObject({
        body: '<title>Next</title>',
        caching: 'private, no-cache',
      });
    const forEver = 'public, max-age=31536000, immutable';
    expect(await get(app, '/assets/app-4d5e6f.js')).toMatchObject({
      body: 'export const y = 2;',
      caching: forEver,
    });
    expect(await get(app, '/assets/app-4d5e6f.js', '*/*', 'gzip')).toMatchObject({
      body: 'packed anew',
      encoding: 'gzip',
    });
    expect(await get(app, '/assets/packed-1a2b3c.js')).toMatchObject({
      statusCode: 200,
      body: 'plain',
    });
    expect((await get(app, '/assets/packed-1a2b3c.js', '*/*', 'gzip')).body).not.toBe('packed');
    expect(await get(app, '/assets/app-1a2b3c.js', HTML.accept)).toMatchObject({ statusCode: 404 });
  });

  test('is served even if it was built after the start, and missing again when it is removed', async () => {
    const webRoot = join(builtPortal(), 'later');
    const { app } = await startGateway({}, { webRoot });
    expect((await get(app, '/', HTML.accept)).statusCode).toBe(503);
    mkdirSync(webRoot);
    writeFileSync(join(webRoot, 'index.html'), '<title>First</title>');
    expect(await get(app, '/', HTML.accept)).toMatchObject({
      statusCode: 200,
      body: '<title>First</title>',
    });
    rmSync(webRoot, { recursive: true });
    expect((await get(app, '/login', HTML.accept)).statusCode).toBe(503);
  });

  test('states its version, always fresh and never as a page', async () => {
    const webRoot = builtPortal();
    const { app } = await startGateway({}, { webRoot });
    expect((await get(app, '/build.json', HTML.accept)).statusCode).toBe(404);
    for (const id of ['one', 'two']) {
      writeFileSync(join(webRoot, 'build.json'), JSON.stringify({ id }));
      expect(await get(app, '/build.json')).toMatchObject({
        statusCode: 200,
        body: `{"id":"${id}"}`,
        caching: 'no-cache',
      });
    }
  });
});

test('a folder is not served as a file, and dotfiles are not served', async () => {
  const webRoot = builtPortal();
  writeFileSync(join(webRoot, '.env'), 'SECRET=1');
  const { app } = await startGateway({}, { webRoot });
  for (const url of ['/assets', '/assets/', '/.env'])
    expect([
      url,
      (await app.inject({ url, headers: { accept: 'application/json' } })).statusCode,
    ]).toEqual([url, 404]);
});
