import { describe, expect, test } from 'vitest';
import { startGateway, TOKENS, type TestGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { placeFor, sessionStores } from '../store/fixture.ts';
import { signInAs } from './sign-in-support.ts';

/** Services that give each sign-in tokens of its own, numbered from 1. */
function services() {
  let count = 0;
  return mockRetail()
    .answers('logout', null)
    .replies('login', () => {
      count += 1;
      const refreshToken = `refresh-${count}`;
      const data = { ...SIGNED_IN_STAFF, ...TOKENS, refreshToken };
      return { body: { returncode: '0', message: 'success', data } };
    });
}

/** A gateway with this maximum, whose sessions are in SQLite or Redis. */
async function start(kind: 'sqlite' | 'redis', maxSessions: number) {
  const { open, time } = await placeFor(kind);
  const gateway = await startGateway({ maxSessions }, { sessions: await open() });
  gateway.clock.now = time.now;
  const pass = (ms: number): void => {
    time.now += ms;
    gateway.clock.now = time.now;
  };
  return { gateway, pass, time };
}

/** Signs in with a browser that has no session yet, and returns its cookie. */
async function signIn(gateway: TestGateway, address = '127.0.0.1'): Promise<string> {
  const { headers, data } = await signInAs(gateway, {}, { address });
  expect(data).toMatchObject({ sessionSignIn: { userErrors: [] } });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

const stateOf = async ({ ask }: TestGateway, cookie: string) =>
  (await ask('{ viewer { id } }', { cookie })).errors?.[0]?.extensions.code ?? 'signed in';

const endedIn = ({ logLines }: TestGateway) =>
  logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'sessionEnded');

describe.each(sessionStores)('with sessions in %s', (kind) => {
  test('a sign-in beyond the maximum ends the oldest session, here and at the services', async () => {
    const retail = services();
    const { gateway, pass } = await start(kind, 2);
    const cookies: string[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      cookies.push(await signIn(gateway));
      pass(60_000);
    }
    const states = await Promise.all(cookies.map((cookie) => stateOf(gateway, cookie)));
    expect(states).toEqual(['SESSION_EXPIRED', 'signed in', 'signed in']);
    const revoked = retail.asked.filter(({ path }) => path.endsWith('/logout'));
    expect(revoked.map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(endedIn(gateway)).toEqual([
      expect.objectContaining({
        ...{ log: 'security', reason: 'tooManySessions', account: '100001/ops_director' },
        session: expect.stringMatching(/^[\da-f]{16}$/u),
      }),
    ]);
  });

  test('parallel sign-ins leave exactly as many sessions as an account may have', async () => {
    services();
    const { gateway, pass } = await start(kind, 3);
    for (let nth = 0; nth < 3; nth += 1) await signIn(gateway);
    pass(1_000);
    const cookies = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => signIn(gateway, `10.0.0.${nth}`)),
    );
    const states = await Promise.all(cookies.map((cookie) => stateOf(gateway, cookie)));
    expect(states.filter((state) => state === 'signed in')).toHaveLength(3);
    expect(await gateway.sessions.ofAccount(SIGNED_IN_STAFF)).toHaveLength(3);
  });

  test('a session of a clock that was wrong does not end that of today', async () => {
    services();
    const { gateway, pass } = await start(kind, 1);
    pass(3_600_000);
    const early = await signIn(gateway);
    pass(-3_600_000);
    const late = await signIn(gateway);
    expect(await stateOf(gateway, late)).toBe('signed in');
    expect(await stateOf(gateway, early)).toBe('SESSION_EXPIRED');
  });
});

test('a browser that signs in again replaces its own session, and ends none of others', async () => {
  services();
  const { gateway, pass } = await start('sqlite', 2);
  const other = await signIn(gateway);
  const own = await signIn(gateway);
  pass(1_000);
  await signInAs(gateway, {}, { cookie: own });
  expect(await stateOf(gateway, other)).toBe('signed in');
  expect(endedIn(gateway)).toEqual([]);
});

test('sessions of another account do not count', async () => {
  services();
  const { gateway, pass } = await start('sqlite', 1);
  const stranger = await gateway.signIn({ ...SIGNED_IN_STAFF, userid: 'U0003' });
  pass(1_000);
  await signIn(gateway);
  expect(await stateOf(gateway, stranger)).toBe('signed in');
});

test('with 0 an account may have any number', async () => {
  services();
  const { gateway, pass } = await start('sqlite', 0);
  for (let nth = 0; nth < 25; nth += 1) {
    await signIn(gateway);
    pass(1_000);
  }
  expect(await gateway.sessions.ofAccount(SIGNED_IN_STAFF)).toHaveLength(25);
});

test('a sign-in succeeds although the oldest session cannot be deleted', async () => {
  services();
  const { gateway, pass } = await start('sqlite', 1);
  const first = await signIn(gateway);
  pass(1_000);
  gateway.sessions.delete = async () => {
    throw new Error('disk full');
  };
  expect(await stateOf(gateway, await signIn(gateway))).toBe('signed in');
  expect(await stateOf(gateway, first)).toBe('signed in');
});
