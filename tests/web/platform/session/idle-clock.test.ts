import { describe, expect, it, vi } from 'vitest';
import { createIdleClock } from '../../../../web/platform/session/idle-clock.ts';

const minute = 60_000;

/** A manual clock: timers run in order, each at its own time. */
function handClock() {
  let time = 1_000_000;
  let timers: { at: number; action: () => void }[] = [];
  const runDue = (until: number) => {
    for (;;) {
      const next = timers
        .filter(({ at }) => at <= until)
        .sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      timers = timers.filter((timer) => timer !== next);
      time = Math.max(time, next.at);
      next.action();
    }
    time = until;
  };
  return {
    now: () => time,
    after(ms: number, action: () => void) {
      const timer = { at: time + ms, action };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass: (ms: number) => runDue(time + ms),
    /** The computer sleeps: time passes, but no timer runs. */
    sleep(ms: number) {
      time += ms;
    },
    pending: () => timers.length,
  };
}

function idle({ endsIn = 24 * 60, lockAfter = null as number | null, idleMinutes = 30 } = {}) {
  const hand = handClock();
  const touch = vi.fn();
  const lock = vi.fn();
  const clock = createIdleClock({
    idleMs: idleMinutes * minute,
    endsAt: hand.now() + endsIn * minute,
    lockAfterMs: () => (lockAfter === null ? null : lockAfter * minute),
    now: hand.now,
    after: hand.after,
    touch,
    lock,
  });
  clock.check();
  return { hand, clock, touch, lock };
}

describe('The idle clock', () => {
  it('warns two minutes before the end, counts down and ends', () => {
    const { hand, clock } = idle();
    hand.pass(28 * minute - 1);
    expect(clock.state().phase).toBe('awake');
    hand.pass(1);
    expect(clock.state()).toEqual({ phase: 'idle-warning', secondsLeft: 120 });
    hand.pass(59_000);
    expect(clock.state()).toEqual({ phase: 'idle-warning', secondsLeft: 61 });
    hand.pass(61_000);
    expect(clock.state().phase).toBe('ended');
    expect(hand.pending()).toBe(0);
  });

  it('reports the end at once after the computer slept through it, and a movement does not revive the session', () => {
    const { hand, clock, touch } = idle();
    hand.sleep(45 * minute);
    clock.reportActivity('here');
    expect(clock.state().phase).toBe('ended');
    clock.confirmPresence();
    expect(clock.state().phase).toBe('ended');
    expect(touch).not.toHaveBeenCalled();
  });

  it('reports activity without requests to the gateway, at most every three minutes and finally after the last activity', () => {
    const { hand, clock, touch } = idle();
    for (let second = 0; second < 600; second += 5) {
      clock.reportActivity('here');
      hand.pass(5000);
    }
    expect(touch.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(touch.mock.calls.length).toBeLessThanOrEqual(4);
    const before = touch.mock.calls.length;
    clock.reportActivity('here');
    hand.pass(3 * minute);
    expect(touch).toHaveBeenCalledTimes(before + 1);
    hand.pass(20 * minute);
    expect(touch).toHaveBeenCalledTimes(before + 1);
  });

  it('does not report activity if other requests have done so', () => {
    const { hand, clock, touch } = idle();
    for (let at = 0; at < 30; at++) {
      clock.reportActivity('here');
      hand.pass(minute);
      clock.reportUse();
    }
    expect(touch).not.toHaveBeenCalled();
    expect(clock.state().phase).toBe('awake');
  });

  it('counts activity in another window, which reports it itself', () => {
    const { hand, clock, touch } = idle();
    hand.pass(29 * minute);
    expect(clock.state().phase).toBe('idle-warning');
    clock.reportActivity('elsewhere');
    expect(clock.state()).toEqual({ phase: 'awake', secondsLeft: 0 });
    expect(touch).not.toHaveBeenCalled();
  });

  it('keeps the warning while the mouse moves, until it is answered', () => {
    const { hand, clock, touch } = idle();
    hand.pass(29 * minute);
    clock.reportActivity('here');
    expect(clock.state().phase).toBe('idle-warning');
    clock.confirmPresence();
    expect(clock.state().phase).toBe('awake');
    expect(touch).toHaveBeenCalledTimes(1);
    hand.pass(27 * minute);
    expect(clock.state().phase).toBe('awake');
  });

  it('warns once before the end that activity does not extend, and ends then', () => {
    const { hand, clock } = idle({ endsIn: 10 });
    hand.pass(8 * minute);
    expect(clock.state()).toEqual({ phase: 'end-warning', secondsLeft: 120 });
    clock.reportActivity('here');
    expect(clock.state().phase).toBe('end-warning');
    clock.confirmPresence();
    expect(clock.state().phase).toBe('awake');
    hand.pass(2 * minute);
    expect(clock.state().phase).toBe('ended');
  });

  it('locks the page after the time that the user chose, not because of background requests', () => {
    const { hand, clock, lock } = idle({ lockAfter: 5 });
    hand.pass(4 * minute);
    clock.reportActivity('here');
    hand.pass(4 * minute);
    clock.reportUse();
    expect(lock).not.toHaveBeenCalled();
    hand.pass(minute);
    expect(lock).toHaveBeenCalled();
  });

  it('warns in proportion for a short session', () => {
    const { hand, clock } = idle({ idleMinutes: 2 });
    hand.pass(59_000);
    expect(clock.state().phase).toBe('awake');
    hand.pass(1000);
    expect(clock.state()).toEqual({ phase: 'idle-warning', secondsLeft: 60 });
  });

  it('can be stopped', () => {
    const { hand, clock } = idle();
    clock.stop();
    expect(hand.pending()).toBe(0);
  });
});
