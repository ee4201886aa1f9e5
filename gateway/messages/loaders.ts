import type { Account } from '../request/account.ts';
import type {
  Message,
  MessageCount,
  MessagePage,
  MessagePreview,
  MustSeeItem,
} from '../generated/resolvers.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { listMustSee } from './must-see-rest.ts';
import {
  countUnread,
  findMessage,
  listMessages,
  previewAnnouncements,
  previewMessages,
  type MessageSearch,
} from './rest.ts';

/** Each load has the caller's time limit; equal loads of a request share one call. */
export interface MessageLoaders {
  unreadMessages(limit?: CallOptions): Promise<MessagePreview>;
  /** Counted from the rows of unreadMessages, without a further call. */
  unreadCounts(limit?: CallOptions): Promise<MessageCount[]>;
  messagePage(search: MessageSearch): Promise<MessagePage>;
  /** A message by its key at the services; null when the account has none. */
  message(key: string): Promise<Message | null>;
  unreadAnnouncements(limit?: CallOptions): Promise<MessagePreview>;
  mustSee(limit?: CallOptions): Promise<MustSeeItem[]>;
}

export function createMessageLoaders(
  retail: RetailClient,
  account: Account,
  timeZone: string,
): MessageLoaders {
  return {
    unreadMessages: (limit) => previewMessages(retail, account, timeZone, limit),
    unreadCounts: (limit) => countUnread(retail, account, limit),
    messagePage: (search) => listMessages(retail, account, timeZone, search),
    message: (key) => findMessage(retail, account, timeZone, key),
    unreadAnnouncements: (limit) => previewAnnouncements(retail, account, timeZone, limit),
    mustSee: (limit) => listMustSee(retail, account, limit),
  };
}
