import { NO_OTHER_PROCESS, type ProcessChannel } from '../store/process-channel.ts';
import type { SessionRecord } from '../store/session-store.ts';
import { createAccountFeed, type AccountFeed, type FeedParts } from './account-feed.ts';
import type { EventSink } from './event-stream.ts';
import type { LiveEvent } from './live-event.ts';
import type { SharedPoll } from './shared-poll.ts';

/** The live events of /events and of subscriptions: all feeds and streams of the process. */
export interface LiveEvents {
  /**
   * Opens a stream that `create` makes; null when the account has reached its maximum of streams.
   * The stream calls `onClose` when it has ended.
   */
  open<Sink extends EventSink>(
    session: SessionRecord,
    lastEventId: string | null,
    create: (onClose: () => void) => Sink,
  ): Sink | null;
  /** Notifies the other browsers of the account about a change made by this session. */
  notify(session: SessionRecord, events: readonly LiveEvent[]): void;
  /**
   * The same for all accounts of the enterprise, for data that many look at, such as the rows of a
   * list.
   */
  notifyEnterprise(session: SessionRecord, events: readonly LiveEvent[]): void;
  /** A session was locked, unlocked, switched or ended. */
  changed(sessionId: string): void;
  close(): void;
}

const MAX_STREAMS = 10;

/** Topics between processes: changes, changed sessions, and what one process has polled. */
const CHANGE = 'live change';
const SESSION = 'live session';
const POLLED = 'live poll';

/** A change made through the portal. Without an account, it concerns the whole enterprise. */
interface Change {
  enterprise: string;
  account: string | null;
  events: readonly LiveEvent[];
  /** The session that made it and needs no notification. */
  except: string;
}

type LiveParts = Omit<FeedParts, 'name' | 'share'> & { channel?: ProcessChannel };

export function createLiveEvents({ channel = NO_OTHER_PROCESS, ...parts }: LiveParts): LiveEvents {
  /** Feeds by account and post, because events of one post are not for another. */
  const accounts = new Map<string, Map<string, AccountFeed>>();
  const streams = new Map<string, number>();
  let isClosed = false;

  function feedOf(account: string, post: string): AccountFeed {
    const feeds = accounts.get(account) ?? new Map<string, AccountFeed>();
    const known = feeds.get(post);
    if (known !== undefined) return known;
    const feedParts = {
      ...{ ...parts, name: JSON.stringify([account, post]) },
      share: (polled: SharedPoll) => channel.send(POLLED, { account, post, polled }),
    };
    const feed = createAccountFeed(feedParts, () => {
      if (feeds.get(post) === feed) feeds.delete(post);
      if (feeds.size === 0) accounts.delete(account);
    });
    accounts.set(account, feeds.set(post, feed));
    return feed;
  }

  function deliver({ enterprise, account, events, except }: Change): void {
    for (const [name, feeds] of accounts)
      if (account === null ? isOfEnterprise(name, enterprise) : name === account)
        for (const feed of feeds.values()) feed.notify(events, except);
  }

  function refreshSession(sessionId: string): void {
    for (const feeds of accounts.values())
      for (const feed of feeds.values()) feed.refreshSession(sessionId);
  }

  function deliverToAll(change: Change): void {
    deliver(change);
    channel.send(CHANGE, change);
  }

  channel.receive(CHANGE, (content) => deliver(content as Change));
  channel.receive(SESSION, (content) => refreshSession(content as string));
  channel.receive(POLLED, (content) => {
    const { account, post, polled } = content as PolledElsewhere;
    accounts.get(account)?.get(post)?.receive(polled);
  });

  return {
    open(session, lastEventId, create) {
      const account = accountOf(session);
      const listening = streams.get(account) ?? 0;
      if (isClosed || listening >= MAX_STREAMS) return null;
      const feed = feedOf(account, session.account.mainPost?.postCode ?? '');
      const stream = create(() => {
        const left = (streams.get(account) ?? 1) - 1;
        if (left > 0) streams.set(account, left);
        else streams.delete(account);
        feed.leave(stream);
      });
      streams.set(account, listening + 1);
      feed.join(session, stream, lastEventId);
      return stream;
    },
    notify: (session, events) => deliverToAll(changeOf(session, accountOf(session), events)),
    notifyEnterprise: (session, events) => deliverToAll(changeOf(session, null, events)),
    changed(sessionId) {
      refreshSession(sessionId);
      channel.send(SESSION, sessionId);
    },
    close() {
      isClosed = true;
      for (const feeds of accounts.values()) for (const feed of feeds.values()) feed.close();
      accounts.clear();
    },
  };
}

interface PolledElsewhere {
  account: string;
  post: string;
  polled: SharedPoll;
}

function changeOf(
  { id, account: { ent_id: enterprise } }: SessionRecord,
  account: string | null,
  events: readonly LiveEvent[],
): Change {
  return { enterprise, account, events, except: id };
}

/** Whether an account key belongs to an enterprise. */
function isOfEnterprise(account: string, enterprise: string): boolean {
  return account.startsWith(`[${JSON.stringify(enterprise)},`);
}

function accountOf({ account }: SessionRecord): string {
  return JSON.stringify([account.ent_id, account.userid]);
}
