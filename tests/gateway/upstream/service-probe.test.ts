import { describe, expect, test } from 'vitest';
import { TransportError } from '../../../gateway/upstream/transport.ts';
import { settled } from '../../support/retail/held-services.ts';
import { failureOf } from './fixture.ts';
import { heldFixture } from './held-fixture.ts';

describe('A service that is being probed', () => {
  test('is used by all calls of a page as soon as the probe is answered', async () => {
    const { services, timers, callOf, time } = await heldFixture();
    for (let turn = 1; turn <= 5; turn += 1) {
      const call = failureOf(callOf(turn).call('todoTotals', { turn }));
      await services.arrived('todoTotals', turn);
      services.open()[0]?.fail(new TransportError('unreachable'));
      expect(await call).toBe('unreachable');
    }
    time.now += 1_000;
    const page = [6, 7, 8].map((turn) => failureOf(callOf(turn).call('todoTotals', { turn })));
    await settled();
    expect(services.open()).toHaveLength(1);
    services.open()[0]?.answer([]);
    await settled();
    expect(services.open()).toHaveLength(2);
    for (const call of services.open()) call.answer([]);
    expect(await Promise.all(page)).toEqual(Array(3).fill('no failure'));
    timers.pass(1_000);
  });

  test('lets calls wait for its probe for one second at most, and not at all if the probe failed', async () => {
    const { services, timers, callOf, time } = await heldFixture();
    for (let turn = 1; turn <= 5; turn += 1) {
      const call = failureOf(callOf(turn).call('todoTotals', { turn }));
      await services.arrived('todoTotals', turn);
      services.open()[0]?.fail(new TransportError('unreachable'));
      await call;
    }
    time.now += 1_000;
    const probe = failureOf(callOf(6).call('todoTotals', { turn: 6 }));
    const impatient = failureOf(callOf(7).call('todoTotals', { turn: 7 }));
    await settled();
    timers.pass(1_000);
    expect(await impatient).toBe('circuit-open');
    const waiting = failureOf(callOf(8).call('todoTotals', { turn: 8 }));
    await settled();
    time.now += 1_000;
    expect(await failureOf(callOf(9).call('todoTotals', { turn: 9 }))).toBe('circuit-open');
    services.open()[0]?.fail(new TransportError('unreachable'));
    expect(await Promise.all([probe, waiting])).toEqual(['unreachable', 'circuit-open']);
  });
});
