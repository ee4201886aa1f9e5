import { expect, test } from 'vitest';
import {
  createCircuitBreaker,
  type CallOutcome,
} from '../../../gateway/upstream/circuit-breaker.ts';

function fixture() {
  const time = { now: 1_000_000 };
  const changes: boolean[] = [];
  const breaker = createCircuitBreaker({
    clock: () => time.now,
    onChange: (isOpen) => void changes.push(isOpen),
  });
  /** The results of several calls; false for a call that is blocked. */
  const end = (...outcomes: CallOutcome[]): boolean[] =>
    outcomes.map((outcome) => {
      const trial = breaker.begin();
      trial?.end(outcome);
      return trial !== null;
    });
  return { time, changes, breaker, end };
}
const FIVE: CallOutcome[] = Array<CallOutcome>(5).fill('failed');

test('the breaker opens after five failures in a row and reports it once', () => {
  const { breaker, changes, end } = fixture();
  expect(end(...FIVE)).toEqual(Array(5).fill(true));
  expect(breaker.isOpen()).toBe(true);
  expect(end('answered', 'answered')).toEqual([false, false]);
  expect(changes).toEqual([true]);
});

test('the breaker stays closed if an answer arrives between failures', () => {
  const { breaker, end } = fixture();
  end(...FIVE.slice(1), 'answered', ...FIVE.slice(1));
  expect(breaker.isOpen()).toBe(false);
});

test('the breaker does not count calls that were cut off early', () => {
  const { breaker, end } = fixture();
  end(...Array<CallOutcome>(100).fill('undecided'));
  expect(breaker.isOpen()).toBe(false);
});

test('the breaker lets one call through after a pause and closes when it is answered', () => {
  const { time, breaker, changes, end } = fixture();
  end(...FIVE);
  time.now += 999;
  expect(breaker.begin()).toBeNull();
  time.now += 1;
  const probe = breaker.begin();
  expect(probe?.isProbe).toBe(true);
  expect(breaker.begin()).toBeNull();
  probe?.end('answered');
  expect(breaker.isOpen()).toBe(false);
  expect(breaker.begin()?.isProbe).toBe(false);
  expect(changes).toEqual([true, false]);
});

test('the breaker doubles the pause with each failed probe, up to five seconds', () => {
  const { time, changes, end } = fixture();
  end(...FIVE);
  const pauses = [1_000, 2_000, 4_000, 5_000, 5_000].map((pause) => {
    time.now += pause - 1;
    const early = end('failed');
    time.now += 1;
    return [...early, ...end('failed')];
  });
  expect(pauses).toEqual(Array(5).fill([false, true]));
  expect(changes).toEqual([true]);
});

test('the breaker uses the next call as probe if the probe was cut off early', () => {
  const { time, breaker, end } = fixture();
  end(...FIVE);
  time.now += 1_000;
  expect(end('undecided', 'undecided', 'answered', 'answered')).toEqual([true, true, true, true]);
  expect(breaker.isOpen()).toBe(false);
});

test('the breaker waits no longer than ten seconds for a probe', () => {
  const { time, breaker } = fixture();
  for (const outcome of FIVE) breaker.begin()?.end(outcome);
  time.now += 1_000;
  expect(breaker.begin()).not.toBeNull();
  time.now += 9_999;
  expect(breaker.begin()).toBeNull();
  time.now += 1;
  expect(breaker.begin()).not.toBeNull();
});

test('the breaker closes when a call from before it opened is answered late', () => {
  const { breaker, end } = fixture();
  const slow = breaker.begin();
  end(...FIVE);
  slow?.end('answered');
  expect(breaker.isOpen()).toBe(false);
});

test('the breaker does not stay open because the system clock was set back', () => {
  const { time, end } = fixture();
  end(...FIVE);
  time.now -= 3_600_000;
  expect(end('answered')).toEqual([true]);
});
