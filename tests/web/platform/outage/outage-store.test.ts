import { describe, expect, it, vi } from 'vitest';
import {
  createOutageStore,
  isOutage,
  probeDelaysMs,
} from '../../../../web/platform/outage/outage-store.ts';
import { createManualTimers } from '../../../support/manual-timers.ts';

function openOutage() {
  const timers = createManualTimers();
  const outage = createOutageStore(timers.after);
  const retry = vi.fn();
  const part = (failed: boolean, own = retry) => ({ failed, weight: 1, retry: own });
  const reportAll = (failed: number, total: number) => {
    for (let at = 0; at < total; at += 1) outage.report(String(at), part(at < failed));
  };
  return { outage, timers, retry, part, reportAll };
}

describe('The state of a page', () => {
  it.each([
    [0, 10, false],
    [2, 2, false],
    [3, 4, true],
    [5, 10, false],
    [6, 10, true],
  ])('with %i of %i parts failed is an outage: %s', (failed, total, isOut) => {
    const { outage, reportAll } = openOutage();
    reportAll(failed, total);
    expect(outage.isOut()).toBe(isOut);
  });

  it('is reported once when it changes, and ends when the parts are back', () => {
    const { outage, reportAll } = openOutage();
    const listener = vi.fn();
    outage.subscribe(listener);
    reportAll(4, 5);
    reportAll(5, 5);
    expect(listener).toHaveBeenCalledTimes(1);
    reportAll(0, 5);
    expect(outage.isOut()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('forgets the parts that are no longer on the page', () => {
    const { outage, reportAll } = openOutage();
    reportAll(3, 4);
    for (let at = 0; at < 3; at += 1) outage.report(String(at), null);
    expect(outage.isOut()).toBe(false);
  });
});

describe('A retry', () => {
  it('reloads what has failed, and parts that share a request once', () => {
    const { outage, retry, part } = openOutage();
    const [own, fine] = [vi.fn(), vi.fn()];
    outage.report('a', part(true));
    outage.report('b', part(true));
    outage.report('c', part(true, own));
    outage.report('d', part(false, fine));
    outage.retryAll();
    expect([retry, own, fine].map((one) => one.mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('happens automatically during an outage, at growing intervals, and stops with it', () => {
    const { outage, timers, retry, reportAll } = openOutage();
    reportAll(2, 10);
    expect(timers.waiting()).toEqual([]);
    reportAll(10, 10);
    const waited = probeDelaysMs.map(() => {
      const [next = 0] = timers.waiting();
      timers.pass(next);
      return next;
    });
    expect(waited).toEqual([...probeDelaysMs]);
    expect(retry).toHaveBeenCalledTimes(probeDelaysMs.length);
    expect(timers.waiting()).toEqual([60_000]);
    reportAll(0, 10);
    expect([outage.isOut(), timers.waiting()]).toEqual([false, []]);
  });
});

describe('The end of an outage', () => {
  it('reloads the parts that still fail once more, and then leaves them to the user', () => {
    const { outage, timers, part, reportAll } = openOutage();
    const rest = vi.fn();
    reportAll(5, 5);
    outage.report('rest', part(true, rest));
    for (let at = 0; at < 5; at += 1) outage.report(String(at), part(false));
    expect(outage.isOut()).toBe(false);
    timers.pass(probeDelaysMs[0]);
    expect(rest).toHaveBeenCalledTimes(1);
    expect(timers.waiting()).toEqual([]);
  });

  it('reloads nothing if all parts are back in time', () => {
    const { outage, timers, part, reportAll } = openOutage();
    reportAll(5, 5);
    for (let at = 0; at < 4; at += 1) outage.report(String(at), part(false));
    expect(timers.waiting()).toEqual([probeDelaysMs[0]]);
    outage.report('4', part(false));
    expect(timers.waiting()).toEqual([]);
  });
});

it.each([
  [{ code: 'UPSTREAM_UNREACHABLE' }, true],
  [{ code: 'UPSTREAM_TIMEOUT' }, true],
  [{ code: 'GATEWAY_UNREACHABLE' }, true],
  [{ code: 'UPSTREAM_FAILED', reason: 'MALFORMED' }, true],
  [{ code: 'UPSTREAM_FAILED', returncode: 'B0001' }, true],
  [{ code: 'UPSTREAM_FAILED', returncode: 'E7788' }, false],
  [{ code: 'UPSTREAM_FAILED' }, false],
  [{ code: 'FORBIDDEN' }, false],
])('%o is an outage: %s', (problem, outage) => {
  expect(isOutage(problem)).toBe(outage);
});

describe('A part that is reloaded', () => {
  it('counts as failed until it has answered, and the page knows that it is pending', () => {
    const { outage, part } = openOutage();
    for (const id of ['a', 'b', 'c']) outage.report(id, part(true));
    const listener = vi.fn();
    outage.subscribe(listener);
    outage.report('a', { ...part(true), isReloading: true });
    expect([outage.isOut(), outage.isRetrying()]).toEqual([true, true]);
    outage.report('a', part(false));
    expect([outage.isOut(), outage.isRetrying()]).toEqual([false, false]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is not reloaded a second time automatically, but only on request', () => {
    const { outage, timers, retry, part } = openOutage();
    const hanging = vi.fn();
    for (const id of ['a', 'b', 'c']) outage.report(id, part(true));
    outage.report('d', { ...part(true, hanging), isReloading: true });
    timers.pass(probeDelaysMs[0]);
    expect([retry, hanging].map((one) => one.mock.calls.length)).toEqual([1, 0]);
    outage.retryAll();
    expect(hanging).toHaveBeenCalledTimes(1);
  });
});
