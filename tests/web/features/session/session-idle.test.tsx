import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { otherWindows, sessionOf, openAccountWorkbench } from '../account/open-account-dialog.ts';
import { viewerOf } from '../../support/shell-fixtures.ts';
import type { Answers } from '../../support/fake-gateway.ts';

const minute = 60_000;
const touched = () => ({
  data: {
    sessionTouch: {
      __typename: 'SessionTouchPayload',
      session: { __typename: 'Session', endsAt: '2099-01-01T00:00:00Z' },
    },
  },
});

async function atWork(more: Answers = {}, session: object = {}) {
  const others = otherWindows();
  const viewer = viewerOf({ session: sessionOf('P1~', session) as never });
  const app = await openAccountWorkbench(
    { SessionTouch: touched, ...more },
    { viewer, channel: others.channel },
  );
  return { ...app, others };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('An idle session', () => {
  it('shows a warning two minutes before its end, once and with a countdown that is not read out', async () => {
    await atWork();
    await pass(28 * minute + 1000);
    // The dialog is loaded lazily.
    await vi.waitFor(() =>
      expect(document.querySelector('[role=alertdialog]')?.textContent).toContain(
        '两分钟内将退出登录',
      ),
    );
    const dialog = document.querySelector('[role=alertdialog]');
    const timer = dialog?.querySelector('[role=timer]');
    expect(timer?.getAttribute('aria-live')).toBe('off');
    const before = timer?.textContent;
    await pass(5000);
    expect(timer?.textContent).not.toBe(before);
    expect(document.querySelectorAll('[role=alertdialog]')).toHaveLength(1);
    expect(document.querySelector('[role=alertdialog]')).toBe(dialog);
  });

  it('goes on when the user stays, and the gateway is notified', async () => {
    const { gateway } = await atWork();
    await pass(29 * minute);
    fireEvent.click(screen.getByText('保持登录'));
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    await vi.waitFor(() => expect(gateway.operations()).toContain('SessionTouch'));
    await pass(27 * minute);
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
  });

  it('ends at the sign-in page with a reason and a return address, and without data of the account', async () => {
    const { address, services } = await atWork();
    await pass(31 * minute);
    await waitFor(() => expect(address()).toContain('/login'));
    expect(screen.getByText('登录已过期，请重新登录')).toBeTruthy();
    expect(services.session.scope()).toBeNull();
    const client = await services.loadClient();
    await waitFor(() => expect(client.extract()).toEqual({}));
  });

  it('shows its end at once after the computer wakes up', async () => {
    const { address } = await atWork();
    vi.setSystemTime(Date.now() + 40 * minute);
    fireEvent(window, new Event('focus'));
    await waitFor(() => expect(address()).toContain('/login'));
  });

  it('is kept by activity in another window, and reports activity in this one', async () => {
    const { others } = await atWork();
    await pass(20 * minute);
    act(() => others.tell({ kind: 'activity' }));
    await pass(20 * minute);
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.keyDown(document.body, { key: 'b' });
    expect(others.posted.filter(({ kind }) => kind === 'activity')).toHaveLength(1);
  });
});

describe('A session in use', () => {
  it('reports activity to the gateway without other requests, but rarely', async () => {
    const { gateway } = await atWork();
    for (let at = 0; at < 10; at++) {
      fireEvent.pointerMove(document.body);
      await pass(minute);
    }
    const touches = gateway.operations().filter((name) => name === 'SessionTouch').length;
    expect(touches).toBeGreaterThanOrEqual(2);
    expect(touches).toBeLessThanOrEqual(4);
  });

  it('is kept by activity in an embedded module, whose events stay in its frame', async () => {
    const { services, gateway, others } = await atWork();
    for (let at = 0; at < 31; at++) {
      act(() => services.session.reportActivity());
      act(() => services.session.reportActivity());
      await pass(minute);
    }
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
    expect(gateway.operations()).toContain('SessionTouch');
    expect(others.posted.filter(({ kind }) => kind === 'activity')).toHaveLength(31);
  });

  it('shows a warning before the end that activity does not extend', async () => {
    await atWork({}, { endsAt: new Date(Date.now() + 10 * minute).toISOString() });
    await pass(8 * minute + 1000);
    expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('已达到最长时间');
    fireEvent.click(screen.getByText('知道了'));
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  });

  it('is locked after the time that the user chose', async () => {
    window.localStorage.setItem('portal.lockAfter', '5');
    const { services } = await atWork();
    await pass(5 * minute + 1000);
    expect(services.session.state().locked).toBe(true);
    // The lock screen and its dialog are loaded lazily.
    await vi.waitFor(() =>
      expect(document.querySelector('[data-cover] [role=dialog]')).not.toBeNull(),
    );
  });
});
