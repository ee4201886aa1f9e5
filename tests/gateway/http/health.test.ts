import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';

test('reports that it is alive', async () => {
  const { app } = await startGateway();
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
});

test('reports that it is ready, and the state of the services', async () => {
  mockRetail().refuses('globalParameters', 'A0242');
  const { app } = await startGateway();
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { status: 'ready', store: 'up', upstream: 'reachable', openCircuits: [] },
  ]);
});

test('stays ready when services are down', async () => {
  mockRetail().replies('globalParameters', () => 'unreachable');
  const { app } = await startGateway();
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { status: 'ready', store: 'up', upstream: 'unreachable', openCircuits: [] },
  ]);
});

test("a store that fails does, and is the gateway's own error everywhere else", async () => {
  mockRetail().refuses('globalParameters', 'A0242');
  const sessions = createSqliteSessionStore({
    file: ':memory:',
    secret: Buffer.alloc(32),
    idleMs: 1e9,
    absoluteMs: 1e9,
    clock: () => 0,
  });
  const broken = {
    ...sessions,
    check: () => Promise.reject(new Error('disk full')),
    find: () => Promise.reject(new Error('disk full')),
  };
  const { app, ask } = await startGateway({}, { sessions: broken });
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.json()]).toEqual([
    503,
    { status: 'unavailable', store: 'down', upstream: 'reachable', openCircuits: [] },
  ]);
  const { status, errors } = await ask('{ viewer { code } }', { cookie: 'portal_session=x' });
  expect(status).toBe(500);
  expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
  expect(JSON.stringify(errors)).not.toContain('disk');
});

test('logs a store that fails once, and once that it works again', async () => {
  mockRetail().refuses('globalParameters', 'A0242');
  const sessions = createSqliteSessionStore({
    ...{ file: ':memory:', secret: Buffer.alloc(32), idleMs: 1e9, absoluteMs: 1e9 },
    clock: () => 0,
  });
  let isBroken = true;
  const check = () => (isBroken ? Promise.reject(new Error('disk full')) : sessions.check());
  const { app, clock, logLines } = await startGateway({}, { sessions: { ...sessions, check } });
  const lines = () =>
    logLines
      .map((line) => JSON.parse(line) as { msg: string; detail?: string })
      .filter(({ msg }) => msg.startsWith('session store'));
  async function probe(): Promise<number> {
    clock.now += 5_000;
    return (await app.inject('/readyz')).statusCode;
  }
  expect([await probe(), await probe(), await probe()]).toEqual([503, 503, 503]);
  expect(lines()).toMatchObject([{ msg: 'session store down', detail: 'disk full' }]);
  isBroken = false;
  expect([await probe(), await probe()]).toEqual([200, 200]);
  expect(lines().map(({ msg }) => msg)).toEqual([
    'session store down',
    'session store works again',
  ]);
});
