import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useExternalChanges } from '../../../../web/features/masterdata/useExternalChanges.ts';
import type { LiveEvent } from '../../../../web/platform/session/live-event.ts';
import { LiveFeedContext } from '../../../../web/platform/session/live-events.ts';
import type { LiveFeed } from '../../../../web/platform/session/live-feed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listening(hasWork: boolean) {
  const listeners = new Set<(events: readonly LiveEvent[]) => void>();
  const feed = {
    subscribe(listener: (events: readonly LiveEvent[]) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as LiveFeed;
  const onRefresh = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LiveFeedContext value={feed}>{children}</LiveFeedContext>
  );
  const { result } = renderHook(
    () => useExternalChanges({ moduleCode: '200301', hasWork, busy: false, onRefresh }),
    { wrapper },
  );
  const tell = (...keys: readonly string[]) =>
    act(() => {
      for (const key of keys) for (const listener of listeners) listener([{ kind: 'list', key }]);
      vi.advanceTimersByTime(1000);
    });
  return { result, onRefresh, tell };
}

describe('A list that others change', () => {
  it('is reloaded automatically while the user does not work in it, once for many changes', () => {
    const { result, onRefresh, tell } = listening(false);
    tell('200301', '200301', '200301');
    expect([onRefresh.mock.calls.length, result.current.isStale]).toEqual([1, false]);
  });

  it('reports changes and waits while the user works in it', () => {
    const { result, onRefresh, tell } = listening(true);
    tell('200301');
    expect([onRefresh.mock.calls.length, result.current.isStale]).toEqual([0, true]);
    act(() => result.current.clear());
    expect(result.current.isStale).toBe(false);
  });

  it('does not reload for other lists', () => {
    const { result, onRefresh, tell } = listening(false);
    tell('200302');
    expect([onRefresh.mock.calls.length, result.current.isStale]).toEqual([0, false]);
  });
});
