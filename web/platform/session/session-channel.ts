import { createListeners } from '../../design/storage/listeners.ts';
import type { AccountSide } from '../routes/paths.ts';

/**
 * How a session ended, for the sign-in page. `unlock-failed`: too many wrong passwords on the lock
 * screen.
 */
export type SignOutNotice = 'signed-out' | 'expired' | 'unlock-failed';

/**
 * Messages between the windows of one browser about their shared session. They contain no secrets,
 * are validated by the receiver and never return to the sender. Without BroadcastChannel, storage
 * events carry them; without either, each window finds out by its own requests.
 */
export type SessionMessage =
  | { kind: 'signed-out'; notice: SignOutNotice }
  /** The account whose session the cookie now is; `account` is the viewer's opaque id. */
  | { kind: 'signed-in'; side: AccountSide; account: string }
  | { kind: 'locked' }
  | { kind: 'unlocked' }
  | { kind: 'scope'; scope: string }
  /** The user is active in the sending window. */
  | { kind: 'activity' }
  /** Live events received by the window that listens to the gateway. */
  | { kind: 'live'; events: readonly unknown[] };

export interface SessionChannel {
  post(message: SessionMessage): void;
  subscribe(listener: (message: SessionMessage) => void): () => void;
}

const CHANNEL_NAME = 'portal.session';

export const silentChannel: SessionChannel = {
  post: () => undefined,
  subscribe: () => () => undefined,
};

export function createSessionChannel(
  browser: Window & Partial<Pick<typeof globalThis, 'BroadcastChannel'>>,
): SessionChannel {
  const listeners = createListeners<[message: SessionMessage]>();
  const receive = (data: unknown) => {
    if (isSessionMessage(data)) listeners.notify(data);
  };
  const send = openBroadcast(browser, receive) ?? openStorageChannel(browser, receive);
  return {
    post(message) {
      try {
        send(message);
      } catch {
        // The browser supports no messages between windows: each finds out by its own requests.
      }
    },
    subscribe: listeners.add,
  };
}

type Send = (message: SessionMessage) => void;

function openBroadcast(
  browser: Parameters<typeof createSessionChannel>[0],
  receive: (data: unknown) => void,
): Send | null {
  try {
    if (browser.BroadcastChannel === undefined) return null;
    const channel = new browser.BroadcastChannel(CHANNEL_NAME);
    channel.onmessage = ({ data }) => receive(data);
    return (message) => channel.postMessage(message);
  } catch {
    return null;
  }
}

function openStorageChannel(browser: Window, receive: (data: unknown) => void): Send {
  browser.addEventListener('storage', ({ key, newValue }) => {
    if (key !== CHANNEL_NAME || newValue === null) return;
    try {
      receive(JSON.parse(newValue));
    } catch {
      // The value is not a message of ours.
    }
  });
  return (message) => {
    // Removed immediately, so that the same message can be sent again and nothing is left behind.
    browser.localStorage.setItem(CHANNEL_NAME, JSON.stringify(message));
    browser.localStorage.removeItem(CHANNEL_NAME);
  };
}

const MAX_EVENTS = 100;
const shortText = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= 512;

const checks: Readonly<
  Record<SessionMessage['kind'], (message: Readonly<Record<string, unknown>>) => boolean>
> = {
  'signed-out': ({ notice }) =>
    ['signed-out', 'expired', 'unlock-failed'].includes(notice as string),
  'signed-in': ({ side, account }) =>
    (side === 'STAFF' || side === 'SUPPLIER') && shortText(account),
  locked: () => true,
  unlocked: () => true,
  scope: ({ scope }) => shortText(scope),
  activity: () => true,
  live: ({ events }) => Array.isArray(events) && events.length <= MAX_EVENTS,
};

export function isSessionMessage(data: unknown): data is SessionMessage {
  if (
    typeof data !== 'object' ||
    data === null ||
    !('kind' in data) ||
    typeof data.kind !== 'string'
  )
    return false;
  return Object.hasOwn(checks, data.kind) && checks[data.kind as SessionMessage['kind']](data);
}
