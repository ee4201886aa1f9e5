import { describe, expect, test } from 'vitest';
import { createGate, type Answering } from '../../support/retail/loopback-retail.ts';
import { failureOf, LOGOUT, NEW, OLD, REFRESH, SHOPS, upstreamFixture } from './fixture.ts';

const EXPIRED = { returncode: 'A0242', message: 'expired' };
const unlessOld: Answering = ({ headerToken }) =>
  headerToken === OLD.accessToken ? EXPIRED : { returncode: '0', data: headerToken };

describe('an expired access token', () => {
  test('is refreshed once for 50 requests at the same time, and each of their calls is retried once', async () => {
    const { retail, caller, sessions, session, answered } = await upstreamFixture();
    const gate = createGate();
    retail.answer(SHOPS, unlessOld);
    retail.answer(REFRESH, async () => {
      await gate.opened;
      return { returncode: '0', data: NEW };
    });
    const answers = Array.from({ length: 50 }, (_, usercode) =>
      caller().call('shops', { usercode }),
    );
    await answered('A0242', 50);
    gate.open();
    expect(await Promise.all(answers)).toEqual(Array(50).fill(NEW.accessToken));
    expect(retail.callsTo(REFRESH)).toHaveLength(1);
    expect(retail.callsTo(REFRESH)[0]).toMatchObject({
      body: { refreshToken: OLD.refreshToken },
      headerToken: OLD.accessToken,
    });
    expect(retail.callsTo(SHOPS)).toHaveLength(100);
    expect((await sessions.read(session.id))?.tokens).toEqual(NEW);
  });

  test('is replaced by the newer token without a second refresh if it is noticed after the refresh has ended', async () => {
    const { retail, caller } = await upstreamFixture();
    const gate = createGate();
    retail.answer(REFRESH, () => ({ returncode: '0', data: NEW }));
    retail.answer(SHOPS, async (call) => {
      const { usercode } = call.body as { usercode: string };
      if (usercode === 'late' && call.headerToken === OLD.accessToken) await gate.opened;
      return unlessOld(call, undefined as never);
    });
    const late = caller().call('shops', { usercode: 'late' });
    await retail.arrived(SHOPS, 1);
    expect(await caller().call('shops', { usercode: 'early' })).toBe(NEW.accessToken);
    gate.open();
    expect(await late).toBe(NEW.accessToken);
    expect(retail.callsTo(REFRESH)).toHaveLength(1);
  });

  test('is not sent again by later calls of the same request', async () => {
    const { retail, caller } = await upstreamFixture();
    retail.answer(SHOPS, unlessOld);
    retail.answer(REFRESH, () => ({ returncode: '0', data: NEW }));
    const request = caller();
    await request.call('shops', { usercode: 'a' });
    await request.call('shops', { usercode: 'b' });
    expect(retail.callsTo(SHOPS).map(({ headerToken }) => headerToken)).toEqual([
      OLD.accessToken,
      NEW.accessToken,
      NEW.accessToken,
    ]);
  });

  test('ends the session if the new token is refused as well', async () => {
    const { retail, caller, sessions, session } = await upstreamFixture();
    retail.answer(SHOPS, () => EXPIRED);
    retail.answer(REFRESH, () => ({ returncode: '0', data: NEW }));
    const request = caller();
    expect(await failureOf(request.call('shops', {}))).toBe('session-ended');
    expect(await sessions.read(session.id)).toBeNull();
    expect(retail.callsTo(REFRESH)).toHaveLength(1);
    expect(await failureOf(request.call('posts', {}))).toBe('session-ended');
    expect(retail.calls).toHaveLength(3);
  });

  test('causes no refresh for a sign-in or sign-out, whose answer is passed on', async () => {
    const { retail, caller } = await upstreamFixture();
    retail.answer(LOGOUT, () => EXPIRED);
    expect(await failureOf(caller().call('logout', { refreshToken: OLD.refreshToken }))).toBe(
      'refused',
    );
    expect(retail.callsTo(REFRESH)).toHaveLength(0);
  });
});

describe('a refresh that fails', () => {
  const faults: [string, Answering][] = [
    [
      'answers 500 with HTML',
      (_call, response) => (response.writeHead(500).end('<h1>Oops</h1>'), 'handled'),
    ],
    ['answers 503 with an error envelope', () => ({ status: 503, returncode: 'A0001' })],
    ['answers an internal error', () => ({ returncode: 'B0001' })],
    ['breaks the connection', (_call, response) => (response.destroy(), 'handled')],
    ['never answers', () => new Promise(() => {})],
    ['answers success without tokens', () => ({ returncode: '0', data: { accessToken: '' } })],
    [
      'answers half a body',
      (_call, response) => (
        response.writeHead(200, { 'content-length': 99 }).write('{"re'),
        setImmediate(() => response.destroy()),
        'handled'
      ),
    ],
  ];

  test.each(faults)(
    'keeps the session and fails all waiting calls if it %s; later calls try again',
    async (_title, fault) => {
      const { retail, caller, sessions, session, answered, time } = await upstreamFixture({
        timeoutMs: 400,
      });
      const allWait = createGate();
      retail.answer(SHOPS, unlessOld);
      retail.answer(REFRESH, async (call, response) => {
        await allWait.opened;
        return fault(call, response);
      });
      const wave = ['1', '2', '3'].map((usercode) => caller().call('shops', { usercode }));
      await Promise.all([answered('A0242', 3), retail.arrived(REFRESH, 1)]);
      allWait.open();
      expect(await Promise.all(wave.map(failureOf))).toEqual(Array(3).fill('refresh-failed'));
      expect(retail.callsTo(REFRESH)).toHaveLength(1);
      expect((await sessions.read(session.id))?.tokens).toEqual(OLD);

      time.now += 1_000;
      retail.answer(REFRESH, () => ({ returncode: '0', data: NEW }));
      expect(await caller().call('shops', { usercode: 'again' })).toBe(NEW.accessToken);
    },
  );

  test('ends the session for all waiting calls if the services refuse it', async () => {
    const { retail, caller, sessions, session, answered } = await upstreamFixture();
    const gate = createGate();
    retail.answer(SHOPS, unlessOld);
    retail.answer(REFRESH, async () => {
      await gate.opened;
      return { returncode: 'A0244', message: 'used' };
    });
    const wave = ['1', '2', '3'].map((usercode) => caller().call('shops', { usercode }));
    await answered('A0242', 3);
    gate.open();
    expect(await Promise.all(wave.map(failureOf))).toEqual(Array(3).fill('session-ended'));
    expect(await sessions.read(session.id)).toBeNull();
    expect(retail.callsTo(REFRESH)).toHaveLength(1);
  });

  test('uses the pair of the process that used the single-use refresh token first', async () => {
    const { retail, caller, sessions, session } = await upstreamFixture();
    retail.answer(SHOPS, unlessOld);
    retail.answer(REFRESH, async () => {
      await sessions.replaceTokens(session.id, 1, {
        accessToken: 'access-theirs',
        refreshToken: 'refresh-theirs',
      });
      return { returncode: 'A0244' };
    });
    expect(await caller().call('shops', {})).toBe('access-theirs');
  });

  test('ends the session if the services have no refresh operation', async () => {
    const { retail, caller, sessions, session } = await upstreamFixture({
      retailConfig: { missing: ['refreshToken'] },
    });
    retail.answer(SHOPS, unlessOld);
    expect(await failureOf(caller().call('shops', {}))).toBe('session-ended');
    expect(await sessions.read(session.id)).toBeNull();
  });
});

test('a sign-out during a refresh wins, and the new token pair is revoked', async () => {
  const { retail, caller, sessions, session } = await upstreamFixture();
  retail.answer(SHOPS, unlessOld);
  retail.answer(REFRESH, async () => {
    await sessions.delete(session.id);
    return { returncode: '0', data: NEW };
  });
  expect(await failureOf(caller().call('shops', {}))).toBe('session-ended');
  expect(await sessions.read(session.id)).toBeNull();
  expect(retail.callsTo(LOGOUT)).toMatchObject([
    { headerToken: NEW.accessToken, body: { refreshToken: NEW.refreshToken } },
  ]);
});

test('a refresh that hangs for more than twice its limit no longer blocks the session', async () => {
  const { retail, caller, time } = await upstreamFixture();
  retail.answer(SHOPS, unlessOld);
  retail.answer(REFRESH, () => new Promise(() => {}));
  const stuck = failureOf(caller().call('shops', { usercode: '1' }));
  await retail.arrived(REFRESH, 1);
  time.now += 20_001;
  retail.answer(REFRESH, () => ({ returncode: '0', data: NEW }));
  expect(await caller().call('shops', { usercode: '2' })).toBe(NEW.accessToken);
  await retail.close();
  // Its call is repeated with the newer token, and the services are closed.
  expect(await stuck).toBe('unreachable');
});

test('the late result of a refresh that hung never replaces a newer pair', async () => {
  const { retail, caller, sessions, session, time } = await upstreamFixture();
  const late = createGate();
  const STALE = { accessToken: 'access-stale', refreshToken: 'refresh-stale' };
  retail.answer(SHOPS, unlessOld);
  retail.answer(REFRESH, async () => {
    await late.opened;
    return { returncode: '0', data: STALE };
  });
  const first = caller().call('shops', { usercode: '1' });
  await retail.arrived(REFRESH, 1);
  time.now += 20_001;
  retail.answer(REFRESH, () => ({ returncode: '0', data: NEW }));
  expect(await caller().call('shops', { usercode: '2' })).toBe(NEW.accessToken);
  late.open();
  // Both callers go on with the pair that is stored.
  expect(await first).toBe(NEW.accessToken);
  expect((await sessions.read(session.id))?.tokens).toEqual(NEW);
  expect(await caller().call('shops', { usercode: '3' })).toBe(NEW.accessToken);
  expect(retail.callsTo(REFRESH)).toHaveLength(2);
  // It is not revoked: services may end all pairs of the sign-in with it.
  expect(retail.callsTo(LOGOUT)).toEqual([]);
});

test('a call with a short limit does not wait longer for a slow refresh, which continues for others', async () => {
  const { retail, caller } = await upstreamFixture();
  const gate = createGate();
  retail.answer(SHOPS, unlessOld);
  retail.answer(REFRESH, async () => {
    await gate.opened;
    return { returncode: '0', data: NEW };
  });
  const patient = caller().call('shops', { usercode: 'patient' });
  await retail.arrived(REFRESH, 1);
  expect(await failureOf(caller().call('shops', { usercode: 'card' }, { timeoutMs: 400 }))).toBe(
    'late',
  );
  gate.open();
  expect(await patient).toBe(NEW.accessToken);
  expect(retail.callsTo(REFRESH)).toHaveLength(1);
});

test('A0244 in any answer ends the session, whatever the HTTP status is', async () => {
  const { retail, caller, sessions, session } = await upstreamFixture();
  retail.answer(SHOPS, () => ({ status: 401, returncode: 'A0244' }));
  expect(await failureOf(caller().call('shops', {}))).toBe('session-ended');
  expect(await sessions.read(session.id)).toBeNull();
  expect(retail.callsTo(REFRESH)).toHaveLength(0);
});
