import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSession, type Session } from '../../../../web/platform/session/session.ts';
import { SessionProvider } from '../../../../web/platform/session/SessionContext.tsx';
import { useAwake } from '../../../../web/platform/session/useAwake.ts';

function Watcher() {
  return <p>{useAwake() ? 'awake' : 'asleep'}</p>;
}

function show(session: Session) {
  render(
    <SessionProvider value={session}>
      <Watcher />
    </SessionProvider>,
  );
  return () => screen.getByText(/awake|asleep/u).textContent;
}

function attendedSession(): Session {
  const session = createSession();
  session.signedIn('STAFF');
  return session;
}

afterEach(() => vi.restoreAllMocks());

describe('The page', () => {
  it('sleeps while it is hidden, and wakes when it is visible again', () => {
    const state = show(attendedSession());
    expect(state()).toBe('awake');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(state()).toBe('asleep');
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(state()).toBe('awake');
  });

  it('sleeps without a network', () => {
    const state = show(attendedSession());
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(state()).toBe('asleep');
    line.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(state()).toBe('awake');
  });

  it('sleeps while the session is locked, has ended, or is unknown', () => {
    const session = createSession();
    const state = show(session);
    expect(state()).toBe('asleep');
    act(() => session.signedIn('STAFF'));
    expect(state()).toBe('awake');
    act(() => session.lock());
    expect(state()).toBe('asleep');
    act(() => session.unlock());
    expect(state()).toBe('awake');
    act(() => session.reportLoss('expired'));
    expect(state()).toBe('asleep');
  });
});
