import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startGateway } from '../../support/gateway.ts';

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

test.each(['/', '/login', '/page', '/home', '/operatehelp/200101', '/page?next=%2Fhome'])('%s is the portal', async (url) => {
  const { app } = await startGateway({}, { webRoot: builtPortal() });
  const response = await app.inject({ url, headers: HTML });
  expect([response.statusCode, response.body]).toEqual([200, '<title>Portal</title>']);
  expect(response.headers['cache-control']).toBe('no-cache');
});

test('files with a hash in their name are kept for ever, and come packed', async () => {
  const { app } = await startGateway({}, { webRoot: builtPortal() });
  const packed = await app.inject({ url: '/assets/app-1a2b3c.js', headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'gzip' });
  const packedBefore = await app.inject({ url: '/assets/packed-1a2b3c.js', headers: { 'accept-encoding': 'gzip' } });
  expect([packedBefore.body, packedBefore.headers['content-encoding']]).toEqual(['packed', 'gzip']);
});

test('has the playground', async () => {
  const { app } = await startGateway({}, { webRoot: builtPortal() });
  const response = await app.inject({ url: '/playground', headers: HTML });
  expect(response.body).toBe('<title>Playground</title>');
  expect(response.headers['content-security-policy']).toContain("default-src 'self'");
});

test.each(['/assets/gone-000.js', '/graphql/x', '/language/x', '/files/x', '/../package.json', '/%2e%2e/package.json'])(
  '%s is not found',
  async (url) => {
    const { app } = await startGateway({}, { webRoot: join(builtPortal()) });
    const response = await app.inject({ url, headers: { accept: '*/*' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  },
);

test.each([{ accept: '*/*' }, {}])('a tool that takes anything gets the page of a route: %j', async (headers) => {
  const { app } = await startGateway({}, { webRoot: builtPortal() });
  const response = await app.inject({ url: '/login', headers });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test('a post to nowhere is not the portal', async () => {
  const { app } = await startGateway({}, { webRoot: builtPortal() });
  expect((await app.inject({ method: 'POST', url: '/login', headers: HTML })).statusCode).toBe(404);
});

test('without a build it says what to do', async () => {
  const { app } = await startGateway();
  const response = await app.inject({ url: '/', headers: HTML });
  expect([response.statusCode, response.body]).toEqual([503, 'The portal is not built yet: run "npm run build".\n']);
});
