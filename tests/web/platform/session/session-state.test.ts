import { describe, expect, it, vi } from 'vitest';
import {
  createSessionChannel,
  isSessionMessage,
  type SessionChannel,
  type SessionMessage,
} from '../../../../web/platform/session/session-channel.ts';
import { persistLock } from '../../../../web/platform/session/persist-lock.ts';
import { createSession } from '../../../../web/platform/session/session.ts';

/** Two windows of one browser: each receives the messages of the other. */
function twoWindows() {
  const heard = {
    left: new Set<(message: SessionMessage) => void>(),
    right: new Set<(message: SessionMessage) => void>(),
  };
  const channelOf = (own: 'left' | 'right', other: 'left' | 'right'): SessionChannel => ({
    post: (message) => heard[other].forEach((listener) => listener(message)),
    subscribe(listener) {
      heard[own].add(listener);
      return () => heard[own].delete(listener);
    },
  });
  const left = createSession(channelOf('left', 'right'));
  const right = createSession(channelOf('right', 'left'));
  for (const session of [left, right]) {
    session.setScope('P1~');
    session.signedIn('STAFF');
    session.setAccount('viewer-1');
  }
  return { left, right };
}

describe('The windows of a browser', () => {
  it('sign out together', () => {
    const { left, right } = twoWindows();
    left.signedOut('signed-out');
    expect(right.state()).toMatchObject({
      status: 'signed-out',
      notice: 'signed-out',
      side: 'STAFF',
    });
  });

  it('lock and unlock together', () => {
    const { left, right } = twoWindows();
    left.lock('asked');
    expect(right.state()).toMatchObject({ locked: true, lockPending: true });
    right.lockConfirmed();
    right.unlock();
    expect(left.state()).toMatchObject({ locked: false, lockPending: false });
  });

  it('do not mix two accounts: a sign-in by a different one shows the sign-in page in the other windows', () => {
    const { left, right } = twoWindows();
    left.signedOut(null);
    left.signedIn('SUPPLIER', 'viewer-2');
    expect(right.state()).toMatchObject({
      status: 'signed-out',
      notice: 'replaced',
      side: 'STAFF',
    });
    expect(right.account()).toBeNull();
  });

  it('go on when the same account has signed in again elsewhere', () => {
    const { left, right } = twoWindows();
    right.reportLoss('expired');
    left.signedOut(null);
    left.signedIn('STAFF', 'viewer-1');
    expect(right.state()).toMatchObject({ status: 'signed-in', ending: null });
  });

  it('follow a sign-in out of the sign-in page after a sign-out', () => {
    const { left, right } = twoWindows();
    left.signedOut('signed-out');
    left.signedIn('STAFF', 'viewer-1');
    expect(right.state()).toMatchObject({ status: 'signed-in', notice: null });
  });

  it('detect whether a different account signs in after the one that left', () => {
    const { left, right } = twoWindows();
    left.signedOut('expired');
    left.signedIn('STAFF', 'viewer-2');
    expect([left.state().changedHands, right.state().changedHands]).toEqual([true, true]);
    left.setAccount('viewer-2');
    left.signedOut('expired');
    left.signedIn('STAFF', 'viewer-2');
    expect(left.state().changedHands).toBe(false);
  });

  it('are notified of a switch, and that it was undone', () => {
    const { left, right } = twoWindows();
    left.switched('P2~');
    expect(right.state().scopeChanged).toBe(true);
    expect(right.scope()).toBe('P1~');
    left.switched('P1~');
    expect(right.state().scopeChanged).toBe(false);
  });
});

describe('A session', () => {
  it('that ends while its page is locked leads to the sign-in page at once', () => {
    const session = createSession();
    session.signedIn('STAFF');
    session.lock('asked');
    session.reportLoss('absent');
    expect(session.state()).toMatchObject({
      status: 'signed-out',
      notice: 'expired',
      locked: false,
      ending: null,
    });
  });

  it('that was locked here stays locked over a reload until the gateway has confirmed it', () => {
    const before = createSession();
    persistLock(before, () => window.sessionStorage);
    before.signedIn('STAFF');
    before.lock('asked');
    const after = createSession();
    persistLock(after, () => window.sessionStorage);
    expect(after.state()).toMatchObject({ locked: true, lockPending: true });
    after.lockConfirmed();
    const later = createSession();
    persistLock(later, () => window.sessionStorage);
    expect(later.state().locked).toBe(false);
  });

  it('can be locked if the browser stores nothing', () => {
    const session = createSession();
    persistLock(session, () => {
      throw new DOMException('denied', 'SecurityError');
    });
    session.lock('asked');
    expect(session.state().locked).toBe(true);
  });
});

describe('The channel', () => {
  const noBroadcast = (over: object = {}) =>
    Object.defineProperties(
      { addEventListener: window.addEventListener.bind(window), localStorage: window.localStorage },
      Object.getOwnPropertyDescriptors(over),
    ) as unknown as Window;

  it('uses the storage if a browser has nothing better, and leaves nothing there', () => {
    const channel = createSessionChannel(noBroadcast());
    const hear = vi.fn();
    channel.subscribe(hear);
    channel.post({ kind: 'locked' });
    expect(window.localStorage.getItem('portal.session')).toBeNull();
    expect(hear).not.toHaveBeenCalled();
    const tell = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session', newValue }));
    tell('{"kind":"signed-out","notice":"signed-out"}');
    tell(null);
    tell('{broken');
    tell('{"kind":"signed-out","notice":"<b>"}');
    expect(hear.mock.calls).toEqual([[{ kind: 'signed-out', notice: 'signed-out' }]]);
  });

  it('does nothing if a browser has neither', () => {
    const channel = createSessionChannel(
      noBroadcast({
        BroadcastChannel: vi.fn(() => {
          throw new DOMException('denied', 'SecurityError');
        }),
        get localStorage(): Storage {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    expect(() => channel.post({ kind: 'activity' })).not.toThrow();
  });

  it('uses BroadcastChannel if there is one', () => {
    const posted: unknown[] = [];
    let receive: (event: { data: unknown }) => void = () => undefined;
    const channel = createSessionChannel(
      noBroadcast({
        BroadcastChannel: class {
          set onmessage(listener: typeof receive) {
            receive = listener;
          }
          postMessage(message: unknown) {
            posted.push(message);
          }
        },
      }),
    );
    const hear = vi.fn();
    const stop = channel.subscribe(hear);
    channel.post({ kind: 'scope', scope: 'P2~' });
    receive({ data: { kind: 'unlocked' } });
    stop();
    receive({ data: { kind: 'locked' } });
    expect(posted).toEqual([{ kind: 'scope', scope: 'P2~' }]);
    expect(hear.mock.calls).toEqual([[{ kind: 'unlocked' }]]);
  });

  it.each([
    [null],
    ['locked'],
    [{}],
    [{ kind: 'constructor' }],
    [{ kind: 'scope' }],
    [{ kind: 'scope', scope: 7 }],
    [{ kind: 'scope', scope: 'x'.repeat(513) }],
    [{ kind: 'signed-in', side: 'ADMIN', account: '1' }],
    [{ kind: 'signed-in', side: 'STAFF', account: '' }],
    [{ kind: 'signed-out', notice: 'replaced' }],
  ])('ignores %o', (data) => {
    expect(isSessionMessage(data)).toBe(false);
  });
});
