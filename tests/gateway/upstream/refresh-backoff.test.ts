import { expect, test } from 'vitest';
import type { Answering } from '../../support/retail/loopback-retail.ts';
import { startGateway, TOKENS } from '../../support/gateway/gateway.ts';
import { createScriptedTransport, Refused } from '../../support/gateway/scripted-transport.ts';
import { ACCOUNT, failureOf, NEW, OLD, REFRESH, SHOPS, upstreamFixture } from './fixture.ts';

const unlessOld: Answering = ({ headerToken }) =>
  headerToken === NEW.accessToken ? { returncode: '0', data: 'answer' } : { returncode: 'A0242' };

/** Services whose tokens have expired and whose refresh fails until a test changes that. */
async function fixture() {
  const parts = await upstreamFixture();
  parts.retail.answer(SHOPS, unlessOld);
  parts.retail.answer(REFRESH, () => ({ returncode: 'B0001' }));
  const ask = () => failureOf(parts.caller().call('shops', {}));
  const refreshes = () => parts.retail.callsTo(REFRESH).length;
  return { ...parts, ask, refreshes };
}

test('after a failed refresh, calls fail immediately without a new refresh until the pause is over', async () => {
  const { ask, refreshes, time } = await fixture();
  for (let call = 0; call < 15; call += 1) expect(await ask()).toBe('refresh-failed');
  expect(refreshes()).toBe(1);
  time.now += 999;
  await ask();
  expect(refreshes()).toBe(1);
  time.now += 1;
  await ask();
  expect(refreshes()).toBe(2);
});

test('the pause doubles with each failure, up to 15 seconds', async () => {
  const { ask, refreshes, time } = await fixture();
  const counts: number[] = [];
  await ask();
  for (const pause of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
    time.now += pause - 1;
    await ask();
    counts.push(refreshes());
    time.now += 1;
    await ask();
    counts.push(refreshes());
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]);
});

test('a successful refresh ends the pauses', async () => {
  const { ask, retail, refreshes, sessions, session, time } = await fixture();
  await ask();
  time.now += 1_000;
  retail.answer(REFRESH, () => ({ returncode: '0', data: NEW }));
  expect(await ask()).toBe('no failure');
  const { tokenVersion } = (await sessions.read(session.id)) ?? { tokenVersion: 0 };
  await sessions.replaceTokens(session.id, tokenVersion, OLD);
  retail.answer(REFRESH, () => ({ returncode: 'B0001' }));
  await ask();
  time.now += 1_000;
  await ask();
  expect(refreshes()).toBe(4);
});

test('during the pause, a token pair from another process is used and a sign-out is noticed', async () => {
  const { ask, caller, refreshes, sessions, session } = await fixture();
  const [early, late] = [caller(), caller()];
  await ask();
  await sessions.replaceTokens(session.id, session.tokenVersion, NEW);
  expect(await early.call('shops', {})).toBe('answer');
  await sessions.delete(session.id);
  expect(await failureOf(late.call('shops', {}))).toBe('session-ended');
  expect(refreshes()).toBe(1);
});

test('the pause does not affect other sessions', async () => {
  const { ask, refreshes, sessions, upstream } = await fixture();
  await ask();
  const { session } = await sessions.create(ACCOUNT, {
    accessToken: 'access-2',
    refreshToken: 'refresh-2',
  });
  await failureOf(upstream.forRequest({ session, requestId: 'r' }).call('shops', {}));
  expect(refreshes()).toBe(2);
});

test('the pause does not get longer when the system clock is set back', async () => {
  const { ask, refreshes, time } = await fixture();
  await ask();
  time.now -= 3_600_000;
  await ask();
  expect(refreshes()).toBe(2);
});

test('requests during the pause report that the session could not be renewed', async () => {
  const { transport, calls } = createScriptedTransport(({ path }) => {
    throw new Refused(path === REFRESH ? 'B0001' : 'A0242');
  });
  const { ask, signIn } = await startGateway({}, { transport });
  const cookie = await signIn(undefined, { tokens: TOKENS });
  for (let request = 0; request < 15; request += 1) {
    const { errors } = await ask('{ viewer { shops { code } } }', { cookie });
    expect(errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_UNREACHABLE', reason: 'TOKEN_REFRESH_FAILED' } },
    ]);
  }
  expect(calls.filter(({ path }) => path === REFRESH)).toHaveLength(1);
});
