import { expect, test } from 'vitest';
import { backgroundLane, laneOf } from '../../../gateway/upstream/call-lanes.ts';
import { createHeldServices, settled } from '../../support/retail/held-services.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { failureOf, upstreamFixture } from './fixture.ts';

async function fixture() {
  const services = createHeldServices();
  const timers = createManualTimers();
  const { upstream, session } = await upstreamFixture({
    transport: services.transport,
    after: timers.after,
  });
  return { services, timers, upstream, session };
}

test('visitors of one address share 32 concurrent calls, separately from other addresses', async () => {
  const { services, upstream } = await fixture();
  const visit = (address: string) =>
    upstream.forRequest({ session: null, requestId: 'r', lane: laneOf(null, address) });
  const answers = Array.from({ length: 40 }, (_, account) => [
    visit('10.0.0.1').call('login', { account }),
    visit('10.0.0.2').call('login', { account }),
  ]).flat();
  await settled();
  expect(services.open()).toHaveLength(64);
  while (services.open().length > 0) {
    for (const call of services.open()) call.answer('token');
    await settled();
  }
  expect(await Promise.all(answers)).toHaveLength(80);
});

test('a waiting call is dropped and never made when its request is canceled', async () => {
  const { services, upstream, session } = await fixture();
  const busy = upstream.forRequest({ session, requestId: 'r1' });
  const under = Array.from({ length: 32 }, (_, index) => busy.call('shops', { index }));
  const gone = new AbortController();
  const waiting = failureOf(
    upstream.forRequest({ session, requestId: 'r2', signal: gone.signal }).call('posts', {}),
  );
  await settled();
  gone.abort();
  expect(await waiting).toBe('cancelled');
  for (const call of services.open()) call.answer([]);
  await Promise.all(under);
  await settled();
  expect(services.callsTo('posts')).toEqual([]);
});

test('a call that waits for its whole time limit fails and is never made', async () => {
  const { services, timers, upstream, session } = await fixture();
  const busy = upstream.forRequest({ session, requestId: 'r1' });
  const under = Array.from({ length: 32 }, (_, index) => busy.call('shops', { index }));
  const waiting = failureOf(busy.call('posts', {}, { timeoutMs: 2_500 }));
  await settled();
  timers.pass(2_500);
  expect(await waiting).toBe('timeout');
  for (const call of services.open()) call.answer([]);
  await Promise.all(under);
  expect(services.callsTo('posts')).toEqual([]);
});

test('a call that had to wait gets the rest of its time limit', async () => {
  const services = createHeldServices();
  const { upstream, session, time } = await upstreamFixture({ transport: services.transport });
  const caller = upstream.forRequest({ session, requestId: 'r1' });
  const under = Array.from({ length: 32 }, (_, index) => caller.call('shops', { index }));
  const waiting = caller.call('posts', {}, { timeoutMs: 2_500 });
  await settled();
  time.now += 1_000;
  for (const call of services.open()) call.answer([]);
  await services.arrived('posts');
  expect(services.callsTo('posts')[0]?.timeoutMs).toBe(1_500);
  services.callsTo('posts')[0]?.answer([]);
  await Promise.all([...under, waiting]);
});

test('background work waits in a separate line', async () => {
  const { services, upstream, session } = await fixture();
  const job = upstream.forRequest({ session, requestId: 'job', lane: backgroundLane('job 1') });
  const work = Array.from({ length: 20 }, (_, index) => job.call('shops', { index }));
  await settled();
  expect(services.open()).toHaveLength(8);
  const waited = upstream.forRequest({ session, requestId: 'r1' }).call('posts', {});
  await services.arrived('posts');
  while (services.open().length > 0) {
    for (const call of services.open()) call.answer([]);
    await settled();
  }
  await Promise.all([...work, waited]);
});

test('a call that continues for a later request gives up its slot', async () => {
  const { services, timers, upstream, session } = await fixture();
  const pace = { answerBy: null, isFollowUp: false, continuesLateCalls: true };
  const caller = upstream.forRequest({ session, requestId: 'r1', pace });
  const late = Array.from({ length: 32 }, (_, index) =>
    failureOf(caller.call('todoTotals', { index }, { timeoutMs: 2_500 })),
  );
  await settled();
  const waiting = upstream.forRequest({ session, requestId: 'r2' }).call('posts', {});
  await settled();
  expect(services.callsTo('posts')).toEqual([]);
  timers.pass(2_500);
  expect(await Promise.all(late)).toEqual(Array(32).fill('late'));
  await services.arrived('posts');
  expect(services.open()).toHaveLength(33);
  for (const call of services.open()) call.answer([]);
  await waiting;
});
