import type { SessionRecord } from '../store/session-store.ts';
import { createAccountFeed, type AccountFeed, type FeedParts } from './account-feed.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import type { LiveEvent } from './live-event.ts';

/** The live events of /events: all feeds and streams of the process. */
export interface LiveEvents {
  /** Opens a stream; null when the account has reached its maximum of streams. */
  open(session: SessionRecord, lastEventId: string | null): EventStream | null;
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

export function createLiveEvents(parts: FeedParts): LiveEvents {
  /** Feeds by account and post, because events of one post are not for another. */
  const accounts = new Map<string, Map<string, AccountFeed>>();
  const streams = new Map<string, number>();
  let isClosed = false;

  function feedOf(account: string, post: string): AccountFeed {
    const feeds = accounts.get(account) ?? new Map<string, AccountFeed>();
    const known = feeds.get(post);
    if (known !== undefined) return known;
    const feed = createAccountFeed(parts, () => {
      if (feeds.get(post) === feed) feeds.delete(post);
      if (feeds.size === 0) accounts.delete(account);
    });
    accounts.set(account, feeds.set(post, feed));
    return feed;
  }

  return {
    open(session, lastEventId) {
      const account = accountOf(session);
      const listening = streams.get(account) ?? 0;
      if (isClosed || listening >= MAX_STREAMS) return null;
      const feed = feedOf(account, session.account.mainPost?.postCode ?? '');
      const stream = createEventStream(() => {
        const left = (streams.get(account) ?? 1) - 1;
        if (left > 0) streams.set(account, left);
        else streams.delete(account);
        feed.leave(stream);
      });
      streams.set(account, listening + 1);
      feed.join(session, stream, lastEventId);
      return stream;
    },
    notify(session, events) {
      for (const feed of accounts.get(accountOf(session))?.values() ?? [])
        feed.notify(events, session.id);
    },
    notifyEnterprise(session, events) {
      const isOfEnterprise = enterpriseFilter(session);
      for (const [account, feeds] of accounts)
        if (isOfEnterprise(account))
          for (const feed of feeds.values()) feed.notify(events, session.id);
    },
    changed(sessionId) {
      for (const feeds of accounts.values())
        for (const feed of feeds.values()) feed.refreshSession(sessionId);
    },
    close() {
      isClosed = true;
      for (const feeds of accounts.values()) for (const feed of feeds.values()) feed.close();
      accounts.clear();
    },
  };
}

/** Tests whether an account key belongs to the enterprise of a session. */
function enterpriseFilter({
  account: { ent_id: enterprise },
}: SessionRecord): (account: string) => boolean {
  const start = `[${JSON.stringify(enterprise)},`;
  return (account) => account.startsWith(start);
}

function accountOf({ account }: SessionRecord): string {
  return JSON.stringify([account.ent_id, account.userid]);
}
