import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { TransportError, type Transport } from '../../../gateway/upstream/transport.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { settled } from '../../support/retail/held-services.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { createScriptedTransport, Refused } from '../../support/gateway/scripted-transport.ts';
import { failureOf, upstreamFixture } from './fixture.ts';
import { heldFixture } from './held-fixture.ts';

/** Services of which one behaves as the test says; the others always answer. */
async function scriptedFixture(answer: () => unknown) {
  const { transport, calls } = createScriptedTransport(({ path }) =>
    path === OPERATIONS.todoTotals ? answer() : [],
  );
  const fixture = await upstreamFixture({ transport, timeoutMs: 30_000 });
  const ask = (timeoutMs?: number) =>
    failureOf(
      fixture.caller().call('todoTotals', {}, timeoutMs === undefined ? {} : { timeoutMs }),
    );
  return { ...fixture, ask, calls };
}

async function inOrder(count: number, ask: () => Promise<unknown>): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  for (let turn = 0; turn < count; turn += 1) outcomes.push(await ask());
  return outcomes;
}

describe('A slow service', () => {
  test('gets a quarter of the connections, and further calls wait for one second', async () => {
    const { services, timers, callOf } = await heldFixture(64);
    const calls = Array.from({ length: 17 }, (_, index) =>
      failureOf(callOf(index).call('todoTotals', { index })),
    );
    await settled();
    expect(services.open()).toHaveLength(16);
    timers.pass(1_000);
    expect(await calls[16]).toBe('busy');
    for (const call of services.open()) call.answer([]);
    expect(await Promise.all(calls.slice(0, 16))).toEqual(Array(16).fill('no failure'));
    expect(services.calls).toHaveLength(16);
  });

  test('does not affect other services', async () => {
    const { services, callOf } = await heldFixture(64);
    const slow = Array.from({ length: 40 }, (_, index) =>
      callOf(index).call('todoTotals', { index }),
    );
    await settled();
    const other = callOf(100).call('shops', {});
    await services.arrived('shops');
    services.callsTo('shops')[0]?.answer(['1001']);
    expect(await other).toEqual(['1001']);
    while (services.open().length > 0) {
      for (const call of services.open()) call.answer([]);
      await settled();
    }
    await Promise.all(slow);
  });

  test('still refreshes tokens of signed-in users while sign-ins are slow', async () => {
    const { services, timers, callOf, session, upstream } = await heldFixture(64);
    const signIns = Array.from({ length: 20 }, (_, account) =>
      failureOf(callOf(account, null).call('login', { account })),
    );
    await settled();
    expect(services.callsTo('login')).toHaveLength(8);
    const work = upstream.forRequest({ session, requestId: 'r' }).call('refreshToken', {});
    await services.arrived('refreshToken');
    services.callsTo('refreshToken')[0]?.answer('renewed');
    expect(await work).toBe('renewed');
    timers.pass(1_000);
    for (const call of services.open()) call.answer('signed in');
    expect((await Promise.all(signIns)).filter((outcome) => outcome === 'busy')).toHaveLength(12);
  });

  test('admits a waiting call as soon as a running one has ended', async () => {
    const { services, callOf } = await heldFixture(4);
    const [first, second] = [
      callOf(1).call('todoTotals', { n: 1 }),
      callOf(2).call('todoTotals', { n: 2 }),
    ];
    await services.arrived('todoTotals');
    services.open()[0]?.answer('one');
    await services.arrived('todoTotals', 2);
    services.open()[0]?.answer('two');
    expect(await Promise.all([first, second])).toEqual(['one', 'two']);
  });
});

describe('A service that does not answer', () => {
  const faults: [string, () => never][] = [
    ['takes too long', () => thrown(new TransportError('timeout'))],
    ['cannot be reached', () => thrown(new TransportError('unreachable'))],
  ];

  test.each(faults)(
    'is blocked after five failures because it %s, then probed and used again',
    async (_title, fault) => {
      let answer: () => unknown = fault;
      const { ask, calls, caller, time, upstream } = await scriptedFixture(() => answer());
      await inOrder(5, ask);
      expect(await inOrder(20, ask)).toEqual(Array(20).fill('circuit-open'));
      expect(calls).toHaveLength(5);
      expect(upstream.openCircuits()).toEqual(['msc-flowable']);
      expect(await failureOf(caller().call('shops', {}))).toBe('no failure');
      answer = () => ({});
      time.now += 1_000;
      expect(await inOrder(3, ask)).toEqual(Array(3).fill('no failure'));
      expect(upstream.openCircuits()).toEqual([]);
    },
  );

  test('is still called after cards with a short limit failed, because it may answer within the full limit', async () => {
    const { ask, upstream } = await scriptedFixture(() => thrown(new TransportError('timeout')));
    expect(await inOrder(20, () => ask(2_500))).toEqual(Array(20).fill('timeout'));
    expect(upstream.openCircuits()).toEqual([]);
    await inOrder(5, () => ask(30_000));
    expect(await ask(2_500)).toBe('circuit-open');
  });

  test('is detected by continuing card calls if it exceeds the full limit, and not if it answers within it', async () => {
    const pace = { answerBy: null, isFollowUp: false, continuesLateCalls: true };
    let answer: () => unknown = () => [];
    const { upstream, session } = await scriptedFixture(() => answer());
    const card = (turn: number) =>
      failureOf(
        upstream
          .forRequest({ session, requestId: 'r', pace })
          .call('todoTotals', { turn }, { timeoutMs: 2_500 }),
      );
    for (let turn = 0; turn < 10; turn += 1) expect(await card(turn)).toBe('no failure');
    answer = () => thrown(new TransportError('timeout'));
    for (let turn = 10; turn < 15; turn += 1) expect(await card(turn)).toBe('timeout');
    expect(await card(15)).toBe('circuit-open');
  });

  test('is distinguished from a service that refuses calls', async () => {
    const { ask, upstream } = await scriptedFixture(() => thrown(new Refused('B0001')));
    expect(await inOrder(10, ask)).toEqual(Array(10).fill('refused'));
    expect(upstream.openCircuits()).toEqual([]);
  });

  test('is not blocked because of canceled requests', async () => {
    const { services, upstream, session } = await heldFixture();
    for (let turn = 1; turn <= 10; turn += 1) {
      const gone = new AbortController();
      const call = failureOf(
        upstream
          .forRequest({ session, requestId: 'r', signal: gone.signal })
          .call('todoTotals', { turn }),
      );
      await services.arrived('todoTotals', turn);
      gone.abort();
      expect(await call).toBe('cancelled');
    }
    expect(upstream.openCircuits()).toEqual([]);
  });

  test('is reported to the caller, in /readyz and once in the log', async () => {
    const { transport, calls } = createScriptedTransport(({ path }) =>
      path === OPERATIONS.todoPreview ? thrown(new TransportError('unreachable')) : [],
    );
    const { app, ask, signIn, logLines, clock } = await startGateway({}, { transport });
    const cookie = await signIn();
    const query = '{ viewer { pendingApprovals { totalCount } shops { code } } }';
    await inOrder(5, () => ask(query, { cookie }));
    const { data, errors } = await ask(query, { cookie });
    expect(data).toEqual({ viewer: { pendingApprovals: null, shops: [] } });
    expect(errors).toMatchObject([
      {
        message: 'This service is not answering; we try again automatically.',
        extensions: { code: 'UPSTREAM_UNREACHABLE', reason: 'CIRCUIT_OPEN' },
      },
    ]);
    expect(calls.filter(({ path }) => path === OPERATIONS.todoPreview)).toHaveLength(5);
    expect((await app.inject('/readyz')).json()).toMatchObject({ openCircuits: ['msc-flowable'] });
    clock.now += 1_000;
    await inOrder(3, () => ask(query, { cookie }));
    const warnings = logLines.filter((line) => line.includes('the service is not answering'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('"service":"msc-flowable"');
  });
});

test('files and language packs count as calls of their service', async () => {
  const held: Transport = () => new Promise(() => {});
  const timers = createManualTimers();
  const { upstream } = await upstreamFixture({
    transport: held,
    after: timers.after,
    upstreamConnections: 4,
  });
  const path = '/api/msc-gls/languagePack/en-US/abc.json';
  void upstream.download(path);
  const second = failureOf(upstream.download(path));
  await settled();
  timers.pass(1_000);
  expect(await second).toBe('busy');
});

function thrown(error: Error): never {
  throw error;
}
