import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';

function builtPortal(): string {
  const webRoot = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  writeFileSync(join(webRoot, 'index.html'), '<title>Portal</title>');
  return webRoot;
}

const NOBODY = ['visitor;desc=""', 'private, no-cache'];
const PAGE_VARIABLES = '{ viewer { userType enterprise { today } session { scope } } }';

type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** What the gateway tells a page that is opened with the cookie. */
async function visitorOf({ app }: Gateway, cookie = '', url = '/page') {
  const { headers, statusCode } = await app.inject({
    url,
    headers: { accept: 'text/html', cookie },
  });
  expect(statusCode).toBe(200);
  return [headers['server-timing'], headers['cache-control']];
}

test('a page learns the side, the business date and the scope of its session, and no cache keeps it', async () => {
  const gateway = await startGateway({}, { webRoot: builtPortal() });
  const cookie = await gateway.signIn();
  const { data } = await gateway.ask(PAGE_VARIABLES, { cookie });
  expect(data).toMatchObject({
    viewer: { userType: 'STAFF', enterprise: { today: '2026-06-15' } },
  });
  const { scope } = (data as { viewer: { session: { scope: string } } }).viewer.session;
  for (const url of ['/', '/page', '/page?s=200101'])
    expect(await visitorOf(gateway, cookie, url)).toEqual([
      `visitor;desc="STAFF 2026-06-15 ${scope}"`,
      'no-store',
    ]);
});

test('names nobody to a visitor, to a locked page and when the session has ended', async () => {
  const gateway = await startGateway({}, { webRoot: builtPortal() });
  expect(await visitorOf(gateway)).toEqual(NOBODY);
  expect(await visitorOf(gateway, 'portal_session=forged')).toEqual(NOBODY);
  const cookie = await gateway.signIn();
  await gateway.ask('mutation { sessionLock { lockedSession { code } } }', { cookie });
  expect(await visitorOf(gateway, cookie)).toEqual(NOBODY);
});

test('a page is served without it when the sessions cannot be read, and does not prolong a session', async () => {
  const gateway = await startGateway({}, { webRoot: builtPortal() });
  const cookie = await gateway.signIn();
  const find = vi.spyOn(gateway.sessions, 'find');
  await visitorOf(gateway, cookie);
  expect(find.mock.calls).toEqual([[expect.any(String), { quietly: true }]]);
  find.mockRejectedValueOnce(new Error('unreachable'));
  expect(await visitorOf(gateway, cookie)).toEqual(NOBODY);
});

test('a page does not wait for a store of sessions that does not answer', async () => {
  const waits: { ms: number; action: () => void }[] = [];
  const after = (ms: number, action: () => void) => {
    waits.push({ ms, action });
    return () => undefined;
  };
  const gateway = await startGateway({}, { webRoot: builtPortal(), after });
  const cookie = await gateway.signIn();
  vi.spyOn(gateway.sessions, 'find').mockReturnValue(new Promise(() => undefined));
  const visitor = visitorOf(gateway, cookie);
  const limit = await vi.waitUntil(() => waits.find(({ ms }) => ms === 250));
  limit.action();
  expect(await visitor).toEqual(NOBODY);
});
